package import DovetailGraph

/// The findings in all worlds of a component.
package struct SourceFindings: Sendable {
    /// The reading with the usual answers.
    package var usual: SourceReading
    /// The findings with the usual answers first, then those of the other worlds.
    package var findings: [SourceFinding]
    /// The blind spots of all worlds, and the declarations that no world has reached.
    package var blindSpots: [BlindSpot]
    /// The questions of all worlds that the caller has not answered.
    package var questions: [Question]
    /// The questions that the caller has answered, or has named with an answer that they do not have.
    package var named: Set<Question> = []
    /// The modules and components that were read in some world.
    package var modules: Set<String> = []
    /// The number of worlds that were read.
    package var worldCount: Int
}

/// A finding, and the answers that it depends on.
package struct SourceFinding: Sendable {
    /// A question whose answer decides whether there is the finding.
    package struct Condition: Hashable, Sendable {
        package var question: Question
        /// Positions in the question's choices.
        package var answers: [Int]
        /// Whether all worlds with the finding have one of these answers. Otherwise other answers to other questions have the same result.
        package var isNecessary: Bool
    }

    /// The finding as the graph of its world has it.
    package var diagnostic: Diagnostic
    package var conditions: [Condition]
    /// Whether code that could not be followed may resolve it.
    package var isUncertain: Bool
    /// That code.
    var blindSpots: [BlindSpot]

    /// The findings that a declaration can resolve.
    static let uncertainKinds: Set<DiagnosticID> = [
        .missingBinding, .componentNotInstalled, .unfinishedBinding, .missingContribution, .unusedBinding,
    ]
}

// SPDX-License-Identifier: Apache-2.0
