/// One finding about a graph: what is wrong, where, how we know, and what to do now.
///
/// A value, not a text: ``DiagnosticRenderer`` makes the text.
public struct Diagnostic: Sendable, Hashable {
    /// How bad a finding is.
    public enum Severity: String, Sendable, Hashable, Comparable {
        /// The graph cannot be built.
        case error
        /// The graph can be built, and something in it should be looked at.
        case warning

        public static func < (one: Severity, other: Severity) -> Bool { one == .warning && other == .error }
    }

    /// A fact, and where it can be seen.
    public struct Note: Sendable, Hashable {
        /// One sentence without a full stop.
        public var message: String
        /// Where the fact can be seen; `nil` where there is no such place.
        public var place: Graph.Place?
        /// Who installed what stands at `place`, such as `["App", "StoreModule"]`.
        public var installers: [String]

        /// For plugins that say more than one thing.
        public init(_ message: String, at place: Graph.Place? = nil, installers: [String] = []) {
            self.message = message
            self.place = place
            self.installers = installers
        }
    }

    /// What kind of finding it is.
    public var id: DiagnosticID
    /// By default, that of its kind.
    public var severity: Severity
    /// One sentence without a full stop.
    public var message: String
    /// Where to put the cursor.
    public var place: Graph.Place?
    /// From the root to the fault, such as `["App.root", "Feed", "Store", "Clock"]`.
    public var path: [String]
    /// The facts that lead to the finding.
    public var notes: [Note]
    /// What to do now, as instructions.
    public var help: [String]
    /// The full names of the types this is about, for tools.
    public var types: [String]
    /// The plugin that reported it; `nil` for the library's own.
    public var plugin: String?

    /// A finding of a plugin or a tool. Where `severity` is left out, it is that of the kind.
    public init(
        _ id: DiagnosticID, severity: Severity? = nil, _ message: String, at place: Graph.Place? = nil, path: [String] = [],
        notes: [Note] = [], help: [String] = [], types: [String] = [], plugin: String? = nil
    ) {
        self.id = id
        self.severity = severity ?? id.severity
        self.message = message
        self.place = place
        self.path = path
        self.notes = notes
        self.help = help
        self.types = types
        self.plugin = plugin
    }
}
