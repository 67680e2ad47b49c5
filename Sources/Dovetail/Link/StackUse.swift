internal import DovetailGraph

/// Determines where a chain of factories checks whether the stack has room for the steps up to the next check.
///
/// Every step needs some stack space for its calls, plus several times the size of the values that it creates and receives: small
/// values are checked at every sixteenth step, large ones more often. A check covers each path from its point to the next points with
/// a check, so that no path is too long.
struct StackUse {
    /// The stack space of a step that creates a value of a common size.
    private static let ofStep = stackReserve / 16
    /// The number of copies of a value on the stack, from the factory that creates it to the one that receives it. With structs of 4 KB a
    /// level took 18 KB in debug builds: two copies of the values that it creates and receives. The third copy is for initializers.
    private static let copies = 3

    /// For each point, the check of an edge to it.
    private(set) var checks: ContiguousArray<EntryChecks>

    init(_ blueprint: Blueprint, _ resolution: Resolution, _ interner: KeyInterner, _ order: OwnershipAnalysis) {
        let graph = resolution.graph
        checks = ContiguousArray(repeating: [], count: resolution.pointCount)
        var large = ContiguousArray(repeating: 0, count: resolution.pointCount)
        for binding in graph.bindings.indices {
            let bound = interner.types[graph.bindings[binding].key]
            let bytes = size(of: graph.bindings[binding].contribution == nil ? bound : blueprint.bindings[binding].recipe?.product ?? bound)
            // Smaller values are included in the space of every step.
            if bytes > 256 { large[binding] = bytes }
        }
        // The stack space used from each point on before the next check, and the share of large values in it.
        var use = ContiguousArray(repeating: 0, count: resolution.pointCount)
        // Called once, because a call across modules for each point costs more than the point.
        let (offsets, targets) = (resolution.now.offsets, resolution.now.targets)
        for point in resolution.nowKnots.order.lazy.map(Int.init) {
            var below = 0
            var values = large[point]
            for edge in Int(offsets[point])..<Int(offsets[point + 1]) {
                let target = Int(targets[edge])
                values += large[target]
                if checks[target].isEmpty { below = max(below, use[target]) }
            }
            use[point] = below + Self.ofStep + Self.copies * values
            if use[point] >= stackReserve {
                checks[point] = .stack(room: use[point] - stackReserve)
            } else if order.isCircular[point] {
                checks[point] = .stack
            }
        }
    }
}
