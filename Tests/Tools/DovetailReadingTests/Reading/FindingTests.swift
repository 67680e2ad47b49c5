import DovetailGraph
import ReadingFixtures
import TestTools
import Testing

@testable import DovetailReading

/// The findings of all worlds, with their conditions and doubts.
@Suite(.watched(patience: 300), .enabled(if: FixtureProgram.products != nil)) struct FindingTests {
    private let program: SourceProgram

    init() throws { program = try FixtureProgram.program("ReadingFixtures") }

    /// The findings with their conditions and doubts, and the code that was not followed.
    private func findings(of name: String, given answers: [String: String] = [:], isComplete: Bool = false) -> [String] {
        let findings = program.explore("ReadingFixtures.\(name)", given: Answers(byText: answers))
        return findings.diagnostics(isComplete: isComplete).map { diagnostic in
            let notes = diagnostic.notes.filter {
                $0.message.hasPrefix("only if") || $0.message.hasPrefix("for example if") || $0.message.hasPrefix("this code")
            }
            let lines = notes.map { "\($0.message) \($0.place.map { "\($0.line):\($0.column)" } ?? "")" }
            return (["\(diagnostic.severity) \(diagnostic.id): \(diagnostic.message)"] + lines).joined(separator: "; ")
        }
    }

    @Test func `a finding names the conditions under which it holds`() {
        let open = findings(of: "MissingUnderACondition")
        #expect(open == ["error missing-binding: nothing is bound for Tea; only if Flags.isMilky is true, 78:13"])
        // An answer of the caller closes the question.
        let milky = findings(of: "MissingUnderACondition", given: ["Flags.isMilky": "true"])
        #expect(milky == ["error missing-binding: nothing is bound for Tea"])
        #expect(findings(of: "MissingUnderACondition", given: ["Flags.isMilky": "false"]) == [])
        // Equal conditions are one question: with different answers, tea would be missing.
        #expect(findings(of: "SameQuestionTwice") == [])
        #expect(findings(of: "ConditionInAnOperand") == [])
        // It appears only if both differ.
        let pair = findings(of: "TwoCallsOfOneHelper").filter { $0.hasPrefix("error") }
        #expect(
            pair == [
                "error duplicate-binding: Tea is bound twice; only if CommandLine.arguments.count > 1_000 is true, 96:14; only if CommandLine.arguments.count > 2_000 is true, 97:14"
            ])
        let cases = findings(of: "BranchThatFallsThrough")
        #expect(
            cases == [
                "warning unused-binding: nothing depends on Coffee",
                "warning unused-binding: nothing depends on Tea; only if switch CommandLine.arguments.count selects 1_000..., 111:16",
            ])
    }

    @Test func `a finding of the usual world names the answers that it depends on`() {
        #expect(
            findings(of: "BoundUnderACondition") == [
                "error missing-binding: nothing is bound for Tea; only if Flags.isMilky is false, 207:12"
            ])
        #expect(findings(of: "BoundUnderACondition", given: ["Flags.isMilky": "true"]) == [])
        // Each of two answers makes it appear.
        #expect(
            findings(of: "MissingForTwoReasons") == [
                "error missing-binding: nothing is bound for Tea; for example if Flags.isMilky is true, 246:13"
            ])
        let cases = findings(of: "BoundInOneOfThreeCases").filter { $0.contains("missing") }
        #expect(
            cases == [
                "error missing-binding: nothing is bound for Tea; only if switch CommandLine.arguments.count selects 1_000 or 2_000, 221:16"
            ])
    }

    @Test func `all answers of a few questions are tried together`() {
        let missing = findings(of: "MissingUnderThreeConditions").filter { $0.contains("missing") }
        let conditions = [("milk", "213:13"), ("sugar", "214:13"), ("ice", "215:13")].map { word, place in
            "; only if CommandLine.arguments.contains(\"\(word)\") is true, \(place)"
        }
        #expect(missing == ["error missing-binding: nothing is bound for Tea" + conditions.joined()])
        #expect(program.explore("ReadingFixtures.MissingUnderThreeConditions").worldCount == 8)
    }

    @Test func `each pair of the answers to many questions is tried`() {
        let missing = findings(of: "MissingForAPairOfMany").filter { $0.contains("missing") }
        let conditions = [("milk", "231:13"), ("sugar", "232:13")].map { word, place in
            "; only if CommandLine.arguments.contains(\"\(word)\") is true, \(place)"
        }
        #expect(missing == ["error missing-binding: nothing is bound for Tea" + conditions.joined()])
        #expect(program.explore("ReadingFixtures.MissingForAPairOfMany").worldCount < 128)
    }

    @Test func `a reference to an initializer or a function ignores its default arguments`() {
        let found = findings(of: "DefaultArgumentsOfReferences").filter { $0.contains("ignored-default") }
        #expect(
            found == [
                "warning ignored-default: the default argument of name is ignored in the binding of Sugar",
                "warning ignored-default: the default argument of name is ignored in the binding of [Sugar]",
                "warning ignored-default: the default argument of name is ignored in the binding of Factory<EmptySeed<Honey>>",
            ])
    }

    @Test func `a missing binding is uncertain only if its world has code that was not followed`() {
        let uncertain = findings(of: "ClosureInADictionary")
        let notFollowed = "not-followed: this code cannot be followed: a binder is passed to steps[\"tea\"]?, which cannot be read"
        #expect(
            uncertain == [
                "warning missing-binding: perhaps nothing is bound for Tea; this code cannot be followed 40:62", "warning \(notFollowed)",
            ])
        let complete = findings(of: "ClosureInADictionary", isComplete: true)
        #expect(complete == ["error missing-binding: nothing is bound for Tea", "error \(notFollowed)"])
        #expect(findings(of: "MissingBehindAHelper") == ["error missing-binding: nothing is bound for Tea"])
    }

    @Test func `the help of a finding spells protocols as code does`() {
        let found = program.explore("ReadingFixtures.MissingProtocol").diagnostics(isComplete: false).flatMap(\.help)
        #expect(found.contains("bind((any Waiter).self).intoCollection() in a module that MissingProtocol includes"), "\(found)")
        #expect(found == fixtures["MissingProtocol"]?().validate().flatMap(\.help))
    }
}

// SPDX-License-Identifier: Apache-2.0
