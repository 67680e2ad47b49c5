extension LaunchReport {
    /// A summary in one sentence: how long launching and stopping took, or why the launch failed.
    var summary: String {
        let starts = spans.filter(\.isStart)
        guard let begin = starts.map(\.start).min(), let end = starts.map(\.end).max() else { return "Nothing was launched" }
        var parts = ["Launched in \((end - begin).long)"]
        let failed = starts.first(where: \.isFailed) ?? starts.first { $0.outcome == .cancelled }
        if let failed {
            parts = [
                failed.outcome == .cancelled
                    ? "The launch was cancelled after \((failed.end - begin).long)"
                    : "The launch failed after \((failed.end - begin).long): \(failed.step) \(failed.outcome)"
            ]
        }
        parts += spans.filter { !$0.isStart && $0.isFailed }.prefix(3).map { "\($0.step), \($0.activity) \($0.outcome)" }
        let stops = spans.filter { $0.activity == .stop }
        if let begin = stops.map(\.start).min(), let end = stops.map(\.end).max() { parts.append("stopped in \((end - begin).long)") }
        return parts.joined(separator: "; ")
    }

    /// The kinds of bars, as the legend names them.
    static let legend: [(kind: String, text: String)] = [
        ("prepare", "prepare"), ("launch", "launch"), ("run", "run as a service"), ("event", "handle an event"), ("stop", "stop"),
        ("failed", "failed"),
    ]
}

extension LaunchReport.Span {
    /// Whether it did not do what it should. A service that was cancelled was stopped.
    var isFailed: Bool {
        switch outcome {
        case .ended, .cancelled: false
        case .timedOut, .abandoned, .failed: true
        }
    }

    /// The kind of its bar.
    var kind: String {
        if isFailed { return "failed" }
        if case .event = activity { return "event" }
        return activity.description
    }

    /// Its activity, outcome, times and dependencies, in one line.
    var words: String {
        let after = after.isEmpty ? "" : ", after \(after.joined(separator: ", "))"
        return "\(step), \(activity): started at \(start.long), duration \(duration.long), \(outcome)\(after)"
    }
}

/// A text between tags, or in an attribute.
func markup(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "\n": result += "\n"
        // Characters that XML documents must not contain.
        case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += " "
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

// SPDX-License-Identifier: Apache-2.0
