internal import DovetailGraph

/// A problem with a setting: its kind, its location, and the expected value.
///
/// It contains kinds and locations, and never a value.
public struct SettingProblem: Sendable, Hashable {
    /// The kind of a problem; the raw value is the id of the diagnostic.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// No layer has a value, and there is no default.
        case missing = "missing-setting"
        /// There is a value, but it is invalid.
        case invalid = "invalid-setting"
        /// A layer has an entry that no setting reads.
        case unknown = "unknown-setting"
        /// A layer cannot be read.
        case unreadable = "setting-file"
        /// Two settings have the same spelling, or the name of a setting is malformed.
        case conflict = "setting-conflict"
        /// A secret was passed where other users can see it.
        case exposed = "secret-on-command-line"

        /// Whether the program can run despite the problem, unless `SettingLayers` say otherwise.
        public var isWarning: Bool { DiagnosticID(rawValue: rawValue).severity == .warning }
    }

    /// The kind of the problem.
    public let kind: Kind
    /// Whether the program can run despite the problem.
    public let isWarning: Bool
    /// The setting; nil for a problem with a whole layer.
    public let key: SettingName?
    /// The expected value, such as `an integer in 1...65535`.
    public let expected: String?
    /// The kind of the value found, such as `a string`.
    public let found: String?
    /// The origin of the value found.
    public let origin: SettingOrigin?
    /// One sentence without a period.
    public let message: String
    /// Facts that explain the problem.
    public let notes: [String]
    /// Suggested fixes.
    public let help: [String]
    /// The types of settings that contradict each other, in the order of their declarations.
    let conflicting: [ObjectIdentifier]

    init(
        _ kind: Kind, isWarning: Bool? = nil, _ message: String, key: SettingName? = nil, expected: String? = nil, found: String? = nil,
        origin: SettingOrigin? = nil, notes: [String] = [], help: [String] = [], conflicting: [ObjectIdentifier] = []
    ) {
        self.kind = kind
        self.isWarning = isWarning ?? kind.isWarning
        self.key = key
        self.expected = expected
        self.found = found
        self.origin = origin
        self.message = message
        self.notes = notes
        self.help = help
        self.conflicting = conflicting
    }

    static func unreadable(_ origin: SettingOrigin, _ words: String, notes: [String] = []) -> SettingProblem {
        // If there is no line, the message has to name the file.
        SettingProblem(.unreadable, origin.line == nil ? "\(origin.place): \(words)" : words, origin: origin, notes: notes)
    }
}

extension SettingProblem: CustomStringConvertible {
    /// The problem in the format of a compiler's diagnostics.
    public var description: String {
        let place = origin.flatMap { $0.line == nil ? nil : $0.place + ": " } ?? ""
        let lines = ["\(place)\(isWarning ? "warning" : "error"): \(message) [\(kind.rawValue)]"]
        return (lines + notes.map { "  note: \($0)" } + help.map { "  help: \($0)" }).joined(separator: "\n")
    }
}

/// The reason why settings cannot be used, with all problems.
public struct SettingError: Error, Sendable, Hashable {
    /// All problems: those of layers in their order, then those of settings in theirs.
    public let problems: [SettingProblem]

    init(_ problems: [SettingProblem]) { self.problems = problems }
}

extension SettingError: CustomStringConvertible {
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

// SPDX-License-Identifier: Apache-2.0
