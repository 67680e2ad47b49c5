import Dovetail

/// The steps of one component in the order in which they are launched. It is computed before any step runs.
struct ComponentPlan: Sendable {
    struct Step: Sendable {
        /// The position of its binding in the graph.
        let binding: Int
        let place: Graph.SourceLocation
        let step: LaunchStep
        /// The steps whose results it needs, by their positions in the plan.
        var after: [Int]
        /// Whether its dependencies are created on the main actor.
        let onMainActor: Bool
    }

    let component: Int
    let name: String
    /// In the order of launching, followed by steps that only run after events.
    let steps: [Step]
    private let stepNames: StepNames
    let rootOnMainActor: Bool
    /// The location of the root's declaration.
    let rootPlace: String
    /// The bindings of its child launchers.
    let children: [(binding: Int, attachment: LaunchedChildren)]

    func name(of step: Int) -> String { stepNames.all[step] }

    /// The steps of one phase.
    func steps(_ phase: LaunchStep.Phase) -> [Int] { steps.indices.filter { steps[$0].step.phase == phase } }
}

extension ComponentPlan {
    /// Plans only the steps that the root or a named step of the component depends on.
    init(_ number: Int, _ dependencies: Dependencies) {
        let graph = dependencies.graph
        var search = StepSearch(number, dependencies)
        if let root = graph.components[number].root { search.visit(root) }
        for entryPoint in graph.entryPoints(of: number) { search.visit(entryPoint) }

        let order = Self.order(search, dependencies)
        var positions: [Int: Int] = [:]
        for (position, binding) in order.enumerated() { positions[binding] = position }
        component = number
        name = graph.components[number].name.short
        steps = order.compactMap { binding in
            guard let step = dependencies.step(binding) else { return nil }
            return Step(
                binding: binding, place: graph.bindings[binding].place, step: step,
                after: search.after(binding).compactMap { positions[$0] }.sorted(),
                onMainActor: dependencies.isolations.isolation(ofRunning: binding) == .mainActor)
        }
        stepNames = StepNames(steps.map(\.binding), in: graph)
        rootOnMainActor = graph.components[number].root.map { dependencies.isolations.isolation(ofCreating: $0) } == .mainActor
        rootPlace = graph.components[number].root.map { "\(graph.bindings[$0].place.file):\(graph.bindings[$0].place.line)" } ?? ""
        children = graph.components[number].bindings.compactMap { binding in
            guard let attachment = graph.bindings[binding].attachment as? LaunchedChildren else { return nil }
            return (binding, attachment)
        }
    }

    /// Prepared steps come first and event steps last. Where dependencies do not determine the order, it is that of declaration.
    private static func order(_ search: StepSearch, _ dependencies: Dependencies) -> [Int] {
        let steps = search.steps.sorted()
        var missing: [Int: Int] = [:]
        var followers: [Int: [Int]] = [:]
        var ready = Heap()
        let rank = { (binding: Int) in (dependencies.step(binding)?.phase.rawValue ?? 0, binding) }
        for step in steps {
            let after = search.after(step)
            missing[step] = after.count
            for earlier in after { followers[earlier, default: []].append(step) }
            if after.isEmpty { ready.insert(rank(step)) }
        }
        var order: [Int] = []
        while let next = ready.removeFirst() {
            order.append(next)
            for follower in followers[next] ?? [] {
                missing[follower, default: 0] -= 1
                if missing[follower] == 0 { ready.insert(rank(follower)) }
            }
        }
        return order
    }
}

/// The names of a component's steps. They are computed on first access, because computing type names takes longer than planning.
private final class StepNames: Sendable {
    private let bindings: [Int]
    private let graph: Graph
    private let known = Locked<[String]?>(nil)

    init(_ bindings: [Int], in graph: Graph) {
        self.bindings = bindings
        self.graph = graph
    }

    var all: [String] {
        known.use { known in
            let names = known ?? bindings.map { graph.stepName(of: $0) }
            known = names
            return names
        }
    }
}

/// The steps of one component, with the steps that each depends on, directly or transitively.
private struct StepSearch {
    private let number: Int
    private let dependencies: Dependencies
    /// The nearest steps that each visited node depends on.
    private var nearest: [Int: [Int]] = [:]
    private(set) var steps: [Int] = []

    init(_ number: Int, _ dependencies: Dependencies) {
        self.number = number
        self.dependencies = dependencies
    }

    /// A prepared step comes before all launched steps, so its dependencies on these are deferred.
    func after(_ step: Int) -> [Int] {
        let below = nearest[step] ?? []
        guard dependencies.step(step)?.phase == .prepare else { return below }
        return below.filter { dependencies.step($0)?.phase == .prepare }
    }

    /// Depth first and not recursive, because a chain can have any length.
    mutating func visit(_ start: Int) {
        guard nearest[start] == nil else { return }
        nearest[start] = []
        var path = [(node: start, before: inner(start), next: 0)]
        while let (node, before, next) = path.last {
            if next < before.count {
                path[path.count - 1].next += 1
                let target = before[next]
                guard nearest[target] == nil else { continue }
                nearest[target] = []
                path.append((target, inner(target), 0))
            } else {
                path.removeLast()
                leave(node, before)
            }
        }
    }

    private mutating func leave(_ node: Int, _ before: [Int]) {
        if isStep(node) { steps.append(node) }
        if before.count == 1, !isStep(before[0]) {
            nearest[node] = nearest[before[0]]
            return
        }
        var found: Set<Int> = []
        for target in before {
            if isStep(target) { found.insert(target) } else { found.formUnion(nearest[target] ?? []) }
        }
        nearest[node] = found.sorted()
    }

    /// The dependencies inside this component or its children. Those outside exist already.
    private func inner(_ node: Int) -> [Int] {
        dependencies.before(node).filter { target in
            var component = Optional(dependencies.resolution.component(of: target))
            while let current = component, current > number { component = dependencies.graph.components[current].parent }
            return component == number
        }
    }

    private func isStep(_ node: Int) -> Bool {
        dependencies.resolution.component(of: node) == number && dependencies.step(node) != nil
    }
}

// SPDX-License-Identifier: Apache-2.0
