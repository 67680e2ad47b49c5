import DovetailGraph

// Texts, their parts and their characters have the value of a text; what their types differ in is known where they are used.

extension Interpreter {
    /// The result of a function of the standard library that makes something of a text that is known.
    func text(_ callee: Callee, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment) -> Value? {
        if callee.name == "init" { return newText(callee, arguments, at: node, environment) }
        let values = arguments.map(\.value)
        if values.count == 2, case (.text(let left), .text(let right)) = (values[0], values[1]) {
            guard callee.usr.isMember(of: "s:SS") || callee.generic("A").text == "Swift.String" else { return nil }
            switch callee.name {
            case "+": return .text(left + right)
            case "<": return .truth(left < right)
            case "<=": return .truth(left <= right)
            case ">": return .truth(left > right)
            case ">=": return .truth(left >= right)
            default: return nil
            }
        }
        guard case .text(let text) = callee.this,
            callee.usr.isMember(of: "s:SS") || callee.usr.isMember(of: "s:Ss") || isText(callee.generic("A"))
        else { return nil }
        switch (callee.name, values.first) {
        case ("hasPrefix", .text(let other)): return .truth(text.hasPrefix(other))
        case ("hasSuffix", .text(let other)): return .truth(text.hasSuffix(other))
        case ("contains", .text(let other)) where !other.isEmpty: return .truth(text.contains(other))
        case ("uppercased", nil): return .text(text.uppercased())
        case ("lowercased", nil): return .text(text.lowercased())
        case ("split", .text(let separator)) where arguments[0].label == "separator": return split(text, separator, arguments)
        case ("firstIndex", _), ("lastIndex", _), ("joined", _): return nil
        default:
            guard case .list(let elements)? = sequenceResult(callee.name, characters(of: text), arguments, at: node, environment) else {
                return sequenceResult(callee.name, characters(of: text), arguments, at: node, environment)
            }
            // `filter` and `prefix` of a text are texts.
            return isText(type(node.type, environment)) ? joined(elements) : .list(elements)
        }
    }

    /// `String(number)`, `String(characters)` and similar initializers.
    private func newText(_ callee: Callee, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment) -> Value? {
        guard type(node.type, environment).text == "Swift.String", declarations.standardOwner(of: callee.usr) == "String" else {
            return nil
        }
        switch (arguments.first?.value, arguments.first?.label, arguments.count) {
        case (.text(let text)?, "repeating", 2):
            guard case .number(let count) = arguments[1].value, (0...Self.mostElements).contains(count) else { return nil }
            return .text(String(repeating: text, count: count))
        case (.list(let elements)?, nil, 1) where areCharacters(arguments[0], environment): return joined(elements)
        case (let value?, nil, 1), (let value?, "describing", 1):
            return described(value, as: type(arguments[0].node.unwrapped.type, environment)).map { .text($0) }
        default: return nil
        }
    }

    private func split(_ text: String, _ separator: String, _ arguments: [Argument]) -> Value? {
        var (most, omits) = (Int.max, true)
        for argument in arguments.dropFirst() where !argument.isDefault {
            switch (argument.label, argument.value) {
            case ("maxSplits", .number(let number)) where number >= 0: most = number
            case ("omittingEmptySubsequences", .truth(let truth)): omits = truth
            default: return nil
            }
        }
        guard separator.count == 1, let character = separator.first else { return nil }
        return .list(text.split(separator: character, maxSplits: most, omittingEmptySubsequences: omits).map { .text(String($0)) })
    }

    // MARK: Characters

    func characters(of text: String) -> [Value] { text.map { .text(String($0)) } }

    private func joined(_ characters: [Value]) -> Value? {
        var text = ""
        for character in characters {
            guard case .text(let part) = character else { return nil }
            text += part
        }
        return .text(text)
    }

    func isText(_ type: SourceType) -> Bool { ["Swift.String", "Swift.Substring"].contains(type.text) }

    func isText(_ argument: Argument, _ environment: Environment) -> Bool { isText(type(argument.node.unwrapped.type, environment)) }

    private func areCharacters(_ argument: Argument, _ environment: Environment) -> Bool {
        let type = type(argument.node.unwrapped.type, environment)
        let element = (type.arguments(of: "Swift.Array") ?? type.arguments(of: "Swift.ArraySlice"))?.first
        return element?.text == "Swift.Character" || type.arguments(of: "Swift.ReversedCollection").map { isText($0[0]) } ?? false
    }

    /// A property of a text or of a character.
    func standardProperty(_ name: String, _ usr: String, ofText text: String, _ type: SourceType) -> Value? {
        if type.text == "Swift.Character" {
            guard let character = text.first, usr.isMember(of: "s:SJ") else { return nil }
            switch name {
            case "isLetter": return .truth(character.isLetter)
            case "isNumber": return .truth(character.isNumber)
            case "isUppercase": return .truth(character.isUppercase)
            case "isLowercase": return .truth(character.isLowercase)
            case "isWhitespace": return .truth(character.isWhitespace)
            case "isPunctuation": return .truth(character.isPunctuation)
            case "wholeNumberValue": return character.wholeNumberValue.map { .number($0) } ?? .null
            default: return nil
            }
        }
        guard isText(type) && declarations.isOfTheStandardLibrary(usr) || usr.isMember(of: "s:SS") else { return nil }
        switch name {
        case "count": return .number(text.count)
        case "isEmpty": return .truth(text.isEmpty)
        case "first": return text.first.map { .text(String($0)) } ?? .null
        case "last": return text.last.map { .text(String($0)) } ?? .null
        default: return nil
        }
    }

    // MARK: Interpolation

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
        case ("Swift.String", .text(let text)), ("Swift.Substring", .text(let text)), ("Swift.Character", .text(let text)): text
        case ("Swift.Int", .number(let number)): "\(number)"
        case ("Swift.Bool", .truth(let truth)): "\(truth)"
        default: nil
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
