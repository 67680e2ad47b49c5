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

        let isListing = ProcessInfo.processInfo.environment["LIST_COMPONENTS"] != nil
        var outcomes: [ReadingOutcome: [String]] = [:]
        for line in try String(contentsOfFile: "\(folder)/graphs.txt", encoding: .utf8).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            let root = try #require(roots["RandomComponents.\(parts[0])"]?.first, "\(parts[0]) is not read")
            let graph = try Graph(json: parts[1]), outcome = program.outcome(of: root, as: graph)
            outcomes[outcome, default: []].append(parts[0])
            if isListing, outcome == .flagged || outcome == .silent {
                printDifferences(of: program.explore(root), from: graph, parts[0])
                if !program.isExplained(root, graph) { print("\(parts[0]): what is reported does not explain how it is read") }
            }
        }
        if isListing {
            for (outcome, names) in outcomes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                print("\(outcome):", names.sorted().joined(separator: " "))
            }
        }
        print("random components:", outcomes.map { "\($0.value.count) \($0.key)" }.sorted().joined(separator: ", "))
        #expect(outcomes[.silent] ?? [] == [], "see \(folder)")
        // Neither nothing nor everything is flagged.
        #expect((outcomes[.exact]?.count ?? 0) > 0)
    }

    /// Prints what a reading does not know, and how the usual graph then differs: what nothing that is not known explains was read wrong.
    private func printDifferences(of findings: SourceFindings, from running: Graph, _ name: String) {
        func lines(_ graph: Graph) -> [String] { graph.bindings.map { "\($0.place.line): \(graph.keys[$0.key].key)" } }
        let differences = lines(running).difference(from: lines(findings.usual.graph))
        for spot in findings.blindSpots { print("\(name): \(spot.place.line): \(spot.reason)") }
        for case .insert(_, let line, _) in differences { print("\(name): not read: \(line)") }
        for case .remove(_, let line, _) in differences { print("\(name): only read: \(line)") }
    }
}

// SPDX-License-Identifier: Apache-2.0
