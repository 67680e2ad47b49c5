internal import DovetailGraph

/// Determines where a chain of factories checks whether the stack has room for the steps up to the next check.
///
/// Every step needs some stack space for its calls, plus several times the size of the values that it creates and receives: small
/// values are checked at every sixteenth step, large ones more often. A check covers each path from its node to the next nodes with
/// a check, so that no path is too long.
struct StackUse {
    /// The stack space of a step that creates a value of a common size.
    private static let ofStep = stackReserve / 16
    /// The number of copies of a value on the stack, from the factory that creates it to the one that receives it. With structs of 4 KB a
    /// level took 18 KB in debug builds: two copies of the values that it creates and receives. The third copy is for initializers.
    private static let copies = 3

    /// For each node, the check of an edge to it.
    private(set) var checks: ContiguousArray<EntryChecks>

    init(_ blueprint: borrowing Blueprint, _ resolution: borrowing Resolution, _ interner: borrowing KeyInterner) {
        let graph = resolution.graph
        checks = ContiguousArray(repeating: [], count: resolution.nodeCount)
        // The sizes of large values, by node; empty if there are none.
        var large: ContiguousArray<Int> = []
        for binding in graph.bindings.indices {
            let bound = interner.types[graph.bindings[binding].key]
            let product = graph.bindings[binding].contribution == nil ? bound : blueprint.bindings[binding].product ?? bound
            let bytes = size(of: product)
            // Smaller values are included in the space of every step.
            guard bytes > 256 else { continue }
            if large.isEmpty { large = ContiguousArray(repeating: 0, count: resolution.nodeCount) }
            large[binding] = bytes
        }
        // The stack space used from each node on before the next check, and the share of large values in it.
        var use = ContiguousArray(repeating: 0, count: resolution.nodeCount)
        // Read once, because a call across modules for each node costs more than the node.
        let (offsets, targets) = (resolution.eagerEdges.offsets, resolution.eagerEdges.targets)
        let (sccs, haveCycle) = (resolution.eagerSCCs, resolution.eagerSCCs.haveCycle)
        for node in sccs.order.lazy.map(Int.init) {
            var below = 0
            var values = large.isEmpty ? 0 : large[node]
            for edge in Int(offsets[node])..<Int(offsets[node + 1]) {
                let target = Int(targets[edge])
                if !large.isEmpty { values += large[target] }
                if checks[target].isEmpty { below = max(below, use[target]) }
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
