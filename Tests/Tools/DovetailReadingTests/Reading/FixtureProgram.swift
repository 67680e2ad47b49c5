import DovetailGraph
import DovetailInspection
import Foundation
import GraphCommands
import ReadingFixtures
import Testing

@testable import DovetailReading

/// The sources of the fixtures, as the compiler that built the tests understands them.
enum FixtureProgram {
    /// The folder with the products of the build. Nil if another build system than SwiftPM's native one has built the tests.
    static let products: String? = {
        let arguments = CommandLine.arguments
        let bundle = arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] }
        for path in [arguments[0], bundle].compactMap({ $0 }) {
            var folder = URL(filePath: path)
            while folder.pathComponents.count > 1 {
                folder.deleteLastPathComponent()
                if FileManager.default.fileExists(atPath: folder.appending(path: "description.json").path) { return folder.path }
            }
        }
        return nil
    }()

    /// The program with the modules.
    static func program(_ modules: String...) throws -> SourceProgram { try SourceProgram(trees(of: modules)) }

    /// The trees of modules, which are written again when their sources or Dovetail have changed.
    static func trees(of modules: [String]) throws -> [TreeFile] {
        let environment = CommandEnvironment.process(named: "tests")
        let folder = try #require(products)
        let commands = try SwiftPMBuild.commands(in: folder, environment).filter { modules.contains($0.module) }
        return try TreeStore(in: "\(folder)/ReadingFixtures.trees", for: commands, environment).trees(of: commands)
    }

    /// The JSON of a graph without the location of its root, which is that of the type if the graph was read.
    static func json(_ graph: Graph) -> String {
        var graph = graph
        graph.components[0].place = nil
        if let root = graph.components[0].root, graph.bindings[root].isBuiltIn { graph.bindings[root].place = Graph.SourceLocation() }
        return graph.json()
    }
}

extension TreeFile {
    /// The tree as another compiler could write it.
    func replacing(_ old: String, with new: String) -> TreeFile {
        var file = self
        file.bytes = Array(String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: old, with: new).utf8)
        return file
    }
}

// SPDX-License-Identifier: Apache-2.0
