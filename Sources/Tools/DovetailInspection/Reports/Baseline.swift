public import DovetailGraph

/// Diagnostics that a project has accepted for now, one on each line of a file, without line numbers.
///
///     App/Feed.swift: nothing is bound for Clock [missing-binding]
///
/// The list may only shrink: diagnostics that it does not contain are reported, and so are entries that no longer occur.
public struct Baseline: Sendable, Hashable {
    /// One accepted diagnostic.
    public struct Entry: Sendable, Hashable {
        /// The text of the line.
        public var text: String
        /// The line number in the file, starting at 1.
        public var line: Int
    }

    /// In the order of the file.
    public private(set) var entries: [Entry] = []

    private static let header = """
        # Accepted findings in the graph. The list may only shrink.
        # `graph-check --write-baseline FILE` removes the findings that no longer occur.

        """

    /// Reads a file. Empty lines and lines that begin with a hash are ignored.
    public init(_ file: String) {
        // Some editors write a byte order mark at the start of a file. "\r\n" is a single character, which is a newline.
        let file = file.hasPrefix("\u{FEFF}") ? file.dropFirst() : file[...]
        for (number, line) in file.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let text = line.trimmed
            if !text.isEmpty, !text.hasPrefix("#") { entries.append(Entry(text: text, line: number + 1)) }
        }
    }

    /// Accepts `diagnostics`. With an `older` list, accepts only those that it contains too.
    public init(accepting diagnostics: [Diagnostic], within older: Baseline? = nil) {
        var texts = Set(diagnostics.map { Self.entry(for: $0) })
        if let older { texts.formIntersection(older.entries.map(\.text)) }
        entries = texts.sorted().enumerated().map { Entry(text: $1, line: $0 + 1) }
    }

    /// The line for a diagnostic. It does not change when lines are added above the diagnostic's location.
    public static func entry(for diagnostic: Diagnostic) -> String {
        let file = diagnostic.place.map { "\($0.file): " } ?? ""
        return "\(file)\(diagnostic.message) [\(diagnostic.id)]".escaped()
    }

    /// Returns the reports without the accepted diagnostics, and the entries that no longer occur.
    public func split(_ reports: [DiagnosticReport]) -> (reports: [DiagnosticReport], outdated: [Entry]) {
        let accepted = Set(entries.map(\.text))
        var found: Set<String> = []
        let rest = reports.map { report in
            var report = report
            report.diagnostics.removeAll { diagnostic in
                let entry = Self.entry(for: diagnostic)
                guard accepted.contains(entry) else { return false }
                found.insert(entry)
                return true
            }
            return report
        }
        return (rest, entries.filter { !found.contains($0.text) })
    }

    /// The content of the file.
    public var text: String { Self.header + entries.map { $0.text + "\n" }.joined() }
}

extension Substring {
    fileprivate var trimmed: String {
        var rest = drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

// SPDX-License-Identifier: Apache-2.0
