import DovetailGraph
import TestTools
import Testing

/// Small graphs by the thousand, checked against the definitions themselves.
@Suite(.watched) struct RandomGraphTests {
    @Test func `the rules agree with their model, and every path exists`() {
        for seed in 1...2_000 {
            let plan = Plan(seed: UInt64(seed))
            let findings = plan.graph().validate(severities: [.unusedBinding: .warning])
            #expect(Set(findings.filter { $0.id == .missingBinding }.flatMap(\.types)) == plan.missing, "seed \(seed)")
            #expect(findings.contains { $0.id == .dependencyCycle } == plan.hasCycle, "seed \(seed)")
            for finding in findings where finding.path.count > 1 { #expect(plan.isWay(finding.path), "seed \(seed): \(finding.path)") }
            if !findings.contains(where: { $0.severity == .error }) {
                #expect(Set(findings.flatMap(\.types)).isSubset(of: plan.unreached), "seed \(seed)")
                #expect(plan.unreached.isEmpty == findings.isEmpty, "seed \(seed)")
            }
        }
    }
}

/// The requests of each key, from which a graph is built.
private struct Plan {
    /// The needs of each key; of the root those of the empty name.
    var needs: [String: [String]] = [:]

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let names = (0..<Int.random(in: 2...8, using: &random)).map { "K\($0)" }
        for name in names + [""] where name == "" || Int.random(in: 0..<12, using: &random) > 0 {
            needs[name] = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                let other = names[Int.random(in: 0..<names.count, using: &random)]
                return Int.random(in: 0..<2, using: &random) == 0 ? other : "Provider<\(other)>"
            }
        }
    }

    func graph() -> Graph {
        sketch("App", root: needs[""] ?? []) { app in
            for name in needs.keys.sorted() where name != "" { app.bind(name, needs: needs[name] ?? []) }
        }
    }

    private func plain(_ need: String) -> String { need.hasPrefix("Provider<") ? String(need.dropFirst(9).dropLast()) : need }

    var missing: Set<String> { Set(needs.values.joined().map(plain)).filter { needs[$0] == nil } }

    /// Keys that can be removed repeatedly, because they have no remaining eager dependency, are on no cycle.
    var hasCycle: Bool {
        var left = needs.mapValues { $0.filter { !$0.hasPrefix("Provider<") && needs[$0] != nil } }
        while let free = left.first(where: { $0.value.isEmpty })?.key {
            left[free] = nil
            left = left.mapValues { $0.filter { $0 != free } }
        }
        return !left.isEmpty
    }

    var unreached: Set<String> {
        var reached: Set<String> = [""]
        while true {
            let next = reached.union(reached.flatMap { (needs[$0] ?? []).map(plain) })
            if next == reached { return Set(needs.keys).subtracting(reached) }
            reached = next
        }
    }

    func isWay(_ path: [String]) -> Bool {
        let names = path.map { $0 == "App.root" ? "" : $0 }
        return zip(names, names.dropFirst()).allSatisfy { (needs[$0] ?? []).map(plain).contains($1) }
    }
}

// SPDX-License-Identifier: Apache-2.0
