/// Resolves each request of a graph. Computed once and used by every rule and by the linker.
///
/// A *node* represents the instances of one binding or collection: the bindings come first, by their positions in ``Graph/bindings``, then
/// the multibindings. The computation is linear in the size of the graph and not recursive.
public struct Resolution: Sendable {
    /// When a request needs its target.
    public enum Timing: UInt8, Sendable {
        /// Eagerly, before the factory is called.
        case eager
        /// Deferred, when a provider, lazy, closure or factory is used.
        case deferred
        /// Deferred, and without retaining it.
        case weak
    }

    /// The result of resolving a request.
    public enum Outcome: UInt8, Sendable {
        /// The request resolves to a node.
        case found
        /// The key is not bound, and this is declared as valid: an optional, or a requirement of a module validated in isolation.
        case absent
        /// The request resolves to the seed of the assisted factory.
        case seeded
        /// The key is not bound, which is an error.
        case missing
    }

    /// The resolution of one request.
    public struct Answer: Sendable {
        /// The result.
        public var outcome: Outcome
        /// When the target is needed.
        public var timing: Timing
        /// The node that the request resolves to, or the key that is missing.
        public var target: Int32
    }

    /// A collection as one component sees it: the contributions of its ancestors, followed by its own.
    public struct Multibinding: Sendable {
        /// The key of the collection, a position in ``Graph/keys``.
        public var key: Int
        /// The component, a position in ``Graph/components``.
        public var component: Int
        /// The component's own contributions, in declaration order.
        public var contributions: [Int]
        /// The multibinding of the nearest ancestor that has one, a position in ``Resolution/multibindings``.
        public var outer: Int?
    }

    /// The graph whose requests are resolved.
    public let graph: Graph
    /// The resolutions, one for each request.
    public private(set) var answers: ContiguousArray<Answer> = []
    /// The collections that are contributed to, declared or requested.
    public let multibindings: [Multibinding]
    /// The eager dependencies and their strongly connected components, which have one node each in a valid graph.
    package private(set) var eagerEdges = AdjacencyList()
    package private(set) var eagerSCCs = StronglyConnectedComponents()

    private(set) var outcomes = Outcomes()

    /// The nesting of the components.
    package let tree: ComponentTree
    private let bindings: KeyTable
    private let optional: KeyTable
    private let multibindingTable: KeyTable
    /// The keys of the factories that functions may call, by the product and the seed; empty if no function with parameters is requested.
    private let factoriesOfFunctions: [Graph.RequestForm: [Int]]
    /// For a module validated in isolation: the keys that it declares as required, and those that they unwrap to.
    private let requiredKeys: Set<Int>

    /// Resolves every request of `graph`, whether it is valid or not.
    public init(_ graph: Graph) {
        self.graph = graph
        let tree = ComponentTree(graph.components)
        self.tree = tree
        var hiddenRoots = Set(graph.components.compactMap { $0.root }.filter(graph.isForBuilderOnly))
        if graph.testedObject != nil { hiddenRoots.formUnion(graph.bindings.indices.filter(graph.isRequestedRoot)) }
        bindings = KeyTable(graph.bindings.indices, keyCount: graph.keys.count, tree) { binding in
            if !hiddenRoots.isEmpty, hiddenRoots.contains(binding) { return nil }
            return graph.bindings[binding].contribution == nil ? graph.bindings[binding].key : nil
        } component: {
            graph.bindings[$0].component
        }
        optional = KeyTable(graph.declarations.indices, keyCount: graph.keys.count, tree) {
            graph.declarations[$0].kind == .optional ? graph.declarations[$0].key : nil
        } component: {
            graph.declarations[$0].component
        }
        let required = graph.isModuleAlone ? graph.declarations.filter { $0.kind == .requirement } : []
        requiredKeys = Set(required.flatMap { graph.forms(of: $0.key) })
        factoriesOfFunctions = graph.factoriesOfFunctions()
        var multibindings = graph.multibindings()
        let table = KeyTable(multibindings.indices, keyCount: graph.keys.count, tree) {
            multibindings[$0].key
        } component: {
            multibindings[$0].component
        }
        for position in multibindings.indices {
            guard let parent = graph.components[multibindings[position].component].parent else { continue }
            multibindings[position].outer = table.find(multibindings[position].key, from: parent, tree) { multibindings[$0].component }
        }
        self.multibindings = multibindings
        multibindingTable = table
        (answers, outcomes) = answered()
        eagerEdges = edges { $0 == .eager }
        eagerSCCs = StronglyConnectedComponents(eagerEdges)
    }

    /// The number of bindings and multibindings.
    public var nodeCount: Int { graph.bindings.count + multibindings.count }

    /// The multibinding of a node; nil for a binding.
    package func multibinding(of node: Int) -> Multibinding? {
        node < graph.bindings.count ? nil : multibindings[node - graph.bindings.count]
    }

    package func key(of node: Int) -> Int { multibinding(of: node)?.key ?? graph.bindings[node].key }

    package func component(of node: Int) -> Int { multibinding(of: node)?.component ?? graph.bindings[node].component }

    /// The first step of resolving a key in a component.
    public enum Finding: Equatable, Sendable {
        /// A position in ``Graph/bindings``.
        case binding(Int)
        /// A position in ``Resolution/multibindings``.
        case multibinding(Int)
        /// The key is not bound; its form determines how it is derived.
        case derived
        /// The key is not bound and is not derived from another key.
        case nothing
    }

    /// Looks up a binding or multibinding of `key` in `component` and then in its ancestors.
    public func find(_ key: Int, in component: Int) -> Finding {
        switch graph.keys[key].form {
        case .plain, .componentFactory, .factory, .propertyInjector:
            return binding(of: key, in: component).map { .binding($0) } ?? .nothing
        case .collection:
            let multibinding = multibindingTable.find(key, from: component, tree) { multibindings[$0].component }
            if let multibinding { return .multibinding(multibinding) }
            return binding(of: key, in: component).map { .binding($0) } ?? .nothing
        case .optional, .closure, .providers, .function:
            return binding(of: key, in: component).map { .binding($0) } ?? .derived
        case .tagged, .provider, .lazy, .weak, .mainActorProvider, .assisted:
            return .derived
        }
    }

    /// Whether a declaration that `component` sees permits `key` to be missing.
    public func mayBeMissing(_ key: Int, in component: Int) -> Bool {
        optional.find(key, from: component, tree) { graph.declarations[$0].component } != nil
    }

    /// The first binding of `key` that `component` sees: its own, or that of the nearest ancestor.
    public func binding(of key: Int, in component: Int) -> Int? {
        bindings.find(key, from: component, tree) { graph.bindings[$0].component }
    }

    /// The factories that a function may call in `component`: those of its product with its arguments, and with no effect that the
    /// function does not have. One, if the request is valid.
    package func factories(forFunction key: Int, in component: Int) -> [Int] {
        guard case .function(let product, let seed) = graph.keys[key].form else { return [] }
        let factories = factoriesOfFunctions[.factory(of: product, seed: seed)] ?? []
        let effects = graph.keys[key].traits.effects
        return factories.filter { graph.keys[$0].traits.effects.isSubset(of: effects) }.compactMap { binding(of: $0, in: component) }
    }

    /// All bindings of `key` in the whole graph except contributions, in declaration order.
    public func bindings(of key: Int) -> [Int] { bindings.all(key) }

    /// Whether some key is bound more than once in the whole graph, other than by contributions.
    var hasDuplicates: Bool { bindings.hasDuplicates }

    /// Resolves `key` in `component`, through all its forms.
    public func answer(_ key: Int, in component: Int) -> Answer {
        var key = key
        var timing = Timing.eager
        var outermostOptional: Int?
        while true {
            switch find(key, in: component) {
            case .binding(let binding):
                return Answer(outcome: .found, timing: timing, target: Int32(binding))
            case .multibinding(let multibinding):
                return Answer(outcome: .found, timing: timing, target: Int32(graph.bindings.count + multibinding))
            case .nothing:
                if outermostOptional != nil && mayBeMissing(key, in: component) || requiredKeys.contains(key) {
                    return Answer(outcome: .absent, timing: timing, target: -1)
                }
                return Answer(outcome: .missing, timing: timing, target: Int32(key))
            case .derived:
                switch graph.keys[key].form {
                case .provider(let inner), .lazy(let inner), .closure(let inner), .mainActorProvider(let inner):
                    if timing == .eager { timing = .deferred }
                    key = inner
                case .providers(let collection):
                    if timing == .eager { timing = .deferred }
                    key = collection
                case .tagged(let inner): key = inner
                case .weak(let inner):
                    timing = .weak
                    key = inner
                case .optional(let inner):
                    outermostOptional = key
                    key = inner
                case .function:
                    let factories = factories(forFunction: key, in: component)
                    if factories.count == 1 { return Answer(outcome: .found, timing: timing, target: Int32(factories[0])) }
                    let mayBeAbsent = outermostOptional != nil && mayBeMissing(key, in: component) || requiredKeys.contains(key)
                    if factories.isEmpty, mayBeAbsent { return Answer(outcome: .absent, timing: timing, target: -1) }
                    return Answer(outcome: .missing, timing: timing, target: Int32(key))
                case .assisted:
                    return Answer(outcome: .seeded, timing: timing, target: Int32(key))
                case .plain, .collection, .factory, .componentFactory, .propertyInjector:
                    return Answer(outcome: .missing, timing: timing, target: Int32(key))
                }
            }
        }
    }

    /// Properties of all bindings and answers, with which a rule that has nothing to report can return at once.
    struct Outcomes {
        /// Whether all requests are eager, and no binding runs its function later, so that ``now`` contains all dependencies.
        var areEager = true
        /// Whether some factory is isolated to an actor.
        var areIsolated = false
        /// Whether some request resolves to a seed.
        var includeSeeds = false
        /// Whether some request resolves to nothing.
        var includeMissing = false
    }

    // Not mutating: a mutating method copies the resolution for each call of one that is not.
    private func answered() -> (answers: ContiguousArray<Answer>, outcomes: Outcomes) {
        var outcomes = Outcomes()
        let none = Answer(outcome: .missing, timing: .eager, target: -1)
        var answers = ContiguousArray(repeating: none, count: graph.requests.count)
        // A key has the same resolution for every factory of one component, so it is cached by key.
        var cached = ContiguousArray(repeating: Cached(component: -1, answer: none), count: graph.keys.count)
        for binding in graph.bindings.indices {
            let component = Int32(graph.bindings[binding].component)
            if graph.bindings[binding].kind.isDeferredFactory { outcomes.areEager = false }
            if graph.bindings[binding].isolation != .nonisolated { outcomes.areIsolated = true }
            for request in graph.bindings[binding].requests {
                let key = graph.requests[request].key
                if cached[key].component != component {
                    let found = answer(key, in: Int(component))
                    cached[key] = Cached(component: component, answer: found)
                    if found.timing != .eager { outcomes.areEager = false }
                    if found.outcome == .seeded { outcomes.includeSeeds = true }
                    if found.outcome == .missing { outcomes.includeMissing = true }
                }
                answers[request] = cached[key].answer
            }
        }
        return (answers, outcomes)
    }

    /// The resolution of a key in one component.
    private struct Cached {
        let component: Int32
        let answer: Answer
    }
}

extension Graph {
    /// The keys of all factories that some function may call, in the order of the keys.
    fileprivate func factoriesOfFunctions() -> [RequestForm: [Int]] {
        // By position: an entry would be copied.
        if !keys.indices.contains(where: { keys[$0].form.isFunction }) { return [:] }
        return Dictionary(grouping: keys.indices.filter { keys[$0].form.isFactory }) { keys[$0].form }
    }

    /// A multibinding in each component that contributes to a collection or declares it.
    fileprivate func multibindings() -> [Resolution.Multibinding] {
        // By the component and the key of the collection.
        var contributions = Groups()
        func number(_ component: Int, _ key: Int) -> Int { component * keys.count + key }
        for position in bindings.indices where bindings[position].contribution != nil {
            contributions.add(position, to: number(bindings[position].component, bindings[position].key))
        }
        for declaration in declarations where declaration.kind == .collection {
            contributions.addGroup(number(declaration.component, declaration.key))
        }
        if contributions.numbers.isEmpty { return [] }
        // Parents come before children, so an outer multibinding comes before those that extend it.
        return contributions.numbers.sorted().map { number in
            let (component, key) = number.quotientAndRemainder(dividingBy: keys.count)
            return Resolution.Multibinding(key: key, component: component, contributions: contributions[number])
        }
    }

    /// The keys that a request for `key` unwraps one after the other, `key` first.
    func forms(of key: Int) -> [Int] { Array(sequence(first: key) { keys[$0].form.wrapped }) }
}

// SPDX-License-Identifier: Apache-2.0
