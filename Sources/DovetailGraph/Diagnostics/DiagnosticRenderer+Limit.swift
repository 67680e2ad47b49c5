extension DiagnosticRenderer {
    /// The maximum number of groups to list. The diagnostics of all others are counted together.
    private static let groups = 20

    /// Renders the first diagnostics in full, and counts the others by group.
    package func lines(atMost limit: Int?, _ diagnostics: [Diagnostic]) -> [Line] {
        let (shown, rest) = diagnostics.split(atMost: limit)
        return shown.flatMap { lines($0) } + counts(rest)
    }

    /// `note: 9 900 more findings are not shown`, followed by the counts by kind and module.
    package func counts(_ rest: [Diagnostic]) -> [Line] {
        if rest.isEmpty { return [] }
        let severity: Diagnostic.Severity = rest.contains { $0.severity == .error } ? .error : .warning
        var counts: [Group: Int] = [:]
        for diagnostic in rest { counts[Group(diagnostic), default: 0] += 1 }
        let sorted = counts.sorted { ($1.value, $0.key.id.rawValue, $0.key.module) < ($0.value, $1.key.id.rawValue, $1.key.module) }
        let findings = rest.count == 1 ? "1 more finding is" : "\(grouped(rest.count)) more findings are"
        var texts = ["note: \(findings) not shown; see --limit all, JSON or SARIF:"]
        texts += sorted.prefix(Self.groups).map { group, count in
            "  \(grouped(count)) × \(group.id)\(group.module.isEmpty ? "" : " in \(group.module)")"
        }
        let others = sorted.dropFirst(Self.groups)
        if !others.isEmpty { texts.append("  \(grouped(others.reduce(0) { $0 + $1.value })) more, in \(grouped(others.count)) groups") }
        return texts.map { Line(role: .note, severity: severity, text: $0.escaped()) }
    }

    /// The kind and module by which hidden diagnostics are counted.
    private struct Group: Hashable {
        var id: DiagnosticID
        /// The module of the file, such as `Shop`; empty for a diagnostic without a location.
        var module: String

        init(_ diagnostic: Diagnostic) {
            id = diagnostic.id
            let file = diagnostic.place?.file ?? ""
            module = String(file.prefix { $0 != "/" })
        }
    }
}

extension [Diagnostic] {
    /// Splits into the first `limit` diagnostics, errors before warnings, and the rest. Both parts preserve the order.
    package func split(atMost limit: Int?) -> (shown: [Diagnostic], rest: [Diagnostic]) {
        guard let limit, count > limit else { return (self, []) }
        var errors = 0
        for diagnostic in self where diagnostic.severity == .error { errors += 1 }
        var room = (error: Swift.min(errors, limit), warning: Swift.max(0, limit - errors))
        var (shown, rest): ([Diagnostic], [Diagnostic]) = ([], [])
        for diagnostic in self {
            let isError = diagnostic.severity == .error
            guard (isError ? room.error : room.warning) > 0 else {
                rest.append(diagnostic)
                continue
            }
            if isError { room.error -= 1 } else { room.warning -= 1 }
            shown.append(diagnostic)
        }
        return (shown, rest)
    }
}
