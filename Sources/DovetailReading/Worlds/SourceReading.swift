package import DovetailGraph

/// The graph of a component in one world, that is, with one answer to each question.
package struct SourceReading: Sendable {
    package var graph: Graph
    /// Code that could not be followed, in the order of its locations.
    package var blindSpots: [BlindSpot]
    /// The questions that were asked, in order.
    package var questions: [Question]
}

/// The findings in all worlds of a component.
package struct SourceFindings: Sendable {
    /// The reading with the usual answers.
    package var usual: SourceReading
    package var findings: [SourceFinding]
    /// The blind spots of all worlds, and declarations that no world reached.
    package var blindSpots: [BlindSpot]
    /// The questions of all worlds.
    package var questions: [Question]
    /// The number of worlds that were read.
    package var worldCount: Int
}

/// A finding, and the answers that it depends on.
package struct SourceFinding: Sendable {
    /// An answer that differs from the usual one.
    package struct Condition: Hashable, Sendable {
        package var question: Question
        /// A position in the question's choices.
        package var answer: Int
    }

    package var diagnostic: Diagnostic
    /// Empty if the finding holds with the usual answers.
    package var conditions: [Condition]
    /// Whether code that could not be followed may resolve it.
    package var isUncertain: Bool
}
