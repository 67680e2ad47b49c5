/// Formats the names of types.
enum TypeSpelling {
    /// The qualified name without the addresses that the runtime adds to the names of private and local types.
    static func full(of type: Any.Type) -> String {
        // Returns the result of `String(reflecting:)` without its search through all conformances of the process for each type.
        let name = _typeName(type, qualified: true)
        let plain = name.utf8.contains(UInt8(ascii: "$")) ? removing("(unknown context at $", from: name) : name
        return plain.utf8.contains(UInt8(ascii: "=")) ? removing(" in _", from: plain) : plain
    }

    /// Changes `App.(unknown context at $55b004206344).Clock` to `App.Clock`, and `any App.(Feed in _646118E1)<…>`, the name of a private
    /// protocol with arguments, to `any App.Feed<…>`: in each parenthesis, only the text before the mark remains.
    private static func removing(_ mark: String, from name: String) -> String {
        var result = ""
        var rest = name[...]
        while let mark = rest.firstRange(of: mark)?.lowerBound, let open = rest[...mark].lastIndex(of: "("),
            let close = rest[mark...].firstIndex(of: ")")
        {
            result += rest[..<open]
            result += rest[open..<mark].dropFirst()
            rest = rest[close...].dropFirst()
            if open == mark, rest.first == "." { rest = rest.dropFirst() }
        }
        return result + rest
    }

    /// The name without modules, with the usual syntactic sugar: `Swift.Optional<App.Clock>` becomes `Clock?`.
    ///
    /// A path for which `keeps` returns true stays qualified. It receives both spellings, `App.Clock` and `Clock`.
    static func shortened(_ full: String, keeping keeps: (_ qualified: String, _ short: String) -> Bool = { _, _ in false }) -> String {
        withoutActuallyEscaping(keeps) { keeps in
            var reader = Reader(text: Array(full.utf8), keeps: keeps)
            return reader.list()
        }
    }

    /// Reads a type name once from left to right. Generic types can be nested to any depth, so the recursion is bounded: deeper parts are
    /// copied unchanged.
    ///
    /// It processes bytes, not characters: all syntax is ASCII, and all other bytes belong to identifiers.
    private struct Reader {
        let text: [UInt8]
        let keeps: (String, String) -> Bool
        var position = 0
        var depth = 0

        private func isNext(_ character: Unicode.Scalar, ahead: Int = 0) -> Bool {
            position + ahead < text.count && text[position + ahead] == UInt8(ascii: character)
        }

        /// Advances to a position, and returns the text up to it.
        private mutating func read(to end: Int) -> String {
            defer { position = end }
            return String(decoding: text[position..<end], as: UTF8.self)
        }

        /// Reads up to a closing bracket or the end, and shortens each path.
        mutating func list(until end: Unicode.Scalar? = nil) -> String {
            var result = ""
            while position < text.count {
                if let end, isNext(end) { break }
                result += isNext("[") ? bracketed(until: "]") : part()
            }
            return result
        }

        /// Reads a path, a list in parentheses, or any other character. Not inlined: the parts of a name contain each other.
        @inline(never)
        private mutating func part() -> String {
            if startsWord() { return path() }
            return isNext("(") ? bracketed(until: ")") : read(to: position + 1)
        }

        private mutating func bracketed(until close: Unicode.Scalar) -> String {
            guard depth < 64 else { return read(to: text.count) }
            depth += 1
            defer { depth -= 1 }
            let inner = read(to: position + 1) + list(until: close)
            return position < text.count ? inner + read(to: position + 1) : inner
        }

        /// Reads `Module.Outer<A>.Inner`, drops the module, and adds sugar for types of the standard library.
        private mutating func path() -> String {
            var names: [String] = []
            // The names with their arguments.
            var segments: [String] = []
            var arguments: [String]?
            repeat {
                if !names.isEmpty { position += 1 }
                let name = word()
                arguments = isNext("<") && depth < 64 ? self.arguments() : nil
                names.append(name)
                segments.append(arguments.map { "\(name)<\($0.joined(separator: ", "))>" } ?? name)
            } while isNext(".") && startsWord(ahead: 1)
            if names.count == 2, names[0] == "Swift", let arguments, let sugared = sugar(names[1], arguments) { return sugared }
            let hasModule = names.count > 1 && segments[0] == names[0]
            let short = hasModule ? names.dropFirst() : names[...]
            if !keeps(names.joined(separator: "."), short.joined(separator: ".")), hasModule { segments.removeFirst() }
            return segments.joined(separator: ".")
        }

        private func sugar(_ name: String, _ arguments: [String]) -> String? {
            switch (name, arguments.count) {
            case ("Array", 1): return "[\(arguments[0])]"
            case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
            case ("Optional", 1):
                let needsBrackets = arguments[0].hasPrefix("any ") || arguments[0].contains("->")
                return needsBrackets ? "(\(arguments[0]))?" : "\(arguments[0])?"
            default: return nil
            }
        }

        /// Reads the arguments between `<` and `>`.
        private mutating func arguments() -> [String] {
            depth += 1
            defer { depth -= 1 }
            position += 1
            var arguments: [String] = []
            var argument = ""
            while position < text.count, !isNext(">") {
                if isNext("-"), isNext(">", ahead: 1) {
                    argument += read(to: position + 2)
                } else if isNext("="), isNext("=", ahead: 1) {
                    // `any Feed<Self.Item == Int>`, which is usually written `any Feed<Int>`.
                    argument = ""
                    position += isNext(" ", ahead: 2) ? 3 : 2
                } else if isNext(",") {
                    arguments.append(argument)
                    argument = ""
                    position += isNext(" ", ahead: 1) ? 2 : 1
                } else {
                    argument += part()
                }
            }
            if position < text.count { position += 1 }
            return arguments + [argument]
        }

        /// Reads one identifier, which in backticks can contain any characters.
        private mutating func word() -> String {
            if isNext("`") { return read(to: text[(position + 1)...].firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 } ?? text.count) }
            return read(to: text[position...].firstIndex { !isWord($0) } ?? text.count)
        }

        private func startsWord(ahead: Int = 0) -> Bool {
            position + ahead < text.count && (isWord(text[position + ahead]) || isNext("`", ahead: ahead))
        }

        private func isWord(_ byte: UInt8) -> Bool {
            switch Unicode.Scalar(byte) {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "\u{80}"...: true
            default: false
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
