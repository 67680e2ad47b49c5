/// The dependencies between the nodes of a graph, as two flat arrays.
package struct AdjacencyList: Sendable {
    package private(set) var offsets: ContiguousArray<Int32> = [0]
    package private(set) var targets: ContiguousArray<Int32> = []

    package init() {}

    /// Adds the next node with its dependencies.
    package mutating func append(_ needs: some Sequence<Int32>) {
        targets.append(contentsOf: needs)
        offsets.append(Int32(targets.count))
    }

    package mutating func reserve(nodes: Int, edges: Int) {
        offsets.reserveCapacity(nodes + 1)
        targets.reserveCapacity(edges)
    }

    package mutating func add(_ target: Int32) { targets.append(target) }
    package mutating func endNode() { offsets.append(Int32(targets.count)) }

    package var count: Int { offsets.count - 1 }

    package subscript(node: Int) -> ArraySlice<Int32> {
        targets[Int(offsets[node])..<Int(offsets[node + 1])]
    }

    package func range(_ node: Int) -> Range<Int> { Int(offsets[node])..<Int(offsets[node + 1]) }
}

extension Resolution {
    /// The edges between nodes whose timing `include` accepts.
    ///
    /// The dependencies of assisted factories and property injectors are deferred, because creating the factory needs none of them.
    /// A component factory has deferred dependencies on the root of its child and on the child's entry points.
    package func edges(_ include: (Timing) -> Bool) -> AdjacencyList {
        edges(ofChildren: include(.deferred)) { binding, request in
            let timing = answers[request].timing
            return include(timing == .eager && graph.bindings[binding].kind.isDeferredFactory ? .deferred : timing)
        }
    }

    /// The edges of the requests that `include` accepts, each with its binding, and those of the collections: each depends on its
    /// contributions and on the multibinding of the nearest ancestor.
    ///
    /// - Parameter ofChildren: Whether to add the dependencies of component factories.
    // Inlined with the closure, because a call for each request costs more than following it.
    @inline(__always)
    func edges(ofChildren: Bool = false, _ include: (_ binding: Int, _ request: Int) -> Bool) -> AdjacencyList {
        var edges = AdjacencyList()
        edges.reserve(nodes: nodeCount, edges: answers.count)
        for binding in graph.bindings.indices {
            for request in graph.bindings[binding].requests where answers[request].outcome == .found && include(binding, request) {
                edges.add(answers[request].target)
            }
            if ofChildren, case .componentFactory(let child?) = graph.bindings[binding].kind, let root = graph.components[child].root {
                edges.add(Int32(root))
                for entryPoint in graph.entryPoints(of: child) { edges.add(Int32(entryPoint)) }
            }
            edges.endNode()
        }
        for multibinding in multibindings {
            for contribution in multibinding.contributions { edges.add(Int32(contribution)) }
            if let outer = multibinding.outer { edges.add(Int32(graph.bindings.count + outer)) }
            edges.endNode()
        }
        return edges
    }
}

extension Graph {
    /// The bindings of `component` that are needed without being requested, in order of declaration.
    package func entryPoints(of component: Int) -> [Int] {
        components[component].bindings.filter { bindings[$0].isEntryPoint && components[component].root != $0 }
    }
}

// SPDX-License-Identifier: Apache-2.0
