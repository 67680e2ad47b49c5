import Dovetail
import DovetailGraph

/// The order of all nodes of a graph, as far as dependencies determine it.
///
/// Eager dependencies always come first. Deferred dependencies come first too, unless they depend on the requester: breaking such
/// cycles is the purpose of a `Provider`.
struct Dependencies {
    let resolution: Resolution
    private let all: AdjacencyList
    private let eager: AdjacencyList
    private let sccs: StronglyConnectedComponents
    let isolations: IsolationAnalysis

    var graph: Graph { resolution.graph }

    init(_ resolution: Resolution) {
        self.resolution = resolution
        all = resolution.edges { _ in true }
        eager = resolution.edges { $0 == .eager }
        sccs = StronglyConnectedComponents(all)
        isolations = IsolationAnalysis(resolution)
    }

    /// The nodes that come before `node`.
    func before(_ node: Int) -> [Int] {
        let required = eager[node]
        let preferred = all[node].filter { sccs.number[Int($0)] != sccs.number[node] }
        return (required + preferred).map { Int($0) }
    }

    /// The step that `node` represents, if there is one.
    func step(_ node: Int) -> LaunchStep? { node < graph.bindings.count ? graph.step(node) : nil }
}

extension Graph {
    /// The step that a binding represents, if there is one.
    func step(_ binding: Int) -> LaunchStep? {
        bindings[binding].kind == .external ? bindings[binding].attachment as? LaunchStep : nil
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

// SPDX-License-Identifier: Apache-2.0
