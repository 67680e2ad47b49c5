import DovetailGraph
import DovetailInspection

/// Reads a component in several worlds, and merges their findings.
///
/// The usual world comes first; then each question is answered differently, once for each other answer; then all pairs of differing
/// answers are covered by about 2·log₂ n worlds. A finding is reported for the smallest set of differing answers with which it appears.
struct Exploration {
    private let program: SourceProgram
    private let root: SourceRoot
    private let given: Answers

    private var questions: [Question] = []
    private var known: Set<String> = []
    private var findings: [Found] = []
    /// The position of a finding of any world. Its notes may differ.
    private var positions: [Diagnostic.Identity: Int] = [:]
    private var blindSpots: Set<BlindSpot> = []
    private var coverage = Coverage()
    /// The declarations that no world has reached.
    private var missed: [BlindSpot] = []
    private var worldCount = 0

    private struct Found {
        let diagnostic: Diagnostic
        /// The differing answers with which it appears.
        let answers: [String: Int]
        /// The code of this world that could not be followed.
        let blindSpots: [BlindSpot]
    }

    init(of root: SourceRoot, in program: SourceProgram, given: Answers) {
        self.program = program
        self.root = root
        self.given = given
    }

    mutating func explore() -> SourceFindings {
        let usual = visit([:])
        visitEachAnswer()
        visitPairs()
        missed = program.missed(coverage).sorted()
        blindSpots.formUnion(missed)
        return SourceFindings(
            usual: usual, findings: findings.map { finding($0) }, blindSpots: blindSpots.sorted(), questions: questions,
            worldCount: worldCount)
    }

    /// Answers each question differently. A world may ask questions that no other has asked.
    private mutating func visitEachAnswer() {
        var next = 0
        while next < questions.count {
            let question = questions[next]
            for answer in question.choices.indices where answer != question.usual { visit([question.identity: answer]) }
            next += 1
        }
    }

    /// Divides the questions in halves by each bit of their positions, so that each two differ in a world where all others of their half do.
    private mutating func visitPairs() {
        guard questions.count > 1 else { return }
        var bit = 1
        while bit < questions.count {
            for half in [0, bit] { visit(differing(questions.indices.filter { $0 & bit == half })) }
            bit <<= 1
        }
        visit(differing(Array(questions.indices)))
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
    private mutating func visit(_ answers: [String: Int]) -> SourceReading {
        var given = given
        given.byIdentity.merge(answers) { _, new in new }
        let (reading, coverage) = program.world(root, given)
        worldCount += 1
        self.coverage.add(coverage)
        blindSpots.formUnion(reading.blindSpots)
        for question in reading.questions where known.insert(question.identity).inserted {
            // The caller has answered it.
            if self.given.choice(for: question) == nil { questions.append(question) }
        }
        let resolution = Resolution(reading.graph)
        for diagnostic in resolution.validate(plugins: [IgnoredDefaults(resolution: resolution)]) {
            add(Found(diagnostic: diagnostic, answers: answers, blindSpots: reading.blindSpots))
        }
        return reading
    }

    private mutating func add(_ found: Found) {
        let key = found.diagnostic.identity
        guard let position = positions[key] else {
            positions[key] = findings.count
            return findings.append(found)
        }
        if found.answers.count < findings[position].answers.count { findings[position] = found }
    }

    private func finding(_ found: Found) -> SourceFinding {
        let conditions = questions.compactMap { question in
            found.answers[question.identity].map { SourceFinding.Condition(question: question, answer: $0) }
        }
        // A declaration that no world has reached may belong to any.
        let blindSpots = SourceFinding.uncertainKinds.contains(found.diagnostic.id) ? found.blindSpots + missed : []
        return SourceFinding(
            diagnostic: found.diagnostic, conditions: conditions, isUncertain: !blindSpots.isEmpty, blindSpots: blindSpots)
    }
}

// SPDX-License-Identifier: Apache-2.0
