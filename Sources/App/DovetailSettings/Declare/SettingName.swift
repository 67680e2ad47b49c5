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
    private var words: [String] {
        var words: [String] = []
        for part in dotted.split(whereSeparator: { $0 == "." || $0 == "-" || $0 == "_" }) {
            let characters = Array(part)
            var word = ""
            for (position, character) in characters.enumerated() {
                if character.isUppercase, position > 0 {
                    let followsSmall = !characters[position - 1].isUppercase
                    let endsAcronym = position + 1 < characters.count && characters[position + 1].isLowercase
                    if followsSmall || endsAcronym {
                        words.append(word)
                        word = ""
                    }
                }
                word.append(character)
            }
            words.append(word)
        }
        return words
    }
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
