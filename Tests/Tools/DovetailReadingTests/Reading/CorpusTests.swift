import DovetailGraph
import ReadingCorpus
import TestTools
import Testing

@testable import DovetailReading

/// Every form of code that was once read as another graph: each component is read as it runs, or the reading reports what it does not know.
@Suite(.watched(patience: 300), .enabled(if: FixtureProgram.products != nil)) struct CorpusTests {
    @Test func `no component is read as another graph without a word`() throws {
        let program = try FixtureProgram.program("ReadingCorpus")
        let roots = Dictionary(grouping: program.roots, by: \.name)
        var outcomes: [ReadingOutcome: [String]] = [:]
        for (name, graph) in corpus {
            let root = try #require(roots["ReadingCorpus.\(name)"]?.first, "\(name) is not read")
            outcomes[program.outcome(of: root, as: graph), default: []].append(name)
        }
        #expect((outcomes[.silent] ?? []).sorted() == [])
        print("corpus:", outcomes.map { "\($0.value.count) \($0.key)" }.sorted().joined(separator: ", "))
        // Most are exact, or open with answers that give the running graph: lower neither without a reason.
        #expect((outcomes[.exact]?.count ?? 0) >= 66 && (outcomes[.flagged]?.count ?? 0) <= 87)
    }

    @Test func `conditions on one value are consistent in each world`() throws {
        let program = try FixtureProgram.program("ReadingCorpus")
        let valid = [
            "ConditionAndSwitch", "ConstantInAClosure", "ConstantOfAComparison", "EachSeason", "EqualAndUnequal", "EqualToTwoCases",
            "IfCaseAndSwitch", "IfCaseOfAKnownCase", "KnownCase", "LocalConstantAndItsValue", "LocalConstantTwice", "NilAndLet",
            "NumbersAndNames", "OperandsInAnotherOrder", "ParameterTwice", "SeasonOfAParameter", "SeasonOrAnother", "SeasonThatIsLeft",
            "SeasonThatMayBeMissing", "SwitchAndCondition", "SwitchAndEqual", "SwitchOverAKnownCase", "SwitchOverWhatMayBeMissing",
            "TruthOfAFlag", "TwoSwitchesOfOneSeason", "TwoSwitchesOverOneMode",
        ]
        for name in valid {
            let findings = program.explore("ReadingCorpus.\(name)")
            #expect(findings.diagnostics(isComplete: false).map(\.message) == [], "\(name)")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
