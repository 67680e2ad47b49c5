internal import DovetailGraph

/// Where a chain of factories asks whether the stack has room for what follows, until it asks again.
///
/// Every step takes some room, whatever it makes, and several times the size of the values that it makes and is given: small
/// things are asked for at every sixteenth step, large ones more often. What was asked at a point covers each path from
/// there to the next points that ask, so that none is too long, whichever way it goes.
struct StackUse {
    /// What a step may take that makes something of an ordinary size.
    private static let ofStep = stackReserve / 16
    /// How often a value lies on the stack on its way from the factory that makes it to the one that is given it. With structs of
    /// 4 KB a level took 18 KB in debug, a good two copies of what it makes and of what it is given; the third is for initializers.
    private static let copies = 3

    /// For each point, what an ``Edge`` to it has to see to.
    private(set) var checks: ContiguousArray<Int32>

    init(_ blueprint: Blueprint, _ answers: Answers, _ book: KeyBook, _ order: Order) {
        let graph = answers.graph
        checks = ContiguousArray(repeating: 0, count: answers.pointCount)
        var large = ContiguousArray(repeating: 0, count: answers.pointCount)
        for binding in graph.bindings.indices {
            let bound = book.types[graph.bindings[binding].key]
            let bytes = size(of: graph.bindings[binding].contribution == nil ? bound : blueprint.bindings[binding].recipe?.product ?? bound)
            // What is smaller is part of every step.
            if bytes > 256 { large[binding] = bytes }
        }
        // What is made from a point on without asking, and what of it is due to large values.
        var use = ContiguousArray(repeating: 0, count: answers.pointCount)
        for point in answers.nowKnots.order.lazy.map(Int.init) {
            var below = 0
            var values = large[point]
            for target in answers.now[point].lazy.map(Int.init) {
                values += large[target]
                if checks[target] == 0 { below = max(below, use[target]) }
            }
            use[point] = below + Self.ofStep + Self.copies * values
            if use[point] >= stackReserve {
                let room = (use[point] - stackReserve + (1 << 14) - 1) >> 14
                checks[point] = Edge.checksStack | Int32(min(room, Int(Edge.maximalStackRoom))) << Edge.stackRoom
            } else if order.isCircular[point] {
                checks[point] = Edge.checksStack
            }
        }
    }
}
