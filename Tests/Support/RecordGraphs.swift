package import DovetailGraph

extension Graph {
    /// The graph without the location at which it was requested: reading gives the location of the component's declaration. Without the
    /// settings, too, whose names and defaults only a running program knows.
    package var withoutOrigin: Graph {
        var graph = self
        graph.settings = []
        guard let origin = components.first?.place else { return graph }
        let nowhere = Graph.SourceLocation(file: "", path: "", line: 0, column: 0)
        graph.components[0].place = nil
        for binding in bindings.indices where bindings[binding].place == origin { graph.bindings[binding].place = nowhere }
        for binding in unfinished.indices where unfinished[binding].place == origin { graph.unfinished[binding].place = nowhere }
        return graph
    }
}

#if RECORDS_GRAPHS
internal import Dovetail
internal import DovetailInspection
internal import Foundation

/// Writes each graph that the tests collect, once, into the folder that the environment names.
func recordGraphs() { _ = isRecording }

private let isRecording: Bool = {
    guard let folder = ProcessInfo.processInfo.environment["RECORDED_GRAPHS"] else { return false }
    let recorded = RecordedGraphs(in: folder)
    CollectedGraphs.record { graph, origin in recorded.add(graph, origin.rawValue) }
    return true
}()

private final class RecordedGraphs: @unchecked Sendable {  // Only used under the lock of `CollectedGraphs`.
    private let folder: String
    private var texts: Set<String> = []

    init(in folder: String) { self.folder = folder }

    func add(_ graph: Graph, _ origin: String) {
        let text = graph.withoutOrigin.json()
        guard texts.insert(origin + text).inserted else { return }
        // The processes that exit tests start write into the same folder.
        try? text.write(toFile: "\(folder)/\(origin)-\(fingerprint(text)).json", atomically: true, encoding: .utf8)
    }

    /// The hash of FNV-1a, which is the same in every process.
    private func fingerprint(_ text: String) -> String {
        String(text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
}
#else
/// Graphs are recorded in the build of the part `sanitizers/tsan` of the check only.
func recordGraphs() {}
#endif

// SPDX-License-Identifier: Apache-2.0
