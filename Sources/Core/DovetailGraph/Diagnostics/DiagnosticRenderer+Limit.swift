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
        var counts: [String: Int] = [:]
        for diagnostic in rest {
            let module = (diagnostic.place?.file ?? "").prefix { $0 != "/" }
            counts[module.isEmpty ? "\(diagnostic.id)" : "\(diagnostic.id) in \(module)", default: 0] += 1
        }
        let groups = counts.keys.sorted().map { (name: $0, count: counts[$0] ?? 0) }
        let sorted = groups.indices.sorted(byRank: { -groups[$0].count }).map { groups[$0] }
        let findings = rest.count == 1 ? "1 more finding is" : "\(grouped(rest.count)) more findings are"
        var texts = ["note: \(findings) not shown; see --limit all, JSON or SARIF:"]
        texts += sorted.prefix(Self.groups).map { "  \(grouped($0.count)) × \($0.name)" }
        let others = sorted.dropFirst(Self.groups)
        if !others.isEmpty { texts.append("  \(grouped(others.reduce(0) { $0 + $1.count })) more, in \(grouped(others.count)) groups") }
        return texts.map { Line(role: .note, severity: rest.worst, text: $0.escaped()) }
    }
}

extension [Diagnostic] {
    /// Splits into the first `limit` diagnostics, errors before warnings, and the rest. Both parts preserve the order.
    package func split(atMost limit: Int?) -> (shown: [Diagnostic], rest: [Diagnostic]) {
        guard let limit, count > limit else { return (self, []) }
        let order = indices.sorted(byRank: { self[$0].severity == .error ? 0 : 1 })
        return (order.prefix(limit).sorted().map { self[$0] }, order.dropFirst(limit).sorted().map { self[$0] })
    }

    /// Errors before warnings, otherwise in the same order.
    package var errorsFirst: [Diagnostic] { filter { $0.severity == .error } + filter { $0.severity == .warning } }

    /// The highest severity.
    var worst: Diagnostic.Severity { contains { $0.severity == .error } ? .error : .warning }
}

// SPDX-License-Identifier: Apache-2.0
