/// Renders diagnostics in the format that compilers use.
///
///     App/Feed.swift:12:9: error: nothing is bound for Clock [missing-binding]
///       App.root → Feed → Clock
///       note: required by Feed, bound at App/Feed.swift:12:9 (installed by App → FeedModule)
///       help: bind(Clock.self) in a module that App includes
///     error: 1 problem in the graph of App: 1 × missing-binding; nothing was built
public struct DiagnosticRenderer: Sendable {
    /// The format of locations.
    public enum Places: Sendable, Hashable {
        /// `App/Feed.swift`, which is the same on every machine.
        case module
        /// The path that was passed to the compiler, which editors can open.
        case path
        /// The path relative to a folder that contains the file, as a compiler started in that folder prints it.
        case relative(to: String)
    }

    /// One line of the text, for callers that color or select lines.
    public struct Line: Sendable, Hashable {
        /// The role of a line.
        public enum Role: Sendable, Hashable {
            /// The location and the problem.
            case headline
            /// The dependency path from the root to the fault.
            case path
            /// A fact.
            case note
            /// An instruction.
            case help
            /// The number of diagnostics of each kind, at the end.
            case summary
        }

        /// The role of the line.
        public var role: Role
        /// The severity of the diagnostic that the line belongs to.
        public var severity: Diagnostic.Severity
        /// The whole line, without a newline.
        public var text: String
    }

    /// The format of locations.
    public var places: Places
    /// The maximum number of diagnostics of one graph to show in full, errors before warnings; `nil` shows all. The others are counted
    /// by kind and module. JSON and SARIF always contain all diagnostics.
    public var limit: Int?

    /// Creates a renderer. The default is plain text with locations that are the same on every machine, and at most a hundred diagnostics
    /// of each graph.
    public init(places: Places = .module, limit: Int? = 100) {
        self.places = places
        self.limit = limit
    }

    /// Renders the report about the graph named `graph`, with a newline at the end; empty without diagnostics.
    public func text(_ diagnostics: [Diagnostic], of graph: String) -> String {
        text(lines(diagnostics, of: graph))
    }

    /// Joins lines.
    public func text(_ lines: [Line]) -> String { lines.map { $0.text + "\n" }.joined() }

    /// Renders the whole report, line by line.
    public func lines(_ diagnostics: [Diagnostic], of graph: String) -> [Line] {
        lines(atMost: limit, diagnostics) + (summary(diagnostics, of: graph).map { [$0] } ?? [])
    }

    /// Renders one diagnostic, line by line.
    public func lines(_ diagnostic: Diagnostic) -> [Line] {
        var lines: [Line] = []
        func add(_ role: Line.Role, _ text: String) {
            lines.append(Line(role: role, severity: diagnostic.severity, text: text.escaped()))
        }
        add(.headline, headline(diagnostic))
        if diagnostic.path.count > 1 { add(.path, "  " + diagnostic.path.joined(separator: " → ")) }
        for note in diagnostic.notes { add(.note, "  note: \(text(note))") }
        for help in diagnostic.help { add(.help, "  help: \(help)") }
        return lines
    }

    /// Renders a location.
    public func text(_ place: Graph.SourceLocation) -> String {
        "\(file(of: place)):\(place.line):\(place.column)"
    }

    /// Renders the file of a location.
    package func file(of place: Graph.SourceLocation) -> String {
        switch places {
        case .module: return place.file
        case .path: return place.path
        case .relative(let folder):
            let start = folder.hasSuffix("/") ? folder : folder + "/"
            let isBelow = folder.hasPrefix("/") && place.path.hasPrefix(start) && place.path.utf8.count > start.utf8.count
            return isBelow ? String(place.path.dropFirst(start.count)) : place.path
        }
    }

    private func headline(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.place.map { "\(text($0)): " } ?? ""
        let plugin = diagnostic.plugin.map { "plugin \($0)" }
        let label = plugin.map { diagnostic.id == .plugin ? $0 : "\(diagnostic.id), \($0)" } ?? diagnostic.id.rawValue
        return "\(place)\(diagnostic.severity.rawValue): \(diagnostic.message) [\(label)]"
    }

    private func text(_ note: Diagnostic.Note) -> String {
        let place = note.place.map { " at \(text($0))" } ?? ""
        let installers = note.installers.isEmpty ? "" : " (installed by \(note.installers.joined(separator: " → ")))"
        return note.message + place + installers
    }

    /// `error: 2 problems and 1 warning in the graph of App: 2 × missing-binding, 1 × unknown-setting; nothing was built`
    package func summary(_ diagnostics: [Diagnostic], of graph: String) -> Line? {
        if diagnostics.isEmpty { return nil }
        var order: [DiagnosticID] = []
        var counts: [DiagnosticID: Int] = [:]
        for diagnostic in diagnostics {
            if counts[diagnostic.id] == nil { order.append(diagnostic.id) }
            counts[diagnostic.id, default: 0] += 1
        }
        let severity = diagnostics.worst
        let kinds = order.map { "\(grouped(counts[$0] ?? 0)) × \($0)" }.joined(separator: ", ")
        let problems = diagnostics.count { $0.severity == severity }
        let warnings = diagnostics.count - problems
        let count = counted(problems, "problem") + (warnings == 0 ? "" : " and \(counted(warnings, "warning"))")
        let end = severity == .error ? "; nothing was built" : ""
        let text = "\(severity.rawValue): \(count) in the graph of \(graph): \(kinds)\(end)"
        return Line(role: .summary, severity: severity, text: text.escaped())
    }
}

/// `1 problem`, `2 problems`.
private func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")" }

// SPDX-License-Identifier: Apache-2.0
