/// Who keeps whom for good: what a factory was called with, and what a `Lazy` has given once.
///
/// A provider keeps what it needs to make an instance; a `Lazy` that has been used keeps the instance, with all that it
/// leads to.
struct KeptInstances {
    let edges: Edges
    private let knots: Knots

    init(_ answers: Answers) {
        let graph = answers.graph
        var edges = Edges()
        for binding in graph.bindings.indices {
            // What is made with a seed is kept by its caller, not by the factory.
            if !graph.bindings[binding].kind.isHandedOut {
                for request in graph.bindings[binding].requests where answers.answers[request].outcome == .found {
                    let isKept = answers.answers[request].timing == .now || answers.keepsWhenUsed(request, of: binding)
                    if isKept { edges.add(answers.answers[request].target) }
                }
            }
            edges.endPoint()
        }
        for gathering in answers.gatherings {
            for contribution in gathering.contributions { edges.add(Int32(contribution)) }
            if let outer = gathering.outer { edges.add(Int32(graph.bindings.count + outer)) }
            edges.endPoint()
        }
        self.edges = edges
        knots = Knots(edges)
    }

    /// A way from `point` back to itself; nil where it is kept by nothing that it keeps.
    func circle(through point: Int) -> [Int]? {
        edges.way(from: point, to: point) { knots.number[$0] == knots.number[point] }
    }
}

extension Answers {
    /// Whether a request is for a `Lazy` that gives the instance itself, and no provider of it.
    func keepsWhenUsed(_ request: Int, of binding: Int) -> Bool {
        var key = graph.requests[request].key
        var isLazy = false
        while find(key, in: graph.bindings[binding].component) == .derived {
            switch graph.keys[key].form {
            case .lazy(let inner):
                isLazy = true
                key = inner
            case .optional(let inner): key = inner
            default: return false
            }
        }
        return isLazy
    }
}
