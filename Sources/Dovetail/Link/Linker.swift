internal import DovetailGraph

/// Turns a valid graph into a wiring: every request gets its answer, every shared binding a slot.
struct Linker {
    let blueprint: Blueprint
    let answers: Answers
    let graph: Graph
    let book: KeyBook
    let wiring: Wiring
    let observer: (any ResolutionObserver)?
    private let order: Order
    private let isolations: Isolations
    private let depth: ContiguousArray<Int32>
    /// The node of each binding, and of each gathering behind them; 0 until it is made.
    private var nodes: ContiguousArray<UInt>
    private var slots: ContiguousArray<Int32>
    /// The edge that answers a key in one component, remembered while that component is linked.
    private var remembered: ContiguousArray<Edge>
    private var rememberedFor: ContiguousArray<Int32>
    private var values: [Value: AnyObject] = [:]

    private struct Value: Hashable {
        let sheet: ObjectIdentifier
        let recipe: Int
    }

    static func link(
        _ blueprint: Blueprint, _ answers: Answers, _ book: KeyBook, observer: (any ResolutionObserver)? = nil
    ) -> Wiring {
        var linker = Linker(blueprint, answers, book, observer)
        linker.link()
        return linker.wiring
    }

    private init(_ blueprint: Blueprint, _ answers: Answers, _ book: KeyBook, _ observer: (any ResolutionObserver)?) {
        self.observer = observer
        self.blueprint = blueprint
        self.answers = answers
        graph = answers.graph
        self.book = book
        wiring = Wiring(answers.graph, late: blueprint.lateFindings)
        order = Order(answers)
        isolations = Isolations(answers)
        var depth: ContiguousArray<Int32> = []
        for component in answers.graph.components { depth.append(component.parent.map { depth[$0] + 1 } ?? 0) }
        self.depth = depth
        nodes = ContiguousArray(repeating: 0, count: answers.pointCount)
        slots = ContiguousArray(repeating: 0, count: answers.pointCount)
        remembered = ContiguousArray(repeating: Edge(node: 0), count: book.types.count)
        rememberedFor = ContiguousArray(repeating: -1, count: book.types.count)
    }

    private mutating func link() {
        wiring.nodes.reserveCapacity(answers.pointCount + 8)
        for component in graph.components.indices { wiring.plans.append(Plan(wiring: wiring, component: component)) }
        for component in graph.components.indices { assignSlots(component) }
        for position in graph.bindings.indices { makeNode(position) }
        for component in graph.components.indices { linkBindings(of: component) }
        for plan in wiring.plans { plan.layOut() }
    }

    // MARK: Slots

    private mutating func assignSlots(_ number: Int) {
        let component = graph.components[number]
        let plan = wiring.plans[number]
        if let seed = component.seed {
            let type = book.types[graph.bindings[seed].key]
            plan.seedType = type
            plan.seedSlot = Int32(Env.headerCount)
            plan.seedIsTagged = book.tags[graph.bindings[seed].key] != nil
            add(seed, type, to: plan)
        }
        for circle in order.circles(of: component, in: graph) {
            for binding in circle {
                add(binding, blueprint.bindings[binding].recipe?.product ?? book.types[graph.bindings[binding].key], to: plan)
            }
            assignLevels(circle, plan)
        }
    }

    private mutating func add(_ binding: Int, _ type: Any.Type, to plan: Plan) {
        slots[binding] = Int32(Env.headerCount + plan.slots.count)
        plan.slots.append(Plan.Shared(binding: binding, type: type, isObject: isObject(dynamically: type)))
    }

    /// How much the view of each shared instance keeps: what lies before it. Where several of one circle hold on to the
    /// component, each needs the others: they keep the whole circle, and the rules have warned of it.
    private func assignLevels(_ circle: ArraySlice<Int>, _ plan: Plan) {
        let holders = circle.filter { order.defers[$0] }
        for binding in holders {
            let index = Int(slots[binding]) - Env.headerCount
            plan.slots[index].defers = true
            plan.slots[index].level = holders.count == 1 ? index : plan.slots.count
            plan.slots[index].isHeldWeakly = holders.count == 1 && order.isKnotted[binding]
        }
    }

    // MARK: Nodes

    private mutating func makeNode(_ position: Int) {
        let node: Node
        switch blueprint.bindings[position].source {
        case .seed:
            // The slot is full before anybody can ask.
            node = Node { _, _, _ in fatalError("a component was used before it had its seed") }
        case .child(_, let child, _):
            // A circle of components has no child, and is no valid graph.
            guard let child else {
                nodes[position] = keep(brokenNode(position))
                return
            }
            wiring.plans[child].isKnotted = order.isKnotted[position]
            let plan = UInt(bitPattern: Unmanaged.passUnretained(wiring.plans[child]).toOpaque())
            node = Node { env, _, out in
                out.unsafelyUnwrapped.initializeMemory(as: BuildSite.self, to: BuildSite(Plan.at(plan), in: env))
                return 0
            }
        case .recipe(let sheet, let index):
            guard let code = sheet.recipes[index].code else {
                nodes[position] = keep(graph.bindings[position].kind == .given ? givenNode(position) : brokenNode(position))
                return
            }
            node = Node(sheet.recipes[index].isWritten ? observed(code, position) : code)
            if case .value = graph.bindings[position].kind, let value = sheet.recipes[index].value {
                let word = constant(value, sheet.recipes[index].product, Value(sheet: ObjectIdentifier(sheet), recipe: index))
                node.edges = edges([Edge(node: word)])
            }
        }
        nodes[position] = keep(node)
    }

    private func brokenNode(_ position: Int) -> Node {
        faultyNode("\(graph.keys[graph.bindings[position].key].key) cannot be made")
    }

    /// Stands behind the slot of what is given from outside: reached by those who ask before that.
    private func givenNode(_ position: Int) -> Node {
        let key = graph.keys[graph.bindings[position].key].key
        let place = graph.bindings[position].place
        return Node { _, _, _ in RuntimeFault.notGiven(key.description, at: place) }
    }

    /// Evaluates a value, once for all components that bind it.
    private mutating func constant(_ code: @escaping Code, _ type: Any.Type, _ value: Value) -> UInt {
        if let known = values[value] { return UInt(bitPattern: Unmanaged.passUnretained(known).toOpaque()) }
        let node = Node(code)
        let word = withExtendedLifetime(node) {
            make(node.word, .none, type, isObject: isObject(dynamically: type))
        }
        let object = Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped).takeRetainedValue()
        values[value] = object
        wiring.constants.append(object)
        return word
    }

    func keep(_ node: Node) -> UInt {
        wiring.nodes.append(node)
        return node.word
    }

    func edges(_ edges: some Collection<Edge>) -> Edges {
        let block = wiring.allocateEdges(edges.count)
        for (position, edge) in edges.enumerated() { (block + position).initialize(to: edge) }
        return Edges(block)
    }

    // MARK: Edges

    private mutating func linkBindings(of number: Int) {
        let component = graph.components[number]
        let requests = component.bindings.reduce(0) { $0 + graph.bindings[$1].requests.count }
        var block = wiring.allocateEdges(requests)
        for position in component.bindings {
            let own = Edges(block)
            for request in graph.bindings[position].requests {
                block.initialize(to: edge(graph.requests[request].key, in: number))
                block += 1
            }
            attach(own, to: position)
        }
        if let root = component.root {
            wiring.plans[number].root = edge(toBinding: root, in: number)
            wiring.plans[number].door = door(ofMaking: root)
        }
    }

    private mutating func attach(_ own: Edges, to position: Int) {
        let node = Unmanaged<Node>.fromOpaque(UnsafeRawPointer(bitPattern: nodes[position]).unsafelyUnwrapped).takeUnretainedValue()
        if graph.bindings[position].isHandedOut, let input = blueprint.bindings[position].recipe?.input {
            let inputNode = InputNode(observed(input, position), edges: own)
            wiring.inputNodes.append(inputNode)
            // It may be used by what it makes.
            var way = order.isKnotted[position] ? Edge.checksStack : 0
            if isolations.isolation(ofUsing: position) != nil, let door = door(to: position) {
                way |= Edge.guards
                wiring.doors[inputNode.word] = door
            }
            node.edges = edges([Edge(node: inputNode.word, way: way)])
        } else if graph.bindings[position].kind != .value {
            node.edges = own
        }
        if graph.bindings[position].isGiven {
            let component = graph.bindings[position].component
            wiring.plans[component].given[position] = (edge(toBinding: position, in: component), own)
        }
    }

    /// What answers `key` for those who ask in `component`.
    mutating func edge(_ key: Int, in component: Int) -> Edge {
        if rememberedFor[key] == Int32(component) { return remembered[key] }
        let edge = find(key, in: component)
        rememberedFor[key] = Int32(component)
        remembered[key] = edge
        return edge
    }

    private mutating func find(_ key: Int, in component: Int) -> Edge {
        switch answers.find(key, in: component) {
        case .binding(let binding): return edge(toBinding: binding, in: component)
        case .gathering(let gathering): return edge(toGathering: gathering, in: component)
        case .derived: return derivedEdge(key, in: component)
        case .nothing: return Edge(node: keep(faultyNode("nothing is bound for \(graph.keys[key].key)")))
        }
    }

    func edge(toBinding binding: Int, in component: Int) -> Edge {
        Edge(node: nodes[binding], slot: slots[binding], way: way(to: binding, in: graph.bindings[binding].component, from: component))
    }

    private func way(to point: Int, in target: Int, from component: Int) -> Int32 {
        let hops = depth[component] - depth[target]
        let height = order.height[point]
        return height > 0 && height % 16 == 0 || order.isCircular[point] ? hops | Edge.checksStack : hops
    }

    /// A gathering is put together in its own component.
    private mutating func edge(toGathering number: Int, in component: Int) -> Edge {
        let gathering = answers.gatherings[number]
        let point = graph.bindings.count + number
        if nodes[point] == 0 {
            let parts = self.parts(of: number, in: gathering.component)
            guard let gather = gatherer(parts: gathering.contributions, gathering.key) else {
                return Edge(node: keep(faultyNode("\(graph.keys[gathering.key].key) is no collection")))
            }
            nodes[point] = keep(Node(gather(parts.map(\.part)), edges: edges(parts.map(\.edge))))
        }
        return Edge(node: nodes[point], way: way(to: point, in: gathering.component, from: component))
    }

    /// What puts a collection together: brought along by a part of it, or, where it has none of its own, looked up.
    private func gatherer(parts: [Int], _ key: Int) -> Gather? {
        if let first = parts.first, let gather = blueprint.bindings[first].recipe?.gather { return gather }
        guard let type = book.types[key] as? any GatheredType.Type else { return nil }
        return { type.gathered($0) }
    }

    /// The contributions that `component` sees, those of its ancestors first.
    func parts(of gathering: Int, in component: Int) -> [(part: Part, edge: Edge)] {
        var chain: [Int] = []
        var next: Int? = gathering
        while let current = next {
            chain.append(current)
            next = answers.gatherings[current].outer
        }
        return chain.reversed().flatMap { answers.gatherings[$0].contributions }.map { binding in
            (Part(blueprint.bindings[binding].recipe?.contribution), edge(toBinding: binding, in: component))
        }
    }

    // What changes the linker stands on a line of its own: as an argument of what does not, it would copy everything
    // the linker remembers.
    private mutating func derivedEdge(_ key: Int, in component: Int) -> Edge {
        let form = graph.keys[key].form
        switch form {
        case .assisted:
            // The seed of the factory that asks.
            return Edge(node: 0)
        case .closure(let inner):
            let edge = deferredEdge(inner, in: component)
            return Edge(node: keep(closureNode(book.types[key], book.types[inner], edge)))
        case .optional(let inner):
            let isAbsent = answers.answer(inner, in: component).outcome != .found
            let inner = isAbsent ? [] : [edge(inner, in: component)]
            return linked(key, inner)
        case .weak(let inner):
            layWeakCell(for: answers.answer(inner, in: component))
            let edge = deferredEdge(inner, in: component)
            return linked(key, [edge])
        case .provider(let inner), .lazy(let inner):
            let edge = deferredEdge(inner, in: component)
            return linked(key, [edge])
        case .mainActorProvider(let inner):
            // The compiler sees to it that it is used on the main actor.
            let edge = deferredEdge(inner, in: component, isGuarded: false)
            if ClosureKind(book.types[key], giving: book.types[inner]) == nil { return linked(key, [edge]) }
            return Edge(node: keep(closureNode(book.types[key], book.types[inner], edge)))
        case .providers(let collection):
            guard case .gathering(let gathering) = answers.find(collection, in: component),
                let type = book.types[key] as? any GatheredType.Type
            else { return Edge(node: keep(faultyNode("nothing is bound for \(graph.keys[collection].key)"))) }
            let parts = self.parts(of: gathering, in: component)
            return Edge(node: keep(Node(type.gathered(providers: parts.map(\.part)), edges: edges(parts.map(\.edge)))))
        case .plain, .collection, .factory, .componentFactory, .propertyInjector:
            return Edge(node: keep(faultyNode("nothing is bound for \(graph.keys[key].key)")))
        }
    }

    /// An edge that is followed while the program runs: it may lead back to whoever follows it.
    private mutating func deferredEdge(_ key: Int, in component: Int, isGuarded: Bool = true) -> Edge {
        var edge = self.edge(key, in: component)
        let answer = answers.answer(key, in: component)
        guard answer.outcome == .found else { return edge }
        let target = Int(answer.target)
        if order.isKnotted[target] { edge.way |= Edge.checksStack }
        if isGuarded, let door = door(ofMaking: target) {
            edge.way |= Edge.guards
            wiring.doors[edge.node] = door
        }
        return edge
    }

    // MARK: Doors

    private func door(ofMaking point: Int) -> Door? {
        isolations.isolation(ofMaking: point) == nil ? nil : door(to: point)
    }

    /// The door to what needs an actor to be made, or to be used.
    private func door(to point: Int) -> Door? {
        let way = isolations.way(from: point)
        guard let last = way.last, last < graph.bindings.count,
            let actor = blueprint.bindings[last].recipe?.isolation
        else { return nil }
        let graph = self.graph
        let gatherings = answers.gatherings.map(\.key)
        return Door(actor: actor) {
            way.map { point in
                if point >= graph.bindings.count { return "\(graph.keys[gatherings[point - graph.bindings.count]].key)" }
                let place = graph.bindings[point].place
                return "\(graph.keys[graph.bindings[point].key].key) (\(place.file):\(place.line))"
            }
        }
    }

    /// Makes room, in the frames of the component that shares it, for what those need to know who do not keep it.
    private func layWeakCell(for answer: Answers.Answer) {
        let binding = Int(answer.target)
        guard answer.outcome == .found, binding < graph.bindings.count, slots[binding] != 0 else { return }
        let plan = wiring.plans[graph.bindings[binding].component]
        let index = Int(slots[binding]) - Env.headerCount
        guard plan.slots[index].weakCell == nil else { return }
        plan.slots[index].weakCell = plan.weakCellCount
        plan.weakCellCount += 1
    }

    private func linked(_ key: Int, _ inner: [Edge]) -> Edge {
        guard let type = book.types[key] as? any LinkedType.Type else {
            return Edge(node: keep(faultyNode("nothing is bound for \(graph.keys[key].key)")))
        }
        return Edge(node: keep(type.node(edges(inner), isAbsent: inner.isEmpty)))
    }

    /// Stands where a graph that was not validated has nothing.
    private func faultyNode(_ message: String) -> Node {
        Node { _, _, _ in fatalError("\(message), and the graph was not validated") }
    }
}
