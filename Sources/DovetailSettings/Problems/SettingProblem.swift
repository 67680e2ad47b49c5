/// One thing that is wrong with the settings: what, where, what is expected there.
///
/// It holds kinds and places, and never a value.
public struct SettingProblem: Sendable, Hashable {
    /// What kind of thing it is; the raw value is the id of the diagnostic.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// No layer has a value, and there is no default.
        case missing = "missing-setting"
        /// There is a value, and it cannot be used.
        case wrong = "wrong-setting"
        /// A layer says something that no setting reads.
        case unknown = "unknown-setting"
        /// A layer cannot be read.
        case unreadable = "setting-file"
        /// Two settings cannot be told apart, or one has a name that cannot be written.
        case conflict = "setting-conflict"
        /// A secret was given where others can see it.
        case exposed = "secret-on-command-line"

        /// Whether the program can go on all the same.
        public var isWarning: Bool { self == .unknown || self == .exposed }
    }

    /// What kind of thing it is.
    public let kind: Kind
    /// The setting; nil where it is about a whole layer.
    public let key: SettingName?
    /// Such as `an integer in 1...65535`.
    public let expected: String?
    /// The kind of what is there instead, such as `a string`.
    public let found: String?
    /// Where it was found.
    public let origin: SettingOrigin?
    /// One sentence without a full stop.
    public let message: String
    /// Facts.
    public let notes: [String]
    /// What to do now.
    public let help: [String]

    init(
        _ kind: Kind, _ message: String, key: SettingName? = nil, expected: String? = nil, found: String? = nil,
        origin: SettingOrigin? = nil, notes: [String] = [], help: [String] = []
    ) {
        self.kind = kind
        self.key = key
        self.expected = expected
        self.found = found
        self.origin = origin
        self.message = message
        self.notes = notes
        self.help = help
    }

    static func unreadable(_ origin: SettingOrigin, _ words: String, notes: [String] = []) -> SettingProblem {
        // A place in the file says where; without one the sentence has to.
        SettingProblem(.unreadable, origin.line == nil ? "\(origin.place): \(words)" : words, origin: origin, notes: notes)
    }
}

extension SettingProblem: CustomStringConvertible {
    /// As a compiler would say it.
    public var description: String {
        let place = origin.flatMap { $0.line == nil ? nil : $0.place + ": " } ?? ""
        let lines = ["\(place)\(kind.isWarning ? "warning" : "error"): \(message) [\(kind.rawValue)]"]
        return (lines + notes.map { "  note: \($0)" } + help.map { "  help: \($0)" }).joined(separator: "\n")
    }
}

/// Why settings cannot be used: everything that is wrong with them, at once.
public struct SettingError: Error, Sendable, Hashable {
    /// All of it: layers in their order, then settings in theirs.
    public let problems: [SettingProblem]

    init(_ problems: [SettingProblem]) { self.problems = problems }
}

extension SettingError: CustomStringConvertible {
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
