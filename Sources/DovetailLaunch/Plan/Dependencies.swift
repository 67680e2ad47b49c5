import Dovetail
import DovetailGraph

/// The order of all points of a graph, as far as dependencies determine it.
///
/// Eager dependencies always come first. Deferred dependencies come first too, unless they depend on the requester: breaking such
/// cycles is the purpose of a `Provider`.
struct Dependencies {
    let answers: Resolution
    private let all: AdjacencyList
    private let now: AdjacencyList
    private let knots: StronglyConnectedComponents
    let isolations: IsolationAnalysis

    var graph: Graph { answers.graph }

    init(_ answers: Resolution) {
        self.answers = answers
        all = answers.edges { _ in true }
        now = answers.edges { $0 == .now }
        knots = StronglyConnectedComponents(all)
        isolations = IsolationAnalysis(answers)
    }

    /// The points that come before `point`.
    func before(_ point: Int) -> [Int] {
        let required = now[point]
        let wished = all[point].filter { knots.number[Int($0)] != knots.number[point] }
        return (required + wished).map { Int($0) }
    }

    func component(of point: Int) -> Int {
        point < graph.bindings.count ? graph.bindings[point].component : answers.multibindings[point - graph.bindings.count].component
    }

    /// The step that `point` represents, if there is one.
    func step(_ point: Int) -> LaunchStep? { point < graph.bindings.count ? graph.step(point) : nil }
}

extension Graph {
    /// The step that a binding represents, if there is one.
    func step(_ binding: Int) -> LaunchStep? {
        bindings[binding].kind == .given ? bindings[binding].attachment as? LaunchStep : nil
    }

    /// The name of a binding in messages and reports.
    func stepName(of position: Int) -> String {
        let binding = bindings[position]
        if components[binding.component].root == position { return "\(components[binding.component].name).root" }
        if let name = step(position)?.name { return name }
        let key = keys[binding.key].key.description
        return contributionName(of: position, to: key) ?? key
    }
}
