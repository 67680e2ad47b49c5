/// Reads the code of one declaration, such as `binder.bind(Clock.self).to(factory: SystemClock.init)`.
///
/// It is not a parser of Swift: it knows brackets, strings and comments, and gives up at everything that it does not recognize.
enum DeclarationReader {
    /// The name of the type that the last call of the chain creates.
    static func implementation(in code: ArraySlice<UInt8>) -> String? {
        let calls = calls(in: code)
        let completions: Set = ["to", "launch", "launchAlways", "prepare"]
        // The only call of a root, `bind.to(factory: Server.init)`, begins behind its name.
        guard let call = calls.last(where: { completions.contains($0.name) || calls.count == 1 && $0.name.isEmpty }) else { return nil }
        for argument in call.arguments {
            let (label, expression) = separated(argument)
            if label == nil || label == "factory" || label == "value" { return type(of: expression) }
        }
        return call.closure.flatMap { type(ofClosure: $0) }
    }

    private struct Call {
        var name: String
        var arguments: [ArraySlice<UInt8>] = []
        var closure: ArraySlice<UInt8>?
    }

    /// The calls of a chain: `bind`, `sharedInScope`, `to`. The location of a call is that of its first bracket, so its name is not known.
    private static func calls(in code: ArraySlice<UInt8>) -> [Call] {
        var calls: [Call] = []
        var scanner = CodeScanner(code)
        var name = scanner.word() ?? ""
        while true {
            let isOnLine = scanner.skipSpaces(acrossLines: false)
            if isOnLine, let list = scanner.bracket("(") {
                calls.append(Call(name: name, arguments: CodeScanner.split(list, at: ",")))
            } else if isOnLine, let body = scanner.bracket("{") {
                if calls.last?.name != name { calls.append(Call(name: name)) }
                if calls[calls.count - 1].closure == nil { calls[calls.count - 1].closure = body }
            } else if scanner.skipSpaces(acrossLines: true), scanner.skip("."), let next = scanner.word() {
                name = next
            } else {
                return calls
            }
            // A bound, on which code such as `}}}}` of a file that was changed cannot loop.
            if calls.count > 64 { return [] }
        }
    }

    /// `factory: X.init` as `factory` and `X.init`.
    private static func separated(_ argument: ArraySlice<UInt8>) -> (label: String?, expression: ArraySlice<UInt8>) {
        var scanner = CodeScanner(argument)
        scanner.skipSpaces(acrossLines: true)
        guard let label = scanner.word(), scanner.skip(":") else { return (nil, argument) }
        return (label, scanner.rest)
    }

    /// The type of `X.init`, `X(…)`, or of a closure that only creates a value.
    private static func type(of expression: ArraySlice<UInt8>) -> String? {
        var scanner = CodeScanner(expression)
        scanner.skipSpaces(acrossLines: true)
        if let body = scanner.bracket("{") { return scanner.isAtEnd() ? type(ofClosure: body) : nil }
        while scanner.skipWord("return") || scanner.skipWord("try") || scanner.skipWord("await") { scanner.skipSpaces(acrossLines: true) }
        guard let path = scanner.typePath() else { return nil }
        if scanner.skip("."), scanner.word() != "init" { return nil }
        _ = scanner.bracket("(")
        return scanner.isAtEnd() ? path : nil
    }

    private static func type(ofClosure body: ArraySlice<UInt8>) -> String? {
        let code = body[(CodeScanner.end(ofFirst: "in", in: body) ?? body.startIndex)...]
        let statements = CodeScanner.split(code, at: "\n").filter { line in
            var scanner = CodeScanner(line)
            return !scanner.isAtEnd()
        }
        guard let last = statements.last else { return nil }
        if statements.count > 1 {
            var scanner = CodeScanner(last)
            scanner.skipSpaces(acrossLines: true)
            guard scanner.skipWord("return"), CodeScanner.count(of: "return", in: code) == 1 else { return nil }
        }
        return type(of: last)
    }
}

// SPDX-License-Identifier: Apache-2.0
