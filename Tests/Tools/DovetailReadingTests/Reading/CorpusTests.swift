import DovetailGraph
import ReadingCorpus
import TestTools
import Testing

@testable import DovetailReading

/// Every form of code that was once read as another graph: each component is read as it runs, or the reading reports what it does not know.
@Suite(.watched(patience: 300), .enabled(if: FixtureProgram.products != nil)) struct CorpusTests {
    @Test func `no component is read as another graph without a word`() throws {
        let outcomes = try outcomes(of: corpus)
        #expect((outcomes[.silent] ?? []).sorted() == [])
        // Most are exact, or open with answers that give the running graph: lower neither without a reason.
        #expect((outcomes[.exact]?.count ?? 0) >= 176 && (outcomes[.flagged]?.count ?? 0) <= 91)
    }

    @Test func `most components of applications are read exactly`() throws {
        let outcomes = try outcomes(of: ordinaryCorpus)
        #expect((outcomes[.silent] ?? []).sorted() == [])
        #expect((outcomes[.exact]?.count ?? 0) >= 54 && (outcomes[.flagged]?.count ?? 0) <= 0)
    }

    @Test func `code is tried for its value without a question, and where another algorithm could differ, not known`() throws {
        let program = try FixtureProgram.program("ReadingCorpus")
        let questions = program.explore("ReadingCorpus.ValuesThatOnlyTheRunKnows").questions.map(\.text)
        #expect(questions == ["chosen(1) == 1", "CommandLine.arguments.isEmpty"])
        // The order of a set is another one in each run.
        let ordered = program.explore("ReadingCorpus.OrderOfASet").questions.map(\.text)
        #expect(
            ordered == [
                #"names.map({ $0 + "!" })[0] == "a!""#, #"names.first(where: { $0 < "c" }) == "a""#,
                #"names.reduce("", { $0 + $1 }) == "ab""#,
            ])
        let spots = program.explore("ReadingCorpus.ValuesThatTheOrderOfCallsDecides").blindSpots.map(\.reason)
        #expect(spots == ["how often this loop runs is not known; it was read once"])
    }

    @Test func `a reading that would not end is ended and reported`() throws {
        let program = try FixtureProgram.program("ReadingCorpus")
        func reasons(_ name: String) -> [String] { program.explore("ReadingCorpus.\(name)").blindSpots.map(\.reason) }
        #expect(reasons("CallsThatDouble") == ["more than 20000 calls are not followed"])
        #expect(reasons("QuestionInEachCall") == ["not all answers are tried, because they are too many"])
    }

    private func outcomes(of corpus: [(name: String, graph: Graph)]) throws -> [ReadingOutcome: [String]] {
        let program = try FixtureProgram.program("ReadingCorpus")
        let roots = Dictionary(grouping: program.roots, by: \.name)
        var outcomes: [ReadingOutcome: [String]] = [:]
        for (name, graph) in corpus {
            let root = try #require(roots["ReadingCorpus.\(name)"]?.first, "\(name) is not read")
            outcomes[program.outcome(of: root, as: graph), default: []].append(name)
        }
        print("corpus:", outcomes.map { "\($0.value.count) \($0.key)" }.sorted().joined(separator: ", "))
        return outcomes
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

    @Test func `what changes while a graph is configured is found by itself`() throws {
        let files = ["HiddenChanges.swift", "Pouring.swift"]
        let program = try SourceProgram(
            FixtureProgram.trees(of: ["ReadingCorpus"]).filter { file in files.contains { file.path.contains($0) } })
        let names = Set(program.roots.map { $0.name.split(separator: ".").last.map(String.init) ?? "" })
        for (name, graph) in corpus where names.contains(name) {
            #expect(program.outcome(of: program.root("ReadingCorpus.\(name)"), as: graph) != .silent, "\(name)")
        }
        let changes = program.declarations.changes
        let variables = changes.variables.map { program.declarations.demangler.demangled("$s" + $0.dropFirst(2)) }
        let changing = names.filter { name in variables.contains { $0.contains("ReadingCorpus.\(name).") } }
        // The first are local variables and what other modules have; the last are assigned before, by a factory, and by an initializer.
        let others = ["FlagOfALocalClosure", "FlagOfALocalFunction", "FlagOfAnotherModule", "FlagOfTheEnvironment", "FlagsThatDoNotChange"]
        #expect(names.subtracting(changing).sorted() == others)
        #expect(changes.owners.count == 2, "\(changes.owners)")
    }
}

// SPDX-License-Identifier: Apache-2.0
