import DovetailGraph

extension Interpreter {
    /// The result of a function of the standard library that makes something of a text that is known.
    func text(_ callee: Callee, _ arguments: [Argument], _ environment: Environment) -> Value? {
        let values = arguments.map(\.value)
        if callee.name == "+", callee.usr.isMember(of: "s:SS"), values.count == 2 {
            guard case (.text(let left), .text(let right)) = (values[0], values[1]) else { return nil }
            return .text(left + right)
        }
        // `String(number)`
        if callee.name == "init", arguments.count == 1, callee.usr.hasPrefix("s:SSySSxcs25LosslessStringConvertible") {
            return described(arguments[0].value, as: type(arguments[0].node.unwrapped.type, environment)).map { .text($0) }
        }
        guard case .text(let text) = callee.this, callee.usr.isMember(of: "s:SS") else { return nil }
        switch (callee.name, values.first) {
        case ("hasPrefix", .text(let other)): return .truth(text.hasPrefix(other))
        case ("hasSuffix", .text(let other)): return .truth(text.hasSuffix(other))
        case ("uppercased", nil): return .text(text.uppercased())
        case ("lowercased", nil): return .text(text.lowercased())
        default: return nil
        }
    }

    /// The text of a literal in which all values are known. Only a text, an integer and a Boolean are always described as they are spelled.
    func interpolatedText(_ node: SyntaxNode, _ environment: Environment) -> Value? {
        guard type(node.type, environment).text == "Swift.String", !canDeclare(node, environment),
            let calls = node["appending_expr"]?["body"]?.nodes("elements").filter({ $0.kind == "call_expr" })
        else { return nil }
        return tried(node) {
            var text = ""
            for call in calls {
                guard let reference = call.calleeReference, reference.referencedUSR?.hasPrefix("s:s26DefaultStringInterpolationV") == true,
                    call.arguments.count == 1, let node = call.arguments[0]["expr"],
                    let part = self.described(self.value(of: node, environment), as: self.type(node.unwrapped.type, environment))
                else {
                    self.endTrial()
                    return .unknown
                }
                text += part
            }
            return .text(text)
        }
    }

    private func described(_ value: Value, as type: SourceType) -> String? {
        switch (type.text, value) {
        case ("Swift.String", .text(let text)): text
        case ("Swift.Int", .number(let number)): "\(number)"
        case ("Swift.Bool", .truth(let truth)): "\(truth)"
        default: nil
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
