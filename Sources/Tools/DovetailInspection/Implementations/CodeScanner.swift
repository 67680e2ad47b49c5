/// Steps through Swift code by words, brackets, strings and comments.
struct CodeScanner {
    private let code: ArraySlice<UInt8>
    private var position: Int

    init(_ code: ArraySlice<UInt8>) {
        self.code = code
        position = code.startIndex
    }

    var rest: ArraySlice<UInt8> { code[position...] }
    private var next: UInt8? { rest.first }

    /// Whether only spaces and comments follow.
    mutating func isAtEnd() -> Bool { !skipSpaces(acrossLines: true) }

    /// Skips spaces and comments. Returns whether code follows, without `acrossLines` on the same line.
    @discardableResult
    mutating func skipSpaces(acrossLines: Bool) -> Bool {
        while let next {
            switch next {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
            case UInt8(ascii: "\n"):
                if !acrossLines { return false }
                position += 1
            default:
                let end = Self.endOfComment(in: code, at: position)
                if end == position { return true }
                position = end
            }
        }
        return false
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    mutating func word() -> String? {
        let end = rest.firstIndex { !Self.isWord($0) } ?? code.endIndex
        if end == position { return nil }
        defer { position = end }
        return String(decoding: code[position..<end], as: UTF8.self)
    }

    mutating func skipWord(_ word: String) -> Bool {
        let start = position
        if self.word() == word { return true }
        position = start
        return false
    }

    /// The text between parentheses or braces, which are next.
    mutating func bracket(_ open: Unicode.Scalar) -> ArraySlice<UInt8>? {
        guard next == UInt8(ascii: open) else { return nil }
        var end: Int?
        Self.walk(rest) { place, depth in
            if depth == 0, place > position { end = place }
            return end == nil
        }
        guard let end else { return nil }
        defer { position = end + 1 }
        return code[(position + 1)..<end]
    }

    /// A path of types such as `Outer.HTTPFeeds<Int>`, without a member that follows.
    mutating func typePath() -> String? {
        let start = position
        while let next, Self.isCapital(next), word() != nil {
            if self.next == UInt8(ascii: "<"), !skipGenericArguments() { return nil }
            guard self.next == UInt8(ascii: "."), let following = rest.dropFirst().first, Self.isCapital(following) else { break }
            position += 1
        }
        return position == start ? nil : String(decoding: code[start..<position], as: UTF8.self)
    }

    private mutating func skipGenericArguments() -> Bool {
        var depth = 0
        while let next {
            if next == UInt8(ascii: "<") { depth += 1 }
            if next == UInt8(ascii: ">"), code[position - 1] != UInt8(ascii: "-") { depth -= 1 }
            position += 1
            if depth == 0 { return true }
        }
        return false
    }
}

extension CodeScanner {
    static func isWord(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "\u{80}"...: true
        default: false
        }
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    /// Visits each byte that belongs to no string and no comment, with the number of brackets around it, until `visit` returns false.
    private static func walk(_ code: ArraySlice<UInt8>, _ visit: (_ position: Int, _ depth: Int) -> Bool) {
        var position = code.startIndex
        var depth = 0
        while position < code.endIndex {
            let end = max(endOfComment(in: code, at: position), endOfString(in: code, at: position))
            if end > position {
                position = end
                continue
            }
            let isClosing = [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(code[position])
            if isClosing { depth -= 1 }
            if depth < 0 || !visit(position, depth) { return }
            if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(code[position]) { depth += 1 }
            position += 1
        }
    }

    /// The parts between characters outside of brackets.
    static func split(_ code: ArraySlice<UInt8>, at character: Unicode.Scalar) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = code.startIndex
        walk(code) { position, depth in
            if depth == 0, code[position] == UInt8(ascii: character) {
                parts.append(code[start..<position])
                start = position + 1
            }
            return true
        }
        return parts + [code[start...]]
    }

    /// The position after the first place of a word outside of brackets.
    static func end(ofFirst word: String, in code: ArraySlice<UInt8>) -> Int? {
        var end: Int?
        walk(code) { position, depth in
            if depth == 0, isPlace(position, of: word, in: code) { end = position + word.utf8.count }
            return end == nil
        }
        return end
    }

    static func count(of word: String, in code: ArraySlice<UInt8>) -> Int {
        var count = 0
        walk(code) { position, _ in
            if isPlace(position, of: word, in: code) { count += 1 }
            return true
        }
        return count
    }

    private static func isPlace(_ position: Int, of word: String, in code: ArraySlice<UInt8>) -> Bool {
        let end = position + word.utf8.count
        return code[position...].starts(with: word.utf8) && (position == code.startIndex || !isWord(code[position - 1]))
            && (end == code.endIndex || !isWord(code[end]))
    }

    /// The end of the comment that begins at a position; the position itself if none does.
    private static func endOfComment(in code: ArraySlice<UInt8>, at position: Int) -> Int {
        let rest = code[position...]
        if rest.starts(with: "//".utf8) { return rest.firstIndex(of: UInt8(ascii: "\n")) ?? code.endIndex }
        guard rest.starts(with: "/*".utf8) else { return position }
        return end(of: "*/", in: code, from: position + 2)
    }

    /// The end of the string that begins at a position; the position itself if none does.
    private static func endOfString(in code: ArraySlice<UInt8>, at position: Int) -> Int {
        guard code[position] == UInt8(ascii: "\"") else { return position }
        if code[position...].starts(with: "\"\"\"".utf8) { return end(of: "\"\"\"", in: code, from: position + 3) }
        return end(of: "\"", in: code, from: position + 1)
    }

    private static func end(of mark: String, in code: ArraySlice<UInt8>, from start: Int) -> Int {
        var position = start
        while position < code.endIndex {
            if code[position...].starts(with: mark.utf8) { return position + mark.utf8.count }
            // An escape, also that of a quote.
            position += code[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return code.endIndex
    }
}

// SPDX-License-Identifier: Apache-2.0
