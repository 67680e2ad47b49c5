/// How the names of types are written.
enum TypeSpelling {
    /// The qualified name without the addresses that the runtime puts into the names of private and local types.
    static func full(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        return name.utf8.contains(UInt8(ascii: "$")) ? withoutContexts(name) : name
    }

    /// `App.(unknown context at $55b004206344).Clock` becomes `App.Clock`.
    private static func withoutContexts(_ name: String) -> String {
        let marker = "(unknown context at $"
        var result = ""
        var rest = name[...]
        while let start = rest.firstRange(ofText: marker) {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.firstIndex(of: ")") else { break }
            rest = rest[rest.index(after: end)...]
            if rest.first == "." { rest = rest.dropFirst() }
        }
        return result + rest
    }

    /// The name without modules, and with the usual sugar: `Swift.Optional<App.Clock>` becomes `Clock?`.
    static func shortened(_ full: String) -> String {
        var reader = Reader(Array(full))
        let name = reader.list(until: nil)
        return reader.isAtEnd ? name : full
    }

    /// Reads a type name once from left to right. Names nest as deeply as somebody's generics do, so the depth is
    /// bounded: what is nested deeper stays as it is written.
    private struct Reader {
        let text: [Character]
        var position = 0
        var depth = 0

        init(_ text: [Character]) { self.text = text }

        var isAtEnd: Bool { position == text.count }

        /// Everything up to a closing bracket or the end, each path shortened.
        mutating func list(until end: Character?) -> String {
            var result = ""
            while position < text.count, text[position] != end {
                if isWord(text[position]) {
                    result += path()
                } else if text[position] == "(" {
                    result += bracketed("(", ")")
                } else if text[position] == "[" {
                    result += bracketed("[", "]")
                } else {
                    result.append(text[position])
                    position += 1
                    // The `->` of a function type is no bracket.
                }
            }
            return result
        }

        private mutating func bracketed(_ open: Character, _ close: Character) -> String {
            guard depth < 64 else { return rest() }
            depth += 1
            defer { depth -= 1 }
            position += 1
            let inner = list(until: close)
            if position < text.count { position += 1 }
            return "\(open)\(inner)\(close)"
        }

        private mutating func rest() -> String {
            defer { position = text.count }
            return String(text[position...])
        }

        /// `Module.Outer<A>.Inner`: without the module, with sugar for what the standard library names.
        private mutating func path() -> String {
            var segments: [(name: String, arguments: [String]?)] = []
            while true {
                var name = ""
                while position < text.count, isWord(text[position]) {
                    name.append(text[position])
                    position += 1
                }
                var arguments: [String]?
                if position < text.count, text[position] == "<", depth < 64 {
                    depth += 1
                    arguments = self.arguments()
                    depth -= 1
                }
                segments.append((name, arguments))
                guard position + 1 < text.count, text[position] == ".", isWord(text[position + 1]) else { break }
                position += 1
            }
            let isStandard = segments.count == 2 && segments[0].name == "Swift"
            if segments.count > 1, segments[0].arguments == nil { segments.removeFirst() }
            if isStandard, let arguments = segments[0].arguments {
                switch (segments[0].name, arguments.count) {
                case ("Array", 1): return "[\(arguments[0])]"
                case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
                case ("Optional", 1):
                    let isFunction = arguments[0].contains("->") || arguments[0].hasPrefix("any ")
                    return isFunction ? "(\(arguments[0]))?" : "\(arguments[0])?"
                default: break
                }
            }
            return segments.map { segment in
                guard let arguments = segment.arguments else { return segment.name }
                return "\(segment.name)<\(arguments.joined(separator: ", "))>"
            }.joined(separator: ".")
        }

        /// The arguments between `<` and `>`.
        private mutating func arguments() -> [String] {
            position += 1
            var arguments = [""]
            while position < text.count, text[position] != ">" {
                if isWord(text[position]) {
                    arguments[arguments.count - 1] += path()
                } else if text[position] == "(" {
                    arguments[arguments.count - 1] += bracketed("(", ")")
                } else if text[position] == "-", position + 1 < text.count, text[position + 1] == ">" {
                    arguments[arguments.count - 1] += "->"
                    position += 2
                } else if text[position] == "," {
                    arguments.append("")
                    position += 1
                    if position < text.count, text[position] == " " { position += 1 }
                } else {
                    arguments[arguments.count - 1].append(text[position])
                    position += 1
                }
            }
            if position < text.count { position += 1 }
            return arguments
        }

        private func isWord(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || character == "_" || !character.isASCII
        }
    }
}

extension Substring {
    fileprivate func firstRange(ofText marker: String) -> Index? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(marker) { return start }
            start = index(after: start)
        }
        return nil
    }
}
