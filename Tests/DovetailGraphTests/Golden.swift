import DovetailGraph
import Foundation
import Testing

/// What a text looked like when somebody read it aloud and found it good.
///
/// `RECORD=1 swift test` writes the files anew; the difference is what is reviewed.
struct Golden {
    let file: URL

    init(_ name: String, testFile: String = #filePath) {
        file = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Goldens/\(name).txt")
    }

    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            return
        }
        let recorded = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        #expect(text == recorded, "\(file.lastPathComponent) differs; RECORD=1 writes it anew", sourceLocation: sourceLocation)
    }
}

/// The whole report of a graph, as a user reads it.
func report(_ graph: Graph, plugins: [any GraphPlugin] = []) -> String {
    DiagnosticRenderer().text(graph.validate(plugins: plugins), of: graph.components.first?.name.short ?? "nothing")
}

/// The kinds of findings in a graph.
func ids(_ graph: Graph) -> [DiagnosticID] { graph.validate().map(\.id) }
