// Writes Sources/Core/Dovetail/Dovetail.docc/Errors.md: one section for each kind of finding. With the word `explanations` behind
// the file's name: the explanation of each that the commands print, as Swift.
//
// Run by Scripts/generate. The kinds are those of `DiagnosticID.catalogue`; their explanations and the programs with the
// mistakes are in Tests/DocumentedErrors/Programs, and the output of each program is the one that the tests there expect.

import Foundation

func read(_ file: String) -> String? { try? String(contentsOfFile: file, encoding: .utf8) }

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
}

/// The identifiers of the catalogue in its order, and which of them are warnings.
func catalogue() -> (ids: [String], warnings: Set<String>) {
    guard let source = read("Sources/Core/DovetailGraph/Diagnostics/DiagnosticID.swift") else { fail("there is no catalogue") }
    var names: [String: String] = [:]
    for match in source.matches(of: /static let (\w+): DiagnosticID = "([a-z-]+)"/) { names[String(match.1)] = String(match.2) }
    func ids(in list: Substring) -> [String] { list.matches(of: /\.(\w+)/).compactMap { names[String($0.1)] } }

    guard let list = source.firstMatch(of: /catalogue: \[DiagnosticID\] = \[([^\]]*)\]/),
        case let warnings = source.matches(of: /case ([^:]*): \.warning/), !warnings.isEmpty
    else { fail("this script cannot parse the catalogue") }
    return (ids(in: list.1), Set(warnings.flatMap { ids(in: $0.1) }))
}

/// The lines of the program with the mistake, and the explanation above them.
func program(of id: String) -> (lines: [Substring], comment: String) {
    guard let file = read("Tests/DocumentedErrors/Programs/\(id).swift") else { fail("there is no explanation of \(id)") }
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines, lines.prefix { $0.hasPrefix("//") }.map { $0.dropFirst(2).drop { $0 == " " } }.joined(separator: "\n"))
}

/// The first sentence of the explanation, on one line.
func summary(of id: String) -> String {
    let words = program(of: id).comment.replacing("\n", with: " ")
    guard let sentence = words.firstMatch(of: /^.*?\.(?= |$)/) else { fail("the explanation of \(id) has no sentence") }
    return String(sentence.0)
}

/// The row of the index: the identifier, its severity and its summary.
func index(_ id: String, isWarning: Bool) -> String {
    "| [`\(id)`](#\(id)) | \(isWarning ? "warning" : "error") | \(summary(of: id)) |"
}

func section(_ id: String, isWarning: Bool) -> String {
    let (lines, comment) = program(of: id)
    var text = "## \(id)\n\n*\(isWarning ? "A warning" : "An error").* \(comment.replacing("Remedy:", with: "**Remedy:**"))\n"

    guard let start = lines.firstIndex(where: { $0.hasPrefix("#sourceLocation(file") }),
        let end = lines.firstIndex(of: "#sourceLocation()")
    else { return text }
    guard let report = read("Tests/DocumentedErrors/Goldens/\(id).txt") else { fail("there is no expected output of \(id)") }
    // Only because many programs are in one module.
    let program = lines[(start + 1)..<end].joined(separator: "\n").replacing("private ", with: "")
    text += "\n```swift\n\(program)\n```\n\n```\n\(report)```\n"
    return text
}

func explanations(_ ids: [String]) -> String {
    let cases = ids.map { id in
        let comment = program(of: id).comment.replacing("`", with: "")
        let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "            \($0)" }
        return """
                "\(id)": Explanation(
                    summary: "\(summary(of: id).replacing("`", with: ""))",
                    text: ""\"
            \(lines.joined(separator: "\n"))
                        ""\"),

            """
    }
    return """
        // Written by Scripts/generate-errors.swift; Scripts/generate writes it again.

        /// The explanation of each kind of finding: the text of Errors.md.
        package let explanations: [String: Explanation] = [
        \(cases.joined())]

        """
}

guard let file = CommandLine.arguments.dropFirst().first else { fail("say which file to write") }
let (ids, warnings) = catalogue()
// The title comes first: DocC takes the page for no article otherwise.
let header = """
    # Errors

    <!-- Written by Scripts/generate-errors.swift; Scripts/generate writes it again. DocC wants the title first. -->

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
let isSwift = CommandLine.arguments.last == "explanations"
let text = isSwift ? explanations(ids) : header + ids.map { section($0, isWarning: warnings.contains($0)) }.joined(separator: "\n")
do {
    try text.write(toFile: file, atomically: true, encoding: .utf8)
} catch {
    fail("\(file) cannot be written")
}
