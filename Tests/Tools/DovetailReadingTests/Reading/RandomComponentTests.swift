import DovetailGraph
import DovetailInspection
import Foundation
import GraphCommands
import TestTools
import Testing

@testable import DovetailReading

/// The package with the components.
private let randomComponents = ProcessInfo.processInfo.environment["RANDOM_COMPONENTS"]

/// Components of random code, which Scripts/tools/fuzz-reader writes, compiles and runs: each of them is read as it ran, or the reading reports
/// what it does not know.
@Suite(.watched(patience: 3_000), .enabled(if: randomComponents != nil)) struct RandomComponentTests {
    @Test func `no component is read as another graph without a word`() throws {
        let folder = try #require(randomComponents)
        let environment = CommandEnvironment.process(named: "tests")
        let commands = try SwiftPMBuild.commands(in: "\(folder)/built", environment).filter { $0.module == "RandomComponents" }
        let trees = try TreeStore(in: "\(folder)/trees", for: commands, environment).trees(of: commands)
        let program = try SourceProgram(trees)
        let roots = Dictionary(grouping: program.roots, by: \.name)

        var outcomes: [ReadingOutcome: [String]] = [:]
        for line in try String(contentsOfFile: "\(folder)/graphs.txt", encoding: .utf8).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            let root = try #require(roots["RandomComponents.\(parts[0])"]?.first, "\(parts[0]) is not read")
            outcomes[program.outcome(of: root, as: try Graph(json: parts[1])), default: []].append(parts[0])
        }
        if ProcessInfo.processInfo.environment["LIST_COMPONENTS"] != nil {
            for (outcome, names) in outcomes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                print("\(outcome):", names.sorted().joined(separator: " "))
            }
        }
        print("random components:", outcomes.map { "\($0.value.count) \($0.key)" }.sorted().joined(separator: ", "))
        #expect(outcomes[.silent] ?? [] == [], "see \(folder)")
        // Neither nothing nor everything is flagged.
        #expect((outcomes[.exact]?.count ?? 0) > 0)
    }
}

// SPDX-License-Identifier: Apache-2.0
