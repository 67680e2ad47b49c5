internal import DovetailGraph

extension SourceFindings {
    /// The findings and the code that could not be followed, as the check of a running program reports findings.
    ///
    /// - Parameter isComplete: Whether the caller expects all code to be followed, so that nothing is uncertain.
    func diagnostics(isComplete: Bool) -> [Diagnostic] {
        findings.map { $0.explained(isComplete: isComplete) }
            + blindSpots.map { spot in
                Diagnostic(
                    .notFollowed, severity: isComplete ? .error : .warning, "this code cannot be followed: \(spot.reason)", at: spot.place)
            }
    }
}

extension SourceFinding {
    /// The diagnostic, with a note for each condition and for the code that may resolve it.
    fileprivate func explained(isComplete: Bool) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.notes += conditions.map { Diagnostic.Note($0.note, at: $0.question.place) }
        guard isUncertain, !isComplete else { return diagnostic }
        diagnostic.severity = .warning
        diagnostic.message = "perhaps \(diagnostic.message)"
        // Each of them has a diagnostic of its own, so a few are enough.
        diagnostic.notes += blindSpots.prefix(3).map { Diagnostic.Note("this code cannot be followed", at: $0.place) }
        return diagnostic
    }
}

extension SourceFinding.Condition {
    fileprivate var note: String {
        let choices = answers.map { question.choices[$0] }.joined(separator: " or ")
        return
            "\(isNecessary ? "only" : "for example") if \(question.text) \(question.choices == Question.truthValues ? "is" : "selects") \(choices),"
    }
}

// SPDX-License-Identifier: Apache-2.0
