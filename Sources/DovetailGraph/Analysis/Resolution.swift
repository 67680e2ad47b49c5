/// Resolves each request of a graph. Computed once and used by every rule and by the linker.
///
/// A *node* represents the instances of one binding or collection: the bindings come first, by their positions in ``Graph/bindings``, then
/// the multibindings. The computation is linear in the size of the graph and not recursive.
public struct Resolution: Sendable {
    /// When a request needs its target.
    public enum Timing: UInt8, Sendable {
        /// Eagerly, before the factory is called.
        case now
        /// Deferred, when a provider, lazy, closure or factory is used.
        case later
        /// Deferred, and without retaining it.
        case weakly
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
    public private(set) var multibindings: [Multibinding] = []
    /// The eager dependencies and their strongly connected components, which have one node each in a valid graph.
    package private(set) var now = AdjacencyList()
    package private(set) var nowKnots = StronglyConnectedComponents()

    private(set) var outcomes = Outcomes()

    /// The nesting of the components.
    package let tree: ComponentTree
    private var bindings: KeyTable
    private var multibindingTable: KeyTable
    private var optional: KeyTable
    /// For a module validated in isolation: the keys that it declares as required.
    private var promised: Set<Int> = []

    /// Resolves every request of `graph`, whether it is valid or not.
    public init(_ graph: Graph) {
        self.graph = graph
        tree = ComponentTree(graph.components)
        bindings = KeyTable(keyCount: graph.keys.count, capacity: graph.bindings.count)
        multibindingTable = KeyTable(keyCount: graph.keys.count)
        optional = KeyTable(keyCount: graph.keys.count)
        list()
        collectMultibindings()
        (answers, outcomes) = answered()
        now = edges { $0 == .now }
        nowKnots = StronglyConnectedComponents(now)
    }

    /// The number of bindings and multibindings.
    public var nodeCount: Int { graph.bindings.count + multibindings.count }

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
            return bindings.find(key, from: component, tree).map { .binding($0) } ?? .nothing
        case .collection:
            if let multibinding = multibindingTable.find(key, from: component, tree) { return .multibinding(multibinding) }
            return bindings.find(key, from: component, tree).map { .binding($0) } ?? .nothing
        case .optional, .closure, .providers:
            return bindings.find(key, from: component, tree).map { .binding($0) } ?? .derived
        case .tagged, .provider, .lazy, .weak, .mainActorProvider, .assisted:
            return .derived
        }
    }

    /// Whether a declaration that `component` sees permits `key` to be missing.
    public func mayBeMissing(_ key: Int, in component: Int) -> Bool {
        optional.find(key, from: component, tree) != nil
    }

    /// The first binding of `key` that `component` sees: its own, or that of the nearest ancestor.
    public func binding(of key: Int, in component: Int) -> Int? {
        bindings.find(key, from: component, tree)
    }

    /// All bindings of `key` in the whole graph except contributions, in declaration order.
    public func bindings(of key: Int) -> [Int] { bindings.all(key) }

    /// Whether some key is bound more than once in the whole graph, other than by contributions.
    var hasRivals: Bool { bindings.hasRivals }

    /// Resolves `key` in `component`, through all its forms.
    public func answer(_ key: Int, in component: Int) -> Answer {
        var key = key
        var timing = Timing.now
        var outermostOptional: Int?
        while true {
            switch find(key, in: component) {
            case .binding(let binding):
                return Answer(outcome: .found, timing: timing, target: Int32(binding))
            case .multibinding(let multibinding):
                return Answer(outcome: .found, timing: timing, target: Int32(graph.bindings.count + multibinding))
            case .nothing:
                if outermostOptional != nil && mayBeMissing(key, in: component) || promised.contains(key) {
                    return Answer(outcome: .absent, timing: timing, target: -1)
                }
                return Answer(outcome: .missing, timing: timing, target: Int32(key))
            case .derived:
                switch graph.keys[key].form {
                case .provider(let inner), .lazy(let inner), .closure(let inner), .mainActorProvider(let inner):
                    if timing == .now { timing = .later }
                    key = inner
                case .providers(let collection):
                    if timing == .now { timing = .later }
                    key = collection
                case .tagged(let inner): key = inner
                case .weak(let inner):
                    timing = .weakly
                    key = inner
                case .optional(let inner):
                    outermostOptional = key
                    key = inner
                case .assisted:
                    return Answer(outcome: .seeded, timing: timing, target: Int32(key))
                case .plain, .collection, .factory, .componentFactory, .propertyInjector:
                    return Answer(outcome: .missing, timing: timing, target: Int32(key))
                }
            }
        }
    }

    private mutating func list() {
        // By position, here and elsewhere: copying a binding costs more than processing it.
        for position in graph.bindings.indices where graph.bindings[position].contribution == nil {
            if graph.isForBuilderOnly(position) { continue }
            bindings.add(position, key: graph.bindings[position].key, component: graph.bindings[position].component)
        }
        for (position, declaration) in graph.declarations.enumerated() where declaration.kind == .optional {
            optional.add(position, key: declaration.key, component: declaration.component)
        }
        bindings.seal(tree)
        optional.seal(tree)
        guard graph.isModuleAlone else { return }
        for declaration in graph.declarations where declaration.kind == .requirement {
            promised.insert(graph.keys.innermost(declaration.key))
        }
    }

    /// Creates a multibinding in each component that contributes to a collection or declares it.
    private mutating func collectMultibindings() {
        var entries: [(component: Int, key: Int, binding: Int?)] = []
        for position in graph.bindings.indices where graph.bindings[position].contribution != nil {
            entries.append((graph.bindings[position].component, graph.bindings[position].key, position))
        }
        for declaration in graph.declarations where declaration.kind == .collection {
            entries.append((declaration.component, declaration.key, nil))
        }
        if entries.isEmpty { return }

        // Parents come before children, so an outer multibinding is complete before it is looked up.
        let order = entries.indices.sorted {
            (entries[$0].component, entries[$0].key, $0) < (entries[$1].component, entries[$1].key, $1)
        }
        for index in order {
            let entry = entries[index]
            if multibindings.last?.component != entry.component || multibindings.last?.key != entry.key {
                multibindings.append(Multibinding(key: entry.key, component: entry.component, contributions: []))
            }
            if let binding = entry.binding { multibindings[multibindings.count - 1].contributions.append(binding) }
        }
        for (position, multibinding) in multibindings.enumerated() {
            multibindingTable.add(position, key: multibinding.key, component: multibinding.component)
        }
        multibindingTable.seal(tree)
        for position in multibindings.indices {
            guard let parent = graph.components[multibindings[position].component].parent else { continue }
            multibindings[position].outer = multibindingTable.find(multibindings[position].key, from: parent, tree)
        }
    }

    /// What the answers have in common, so that rules can tell at once that there is nothing to report.
    struct Outcomes {
        /// Whether all requests are eager, and no binding runs its function later, so that ``now`` contains all dependencies.
        var areEager = true
        /// Whether some request resolves to a seed.
        var includeSeeds = false
        /// Whether some request resolves to nothing.
        var includeMissing = false
    }

    // Not mutating: a mutating method copies the resolution for each call of one that is not.
    private func answered() -> (answers: ContiguousArray<Answer>, outcomes: Outcomes) {
        var outcomes = Outcomes()
        let none = Answer(outcome: .missing, timing: .now, target: -1)
        var answers = ContiguousArray(repeating: none, count: graph.requests.count)
        // A key has the same resolution for every factory of one component, so it is cached by key.
        var remembered = ContiguousArray(repeating: Remembered(component: -1, answer: none), count: graph.keys.count)
        for binding in graph.bindings.indices {
            let component = Int32(graph.bindings[binding].component)
            if graph.bindings[binding].kind.isHandedOut { outcomes.areEager = false }
            for request in graph.bindings[binding].requests {
                let key = graph.requests[request].key
                if remembered[key].component != component {
                    let found = answer(key, in: Int(component))
                    remembered[key] = Remembered(component: component, answer: found)
                    if found.timing != .now { outcomes.areEager = false }
                    if found.outcome == .seeded { outcomes.includeSeeds = true }
                    if found.outcome == .missing { outcomes.includeMissing = true }
                }
                answers[request] = remembered[key].answer
            }
        }
        return (answers, outcomes)
    }

    /// The resolution of a key in one component.
    private struct Remembered {
        let component: Int32
        let answer: Answer
    }
}

extension [Graph.KeyEntry] {
    /// The key that remains when all forms through which it is requested are unwrapped.
    func innermost(_ key: Int) -> Int {
        var key = key
        while let inner = self[key].form.asksFor { key = inner }
        return key
    }
}

/// Maps keys to the components that declare an entry for them, with lookups from a component upwards.
private struct KeyTable: Sendable {
    private let keyCount: Int
    /// The entries of each key. Empty until there is an entry, because in most graphs two of the three tables have none.
    private var lists: ContiguousArray<List> = []
    private var entries: ContiguousArray<Entry> = []
    /// For keys that many components bind: the position to use, by intervals of the tree's order.
    private var crowds: [Int: Range<Int>] = [:]
    private var borders: ContiguousArray<Border> = []
    private var hasCrowd = false
    /// Whether some key has more than one entry.
    private(set) var hasRivals = false

    /// From `place` in the tree's order up to the next border, `position` is the result; -1 means none.
    private struct Border {
        let place: Int32
        let position: Int32
    }

    /// A linked list of entries: the positions of the first and of the last one; -1 means none.
    private struct List {
        var first: Int32 = -1
        var last: Int32 = -1
        var count: Int32 = 0
    }

    private struct Entry {
        let position: Int32
        let component: Int32
        var next: Int32 = -1
    }

    init(keyCount: Int, capacity: Int = 0) {
        self.keyCount = keyCount
        entries.reserveCapacity(capacity)
    }

    mutating func add(_ position: Int, key: Int, component: Int) {
        if lists.isEmpty { lists = ContiguousArray(repeating: List(), count: keyCount) }
        let entry = Int32(entries.count)
        entries.append(Entry(position: Int32(position), component: Int32(component)))
        let last = lists[key].last
        if last < 0 {
            lists[key] = List(first: entry, last: entry, count: 1)
        } else {
            entries[Int(last)].next = entry
            lists[key].last = entry
            lists[key].count += 1
            hasRivals = true
            hasCrowd = hasCrowd || lists[key].count > Self.crowd
        }
    }

    private static let crowd = 8

    mutating func seal(_ tree: ComponentTree) {
        if !hasCrowd { return }
        for key in lists.indices where lists[key].count > Self.crowd {
            let start = borders.count
            addBorders(of: key, tree)
            crowds[key] = start..<borders.count
        }
    }

    private mutating func addBorders(of key: Int, _ tree: ComponentTree) {
        // In the order of the tree. If one component has several entries, the first added comes first.
        var own = all(entriesOf: key)
        own.sort {
            (tree.first(Int(entries[Int($0)].component)), $0) < (tree.first(Int(entries[Int($1)].component)), $1)
        }
        var open: ContiguousArray<Int32> = []
        func close(before place: Int32) {
            while let last = open.last, tree.end(Int(entries[Int(last)].component)) <= place {
                open.removeLast()
                let outer = open.last.map { entries[Int($0)].position } ?? -1
                borders.append(Border(place: tree.end(Int(entries[Int(last)].component)), position: outer))
            }
        }
        for entry in own {
            let component = entries[Int(entry)].component
            if let last = open.last, entries[Int(last)].component == component { continue }
            close(before: tree.first(Int(component)))
            borders.append(Border(place: tree.first(Int(component)), position: entries[Int(entry)].position))
            open.append(entry)
        }
        close(before: .max)
    }

    /// The position for `key` in `component`: its own, or that of the nearest ancestor.
    func find(_ key: Int, from component: Int, _ tree: ComponentTree) -> Int? {
        if lists.isEmpty || lists[key].count == 0 { return nil }
        if lists[key].count > Self.crowd { return crowds[key].flatMap { find($0, at: tree.first(component)) } }
        var entry = lists[key].first
        if lists[key].count == 1 {
            let only = entries[Int(entry)]
            return tree.contains(component, in: Int(only.component)) ? Int(only.position) : nil
        }
        var nearest: Int32 = -1
        while entry >= 0 {
            let owner = Int(entries[Int(entry)].component)
            if tree.contains(component, in: owner), nearest < 0 || tree.first(owner) > tree.first(Int(entries[Int(nearest)].component)) {
                nearest = entry
            }
            entry = entries[Int(entry)].next
        }
        return nearest < 0 ? nil : Int(entries[Int(nearest)].position)
    }

    /// The result at the last border at or before `place`.
    private func find(_ crowd: Range<Int>, at place: Int32) -> Int? {
        var (low, high) = (crowd.lowerBound, crowd.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if borders[middle].place <= place { low = middle + 1 } else { high = middle }
        }
        guard low > crowd.lowerBound, borders[low - 1].position >= 0 else { return nil }
        return Int(borders[low - 1].position)
    }

    private func all(entriesOf key: Int) -> ContiguousArray<Int32> {
        var found: ContiguousArray<Int32> = []
        var entry = lists[key].first
        while entry >= 0 {
            found.append(entry)
            entry = entries[Int(entry)].next
        }
        return found
    }

    func all(_ key: Int) -> [Int] {
        lists.isEmpty ? [] : all(entriesOf: key).map { Int(entries[Int($0)].position) }
    }
}
