// Writes the text of the canary, Tests/Canary, the graph that it collects when it runs, and what else is read of it: DovetailReading
// compiles the text with a user's compiler, and compares what it reads.
//
// Run by Scripts/generate. `RECORD=1 swift test --filter CanaryTests` writes what is expected.

import Foundation

func read(_ file: String) -> String {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        FileHandle.standardError.write(Data("error: \(file) cannot be read\n".utf8))
        exit(1)
    }
    return text
}

func literal(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
    return "###\"\"\"\n\(lines.joined(separator: "\n"))\n    \"\"\"###"
}

guard let file = CommandLine.arguments.dropFirst().first else { exit(2) }
let names = ((try? FileManager.default.contentsOfDirectory(atPath: "Tests/Canary")) ?? []).filter { $0.hasSuffix(".swift") }.sorted()
let sources = names.map { "\"\($0)\": \(literal(read("Tests/Canary/\($0)")))" }
let text = """
    // Written by Scripts/generate-canary.swift; Scripts/generate writes it again.

    /// The files of the program that shows whether a compiler's trees are understood.
    let canarySources = [
    \(sources.joined(separator: ",\n"))
    ]

    /// The graph that the program collects when it runs.
    let canaryGraph = \(literal(read("Tests/Tools/DovetailReadingTests/Compile/Goldens/canary.json")))

    /// What is read of the program beside its graph.
    let canaryTranscript = \(literal(read("Tests/Tools/DovetailReadingTests/Compile/Goldens/canary.txt")))

    """
try text.write(toFile: file, atomically: true, encoding: .utf8)
