/// One finding about a graph: what is wrong, where, how we know, and what to do now.
///
/// A value, not a text: ``DiagnosticRenderer`` makes the text.
public struct Diagnostic: Sendable, Hashable {
    public enum Severity: String, Sendable, Hashable, Comparable {
        case error, warning

        public static func < (one: Severity, other: Severity) -> Bool { one == .warning && other == .error }
    }

    /// A fact, and where it can be seen.
    public struct Note: Sendable, Hashable {
        public var message: String
        public var place: Graph.Place?
        /// Who installed what stands at `place`, such as `["App", "StoreModule"]`.
        public var installers: [String]

        public init(_ message: String, at place: Graph.Place? = nil, installers: [String] = []) {
            self.message = message
            self.place = place
            self.installers = installers
        }
    }

    public var id: DiagnosticID
    public var severity: Severity
    /// One sentence without a full stop.
    public var message: String
    /// Where to put the cursor.
    public var place: Graph.Place?
    /// From the root to the fault, such as `["App.root", "Feed", "Store", "Clock"]`.
    public var path: [String]
    public var notes: [Note]
    /// What to do now, as instructions.
    public var help: [String]
    /// The full names of the types this is about, for tools.
    public var types: [String]
    /// The plugin that reported it; `nil` for the library's own.
    public var plugin: String?

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
