package import DovetailGraph

/// A graph prepared for drawing: each binding, multibinding and missing key is a *node*, and each dependency is an *edge*.
///
/// The nodes are those of ``Resolution`` (bindings, then multibindings), followed by one for each key that is missing. Every
/// export, metric and query reads this, so that all of them show the same graph: see `Graph.presented`.
///
/// All of them count alike. A *binding* is an element of ``Graph/bindings``: what modules declare, and the seeds, component factories and
/// roots of components. Collections and missing keys are none. A *module* is a module in one component that includes it, or a component,
/// which declares bindings as well; modules of the library are none.
package struct DrawableGraph: Sendable {
    package enum EdgeKind: UInt8, Sendable, CaseIterable {
        /// Needed before the factory is called.
        case eager
        /// Needed when a provider, lazy, closure or factory is used.
        case deferred
        case weak
        /// From a collection to a contribution.
        case contribution
        /// From a collection to the same collection of an ancestor.
        case inherited
        /// From a component factory to the root it builds.
        case child

        package var isDeferred: Bool { self == .deferred || self == .weak || self == .child }
    }

    package enum Node: Sendable {
        case binding(Int)
        /// A position in ``Resolution/multibindings``.
        case multibinding(Int)
        /// A position in ``Graph/keys``.
        case missing(key: Int)
    }

    package let graph: Graph
    package let resolution: Resolution
    package private(set) var names: GraphNames
    /// The requested keys without a binding, in the order of their requests.
    package private(set) var missing: [Int] = []
    /// The dependencies of each node, and their kinds.
    package private(set) var needs = AdjacencyList()
    package private(set) var edgeKinds: ContiguousArray<EdgeKind> = []
    /// The dependents of each node; `neededByKinds` is parallel to it.
    package private(set) var neededBy = AdjacencyList()
    package private(set) var neededByKinds: ContiguousArray<EdgeKind> = []
    /// The names and kinds of the bindings that are no plain factories or values: steps, launched objects and settings.
    private let terms: [Int: BindingTerm]

    package init(_ original: Graph) {
        let graph = original.presented
        self.graph = graph
        resolution = Resolution(graph)
        names = GraphNames(original)
        for step in graph.keys.dropFirst(original.keys.count) { names.append(step.key.type.full.escaped()) }
        terms = BindingTerm.terms(of: original, names)
        connect()
        turnAround()
    }

    package var count: Int { needs.count }
    package var bindingCount: Int { graph.bindings.count }

    package subscript(node: Int) -> Node {
        if node < bindingCount { return .binding(node) }
        if node < resolution.nodeCount { return .multibinding(node - bindingCount) }
        return .missing(key: missing[node - resolution.nodeCount])
    }

    /// The entry points of the program: the root of every component that no other component builds, then nodes that are
    /// needed without a request.
    package var roots: [Int] {
        let roots = graph.components.filter { $0.parent == nil }.compactMap(\.root)
        return roots + graph.bindings.indices.filter { graph.bindings[$0].isEntryPoint && !roots.contains($0) }
    }

    package func key(_ node: Int) -> Int {
        switch self[node] {
        case .binding(let binding): graph.bindings[binding].key
        case .multibinding(let multibinding): resolution.multibindings[multibinding].key
        case .missing(let key): key
        }
    }

    /// The name of the key; for a contribution, marked as an element or an entry; for a setting or a step without a value, its own name.
    package func name(_ node: Int) -> String {
        if let name = terms[node]?.name { return name }
        let name = names.key(key(node))
        guard case .binding(let binding) = self[node] else { return name }
        // The node of its key is the binding that creates it.
        if graph.isRequestedRoot(binding) { return "\(names(graph.components[graph.bindings[binding].component].name)).root" }
        // Contributions of one collection are told apart by what implements them.
        if graph.bindings[binding].contribution == .element, let implementation = implementation(node) {
            return "element \(implementation) of \(name)"
        }
        return graph.contributionName(of: binding, to: name) ?? name
    }

    /// `nil` for a missing key.
    package func component(_ node: Int) -> Int? {
        switch self[node] {
        case .binding(let binding): graph.bindings[binding].component
        case .multibinding(let multibinding): resolution.multibindings[multibinding].component
        case .missing: nil
        }
    }

    package func binding(_ node: Int) -> Graph.Binding? {
        node < bindingCount ? graph.bindings[node] : nil
    }

    package func place(_ node: Int) -> Graph.SourceLocation? { binding(node)?.place }

    /// The kind of the node, in one or two words.
    package func kind(_ node: Int) -> String {
        switch self[node] {
        case .binding(let binding):
            graph.bindings[binding].contribution == nil ? creation(binding) : "contribution"
        case .multibinding: "collection"
        case .missing: "missing"
        }
    }

    /// The name of the type that a binding creates under the key of a protocol or a superclass, where it is known.
    package func implementation(_ node: Int) -> String? { binding(node)?.implementation.map { $0.full.escaped(quotes: true) } }

    /// The name of a node with that of its implementation: `any FeedSource (HTTPFeeds)`.
    package func fullName(_ node: Int) -> String {
        guard let implementation = implementation(node), binding(node)?.contribution != .element else { return name(node) }
        return "\(name(node)) (\(implementation))"
    }

    /// How the instances of a binding are created, in one or two words.
    package func creation(_ binding: Int) -> String { terms[binding]?.kind ?? graph.bindings[binding].kind.words }

    /// The setting that a binding provides.
    package func setting(_ node: Int) -> Graph.Setting? { terms[node]?.setting }

    /// The modules that lead to this one: the component first, the module itself last.
    package func chain(ofModule module: Int) -> [Int] {
        var chain: [Int] = []
        var current: Int? = module
        while let position = current, chain.count <= graph.modules.count {
            chain.append(position)
            current = graph.modules[position].includedBy
        }
        return chain.reversed()
    }

    private mutating func connect() {
        var missingNode: [Int: Int32] = [:]
        var seen = ContiguousArray<(owner: Int32, kinds: UInt8)>(repeating: (-1, 0), count: resolution.nodeCount + graph.keys.count)
        for (position, binding) in graph.bindings.enumerated() {
            let isDeferred = binding.kind == .assistedFactory || binding.kind == .propertyInjector
            for request in binding.requests {
                let answer = resolution.answers[request]
                let target: Int32
                switch answer.outcome {
                case .found: target = answer.target
                case .missing:
                    let key = Int(answer.target)
                    if let known = missingNode[key] {
                        target = known
                    } else {
                        target = Int32(resolution.nodeCount + missing.count)
                        missingNode[key] = target
                        missing.append(key)
                    }
                case .absent, .seeded: continue
                }
                let kind: EdgeKind =
                    switch answer.timing {
                    case .eager: isDeferred ? .deferred : .eager
                    case .deferred: .deferred
                    case .weak: .weak
                    }
                if seen[Int(target)].owner != Int32(position) { seen[Int(target)] = (Int32(position), 0) }
                let bit: UInt8 = 1 << kind.rawValue
                if seen[Int(target)].kinds & bit != 0 { continue }
                seen[Int(target)].kinds |= bit
                add(target, kind)
            }
            if case .componentFactory(let child?) = binding.kind, let root = graph.components[child].root { add(Int32(root), .child) }
            needs.endNode()
        }
        for multibinding in resolution.multibindings {
            for contribution in multibinding.contributions { add(Int32(contribution), .contribution) }
            if let outer = multibinding.outer { add(Int32(bindingCount + outer), .inherited) }
            needs.endNode()
        }
        for _ in missing { needs.endNode() }
    }

    private mutating func add(_ target: Int32, _ kind: EdgeKind) {
        needs.add(target)
        edgeKinds.append(kind)
    }

    private mutating func turnAround() {
        var ends = ContiguousArray<Int32>(repeating: 0, count: count + 1)
        for target in needs.targets { ends[Int(target) + 1] += 1 }
        for node in 0..<count { ends[node + 1] += ends[node] }
        let starts = ends
        var sources = ContiguousArray<Int32>(repeating: 0, count: needs.targets.count)
        neededByKinds = ContiguousArray(repeating: .eager, count: needs.targets.count)
        for node in 0..<count {
            for edge in needs.range(node) {
                let target = Int(needs.targets[edge])
                sources[Int(ends[target])] = Int32(node)
                neededByKinds[Int(ends[target])] = edgeKinds[edge]
                ends[target] += 1
            }
        }
        for node in 0..<count { neededBy.append(sources[Int(starts[node])..<Int(starts[node + 1])]) }
    }
}

// SPDX-License-Identifier: Apache-2.0
