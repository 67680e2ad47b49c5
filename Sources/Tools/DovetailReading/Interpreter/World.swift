/// One answer to each question.
final class World {
    private let answers: Answers
    /// The questions that were asked, in order.
    private(set) var questions: [Question] = []
    private var choices: [String: Int] = [:]

    init(_ answers: Answers) { self.answers = answers }

    /// Whether the caller has answered the question, so that the other answers do not matter.
    func isDecided(_ question: Question) -> Bool { answers.byText[question.text].map(question.choices.contains) ?? false }

    /// The answer to a question, a position in its choices.
    func answer(_ question: Question) -> Int {
        if let known = choices[question.identity] { return known }
        let choice = answers.choice(for: question) ?? question.usual
        choices[question.identity] = choice
        questions.append(question)
        return choice
    }
}

extension Answers {
    func choice(for question: Question) -> Int? {
        byText[question.text].flatMap { question.choices.firstIndex(of: $0) } ?? byIdentity[question.identity]
    }
}

// SPDX-License-Identifier: Apache-2.0
