public import DovetailGraph

extension DiagnosticRenderer.Line {
    /// The line with the colors of a terminal: the problem is emphasized, the facts are dimmed.
    public var colored: String {
        switch role {
        case .headline, .summary: headline
        case .path: Ink.faint(text)
        case .note: labelled("note:", Ink.blue)
        case .help: labelled("help:", Ink.green)
        }
    }

    private var headline: String {
        let label = "\(severity.rawValue): "
        guard let start = text.firstRange(of: label) else { return text }
        let place = text[..<start.lowerBound]
        let message = text[start.upperBound...]
        let word = severity == .error ? Ink.red("error:") : Ink.yellow("warning:")
        guard role == .headline, let id = message.lastIndex(of: "[") else { return "\(place)\(word) \(Ink.bold(String(message)))" }
        return "\(place)\(word) \(Ink.bold(String(message[..<id])))\(Ink.faint(String(message[id...])))"
    }

    private func labelled(_ label: String, _ ink: (String) -> String) -> String {
        guard text.hasPrefix("  \(label)") else { return text }
        return "  \(ink(label))\(text.dropFirst(label.count + 2))"
    }
}

/// The escape sequences of a terminal.
private enum Ink {
    static func red(_ text: String) -> String { "\u{1B}[1;31m\(text)\u{1B}[0m" }
    static func yellow(_ text: String) -> String { "\u{1B}[1;33m\(text)\u{1B}[0m" }
    static func blue(_ text: String) -> String { "\u{1B}[36m\(text)\u{1B}[0m" }
    static func green(_ text: String) -> String { "\u{1B}[32m\(text)\u{1B}[0m" }
    static func bold(_ text: String) -> String { "\u{1B}[1m\(text)\u{1B}[0m" }
    static func faint(_ text: String) -> String { "\u{1B}[2m\(text)\u{1B}[0m" }
}

// SPDX-License-Identifier: Apache-2.0
