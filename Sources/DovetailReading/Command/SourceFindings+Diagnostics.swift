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
    /// The diagnostic, with a note for each condition.
    fileprivate func explained(isComplete: Bool) -> Diagnostic {
        var diagnostic = diagnostic
        for condition in conditions {
            let question = condition.question
            diagnostic.notes.append(
                Diagnostic.Note("only if \(question.text) is \(question.choices[condition.answer]),", at: question.place))
        }
        if isUncertain, !isComplete {
            diagnostic.severity = .warning
            diagnostic.notes.append(Diagnostic.Note("code that could not be followed may resolve this"))
        }
        return diagnostic
    }
}
