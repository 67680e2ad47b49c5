import DovetailGraph

@testable import DovetailReading

/// What reading a component results in.
enum ReadingOutcome: String {
    /// The graph that it has when it runs.
    case exact
    /// That graph with some answers to the open conditions.
    case open
    /// Another graph, and a location that may differ.
    case flagged
    /// Another graph without a word.
    case silent
}

extension SourceProgram {
    func outcome(of root: SourceRoot, as running: Graph) -> ReadingOutcome {
        let text = FixtureProgram.json(running)
        let findings = explore(root)
        let isUsual = FixtureProgram.json(findings.usual.graph) == text
        if isUsual, findings.questions.isEmpty, findings.blindSpots.isEmpty { return .exact }
        if !findings.blindSpots.isEmpty { return .flagged }
        return isUsual || canBeRead(root, as: text) ? .open : .silent
    }

    /// Whether some answers to the open conditions result in a graph.
    private func canBeRead(_ root: SourceRoot, as text: String) -> Bool {
        contains(root) { FixtureProgram.json($0) == text }
    }

    /// Whether a flagged component is read as it runs with some answers, apart from the lines that are reported.
    func isExplained(_ root: SourceRoot, _ running: Graph) -> Bool {
        let reported = Set(explore(root).blindSpots.map(\.place.line))
        /// The bindings, and the lines that contribute one entry to a dictionary.
        func bindings(_ graph: Graph) -> Set<String> {
            let bindings = graph.bindings.filter { !$0.isBuiltIn && !reported.contains($0.place.line) }
            let entries = Dictionary(grouping: bindings) { "\(graph.keys[$0.key].key) \($0.contribution.map { "\($0)" } ?? "")" }
            return Set(
                bindings.map { "\($0.place.line): \(graph.keys[$0.key].key)" }
                    + entries.values.map { "\(Set($0.map(\.place.line)).sorted())" })
        }
        let expected = bindings(running)
        return contains(root, most: 256) { bindings($0) == expected }
    }

    /// Whether the graph with some answers fits. Of the combinations of answers, so many are tried at most.
    private func contains(_ root: SourceRoot, most: Int = 4_096, _ isFound: (Graph) -> Bool) -> Bool {
        var waiting: [[String: Int]] = [[:]]
        for _ in 0..<most {
            guard var answers = waiting.popLast() else { break }
            let reading = read(root, given: Answers(byIdentity: answers))
            if isFound(reading.graph) { return true }
            for question in reading.questions where answers[question.identity] == nil {
                for answer in question.choices.indices where answer != question.usual {
                    waiting.append(answers.merging([question.identity: answer]) { _, new in new })
                }
                answers[question.identity] = question.usual
            }
        }
        return false
    }
}

// SPDX-License-Identifier: Apache-2.0
