package import DovetailGraph

/// A condition that the sources leave open, such as a flag that is computed when the program runs.
package struct Question: Hashable, Sendable {
    /// The declarations that the condition refers to. Conditions with the same identity are one question, wherever they are written.
    package var identity: String
    /// The source code of the condition at its first occurrence.
    package var text: String
    /// The location of its first occurrence.
    package var place: Graph.SourceLocation
    /// The possible answers: `false` and `true`, or the labels of the cases of a `switch`.
    package var choices: [String]
    /// The default answer, a position in ``choices``.
    package var usual: Int

    /// The choices of a condition.
    static let truthValues = ["false", "true"]

    package init(identity: String, text: String, place: Graph.SourceLocation, choices: [String], usual: Int) {
        self.identity = identity
        self.text = text
        self.place = place
        self.choices = choices
        self.usual = usual
    }
}

/// Answers to questions.
package struct Answers: Hashable, Sendable {
    /// The position of the choice, by the identity of the question.
    package var byIdentity: [String: Int]
    /// The choice, by the text of the question: `["Fault.sessionNotInstalled.isMade": "true"]`.
    package var byText: [String: String]

    package init(byIdentity: [String: Int] = [:], byText: [String: String] = [:]) {
        self.byIdentity = byIdentity
        self.byText = byText
    }
}

// SPDX-License-Identifier: Apache-2.0
