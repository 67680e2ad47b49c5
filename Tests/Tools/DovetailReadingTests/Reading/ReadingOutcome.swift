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
        return isUsual || graphs(of: root).contains(text) ? .open : .silent
    }

    /// The graphs of a component with all answers to its open conditions, at most 256.
    private func graphs(of root: SourceRoot) -> Set<String> {
        var texts: Set<String> = []
        var waiting: [[String: Int]] = [[:]]
        for _ in 0..<256 {
            guard var answers = waiting.popLast() else { break }
            let reading = read(root, given: Answers(byIdentity: answers))
            texts.insert(FixtureProgram.json(reading.graph))
            for question in reading.questions where answers[question.identity] == nil {
                for answer in question.choices.indices where answer != question.usual {
                    waiting.append(answers.merging([question.identity: answer]) { _, new in new })
                }
                answers[question.identity] = question.usual
            }
        }
        return texts
    }
}

// SPDX-License-Identifier: Apache-2.0
