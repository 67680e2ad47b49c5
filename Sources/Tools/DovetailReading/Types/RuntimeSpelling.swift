/// Formats the demangled names of types as the runtime formats those of metatypes, and as `TypeName` shortens them.
enum RuntimeSpelling {
    /// `App.Clock` of `App.(Clock in _646118E1)` and of `Clock #1 in App.configure() -> ()`.
    static func name(of text: String) -> String {
        text.contains(" in ") || text.contains(" where ") ? spelled(text[...]) : text
    }

    private static func spelled(_ text: Substring) -> String {
        var result = ""
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            if character == "(" || character == "<" || character == "[" || character == "{" {
                let end = BracketScanner.end(of: text, from: index)
                let inner = text[text.index(after: index)..<text.index(before: end)]
                if character == "(", let mark = inner.range(ofText: " in _"), !inner.contains(where: { "(,<".contains($0) }) {
                    result += inner[..<mark.lowerBound]
                } else if inner.contains(" where ") {
                    // The constraints of an extension: `<A where A == Swift.Int>`.
                } else if character == "(", inner.hasPrefix("extension in "), end < text.endIndex, text[end] == ":" {
                    result += text[index..<end]
                } else {
                    result.append(character)
                    result += BracketScanner.split(inner, at: ",").map { spelled($0) }.joined(separator: ", ")
                    result.append(text[text.index(before: end)])
                }
                index = end
            } else if let (name, context) = localName(text[index...]) {
                return result + container(of: context) + name
            } else {
                let isWord = isIdentifier(character)
                repeat {
                    result.append(text[index])
                    index = text.index(after: index)
                } while isWord && index < text.endIndex && isIdentifier(text[index])
            }
        }
        return result
    }

    private static func isIdentifier(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

    /// `Clock` of `Clock #1 in …`, or `Shop.Clock` of `Clock in Shop #1 in …`, and the function that contains it.
    private static func localName(_ text: Substring) -> (name: String, context: Substring)? {
        let nested = text.prefix { isIdentifier($0) || $0 == "." }
        var rest = text[nested.endIndex...]
        guard !nested.isEmpty else { return nil }
        var name = String(nested)
        if rest.hasPrefix(" in ") {
            let outer = rest.dropFirst(4).prefix { isIdentifier($0) }
            rest = rest[outer.endIndex...]
            name = outer + "." + name
        }
        guard rest.hasPrefix(" #") else { return nil }
        rest = rest.dropFirst(2).drop { $0.isNumber }
        return rest.hasPrefix(" in ") ? (name, rest.dropFirst(4)) : nil
    }

    /// Whether a local type is generic, or in a generic function or type: the demangled name does not tell which of them has the arguments.
    static func isGenericLocal(_ text: Substring) -> Bool {
        var index = text.startIndex
        while index < text.endIndex {
            if "(<[{`".contains(text[index]) {
                let end = BracketScanner.end(of: text, from: index)
                if text[index] != "`", isGenericLocal(text[text.index(after: index)..<text.index(before: end)]) { return true }
                index = end
            } else if let (_, context) = localName(text[index...]) {
                return hasArguments(context)
            } else {
                let word = text[index...].prefix { isIdentifier($0) || $0 == "." }
                index = word.isEmpty ? text.index(after: index) : word.endIndex
            }
        }
        return false
    }

    private static func hasArguments(_ context: Substring) -> Bool {
        var index = context.startIndex
        while index < context.endIndex, context[index] != "," {
            if context[index] == "<" { return true }
            index = "([{`".contains(context[index]) ? BracketScanner.end(of: context, from: index) : context.index(after: index)
        }
        return false
    }

    /// `App.Module.` of `static App.Module.configure(binder: …) -> ()`.
    private static func container(of context: Substring) -> String {
        var context = context
        while let mark = context.range(ofText: " in "), context[..<mark.lowerBound].contains(" #") || context.hasPrefix("closure") {
            context = context[mark.upperBound...]
        }
        for word in ["static ", "getter of ", "variable initialization expression of "] where context.hasPrefix(word) {
            context = context.dropFirst(word.count)
        }
        var end = context.startIndex
        var lastDot: Substring.Index?
        while end < context.endIndex, context[end] != "(" || context[end...].hasPrefix("(extension in "), context[end] != "<" {
            if context[end] == "`" || context[end] == "(" {
                end = BracketScanner.end(of: context, from: end)
                continue
            }
            if context[end] == "." { lastDot = end }
            end = context.index(after: end)
        }
        return lastDot.map { String(context[...$0]) } ?? ""
    }
}

extension Substring {
    fileprivate func range(ofText marker: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(marker) { return start..<index(start, offsetBy: marker.count) }
            start = index(after: start)
        }
        return nil
    }
}

// SPDX-License-Identifier: Apache-2.0
