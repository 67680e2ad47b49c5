/// A diagnostic about a graph: the problem, its location, the facts that explain it, and a suggested fix.
///
/// A diagnostic is a plain value; ``DiagnosticRenderer`` formats it.
public struct Diagnostic: Sendable, Hashable {
    /// The severity of a diagnostic.
    public enum Severity: String, Sendable, Hashable, Comparable {
        /// The graph cannot be built.
        case error
        /// The graph can be built, but may contain a mistake.
        case warning

        public static func < (one: Severity, other: Severity) -> Bool { one == .warning && other == .error }
    }

    /// A fact, with its location.
    public struct Note: Sendable, Hashable {
        /// One sentence without a period.
        public var message: String
        /// The location of the fact, or `nil` if it has none.
        public var place: Graph.SourceLocation?
        /// The components and modules that installed the declaration at `place`, such as `["App", "StoreModule"]`.
        public var installers: [String]

        /// Creates a note, for plugins whose diagnostics explain their cause.
        public init(_ message: String, at place: Graph.SourceLocation? = nil, installers: [String] = []) {
            self.message = message
            self.place = place
            self.installers = installers
        }
    }

    /// The kind of the diagnostic.
    public var id: DiagnosticID
    /// The severity, which defaults to that of the kind.
    public var severity: Severity
    /// One sentence without a period.
    public var message: String
    /// The location to show in an editor.
    public var place: Graph.SourceLocation?
    /// The dependency path from the root to the fault, such as `["App.root", "Feed", "Store", "Clock"]`.
    public var path: [String]
    /// The facts that explain the diagnostic.
    public var notes: [Note]
    /// Suggested fixes, as instructions.
    public var help: [String]
    /// The full names of the types involved, for tools.
    public var types: [String]
    /// The plugin that reported it, or `nil` for one of the library's rules.
    public var plugin: String?

    /// Creates a diagnostic of a plugin or a tool. The default `severity` is that of the kind.
    // Not inlined, because every rule creates diagnostics.
    @inline(never)
    public init(
        _ id: DiagnosticID, severity: Severity? = nil, _ message: String, at place: Graph.SourceLocation? = nil, path: [String] = [],
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

// SPDX-License-Identifier: Apache-2.0
