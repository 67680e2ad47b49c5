internal import DovetailGraph

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
    var wantsHelp = false

    /// An invalid argument, described in one line.
    struct Fault: Error, Equatable { var message: String }

    init() {}

    /// - Parameter knowsAllIDs: Whether an id outside the library's catalog is an error.
    init(_ arguments: [String], knowsAllIDs: Bool) throws(Fault) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = Option(rawValue: parts[0]) else {
                let kind = argument.hasPrefix("-") ? "option" : "command"
                throw Fault(message: "unknown \(kind) \(argument); see --help")
            }
            guard option.takesValue else {
                if parts.count == 2 { throw Fault(message: "\(parts[0]) takes no value") }
                set(option)
                continue
            }
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                throw Fault(message: "\(parts[0]) requires a value: \(option.rawValue) \(option.values)")
            }
            try set(option, to: value, knowsAllIDs: knowsAllIDs)
        }
        if baseline != nil, newBaseline != nil {
            throw Fault(message: "--baseline reads the list and --write-baseline writes it: pass only one of them")
        }
    }

    private enum Option: String, CaseIterable {
        case help = "--help", h = "-h", warningsAsErrors = "--warnings-as-errors", format = "--format", color = "--color"
        case severity = "--severity", limit = "--limit", baseline = "--baseline", writeBaseline = "--write-baseline", stamp = "--stamp"

        var takesValue: Bool { !values.isEmpty }

        var values: String {
            switch self {
            case .help, .h, .warningsAsErrors: ""
            case .format: Format.allCases.map(\.rawValue).joined(separator: "|")
            case .color: Color.allCases.map(\.rawValue).joined(separator: "|")
            case .severity: "ID=error|warning|off"
            case .limit: "N|all"
            case .baseline, .writeBaseline, .stamp: "FILE"
            }
        }
    }

    private mutating func set(_ option: Option) {
        switch option {
        case .warningsAsErrors: warningsAreErrors = true
        default: wantsHelp = true
        }
    }

    private mutating func set(_ option: Option, to value: String, knowsAllIDs: Bool) throws(Fault) {
        switch option {
        case .format: format = try Self.one(of: option, value)
        case .color: color = try Self.one(of: option, value)
        case .severity: try setSeverity(value, knowsAllIDs: knowsAllIDs)
        case .limit: limit = try Self.limit(value)
        case .baseline: baseline = value
        case .writeBaseline: newBaseline = value
        default: stamp = value
        }
    }

    private static func one<Value: RawRepresentable<String>>(of option: Option, _ text: String) throws(Fault) -> Value {
        guard let value = Value(rawValue: text) else {
            throw Fault(message: "\(option.rawValue) is \(option.values), not \(text)")
        }
        return value
    }

    private static func limit(_ text: String) throws(Fault) -> Int? {
        if text == "all" { return nil }
        guard let limit = Int(text), limit > 0 else { throw Fault(message: "--limit must be a positive integer or all, not \(text)") }
        return limit
    }

    private mutating func setSeverity(_ text: String, knowsAllIDs: Bool) throws(Fault) {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else {
            throw Fault(message: "--severity is \(Option.severity.values), such as unused-binding=off, not \(text)")
        }
        let id = DiagnosticID(rawValue: parts[0])
        if knowsAllIDs, !(DiagnosticID.catalogue + [.plugin, .outdatedBaseline]).contains(id) {
            throw Fault(message: "unknown finding \(id)\(Self.suggestion(for: parts[0]))")
        }
        switch parts[1] {
        case "off": levels.updateValue(nil, forKey: id)
        case "error": levels.updateValue(.error, forKey: id)
        case "warning": levels.updateValue(.warning, forKey: id)
        default: throw Fault(message: "\(id) can be error, warning or off, not \(parts[1])")
        }
    }

    private static func suggestion(for name: String) -> String {
        let names = DiagnosticID.catalogue.map(\.rawValue)
        let near = similar(to: name, in: names)
        return near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
    }
}

extension DiagnosticID {
    /// The id of a baseline entry whose finding no longer occurs.
    static let outdatedBaseline: DiagnosticID = "outdated-baseline"
}
