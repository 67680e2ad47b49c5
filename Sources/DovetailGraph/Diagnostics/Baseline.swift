/// Findings that a project has accepted for now, one on each line of a file, without line numbers.
///
///     App/Feed.swift: nothing is bound for Clock [missing-binding]
///
/// The list may only shrink: what is not in it is reported, and so is what is in it and no longer found.
public struct Baseline: Sendable, Hashable {
    /// One accepted finding.
    public struct Entry: Sendable, Hashable {
        /// What stands on the line.
        public var text: String
        /// Where it stands in the file, from 1.
        public var line: Int
    }

    /// In the order of the file.
    public private(set) var entries: [Entry] = []

    private static let header = """
        # Findings in the graph that are accepted for now. The list may only shrink.
        # `graph-check --write-baseline FILE` takes out what is no longer found.

        """

    /// Reads a file: empty lines and lines that begin with a hash mean nothing.
    public init(_ file: String) {
        // Some editors begin a file with a mark that nobody sees. "\r\n" is one character, and a new line.
        let file = file.hasPrefix("\u{FEFF}") ? file.dropFirst() : file[...]
        for (number, line) in file.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let text = line.trimmed
            if !text.isEmpty, !text.hasPrefix("#") { entries.append(Entry(text: text, line: number + 1)) }
        }
    }

    /// Accepts `diagnostics`; with an `older` list, only what that one accepts, too.
    public init(accepting diagnostics: [Diagnostic], within older: Baseline? = nil) {
        var texts = Set(diagnostics.map { Self.entry(for: $0) })
        if let older { texts.formIntersection(older.entries.map(\.text)) }
        entries = texts.sorted().enumerated().map { Entry(text: $1, line: $0 + 1) }
    }

    /// What stands in the file for a finding: it stays the same when lines are added above it.
    public static func entry(for diagnostic: Diagnostic) -> String {
        let file = diagnostic.place.map { "\($0.file): " } ?? ""
        return "\(file)\(diagnostic.message) [\(diagnostic.id)]".escaped()
    }

    /// The reports without what is accepted, and what is accepted for nothing.
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

    /// The file.
    public var text: String { Self.header + entries.map { $0.text + "\n" }.joined() }
}

extension Substring {
    fileprivate var trimmed: String {
        var rest = drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
