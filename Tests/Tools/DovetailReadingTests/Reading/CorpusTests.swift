import DovetailGraph
import ReadingCorpus
import TestTools
import Testing

@testable import DovetailReading

/// Every form of code that was once read as another graph: each component is read as it runs, or the reading reports what it does not know.
@Suite(.watched(patience: 300), .enabled(if: FixtureProgram.products != nil)) struct CorpusTests {
    /// What reading a component results in.
    enum Outcome: String {
        /// The graph that it has when it runs.
        case exact
        /// That graph with some answers to the open conditions.
        case open
        /// Another graph, and a location that may differ.
        case flagged
        /// Another graph without a word.
        case silent
    }

    /// Components that are still read as another graph without a word. The reader is a preview because of them, and of what the corpus lacks.
    static let silent: Set<String> = [
        // Another text of the key of an entry.
        "EntryWithADebugDescription",
        // Another spelling of a type in a local type.
        "TypeInALocalEnum",
        // The property that a wrapper changes.
        "WrappedMember",
    ]

    @Test func `no component is read as another graph without a word`() throws {
        let program = try FixtureProgram.program("ReadingCorpus")
        let roots = Dictionary(grouping: program.roots, by: \.name)
        var outcomes: [Outcome: [String]] = [:]
        for (name, graph) in corpus {
            let root = try #require(roots["ReadingCorpus.\(name)"]?.first, "\(name) is not read")
            outcomes[outcome(of: root, as: graph, in: program), default: []].append(name)
        }
        #expect(Set(outcomes[.silent] ?? []).subtracting(Self.silent).sorted() == [])
        #expect(Self.silent.subtracting(outcomes[.silent] ?? []).sorted() == [], "these are not silent any more: remove them")
        print("corpus:", outcomes.map { "\($0.value.count) \($0.key)" }.sorted().joined(separator: ", "))
        // Most are exact, or open with answers that give the running graph: lower neither without a reason.
        #expect((outcomes[.exact]?.count ?? 0) >= 48 && (outcomes[.flagged]?.count ?? 0) <= 93)
    }

    private func outcome(of root: SourceRoot, as running: Graph, in program: SourceProgram) -> Outcome {
        let text = FixtureProgram.json(running)
        let findings = program.explore(root)
        let isUsual = FixtureProgram.json(findings.usual.graph) == text
        if isUsual, findings.questions.isEmpty, findings.blindSpots.isEmpty { return .exact }
        if !findings.blindSpots.isEmpty { return .flagged }
        return isUsual || program.graphs(of: root).contains(text) ? .open : .silent
    }
}

extension SourceProgram {
    /// The graphs of a component with all answers to its open conditions.
    fileprivate func graphs(of root: SourceRoot) -> Set<String> {
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
