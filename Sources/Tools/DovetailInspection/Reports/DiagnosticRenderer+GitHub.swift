public import DovetailGraph

extension DiagnosticRenderer {
    /// Workflow commands that mark the lines in a pull request on GitHub.
    ///
    ///     ::error file=Sources/App/Feed.swift,line=12,col=9,title=missing-binding::nothing is bound for Clock%0A  App.root → Clock
    public func github(_ reports: [DiagnosticReport]) -> String {
        reports.withoutRepetitions().map { report in
            let (shown, rest) = report.diagnostics.split(atMost: limit)
            let counts = counts(rest).map(\.text).joined(separator: "\n")
            let notice = rest.isEmpty ? "" : "::notice::\(String(counts.dropFirst("note: ".count)).escapedMessage)\n"
            return shown.map { annotation($0) + "\n" }.joined() + notice
        }.joined()
    }

    private func annotation(_ diagnostic: Diagnostic) -> String {
        var properties: [String] = []
        if let place = diagnostic.place {
            properties = ["file=\(file(of: place).escapedProperty)", "line=\(place.line)", "col=\(place.column)"]
        }
        properties.append("title=\(diagnostic.id.rawValue.escapedProperty)")
        let rest = lines(diagnostic).dropFirst().map(\.text)
        let message = ([diagnostic.message] + rest).joined(separator: "\n")
        return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(message.escapedMessage)"
    }
}

extension String {
    fileprivate var escapedMessage: String { replacing(["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"]) }
    fileprivate var escapedProperty: String { escapedMessage.replacing([":": "%3A", ",": "%2C"]) }

    private func replacing(_ replacements: [Character: String]) -> String {
        var result = ""
        for character in self { result += replacements[character] ?? String(character) }
        return result
    }
}

// SPDX-License-Identifier: Apache-2.0
