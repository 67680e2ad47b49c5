import DovetailGraph

/// A source file, which resolves the offsets of a tree to locations.
final class SourceFile {
    let module: String
    let path: String
    private let text: [UInt8]
    /// The offsets of the lines.
    private let lines: [Int]
    /// Whether it imports the names of Cleanse.
    var importsCleanse = false

    /// Whether what its module declares without an actor is on the main actor; nil if that is unknown.
    let isOnMainActor: Bool?

    private let hasConciseFile: Bool?

    init(module: String, path: String, text: [UInt8], isOnMainActor: Bool? = nil, hasConciseFile: Bool? = nil) {
        self.module = module
        self.path = path
        self.isOnMainActor = isOnMainActor
        self.hasConciseFile = hasConciseFile
        self.text = text
        var lines = [0]
        for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") { lines.append(offset + 1) }
        self.lines = lines
    }

    /// Whether a `#sourceLocation` changes the locations of lines.
    private(set) lazy var hasMovedLines = contains("#sourceLocation(file", in: 0..<text.count)

    /// The value of `#fileID`.
    var id: String { "\(module)/\(path.split { $0 == "/" || $0 == "\\" }.last ?? "")" }

    /// The value of `#file`, which depends on the mode of the language; nil if that is unknown.
    var name: String? { hasConciseFile.map { $0 ? id : path } }

    /// The line and the column of an offset, both starting at 1.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - lines[low] + 1)
    }

    func place(of offset: Int) -> Graph.SourceLocation {
        let (line, column) = position(of: offset)
        return Graph.SourceLocation(file: id, path: path, line: line, column: column)
    }

    /// The source code of a node on one line, shortened to sixty characters.
    func excerpt(_ node: SyntaxNode) -> String {
        guard let start = node.start, var end = node.end, start <= end, end < text.count else { return "…" }
        // The range of the node ends where its last token starts.
        if text[end] == UInt8(ascii: "\"") {
            end = endOfString(from: end)
        } else if text[end].isIdentifierByte {
            end = endOfWord(from: end)
        } else {
            end += 1
        }
        return excerpt(start..<end)
    }

    /// The source code between two offsets on one line, shortened to sixty characters.
    func excerpt(_ range: Range<Int>) -> String {
        let words = String(decoding: text[range.clamped(to: 0..<text.count)], as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count > 60 ? words.prefix(59) + "…" : words
    }

    private func endOfString(from start: Int) -> Int {
        var end = start + 1
        while end < text.count, text[end] != UInt8(ascii: "\""), text[end] != UInt8(ascii: "\n") {
            end += text[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(end + 1, text.count)
    }

    private func endOfWord(from start: Int) -> Int { text[start...].firstIndex { !$0.isIdentifierByte } ?? text.count }

    // MARK: Labels, which trees do not contain, but their ranges do

    /// The label of a statement: `outer` of `outer: for …`.
    func label(of statement: SyntaxNode) -> String? {
        guard let word = statement.start.flatMap(word) else { return nil }
        return text[word.upperBound...].first { !$0.isSpace } == UInt8(ascii: ":") ? name(word) : nil
    }

    /// The label that a jump names: `outer` of `continue outer`.
    func label(ofJump jump: SyntaxNode) -> String? {
        guard let start = jump.start, let end = jump.end, start != end else { return nil }
        return word(at: end).map(name) ?? ""
    }

    /// The word that starts at an offset, with the backticks of one that is a keyword otherwise.
    private func word(at offset: Int) -> Range<Int>? {
        guard text.indices.contains(offset) else { return nil }
        let end = text[offset...].firstIndex { !$0.isIdentifierByte && $0 != UInt8(ascii: "`") } ?? text.count
        return offset < end ? offset..<end : nil
    }

    private func name(_ word: Range<Int>) -> String { String(decoding: text[word].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self) }

    /// Whether a word is written between two offsets.
    func contains(_ word: StaticString, in range: Range<Int>) -> Bool {
        let word = Array(word.description.utf8)
        let slice = text[range.clamped(to: 0..<text.count)]
        guard slice.count >= word.count else { return false }
        return (slice.startIndex...slice.endIndex - word.count).contains {
            slice[$0] == word[0] && slice[$0..<$0 + word.count].elementsEqual(word)
        }
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(self) }

    /// Whether the byte can be part of an identifier.
    var isIdentifierByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
