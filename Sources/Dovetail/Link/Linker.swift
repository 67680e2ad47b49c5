internal import DovetailGraph

/// Turns a valid graph into a wiring: resolves every request to an edge, and assigns a slot to every shared binding.
struct Linker {
    let blueprint: Blueprint
    let resolution: Resolution
    let graph: Graph
    let interner: KeyInterner
    let wiring: Wiring
    let observer: (any ResolutionObserver)?
    let isObserved: Bool
    let order: OwnershipAnalysis
    let isolations: IsolationAnalysis
    let depth: ContiguousArray<Int32>
    /// The nodes before which to check the stack, and for how much space: see ``StackUse``.
    let stackChecks: ContiguousArray<EntryChecks>
    /// The node of each binding, followed by the node of each collection; 0 until it has been created.
    var nodes: ContiguousArray<UInt>
    var slots: ContiguousArray<Int32>
    /// The edge for a key in one component, cached while that component is linked.
    var remembered: ContiguousArray<Edge>
    var rememberedFor: ContiguousArray<Int32>

    static func link(
        _ blueprint: Blueprint, _ resolution: Resolution, _ interner: KeyInterner, observer: (any ResolutionObserver)? = nil
    ) -> Wiring {
        observer?.willObserve(resolution.graph)
        var linker = Linker(blueprint, resolution, interner, observer)
        linker.link()
        return linker.wiring
    }

    private init(_ blueprint: Blueprint, _ resolution: Resolution, _ interner: KeyInterner, _ observer: (any ResolutionObserver)?) {
        self.observer = observer
        isObserved = observer != nil
        self.blueprint = blueprint
        self.resolution = resolution
        graph = resolution.graph
        self.interner = interner
        wiring = Wiring(resolution.graph, observer: observer, late: blueprint.lateFindings)
        order = OwnershipAnalysis(resolution)
        isolations = IsolationAnalysis(resolution)
        var depth: ContiguousArray<Int32> = []
        for component in resolution.graph.components { depth.append(component.parent.map { depth[$0] + 1 } ?? 0) }
        self.depth = depth
        stackChecks = StackUse(blueprint, resolution, interner, order).checks
        nodes = ContiguousArray(repeating: 0, count: resolution.nodeCount)
        slots = ContiguousArray(repeating: 0, count: resolution.nodeCount)
        remembered = ContiguousArray(repeating: Edge(node: 0), count: interner.types.count)
        rememberedFor = ContiguousArray(repeating: -1, count: interner.types.count)
    }

    private mutating func link() {
        wiring.nodes.reserveCapacity(resolution.nodeCount + 8)
        for component in graph.components.indices { wiring.plans.append(ComponentLayout(wiring: wiring, component: component)) }
        let cycles = order.cycles(in: graph)
        for component in graph.components.indices { assignSlots(component, cycles[component]) }
        for position in graph.bindings.indices { makeNode(position) }
        for component in graph.components.indices { linkBindings(of: component) }
        for plan in wiring.plans { plan.layOut() }
    }

    // MARK: Slots

    private mutating func assignSlots(_ number: Int, _ cycles: [ArraySlice<Int>]) {
        let component = graph.components[number]
        let plan = wiring.plans[number]
        if let seed = component.seed {
            let type = interner.types[graph.bindings[seed].key]
            plan.seedType = type
            plan.seedSlot = Int32(EnvironmentPointer.headerCount)
            plan.seedIsProvided = SeedType(blueprint.components[number].description.seed).isProvided
            add(seed, type, to: plan)
        }
        plan.slots.reserveCapacity(cycles.count + 1)
        for cycle in cycles {
            for binding in cycle {
                add(binding, blueprint.bindings[binding].recipe?.product ?? interner.types[graph.bindings[binding].key], to: plan)
            }
            assignLevels(cycle, plan)
        }
    }

    private mutating func add(_ binding: Int, _ type: Any.Type, to plan: ComponentLayout) {
        slots[binding] = Int32(EnvironmentPointer.headerCount + plan.slots.count)
        plan.slots.append(ComponentLayout.Shared(binding: binding, type: type, isObject: isObject(dynamically: type)))
    }

    /// Determines how much the view of each shared instance retains: the slots before it. Instances of one cycle that retain the
    /// component need each other, so their views retain the whole cycle. The rules warn about this.
    private func assignLevels(_ cycle: ArraySlice<Int>, _ plan: ComponentLayout) {
        let holders = cycle.filter { order.defers[$0] }
        for binding in holders {
            let index = Int(slots[binding]) - EnvironmentPointer.headerCount
            plan.slots[index].defers = true
            plan.slots[index].level = holders.count == 1 ? index : plan.slots.count
            plan.slots[index].isHeldWeakly = holders.count == 1 && order.isKnotted[binding]
        }
    }
}
