internal import Foundation
public import Dovetail

/// A plugin that records the graphs it visits, for tests of the graphs that an application builds.
///
/// ```swift
/// let recorder = GraphRecorder()
/// try startApplication(plugins: [recorder])
/// #expect(recorder.graphs.first?.components.map(\.name.short) == ["App", "Session"])
/// ```
public final class GraphRecorder: GraphPlugin, @unchecked Sendable {  // Its list is used under its lock.
    private let lock = NSLock()
    private var recorded: [Graph] = []

    /// A recorder without graphs.
    public init() {}

    /// The graphs in the order in which they were visited.
    public var graphs: [Graph] { lock.withLock { recorded } }

    public func visit(_ graph: Graph, report: inout PluginReport) {
        lock.withLock { recorded.append(graph) }
    }
}

// SPDX-License-Identifier: Apache-2.0
