internal import DovetailGraph
internal import GraphCommands

/// The options of `check`, as parsed from the command line.
struct Options: Equatable {
    enum Format: String, CaseIterable { case plain, json, sarif, github }
    enum Color: String, CaseIterable { case auto, always, never }

    /// The severity of each kind of finding; nil if the kind is off.
    typealias Level = Diagnostic.Severity?

    var format = Format.plain
    var color = Color.auto
    /// How many findings of a graph are shown in full; nil for all of them.
    var limit: Int? = DiagnosticRenderer().limit
    var warningsAreErrors = false
    var levels: [DiagnosticID: Level] = [:]
    var baseline: String?
    var newBaseline: String?
    var stamp: String?
    /// The address of the published `Errors.md`.
    var documentation: String?
    var wantsHelp = false

    private typealias Failure = GraphCommand.Failure

    /// - Parameter knowsAllIDs: Whether an id outside the library's catalog is an error.
    init(_ arguments: [String], knowsAllIDs: Bool) throws(GraphCommand.Failure) {
        let arguments = try Arguments(arguments, options: Self.known)
        if let word = arguments.words.first { throw Failure("unknown command \(word); see --help") }
        format = try arguments.choice("--format", default: format)
        color = try arguments.choice("--color", default: color)
        limit = try arguments.limit(default: limit)
        warningsAreErrors = arguments.has("--warnings-as-errors")
        for text in arguments.values(of: "--severity") { try setSeverity(text, knowsAllIDs: knowsAllIDs) }
        baseline = arguments["--baseline"]
        newBaseline = arguments["--write-baseline"]
        stamp = arguments["--stamp"]
        documentation = arguments["--documentation"]
        wantsHelp = arguments.has("--help") || arguments.has("-h")
        if baseline != nil, newBaseline != nil {
            throw Failure("--baseline reads the list and --write-baseline writes it: pass only one of them")
        }
    }

    private static let severities = "ID=error|warning|off"
    static let known: [Arguments.Option] = [
        .init("--help"), .init("-h"), .init("--warnings-as-errors"),
        .init("--format", Format.allCases.map(\.rawValue).joined(separator: "|")),
        .init("--color", Color.allCases.map(\.rawValue).joined(separator: "|")), .init("--severity", severities), .init("--limit", "N|all"),
        .init("--documentation", "URL"), .init("--baseline", "FILE"), .init("--write-baseline", "FILE"), .init("--stamp", "FILE"),
    ]

    private mutating func setSeverity(_ text: String, knowsAllIDs: Bool) throws(GraphCommand.Failure) {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else {
            throw Failure("--severity is \(Self.severities), such as unused-binding=off, not \(text)")
        }
        let id = DiagnosticID(rawValue: parts[0])
        if knowsAllIDs, !(DiagnosticID.catalogue + [.plugin, .outdatedBaseline]).contains(id) {
            throw Failure("unknown finding \(id)\(suggestion(similar(to: parts[0], in: DiagnosticID.catalogue.map(\.rawValue))))")
        }
        switch parts[1] {
        case "off": levels.updateValue(nil, forKey: id)
        case "error": levels.updateValue(.error, forKey: id)
        case "warning": levels.updateValue(.warning, forKey: id)
        default: throw Failure("\(id) can be error, warning or off, not \(parts[1])")
        }
    }
}

extension DiagnosticID {
    /// The id of a baseline entry whose finding no longer occurs.
    static let outdatedBaseline: DiagnosticID = "outdated-baseline"
}
