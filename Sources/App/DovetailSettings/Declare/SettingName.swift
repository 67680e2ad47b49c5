import DovetailJSON

/// The dotted name of a setting, such as `http.serverTimeout`.
///
/// In files the name is nested (`{"http": {"serverTimeout": "5s"}}`) or dotted (`{"http.serverTimeout": "5s"}`), in the environment it is
/// `HTTP_SERVER_TIMEOUT`, and on the command line `--http-server-timeout`.
public struct SettingName: Hashable, Sendable {
    /// The name as it was declared.
    public let dotted: String

    /// Creates a name from its spelling in code, such as `http.port`.
    public init(_ dotted: String) { self.dotted = dotted }

    /// `HTTP_SERVER_TIMEOUT`
    public var environmentName: String { words.joined(separator: "_").uppercased() }

    /// `--http-server-timeout`
    public var flag: String { "--" + words.joined(separator: "-").lowercased() }

    /// Whether it consists of parts of ASCII letters, digits, `-` and `_`, separated by dots, and starts with a letter.
    var isWellFormed: Bool {
        guard let first = dotted.utf8.first, first.isASCIILetter else { return false }
        return dotted.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        }
    }

    /// `http`, `server`, `timeout`: split at dots, dashes and underscores, and where a capital begins a word.
    // By bytes, because names are of ASCII, and each layer looks for each name: the properties of characters took half of reading settings.
    private var words: [String] {
        let letters = Array(dotted.utf8)
        var words: [String] = []
        var start = 0
        func endWord(at position: Int) {
            if start < position { words.append(String(decoding: letters[start..<position], as: UTF8.self)) }
            start = position
        }
        for (position, letter) in letters.enumerated() {
            if letter == UInt8(ascii: ".") || letter == UInt8(ascii: "-") || letter == UInt8(ascii: "_") {
                endWord(at: position)
                start = position + 1
            } else if isCapital(letter), position > start {
                let followsSmall = !isCapital(letters[position - 1])
                let endsAcronym = position + 1 < letters.count && isSmall(letters[position + 1])
                if followsSmall || endsAcronym { endWord(at: position) }
            }
        }
        endWord(at: letters.count)
        return words
    }

    private func isCapital(_ letter: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) }
    private func isSmall(_ letter: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) }
}

extension SettingName: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}

extension SettingName: Comparable {
    public static func < (one: Self, other: Self) -> Bool { one.dotted < other.dotted }
}

extension SettingName: CustomStringConvertible {
    public var description: String { dotted }
}

extension SettingName {
    /// The name in messages.
    var shown: String { SettingText.shown(dotted) }
}

// SPDX-License-Identifier: Apache-2.0
