/// Formats the names of types.
enum TypeSpelling {
    /// The qualified name without the addresses that the runtime adds to the names of private and local types.
    static func full(of type: Any.Type) -> String {
        // Returns the result of `String(reflecting:)` without its search through all conformances of the process for each type.
        let name = _typeName(type, qualified: true)
        let plain = name.utf8.contains(UInt8(ascii: "$")) ? withoutContexts(name) : name
        return plain.utf8.contains(UInt8(ascii: "=")) ? withoutDiscriminators(plain) : plain
    }

    /// Changes `any App.(Feed in _646118E1)<…>`, the name of a private protocol with arguments, to `any App.Feed<…>`.
    private static func withoutDiscriminators(_ name: String) -> String {
        var result = ""
        var rest = name[...]
        while let mark = rest.firstRange(ofText: " in _"), let open = rest[..<mark].lastIndex(of: "("),
            let close = rest[mark...].firstIndex(of: ")")
        {
            result += rest[..<open]
            result += rest[rest.index(after: open)..<mark]
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// Changes `App.(unknown context at $55b004206344).Clock` to `App.Clock`.
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

    /// The name without modules, with the usual syntactic sugar: `Swift.Optional<App.Clock>` becomes `Clock?`.
    ///
    /// A path for which `keeps` returns true stays qualified. It receives both spellings, `App.Clock` and `Clock`.
    static func shortened(_ full: String, keeping keeps: (_ qualified: String, _ short: String) -> Bool = { _, _ in false }) -> String {
        withoutActuallyEscaping(keeps) { keeps in
            var reader = Reader(Array(full.utf8), keeps)
            return String(decoding: reader.list(until: nil), as: UTF8.self)
        }
    }

    /// Reads a type name once from left to right. Generic types can be nested to any depth, so the recursion is bounded: deeper parts are
    /// copied unchanged.
    ///
    /// It processes bytes, not characters: all syntax is ASCII, and all other bytes belong to identifiers.
    private struct Reader {
        typealias Text = [UInt8]

        let text: Text
        let keeps: (String, String) -> Bool
        var position = 0
        var depth = 0

        init(_ text: Text, _ keeps: @escaping (String, String) -> Bool) {
            self.text = text
            self.keeps = keeps
        }

        private func isNext(_ character: Unicode.Scalar, ahead: Int = 0) -> Bool {
            position + ahead < text.count && text[position + ahead] == UInt8(ascii: character)
        }

        /// Reads up to a closing bracket or the end, and shortens each path.
        mutating func list(until end: Unicode.Scalar?) -> Text {
            var result: Text = []
            while position < text.count {
                if let end, isNext(end) { break }
                if startsWord() {
                    result += path()
                } else if isNext("(") {
                    result += bracketed("(", ")")
                } else if isNext("[") {
                    result += bracketed("[", "]")
                } else {
                    result.append(text[position])
                    position += 1
                }
            }
            return result
        }

        private mutating func bracketed(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Text {
            guard depth < 64 else { return rest() }
            depth += 1
            defer { depth -= 1 }
            position += 1
            let inner = [UInt8(ascii: open)] + list(until: close)
            guard position < text.count else { return inner }
            position += 1
            return inner + [UInt8(ascii: close)]
        }

        private mutating func rest() -> Text {
            defer { position = text.count }
            return Text(text[position...])
        }

        /// Reads `Module.Outer<A>.Inner`, drops the module, and adds sugar for types of the standard library.
        private mutating func path() -> Text {
            var segments: [(name: Text, arguments: [Text]?)] = []
            while true {
                let name = word()
                var arguments: [Text]?
                if isNext("<"), depth < 64 {
                    depth += 1
                    arguments = self.arguments()
                    depth -= 1
                }
                segments.append((name, arguments))
                guard isNext("."), startsWord(ahead: 1) else { break }
                position += 1
            }
            if segments.count == 2, segments[0].name.elementsEqual("Swift".utf8), let arguments = segments[1].arguments,
                let sugared = sugar(String(decoding: segments[1].name, as: UTF8.self), arguments)
            {
                return sugared
            }
            let names = segments.map { String(decoding: $0.name, as: UTF8.self) }
            if segments.count == 1 || segments[0].arguments != nil {
                _ = keeps(names.joined(separator: "."), names.joined(separator: "."))
            } else if !keeps(names.joined(separator: "."), names.dropFirst().joined(separator: ".")) {
                segments.removeFirst()
            }
            return Text(
                segments.map { segment in
                    guard let arguments = segment.arguments else { return segment.name }
                    return segment.name + Text("<".utf8) + arguments.joined(separator: ", ".utf8) + Text(">".utf8)
                }.joined(separator: ".".utf8))
        }

        private func sugar(_ name: String, _ arguments: [Text]) -> Text? {
            let arguments = arguments.map { String(decoding: $0, as: UTF8.self) }
            switch (name, arguments.count) {
            case ("Array", 1): return Text("[\(arguments[0])]".utf8)
            case ("Dictionary", 2): return Text("[\(arguments[0]): \(arguments[1])]".utf8)
            case ("Optional", 1):
                let needsBrackets = arguments[0].hasPrefix("any ") || arguments[0][...].firstRange(ofText: "->") != nil
                return Text((needsBrackets ? "(\(arguments[0]))?" : "\(arguments[0])?").utf8)
            default: return nil
            }
        }

        /// Reads the arguments between `<` and `>`.
        private mutating func arguments() -> [Text] {
            position += 1
            var arguments: [Text] = [[]]
            while position < text.count, !isNext(">") {
                if startsWord() {
                    arguments[arguments.count - 1] += path()
                } else if isNext("(") {
                    arguments[arguments.count - 1] += bracketed("(", ")")
                } else if isNext("-"), isNext(">", ahead: 1) {
                    arguments[arguments.count - 1] += Text("->".utf8)
                    position += 2
                } else if isNext("="), isNext("=", ahead: 1) {
                    // `any Feed<Self.Item == Int>`, which is usually written `any Feed<Int>`.
                    arguments[arguments.count - 1] = []
                    position += isNext(" ", ahead: 2) ? 3 : 2
                } else if isNext(",") {
                    arguments.append([])
                    position += 1
                    if isNext(" ") { position += 1 }
                } else {
                    arguments[arguments.count - 1].append(text[position])
                    position += 1
                }
            }
            if position < text.count { position += 1 }
            return arguments
        }

        /// Reads one identifier, which in backticks can contain any characters.
        private mutating func word() -> Text {
            let start = position
            if isNext("`") {
                position = text[(position + 1)...].firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 } ?? text.count
            } else {
                while position < text.count, isWord(text[position]) { position += 1 }
            }
            return Text(text[start..<position])
        }

        private func startsWord(ahead: Int = 0) -> Bool {
            position + ahead < text.count && (isWord(text[position + ahead]) || isNext("`", ahead: ahead))
        }

        private func isWord(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "_"), 0x80...:
                true
            default: false
            }
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
