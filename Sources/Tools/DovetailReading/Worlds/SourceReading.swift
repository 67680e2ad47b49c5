package import DovetailGraph

/// The graph of a component in one world, that is, with one answer to each question.
package struct SourceReading: Sendable {
    package var graph: Graph
    /// Code that could not be followed, in the order of its locations.
    package var blindSpots: [BlindSpot]
    /// The questions that were asked, in order.
    package var questions: [Question]
}

// SPDX-License-Identifier: Apache-2.0
