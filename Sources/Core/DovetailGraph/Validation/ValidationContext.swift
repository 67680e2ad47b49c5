/// The data that rules read from one graph, and the names that their messages use.
///
/// Names and paths cost more than all rules together, so they are only computed for diagnostics.
final class ValidationContext {
    let resolution: Resolution
    let graph: Graph

    private(set) lazy var names = NameFormatter(graph)
    private(set) lazy var edges = resolution.edges { _ in true }
    /// The retaining dependencies, eager and deferred.
    private(set) lazy var retainingEdges = resolution.edges { $0 != .weak }
    /// The number of edges still to visit while searching for the shortest paths of retain cycles.
    var edgeBudget = 1_000_000
    private(set) lazy var routes = resolution.routes(over: edges)
    private(set) lazy var ownership = OwnershipAnalysis(resolution)
    private(set) lazy var retainedInstances = RetainedInstances(resolution)
    private(set) lazy var isolations = IsolationAnalysis(resolution)
    private(set) lazy var isolationRoutes = isolations.routes()
    /// The kinds of the steps, by their bindings.
    private(set) lazy var stepKinds = Dictionary(graph.steps.map { ($0.binding, $0.kind) }, uniquingKeysWith: { first, _ in first })
    /// The names of the steps that have one, by their bindings.
    private(set) lazy var stepNames = graph.stepNames
    private(set) lazy var origins = graph.origins()
    private(set) lazy var nearMisses = NearMisses(self)
    private(set) lazy var duplicates = findDuplicates()
    /// The first binding of the key of each of the other ones.
    private(set) lazy var firstOfDuplicates = Dictionary(
        duplicates.numbers.flatMap { first in duplicates[first].map { ($0, first) } }, uniquingKeysWith: { first, _ in first })
    /// The keys that are not bound, also those whose types exist twice.
    private(set) lazy var unansweredKeys = findMissingKeys()
    private(set) lazy var duplicateTypes = findDuplicateTypes()
    private(set) lazy var keysOfDuplicateTypes = Set(duplicateTypes.map(\.key))
    private(set) lazy var missingKeys = unansweredKeys.filter { !keysOfDuplicateTypes.contains($0.key) }
    private(set) lazy var explainedKeys = findExplainedKeys()
    /// The first key under each tag.
    private(set) lazy var tags = Dictionary(
        graph.keys.indices.compactMap { key in graph.keys[key].tag.map { (TypeIdentity($0), key) } },
        uniquingKeysWith: { first, _ in first })
    /// The keys of each type: with different tags, or none.
    private(set) lazy var keysOfType = Dictionary(grouping: graph.keys.indices) { TypeIdentity(graph.keys[$0].type) }
    /// The keys that some request resolves to.
    private(set) lazy var requestedKeys = Set(graph.bindings.indices.flatMap { edges[$0].map { resolution.key(of: Int($0)) } })
    private(set) lazy var unused = findUnused()
    /// The first assisted factory of each product that was bound without a `with`.
    private(set) lazy var factoriesWithoutSeed = Dictionary(
        graph.bindings.indices.compactMap { binding in graph.product(ofFactoryWithoutSeed: binding).map { ($0, binding) } },
        uniquingKeysWith: { first, _ in first })
    /// The first key of each assisted factory, bound or requested, by its form.
    private(set) lazy var factoryKeys = Dictionary(
        graph.keys.indices.compactMap { key in graph.keys[key].form.isFactory ? (graph.keys[key].form, key) : nil },
        uniquingKeysWith: { first, _ in first })
    /// The first contribution to each collection, by the collection's name.
    private(set) lazy var firstContributions = Dictionary(
        resolution.multibindings.compactMap { collection in collection.contributions.first.map { (name(key: collection.key), $0) } },
        uniquingKeysWith: { first, _ in first })
    private(set) lazy var shadowedWholes = findShadowedWholes()
    private var spelled: [TypeIdentity: String] = [:]
    private var knownInstallers: [Int: [String]] = [:]

    init(_ resolution: Resolution) {
        self.resolution = resolution
        graph = resolution.graph
    }

    // MARK: Names

    /// Computed once for each name, no matter how many diagnostics contain it.
    func name(_ type: TypeName) -> String {
        let identity = TypeIdentity(type)
        if let known = spelled[identity] { return known }
        let name = type.full == "()" ? "Void" : names(type)
        spelled[identity] = name
        return name
    }

    func name(key: Int) -> String {
        let key = graph.keys[key].key
        return key.tag.map { "\(name(key.type)) tagged \(name($0))" } ?? name(key.type)
    }

    func name(component: Int) -> String { name(graph.components[component].name) }
    func name(componentOf binding: Int) -> String { name(component: graph.bindings[binding].component) }
    func name(module: Int) -> String { name(graph.modules[graph.declaringModule(module)].name) }

    /// The name of a binding's instance: `Store`, `App.root`, `element of [Plugin]`, `entry "ocean" of [String: Theme]`, or the name that its module set.
    func name(binding: Int) -> String {
        if let name = stepNames[binding] { return name }
        if graph.isRoot(binding) { return isTestedObject(binding) ? "buildForTest" : "\(name(componentOf: binding)).root" }
        let key = name(key: graph.bindings[binding].key)
        return graph.contributionName(of: binding, to: key) ?? key
    }

    /// `entry "ocean" of [String: Theme]`, or `an entry of …` if its key is not known.
    func mention(entry number: Int, of key: Int) -> String {
        graph.entryKey(number, of: key).map { "entry \($0) of \(name(key: key))" } ?? "an entry of \(name(key: key))"
    }

    /// The name with its article for the middle of a sentence: `an element of [Plugin]`.
    func mention(binding: Int) -> String {
        switch graph.bindings[binding].contribution {
        case nil, .elements: name(binding: binding)
        case .element: stepNames[binding] ?? "an \(name(binding: binding))"
        case .entry(let number): mention(entry: number, of: graph.bindings[binding].key)
        }
    }

    func name(node: Int) -> String { node < graph.bindings.count ? name(binding: node) : name(key: resolution.key(of: node)) }

    /// The requests of a binding that resolve to a node.
    func requests(of binding: Int, for target: Int) -> [Int] {
        graph.bindings[binding].requests.filter {
            resolution.answers[$0].outcome == .found && Int(resolution.answers[$0].target) == target
        }
    }

    // MARK: Paths

    func isReached(_ node: Int) -> Bool { routes.contains(node) }

    /// The path from the root to `node`, continued by `more`.
    func path(to node: Int, and more: String? = nil) -> [String] {
        let path = isReached(node) ? routes.path(to: node) : [.node(node)]
        return text(nodes: path) + (more.map { [$0] } ?? [])
    }

    /// The path to `node` for a diagnostic about it; empty for an unreachable node.
    func path(ofReached node: Int) -> [String] { isReached(node) ? path(to: node) : [] }

    /// Formats a path. A collection of a child that continues with that of its parent is shown as one step.
    func text(nodes path: [PathForest.Step]) -> [String] {
        let first = graph.bindings.count
        let isCollection: (PathForest.Step) -> Bool = { if case .node(let node) = $0 { node >= first } else { false } }
        let steps = path.indices.filter { $0 + 1 == path.count || !isCollection(path[$0]) || !isCollection(path[$0 + 1]) }
        return text(steps.map { path[$0] }, name(node:))
    }

    func text(_ path: [PathForest.Step], _ name: (Int) -> String) -> [String] {
        path.map { step in
            switch step {
            case .gap(let count): "… (\(grouped(count)) more) …"
            case .node(let node): name(node)
            }
        }
    }

    /// The installers of a binding's module: components from the root, then modules.
    func installers(module: Int) -> [String] {
        if let known = knownInstallers[module] { return known }
        let declaring = graph.declaringModule(module)
        let modules = graph.components.count
        let node = graph.modules[declaring].includedBy == nil ? graph.modules[declaring].component : modules + declaring
        let installers = text(origins.path(to: node)) { $0 < modules ? name(component: $0) : name(module: $0 - modules) }
        knownInstallers[module] = installers
        return installers
    }
}

// SPDX-License-Identifier: Apache-2.0
