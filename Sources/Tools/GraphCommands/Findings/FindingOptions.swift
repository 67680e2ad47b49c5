package import DovetailGraph
import DovetailInspection

/// The options of the commands that report findings.
package struct FindingOptions: Equatable {
    package enum Format: String, CaseIterable { case plain, json, sarif, github }
    package enum Color: String, CaseIterable { case auto, always, never }

    /// The severity of each kind of finding; nil if the kind is off.
    package typealias Level = Diagnostic.Severity?

    package var format = Format.plain
    package var color = Color.auto
    /// How many findings of a graph are shown in full; nil for all of them.
    package var limit: Int? = DiagnosticRenderer().limit
    package var warningsAreErrors = false
    package var levels: [DiagnosticID: Level] = [:]
    package var baseline: String?
    package var newBaseline: String?
    /// The address of the published `Errors.md`.
    package var documentation: String?

    private typealias Failure = GraphCommand.Failure

    /// - Parameters:
    ///   - ids: The kinds of findings that the command has beside those of the library's catalog.
    ///   - knowsAllIDs: Whether an id that is in neither is an error.
    package init(_ arguments: Arguments, ids: [DiagnosticID] = [], knowsAllIDs: Bool) throws(GraphCommand.Failure) {
        format = try arguments.choice("--format", default: format)
        color = try arguments.choice("--color", default: color)
        limit = try arguments.limit(default: limit)
        warningsAreErrors = arguments.has("--warnings-as-errors")
        for text in arguments.values(of: "--severity") { try setSeverity(text, ids: ids, knowsAllIDs: knowsAllIDs) }
        baseline = arguments["--baseline"]
        newBaseline = arguments["--write-baseline"]
        documentation = arguments["--documentation"]
        if baseline != nil, newBaseline != nil {
            throw Failure("--baseline reads the list and --write-baseline writes it: pass only one of them")
        }
    }

    private static let severities = "ID=error|warning|off"
    package static let known: [Arguments.Option] = [
        .init("--format", of: Format.self, about: "The output format. The default is plain, as compilers print."),
        .init("--color", of: Color.self, about: "Whether to use color. auto: in a terminal, unless NO_COLOR is set."),
        .init("--warnings-as-errors", about: "Fail on warnings, too."),
        .init("--severity", severities, about: "The severity of a kind of finding. May be repeated."),
        .init("--limit", "N|all", about: "How many findings of a graph are shown in full. The default is 100."),
        .init("--documentation", "URL", about: "The address of your copy of Errors.md, for the links in SARIF."),
        .init("--baseline", "FILE", about: "Accept the findings listed in FILE, and report those that no longer occur."),
        .init("--write-baseline", "FILE", about: "Write FILE; if it exists, only remove findings that no longer occur."),
    ]

    private mutating func setSeverity(_ text: String, ids: [DiagnosticID], knowsAllIDs: Bool) throws(GraphCommand.Failure) {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else {
            throw Failure("--severity is \(Self.severities), such as unused-binding=off, not \(text)")
        }
        let id = DiagnosticID(rawValue: parts[0])
        if knowsAllIDs, !(DiagnosticID.catalogue + ids + [.plugin, .outdatedBaseline]).contains(id) {
            let near = similar(to: parts[0], in: (DiagnosticID.catalogue + ids).map(\.rawValue))
            throw Failure("unknown finding \(id)\(near.isEmpty ? "; explain lists all" : suggestion(near))")
        }
        switch parts[1] {
        case "off": levels.updateValue(nil, forKey: id)
        case "error": levels.updateValue(.error, forKey: id)
        case "warning": levels.updateValue(.warning, forKey: id)
        default: throw Failure("\(id) can be error, warning or off, not \(parts[1])")
        }
    }

    package func isOff(_ id: DiagnosticID) -> Bool {
        if case .some(nil) = levels[id] { true } else { false }
    }
}

extension DiagnosticID {
    /// The id of a baseline entry whose finding no longer occurs.
    package static let outdatedBaseline: DiagnosticID = "outdated-baseline"
}

// SPDX-License-Identifier: Apache-2.0
