import DovetailGraph
import DovetailInspection

/// Reads a component in several worlds, and merges their findings.
///
/// The usual world comes first, then those in which one answer differs, then two, and so on: all worlds, if they are few. Otherwise each answer
/// of each question is in one of them, and each pair of answers in one of about 2·log₂ n further ones, in which half of the answers differ.
struct Exploration {
    private let program: SourceProgram
    private let root: SourceRoot
    private let given: Answers

    private var questions: [Question] = []
    /// The questions that the caller names.
    private var named: Set<Question> = []
    private var known: Set<String> = []
    private var findings: [Found] = []
    /// The position of a finding of any world. Its notes may differ.
    private var positions: [Diagnostic.Identity: Int] = [:]
    private var blindSpots: Set<BlindSpot> = []
    private var coverage = Coverage()
    /// The declarations that no world has reached.
    private var missed: [BlindSpot] = []
    /// Whether all worlds were read.
    private var isComplete = true
    /// What each world has answered, by the identity of the question: only the questions that were asked in it.
    private var worlds: [[String: Int]] = []

    /// Only with at most so many questions are all worlds read.
    private static let manyQuestions = 7
    /// The number of bindings in all worlds together that are read in about the time of a small build step.
    private static let manyBindings = 1 << 14
    /// The numbers of worlds, and of calls in all worlds together, after which no further world is read: a function that calls itself can ask
    /// another question in each call.
    private static let manyWorlds = 500
    private static let manyCalls = 1 << 20

    /// Whether the worlds that were read have taken so long that no other one is.
    private var isTooLong = false

    private struct Found {
        let diagnostic: Diagnostic
        /// The worlds that have it. That with the fewest differing answers is the first.
        var worlds: [Int]
        /// The code of the first world that could not be followed.
        let blindSpots: [BlindSpot]
    }

    /// A world that is still to be read.
    private struct Plan {
        /// The answers that differ from the usual ones.
        var differing: [String: Int] = [:]
        /// The questions whose answers are decided: other plans have their other answers.
        var decided: Set<String> = []
    }

    init(of root: SourceRoot, in program: SourceProgram, given: Answers) {
        self.program = program
        self.root = root
        self.given = given
    }

    mutating func explore() -> SourceFindings {
        var plans: [Plan] = []
        let usual = visit(Plan(), addingTo: &plans)
        let limit = Self.manyBindings / max(usual.graph.bindings.count, 128)
        var next = 0
        while next < plans.count, questions.count <= Self.manyQuestions, worlds.count < limit, !isTooLong {
            visit(plans[next], addingTo: &plans)
            next += 1
        }
        if next < plans.count {
            isComplete = false
            visitSome(plans[next...])
        }
        if isTooLong, next < plans.count {
            blindSpots.insert(BlindSpot("not all answers are tried, because they are too many", at: root.place))
        }
        missed = program.missed(coverage).sorted()
        blindSpots.formUnion(missed)
        return SourceFindings(
            usual: usual, findings: findings.map { finding($0) }, blindSpots: blindSpots.sorted(), questions: questions,
            named: named, modules: coverage.modules, worldCount: worlds.count)
    }

    /// Reads a world, and plans those that differ from it in the answer to one more question.
    ///
    /// - Parameter onlyNew: Whether only the questions count that no world before it has asked.
    @discardableResult
    private mutating func visit(_ plan: Plan, addingTo plans: inout [Plan], onlyNew: Bool = false) -> SourceReading {
        let before = known
        let reading = visit(plan.differing)
        let answers = worlds[worlds.count - 1]
        var decided = plan.decided
        for question in questions {
            guard let answer = answers[question.identity], decided.insert(question.identity).inserted else { continue }
            if onlyNew, before.contains(question.identity) { continue }
            for other in question.choices.indices where other != answer {
                var child = Plan(differing: plan.differing, decided: decided)
                child.differing[question.identity] = other
                plans.append(child)
            }
        }
        return reading
    }

    /// Reads those of the planned worlds that are needed for each answer, and then for each pair.
    private mutating func visitSome(_ planned: ArraySlice<Plan>) {
        var plans = Array(planned), next = 0
        while next < plans.count, !isTooLong {
            let isNeeded = plans[next].differing.contains { question, answer in !worlds.contains { $0[question] == answer } }
            if isNeeded { visit(plans[next], addingTo: &plans, onlyNew: true) }
            next += 1
        }
        var bit = 1
        while bit < questions.count, !isTooLong {
            for half in [0, bit] { visit(differing(questions.indices.filter { $0 & bit == half })) }
            bit <<= 1
        }
        if !isTooLong { visit(differing(Array(questions.indices))) }
    }

    private func differing(_ positions: [Int]) -> [String: Int] {
        var answers: [String: Int] = [:]
        for position in positions {
            let question = questions[position]
            answers[question.identity] = question.usual == 0 ? question.choices.count - 1 : 0
        }
        return answers
    }

    /// Reads the component with answers that differ from the usual ones.
    @discardableResult
    private mutating func visit(_ differing: [String: Int]) -> SourceReading {
        var answers = given
        answers.byIdentity.merge(differing) { _, new in new }
        let (reading, coverage) = program.world(root, answers)
        self.coverage.add(coverage)
        blindSpots.formUnion(reading.blindSpots)
        var answered: [String: Int] = [:]
        for question in reading.questions where given.byText.keys.contains(where: { $0.isSpelled(question.text) }) {
            named.insert(question)
        }
        for question in reading.questions where given.choice(for: question) == nil {
            answered[question.identity] = answers.choice(for: question) ?? question.usual
            if known.insert(question.identity).inserted { questions.append(question) }
        }
        worlds.append(answered)
        isTooLong =
            isTooLong || coverage.calls >= Interpreter.mostCalls || self.coverage.calls >= Self.manyCalls || worlds.count >= Self.manyWorlds
        let resolution = Resolution(reading.graph)
        for diagnostic in resolution.validate(plugins: [IgnoredDefaults(resolution: resolution)]) {
            add(diagnostic, blindSpots: reading.blindSpots)
        }
        return reading
    }

    private mutating func add(_ diagnostic: Diagnostic, blindSpots: [BlindSpot]) {
        let world = worlds.count - 1
        if let position = positions[diagnostic.identity] {
            findings[position].worlds.append(world)
        } else {
            positions[diagnostic.identity] = findings.count
            findings.append(Found(diagnostic: diagnostic, worlds: [world], blindSpots: blindSpots))
        }
    }

    private func finding(_ found: Found) -> SourceFinding {
        // A declaration that no world has reached may belong to any.
        let blindSpots = SourceFinding.uncertainKinds.contains(found.diagnostic.id) ? found.blindSpots + missed : []
        var conditions = questions.compactMap { necessaryCondition($0, of: found) }
        // It has several causes.
        if conditions.isEmpty, found.worlds[0] != 0 { conditions = questions.compactMap { sufficientCondition($0, of: found) } }
        return SourceFinding(
            diagnostic: found.diagnostic, conditions: conditions, isUncertain: !blindSpots.isEmpty, blindSpots: blindSpots)
    }

    /// The answers that all worlds with the finding have to a question, if some world has another one.
    ///
    /// If not all worlds were read, two conditions can have gone together by accident: then the finding depends on those answers only that
    /// alone make it appear in the usual world, or disappear from it.
    private func necessaryCondition(_ question: Question, of found: Found) -> SourceFinding.Condition? {
        if !isComplete, found.worlds[0] != 0, worlds[found.worlds[0]][question.identity] == question.usual { return nil }
        var answers: Set<Int> = []
        for world in found.worlds {
            guard let answer = worlds[world][question.identity] else { return nil }
            answers.insert(answer)
        }
        guard answers.count < question.choices.count else { return nil }
        return SourceFinding.Condition(question: question, answers: answers.sorted(), isNecessary: true)
    }

    /// The answer of the first world with the finding, if it is not the usual one.
    private func sufficientCondition(_ question: Question, of found: Found) -> SourceFinding.Condition? {
        guard let answer = worlds[found.worlds[0]][question.identity], answer != question.usual else { return nil }
        return SourceFinding.Condition(question: question, answers: [answer], isNecessary: false)
    }
}

// SPDX-License-Identifier: Apache-2.0
