import DovetailGraph
import DovetailInspection
import Foundation
import GraphCommands
import TestTools
import Testing

@testable import DovetailReading

/// Each graph that the tests of this package have collected is compared with those that are read from the sources of the tests.
///
/// The part `reader/tests` of the check runs it, with the folder into which `sanitizers/tsan` has written the graphs.
@Suite(.watched(patience: 2_000), .enabled(if: RecordedGraphs.folder != nil && FixtureProgram.products != nil)) struct RecordedGraphTests {
    /// The components whose collected graph differs from the graph that was read, without their generic arguments. The value is the code
    /// that the reading reports instead.
    static let flagged = [
        "CleanseSwiftFive.CounterComponent": "a binder that is created from another one with Binder(binder:)",
        "CleanseSwiftFive.Declared": "a function that the running test supplies",
        "CleanseSwiftFive.Rooted": "a function that the running test supplies",
        "Conformance.Board": "declarations that the running test supplies",
        "Conformance.Free": "declarations that the running test supplies",
        "Conformance.House": "declarations that the running test supplies",
        "Conformance.RequestedRootTests.OfAnotherType": "a configureRoot with another type than that of the root",
        "Conformance.Scoped": "declarations that the running test supplies",
        "Conformance.Asker": "declarations that the running test supplies",
        "Conformance.Tier": "bindings that the running test draws",
        "DocumentedErrors.App": "a binder that is kept, in the program of late-declaration",
        "DovetailLaunchTests.TestApp": "declarations that the running test supplies",
        "DovetailTestingTests.Level0": "bindings that the running test draws",
        "DovetailTests.ArityTests.Bound": "a function that the running test supplies",
        "DovetailTests.ArityTests.Rooted": "a function that the running test supplies",
        "Stress.Top": "bindings of types that the running test draws",
    ]

    @Test func `each graph that a test collects is the one that is read, or the reading reports what it does not know`() throws {
        let comparison = try RecordedGraphs.compared()
        print(comparison.summary)
        let unknown = comparison.roots.filter { [.different, .unread].contains($0.value) }
        #expect(unknown.keys.sorted() == [])
        #expect(comparison.reasons.keys.sorted() == Self.flagged.keys.sorted(), "\(comparison.reasons)")
        // Tests that are added have more: raise it.
        #expect(comparison.roots.values.count { $0 == .identical } >= 200)
    }
}

/// The graphs that the tests of this package have collected.
enum RecordedGraphs {
    static let folder = ProcessInfo.processInfo.environment["RECORDED_GRAPHS"]

    /// What reading a root component results in.
    enum Outcome: Equatable {
        /// Each graph that was collected is the one that was read, with some answers to the open conditions.
        case identical
        /// Another graph was collected, and the reading reports code that it could not follow.
        case flagged
        /// Another graph was collected.
        case different
        /// The component is not declared in the sources that were read.
        case unread
    }

    struct Comparison {
        var roots: [String: Outcome] = [:]
        /// What the reading reports of the flagged components, without their generic arguments.
        var reasons: [String: [String]] = [:]
        /// The number of graphs with each outcome.
        var graphs: [Outcome: Int] = [:]
        /// The number of graphs in which modules of a test replace bindings, and of modules in isolation: neither is read.
        var replaced = 0
        var modules = 0

        var summary: String {
            func count(_ outcome: Outcome) -> String {
                "\(roots.values.count { $0 == outcome }) \(outcome) (\(counted(graphs[outcome] ?? 0, "graph")))"
            }
            return "components: " + [Outcome.identical, .flagged, .different, .unread].map(count).joined(separator: ", ")
                + "; not compared: \(replaced) with replacements, \(modules) of modules in isolation"
        }
    }

    static func compared() throws -> Comparison {
        let program = try program()
        // The running program does not print the discriminators of private types.
        let names = Dictionary(grouping: program.declarations.nominals.keys) { SourceType($0).full }
        var comparison = Comparison()
        for (name, texts) in try recorded(&comparison) {
            var roots = program.roots.filter { $0.name == name }
            if roots.isEmpty { roots = [program.root(discriminated(name, names))] }
            // It depends on the call whether a component's own factory is bound.
            roots += roots.filter(\.bindsItsFactory).map { root in
                var other = root
                other.bindsItsFactory = false
                return other
            }
            let reading = Reading(of: roots, in: program)
            let outcomes = texts.map(reading.outcome)
            for outcome in outcomes { comparison.graphs[outcome, default: 0] += 1 }
            let outcome = outcomes.first { $0 != .identical } ?? .identical
            comparison.roots[name] = outcome
            if outcome == .flagged {
                let nominal = SourceType(name).nominal
                comparison.reasons[nominal] = Set(comparison.reasons[nominal] ?? []).union(reading.reasons).sorted()
            }
        }
        return comparison
    }

    /// The graphs to compare, by the names of their components. There may be several with one name, and several graphs of one component.
    private static func recorded(_ comparison: inout Comparison) throws -> [String: Set<String>] {
        let folder = try #require(folder)
        var texts: [String: Set<String>] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: folder) where file.hasSuffix(".json") {
            if file.hasPrefix("replaced-") { comparison.replaced += 1 }
            if file.hasPrefix("module-") { comparison.modules += 1 }
            guard file.hasPrefix("component-") else { continue }
            let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            texts[try Graph(json: text).components[0].name.full, default: []].insert(text)
        }
        return texts
    }

    private static func discriminated(_ name: String, _ names: [String: [String]]) -> String {
        name.replacing(/[\p{L}_][\w.]*/) { word in
            let known = names[String(word.output)] ?? []
            return known.count == 1 ? known[0] : String(word.output)
        }
    }

    /// The modules with tests, and those that bind something for them.
    private static func program() throws -> SourceProgram {
        let environment = CommandEnvironment.process(named: "tests")
        let products = try #require(FixtureProgram.products)
        // The sources of the reader's own tests contain what looks like trees with errors, and a test of their own compares their components.
        let commands = try SwiftPMBuild.commands(in: products, environment).filter {
            $0.isTest && $0.dependencies.contains("Dovetail") && $0.module != "DovetailReadingTests" && !$0.module.contains("Package")
                || ["DovetailLaunch", "DovetailSettings", "DovetailTesting", "Cleanse"].contains($0.module)
        }
        return try SourceProgram(TreeStore(in: "\(products)/RecordedGraphs.trees", for: commands, environment).trees(of: commands))
    }

    /// The graphs of components with one name, with all answers to their open conditions.
    private struct Reading {
        private var texts: Set<String> = []
        private var isDeclared = true
        /// What the reading of them reports.
        private(set) var reasons: Set<String> = []

        /// The number of graphs that are read of one component.
        private static let limit = 512

        init(of roots: [SourceRoot], in program: SourceProgram) {
            for root in roots {
                if root.place == .unknown { isDeclared = false }
                reasons.formUnion(program.explore(root).blindSpots.map(\.reason))
                read(root, in: program)
            }
        }

        private mutating func read(_ root: SourceRoot, in program: SourceProgram) {
            var waiting: [[String: Int]] = [[:]]
            for _ in 0..<Self.limit {
                guard var answers = waiting.popLast() else { return }
                let reading = program.read(root, given: Answers(byIdentity: answers))
                texts.insert(reading.graph.withoutOrigin.json())
                // The other answers to each new question.
                for question in reading.questions where answers[question.identity] == nil {
                    for answer in question.choices.indices where answer != question.usual {
                        waiting.append(answers.merging([question.identity: answer]) { _, new in new })
                    }
                    answers[question.identity] = question.usual
                }
            }
        }

        func outcome(of text: String) -> Outcome {
            if texts.contains(text) { return .identical }
            if !isDeclared { return .unread }
            return reasons.isEmpty ? .different : .flagged
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
