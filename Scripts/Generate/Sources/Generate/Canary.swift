// Writes the text of the canary, Tests/Canary, the graph that it collects when it runs, and what else is read of it: DovetailReading
// compiles the text with a user's compiler, and compares what it reads.
//
// `RECORD=1 swift test --filter CanaryTests` writes what is expected.

import Foundation

func canaryFiles() -> [String: String] {
    let names = fileNames(in: "Tests/Canary").filter { $0.hasSuffix(".swift") }
    let sources = names.map { "\"\($0)\": \(literal(of: "Tests/Canary/\($0)"))" }
    let text = """
        // \(header("canary"))

        /// The files of the program that shows whether a compiler's trees are understood.
        let canarySources = [
        \(sources.joined(separator: ",\n"))
        ]

        /// The graph that the program collects when it runs.
        let canaryGraph = \(literal(of: "Tests/Tools/DovetailReadingTests/Compile/Goldens/canary.json"))

        /// What is read of the program beside its graph.
        let canaryTranscript = \(literal(of: "Tests/Tools/DovetailReadingTests/Compile/Goldens/canary.txt"))

        """
    return ["Sources/Tools/DovetailReading/Compile/Generated/Canary.swift": text]
}

private func literal(of path: String) -> String { "###\"\"\"\n\(read(path).indented(by: 4))\n    \"\"\"###" }

// SPDX-License-Identifier: Apache-2.0
