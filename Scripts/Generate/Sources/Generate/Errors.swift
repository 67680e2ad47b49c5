// Writes Sources/Core/Dovetail/Dovetail.docc/Errors.md: one section for each kind of finding. Also the explanation of each that the commands
// print, as Swift.
//
// The kinds are those of `DiagnosticID.catalogue`; their explanations and the programs with the mistakes are in
// Tests/DocumentedErrors/Programs, and the output of each program is the one that the tests there expect.

import Foundation

func errorFiles() -> [String: String] {
    let (ids, warnings) = catalogue()
    return [
        "Sources/Core/Dovetail/Dovetail.docc/Errors.md": page(ids, warnings),
        "Sources/Tools/DovetailInspection/Explanations/Generated/Explanations.swift": explanations(ids),
    ]
}

/// The identifiers of the catalogue in its order, and which of them are warnings.
private func catalogue() -> (ids: [String], warnings: Set<String>) {
    let source = read("Sources/Core/DovetailGraph/Diagnostics/DiagnosticID.swift")
    var names: [String: String] = [:]
    for match in source.matches(of: /static let (\w+): DiagnosticID = "([a-z-]+)"/) { names[String(match.1)] = String(match.2) }
    let rows = source.matches(of: /Kind\(\.(\w+), \.(error|warning)\)/).compactMap { row in names[String(row.1)].map { ($0, row.2) } }
    if rows.isEmpty { fail("this generator cannot parse the table of kinds") }
    return (rows.map(\.0), Set(rows.filter { $0.1 == "warning" }.map(\.0)))
}

/// The lines of the program with the mistake, and the explanation above them.
private func program(of id: String) -> (lines: [Substring], comment: String) {
    let lines = read("Tests/DocumentedErrors/Programs/\(id).swift").lines
    return (lines, lines.prefix { $0.hasPrefix("//") }.map { $0.dropFirst(2).drop { $0 == " " } }.joined(separator: "\n"))
}

/// The first sentence of the explanation, on one line.
private func summary(of id: String) -> String {
    let words = program(of: id).comment.replacing("\n", with: " ")
    guard let sentence = words.firstMatch(of: /^.*?\.(?= |$)/) else { fail("the explanation of \(id) has no sentence") }
    return String(sentence.0)
}

/// The row of the index: the identifier, its severity and its summary.
private func index(_ id: String, isWarning: Bool) -> String {
    "| [`\(id)`](#\(id)) | \(isWarning ? "warning" : "error") | \(summary(of: id)) |"
}

private func section(_ id: String, isWarning: Bool) -> String {
    let (lines, comment) = program(of: id)
    var text = "## \(id)\n\n*\(isWarning ? "A warning" : "An error").* \(comment.replacing("Remedy:", with: "**Remedy:**"))\n"

    guard let start = lines.firstIndex(where: { $0.hasPrefix("#sourceLocation(file") }),
        let end = lines.firstIndex(of: "#sourceLocation()")
    else { return text }
    let report = read("Tests/DocumentedErrors/Goldens/\(id).txt")
    // Only because many programs are in one module.
    let program = lines[(start + 1)..<end].joined(separator: "\n").replacing("private ", with: "")
    text += "\n```swift\n\(program)\n```\n\n```\n\(report)```\n"
    return text
}

private func explanations(_ ids: [String]) -> String {
    let cases = ids.map { id in
        let comment = program(of: id).comment.replacing("`", with: "")
        return """
                "\(id)": Explanation(
                    summary: "\(summary(of: id).replacing("`", with: ""))",
                    text: ""\"
            \(comment.indented(by: 12))
                        ""\"),

            """
    }
    return """
        // \(header("errors"))

        /// The explanation of each kind of finding: the text of Errors.md.
        package let explanations: [String: Explanation] = [
        \(cases.joined())]

        """
}

/// The title comes first: DocC takes the page for no article otherwise.
private func page(_ ids: [String], _ warnings: Set<String>) -> String {
    let introduction = """
        # Errors

        <!-- \(header("errors", " DocC wants the title first.")) -->

        Every diagnostic of a graph: its message, its meaning and its fix.

        ## Overview

        A report has the same text in a build, in a test and at run time. The first line of a diagnostic is the source location to fix; the
        second is the path from the root; a `note` is a fact, and a `help` is an instruction. There is one diagnostic for each cause.

        Each program below contains one mistake, and tests verify its output. \
        `graph-check --severity ID=error|warning|off` changes the severity of a kind of diagnostic,
        and `graph-check explain ID` prints its section.

        | diagnostic | severity | meaning |
        |---|---|---|
        \(ids.map { index($0, isWarning: warnings.contains($0)) }.joined(separator: "\n"))


        """
    return introduction + ids.map { section($0, isWarning: warnings.contains($0)) }.joined(separator: "\n")
}

// SPDX-License-Identifier: Apache-2.0
