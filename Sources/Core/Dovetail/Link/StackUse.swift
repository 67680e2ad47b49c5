internal import DovetailGraph

/// Determines where a chain of factories checks whether the stack has room for the steps up to the next check.
///
/// Every step needs some stack space for its calls, plus several times the size of the values that it creates and receives: a chain of
/// steps with few and small values is checked at every sixteenth step, others more often. A check covers each path from its node to the
/// next nodes with a check, so that no path is too long.
struct StackUse {
    /// The stack space of a step that creates a value of a common size.
    private static let ofStep = stackReserve / 16
    /// The number of copies of a value on the stack, from the factory that creates it to the one that receives it. With structs of 4 KB a
    /// level took 18 KB in debug builds: two copies of the values that it creates and receives. The third copy is for initializers.
    private static let copies = 3
    /// The size of the values of one step that is included in the space of every step.
    private static let includedSize = 256

    /// For each node, the check of an edge to it.
    private(set) var checks: ContiguousArray<EntryChecks>

    init(_ blueprint: borrowing Blueprint, _ resolution: borrowing Resolution, _ interner: borrowing KeyInterner) {
        let graph = resolution.graph
        checks = ContiguousArray(repeating: [], count: resolution.nodeCount)
        var sizes = ContiguousArray(repeating: 0, count: resolution.nodeCount)
        var largest = 0
        for binding in graph.bindings.indices {
            let bound = interner.types[graph.bindings[binding].key]
            let product = graph.bindings[binding].contribution == nil ? bound : blueprint.bindings[binding].product ?? bound
            sizes[binding] = DynamicValue.size(of: product)
            largest = max(largest, sizes[binding])
        }
        // The stack space used from each node on before the next check, and the share of the values in it.
        var use = ContiguousArray(repeating: 0, count: resolution.nodeCount)
        // Read once, because a call across modules for each node costs more than the node.
        let (offsets, targets) = (resolution.eagerEdges.offsets, resolution.eagerEdges.targets)
        let (sccs, haveCycle) = (resolution.eagerSCCs, resolution.eagerSCCs.haveCycle)
        let bindingCount = graph.bindings.count
        for node in sccs.order.lazy.map(Int.init) {
            let edges = Int(offsets[node])..<Int(offsets[node + 1])
            var below = 0
            for edge in edges {
                let target = Int(targets[edge])
                if checks[target].isEmpty { below = max(below, use[target]) }
            }
            var values = 0
            // Most factories receive so few values that their sizes need not be added.
            if (edges.count + 1) * largest > Self.includedSize {
                if node < bindingCount {
                    values = sizes[node]
                    for edge in edges { values += sizes[Int(targets[edge])] }
                } else {
                    // The elements of a collection are not on the stack, except for the one that is being created.
                    for edge in edges { values = max(values, sizes[Int(targets[edge])]) }
                }
                values = max(0, values - Self.includedSize)
            }
            use[node] = below + Self.ofStep + Self.copies * values
            if use[node] >= stackReserve {
                checks[node] = .stack(room: use[node] - stackReserve)
            } else if haveCycle, sccs.isInCycle(node) {
                checks[node] = .stack
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
