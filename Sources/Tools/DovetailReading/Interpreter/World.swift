/// One answer to each question.
final class World {
    private let answers: Answers
    /// The questions that were asked, in order.
    private(set) var questions: [Question] = []
    private var choices: [String: Int] = [:]
    private var knowledge: [String: Knowledge] = [:]

    init(_ answers: Answers) { self.answers = answers }

    /// Whether the caller has answered the question, so that the other answers do not matter.
    func isDecided(_ question: Question) -> Bool { answers.given(for: question) != nil }

    /// The answer to a question, a position in its choices.
    func answer(_ question: Question) -> Int {
        if let known = choices[question.identity] { return known }
        let choice = answers.choice(for: question) ?? question.usual
        choices[question.identity] = choice
        questions.append(question)
        return choice
    }

    /// What is known about the value that a comparison is about.
    func knowledge(of subject: String, all: Set<String>?) -> Knowledge { knowledge[subject] ?? Knowledge(all: all) }

    func learn(_ comparison: Comparison, holds: Bool, isDecided: Bool) {
        var known = knowledge(of: comparison.subject, all: comparison.all)
        known.learn(isOne: holds != comparison.isNegated, of: comparison.constants, isDecided: isDecided)
        knowledge[comparison.subject] = known
    }
}

extension Answers {
    func choice(for question: Question) -> Int? { given(for: question) ?? byIdentity[question.identity] }

    /// The answer of the caller. Spaces do not matter.
    func given(for question: Question) -> Int? {
        guard let answer = byText.first(where: { $0.key.isSpelled(question.text) })?.value else { return nil }
        return question.choices.firstIndex { $0.isSpelled(answer) }
    }
}

extension String {
    /// Whether two pieces of code differ only in their spaces.
    func isSpelled(_ other: String) -> Bool { self == other || filter { !$0.isWhitespace } == other.filter { !$0.isWhitespace } }
}

// SPDX-License-Identifier: Apache-2.0
