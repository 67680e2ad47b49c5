package import DovetailGraph

/// The findings in all worlds of a component.
package struct SourceFindings: Sendable {
    /// The verdict on a component.
    package enum Verdict: Hashable, Sendable {
        /// No world has an error, and all code was followed.
        case valid
        /// A world has an error that does not depend on code that could not be followed.
        case faulty
        /// There is no such error, but code could not be followed.
        case validAsFarAsRead
    }

    /// The reading with the usual answers.
    package var usual: SourceReading
    /// The findings with the usual answers first, then those of the other worlds.
    package var findings: [SourceFinding]
    /// The blind spots of all worlds, and the declarations that no world has reached.
    package var blindSpots: [BlindSpot]
    /// The questions of all worlds that the caller has not answered.
    package var questions: [Question]
    /// The number of worlds that were read.
    package var worldCount: Int

    package var verdict: Verdict {
        if findings.contains(where: { $0.diagnostic.severity == .error && !$0.isUncertain }) { return .faulty }
        return blindSpots.isEmpty ? .valid : .validAsFarAsRead
    }
}

/// A finding, and the answers that it depends on.
package struct SourceFinding: Sendable {
    /// An answer that differs from the usual one.
    package struct Condition: Hashable, Sendable {
        package var question: Question
        /// A position in the question's choices.
        package var answer: Int
    }

    /// The finding as the graph of its world has it.
    package var diagnostic: Diagnostic
    /// Empty if the finding appears with the usual answers.
    package var conditions: [Condition]
    /// Whether code that could not be followed may resolve it.
    package var isUncertain: Bool
    /// That code.
    var blindSpots: [BlindSpot]

    /// The findings that a declaration can resolve.
    static let uncertainKinds: Set<DiagnosticID> = [.missingBinding, .componentNotInstalled, .unusedBinding]

    /// The finding to show, with the conditions and the doubts as notes.
    package var shown: Diagnostic {
        var shown = diagnostic
        if isUncertain { shown.message = "perhaps \(shown.message)" }
        shown.notes.insert(contentsOf: conditions.map { Diagnostic.Note($0.message, at: $0.question.place) }, at: 0)
        // A few are enough: all are listed with the reading.
        shown.notes += blindSpots.prefix(3).map { Diagnostic.Note("this code was not followed: \($0.reason)", at: $0.place) }
        return shown
    }
}

extension SourceFinding.Condition {
    fileprivate var message: String {
        let choice = question.choices[answer]
        return question.isSwitch ? "this applies if \(question.text) selects \(choice)" : "this applies if \(question.text) is \(choice)"
    }
}

extension Question {
    fileprivate var isSwitch: Bool { choices != ["false", "true"] }
}
