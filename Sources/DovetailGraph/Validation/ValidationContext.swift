/// The data that rules read from one graph, and the names that their messages use.
///
/// Names and paths cost more than all rules together, so they are only computed for diagnostics.
final class ValidationContext {
    let answers: Resolution
    let graph: Graph

    private(set) lazy var names = NameFormatter(graph)
    private(set) lazy var edges = answers.edges { _ in true }
    /// The retaining dependencies, eager and deferred.
    private(set) lazy var retainingEdges = answers.edges { $0 != .weakly }
    /// The number of edges still to visit while searching for the shortest paths of retain cycles.
    var patience = 1_000_000
    private(set) lazy var routes = answers.routes(over: edges)
    private(set) lazy var order = OwnershipAnalysis(answers)
    private(set) lazy var keptInstances = RetainedInstances(answers)
    private(set) lazy var isolations = IsolationAnalysis(answers)
    private(set) lazy var isolationRoutes = isolations.routes(pointCount: answers.pointCount)
    /// The kinds of the steps, by their bindings.
    private(set) lazy var stepKinds = Dictionary(graph.steps.map { ($0.binding, $0.kind) }, uniquingKeysWith: { first, _ in first })
    /// The names of the steps that have one, by their bindings.
    private(set) lazy var stepNames = graph.stepNames
    private(set) lazy var origins = graph.origins()
    private(set) lazy var nearMisses = NearMisses(self)
    private(set) lazy var missingKeys = findMissingKeys()
    /// The first key under each tag.
    private(set) lazy var tags = Dictionary(
        graph.keys.indices.compactMap { key in graph.keys[key].key.tag.map { ($0, key) } }, uniquingKeysWith: { first, _ in first })
    private(set) lazy var hiddenWholes = findHiddenWholes()
    private var knownInstallers: [Int: [String]] = [:]

    init(_ answers: Resolution) {
        self.answers = answers
        graph = answers.graph
    }

    // MARK: Names

    /// Computed once for each name, no matter how many diagnostics contain it.
    func name(_ type: TypeName) -> String {
        let name = names.stored(type)
        return name == "()" ? "Void" : name
    }

    func name(key: Int) -> String {
        let key = graph.keys[key].key
        return key.tag.map { "\(name(key.type)) tagged \(name($0))" } ?? name(key.type)
    }

    func name(component: Int) -> String { name(graph.components[component].name) }
    func name(module: Int) -> String { name(graph.modules[module].name) }

    /// The name of a binding's instance: `Store`, `App.root`, `element of [Plugin]`, `entry "ocean" of [String: Theme]`, or the name that its module set.
    func name(binding: Int) -> String {
        if let name = stepNames[binding] { return "step \"\(name)\"" }
        let component = graph.bindings[binding].component
        if graph.components[component].root == binding { return "\(name(component: component)).root" }
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
        case .element: "an \(name(binding: binding))"
        case .entry(let number): mention(entry: number, of: graph.bindings[binding].key)
        }
    }

    func name(point: Int) -> String {
        if point < graph.bindings.count { return name(binding: point) }
        return name(key: answers.multibindings[point - graph.bindings.count].key)
    }

    // MARK: Paths

    func place(_ binding: Int) -> Graph.Place { graph.bindings[binding].place }

    func isReached(_ point: Int) -> Bool { routes.contains(point) }

    /// The path from the root to `point`, continued by `more`.
    func path(to point: Int, and more: String? = nil) -> [String] {
        let path = isReached(point) ? routes.path(to: point) : [.node(point)]
        return text(points: path) + (more.map { [$0] } ?? [])
    }

    /// The path to `point` for a diagnostic about it; empty for an unreachable point.
    func path(ofReached point: Int) -> [String] { isReached(point) ? path(to: point) : [] }

    /// Formats a path. A collection of a child that continues with that of its parent is shown as one step.
    func text(points path: [PathForest.Step]) -> [String] {
        let isCollection = { (step: PathForest.Step) in
            if case .node(let point) = step { point >= self.graph.bindings.count } else { false }
        }
        let steps = path.indices.filter { $0 + 1 == path.count || !isCollection(path[$0]) || !isCollection(path[$0 + 1]) }
        return text(steps.map { path[$0] }, name(point:))
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
        let installers = findInstallers(of: module)
        knownInstallers[module] = installers
        return installers
    }

    private func findInstallers(of module: Int) -> [String] {
        let modules = graph.components.count
        let node = graph.modules[module].includedBy == nil ? graph.modules[module].component : modules + module
        return text(origins.path(to: node)) { $0 < modules ? name(component: $0) : name(module: $0 - modules) }
    }

    func note(_ message: String, at binding: Int) -> Diagnostic.Note {
        Diagnostic.Note(message, at: place(binding), installers: installers(module: graph.bindings[binding].module))
    }

    /// `bound at …` for each of `bindings`.
    func places(_ message: String, _ bindings: [Int]) -> [Diagnostic.Note] {
        notes(bindings, more: { "and at \(grouped($0)) more locations" }) { note(message, at: $0) }
    }

    /// At most ten notes, followed by one with the number of the remaining ones.
    func notes<Item>(_ items: [Item], more: (Int) -> String, _ note: (Item) -> Diagnostic.Note) -> [Diagnostic.Note] {
        let shown = items.prefix(10).map(note)
        return items.count > 10 ? shown + [Diagnostic.Note(more(items.count - 10))] : shown
    }
}
