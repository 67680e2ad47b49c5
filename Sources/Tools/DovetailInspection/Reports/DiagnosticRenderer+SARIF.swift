public import DovetailGraph
import DovetailJSON

extension DiagnosticRenderer {
    /// The findings as SARIF 2.1.0, the format of code scanning services.
    ///
    /// Every kind of finding is described as a rule, with its explanation, even if no finding of the kind was reported.
    ///
    /// * `documentation`: The address at which the project publishes `Errors.md`. Each rule links to its section.
    public func sarif(_ reports: [DiagnosticReport], documentation: String? = nil) -> String {
        sarif(reports, documentation: documentation, column: \.column)
    }

    /// - Parameter column: The column of a location in UTF-16 code units. Compilers count bytes, so where other characters precede it,
    ///   only the text of the line tells.
    package func sarif(
        _ reports: [DiagnosticReport], documentation: String?, column: (Graph.SourceLocation) -> Int
    ) -> String {
        let findings = reports.withoutRepetitions().flatMap(\.diagnostics)
        let others = findings.map(\.id).filter { !DiagnosticID.catalogue.contains($0) }
        let rules = DiagnosticID.catalogue + Set(others).sorted { $0.rawValue < $1.rawValue }
        var writer = JSONWriter()
        writer.object { log in
            log.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            log.member("version", "2.1.0")
            log.member("runs") { runs in
                runs.object { run in
                    run.name("tool")
                    run.object { $0.driver(rules, documentation) }
                    run.member("columnKind", "utf16CodeUnits")
                    run.member("results") { results in
                        for finding in findings {
                            results.line()
                            results.object { write(finding, rule: rules.firstIndex(of: finding.id), column, to: &$0) }
                        }
                        if !findings.isEmpty { results.line() }
                    }
                }
            }
        }
        return writer.text + "\n"
    }

    private func write(
        _ finding: Diagnostic, rule: Int?, _ column: (Graph.SourceLocation) -> Int, to result: inout JSONWriter
    ) {
        result.member("ruleId", finding.id.rawValue)
        result.member("ruleIndex", rule)
        result.member("level", finding.severity.rawValue)
        result.message(([finding.message] + lines(finding).dropFirst().map(\.text)).joined(separator: "\n"))
        if let place = finding.place {
            result.member("locations") { locations in locations.object { write(place, column(place), to: &$0) } }
        }
        let related = finding.notes.filter { $0.place != nil }
        if !related.isEmpty {
            result.member("relatedLocations") { locations in
                for (number, note) in related.enumerated() {
                    locations.object { location in
                        location.member("id", number)
                        location.message("\(note.message) here")
                        if let place = note.place { write(place, column(place), to: &location) }
                    }
                }
            }
        }
        result.name("partialFingerprints")
        result.object { $0.member("finding/v1", Baseline.entry(for: finding)) }
    }

    private func write(_ place: Graph.SourceLocation, _ column: Int, to location: inout JSONWriter) {
        location.name("physicalLocation")
        location.object { physical in
            physical.name("artifactLocation")
            physical.object { $0.member("uri", uri(file(of: place))) }
            physical.name("region")
            physical.object { region in
                // Lines are counted from one; a location of zero is unknown.
                region.member("startLine", max(1, place.line))
                region.member("startColumn", max(1, column))
            }
        }
    }

    /// A file as a URI: relative ones stay relative.
    private func uri(_ file: String) -> String {
        var text = file.hasPrefix("/") ? "file://" : ""
        for byte in file.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            case UInt8(ascii: "\\"): text += "/"
            default: text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return text
    }
}

extension JSONWriter {
    fileprivate mutating func message(_ text: String) {
        name("message")
        object { $0.member("text", text) }
    }

    fileprivate mutating func driver(_ rules: [DiagnosticID], _ documentation: String?) {
        name("driver")
        object { driver in
            driver.member("name", "Dovetail")
            driver.member("rules") { array in
                for rule in rules {
                    array.line()
                    array.object { member in
                        member.member("id", rule.rawValue)
                        member.name("shortDescription")
                        member.object { $0.member("text", rule.rawValue.replacingHyphens) }
                        if let explanation = explanations[rule.rawValue]?.text {
                            member.name("fullDescription")
                            member.object { $0.member("text", explanation.firstParagraph) }
                            member.name("help")
                            member.object { $0.member("text", explanation) }
                            member.member("helpUri", documentation.map { "\($0)#\(rule)" })
                        }
                        member.name("defaultConfiguration")
                        member.object { $0.member("level", rule.severity.rawValue) }
                    }
                }
                array.line()
            }
        }
    }
}

extension String {
    /// The text before the first empty line, on one line.
    fileprivate var firstParagraph: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return lines.prefix { !$0.isEmpty }.joined(separator: " ")
    }

    fileprivate var replacingHyphens: String { String(map { $0 == "-" ? " " : $0 }) }
}

// SPDX-License-Identifier: Apache-2.0
