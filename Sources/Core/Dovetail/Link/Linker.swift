internal import DovetailGraph

/// Turns a valid graph into a wiring: resolves every request to an edge, and assigns a slot to every shared binding.
// A class, as there is one for each graph. Of a struct that is not copyable, the compiler follows each part of each property through each
// method, which was a tenth of what compiling this module took; every program would be linked with code that copies a copyable one.
final class Linker {
    let blueprint: Blueprint
    let resolution: Resolution
    let graph: Graph
    let interner: KeyInterner
    let wiring: Wiring
    let isObserved: Bool
    let ownership: OwnershipAnalysis
    let isolations: IsolationAnalysis
    /// The nodes before which to check the stack, and for how much space: see ``StackUse``.
    let stackChecks: ContiguousArray<EntryChecks>
    /// The node of each collection; 0 until it has been created.
    @exclusivity(unchecked) var collectionNodes: ContiguousArray<UInt> = []
    @exclusivity(unchecked) var slots: ContiguousArray<Int32>
    /// The edge for a key in one component, cached while that component is linked.
    @exclusivity(unchecked) var cached: ContiguousArray<Cached> = []

    struct Cached {
        let component: Int32
        let edge: Edge
    }

    // The linker consumes its parameters, and lets others borrow them: copying a blueprint or a resolution retains all its arrays.
    static func link(
        _ blueprint: consuming Blueprint, _ resolution: consuming Resolution, _ interner: consuming KeyInterner,
        observer: (any ResolutionObserver)? = nil
    ) -> Wiring {
        // Asked first, because copying an optional observer needs metadata that a cold start would have to instantiate.
        if observer != nil { observer?.willObserve(resolution.graph) }
        let linker = Linker(blueprint, resolution, interner, observer)
        linker.link()
        return linker.wiring
    }

    private init(
        _ blueprint: consuming Blueprint, _ resolution: consuming Resolution, _ interner: consuming KeyInterner,
        _ observer: borrowing (any ResolutionObserver)?
    ) {
        isObserved = observer != nil
        graph = resolution.graph
        wiring = Wiring(resolution.graph, nodeCount: resolution.nodeCount, observer: observer, late: blueprint.lateFindings)
        ownership = OwnershipAnalysis(resolution)
        isolations = IsolationAnalysis(resolution)
        stackChecks = StackUse(blueprint, resolution, interner).checks
        let collections = resolution.multibindings.count
        if collections > 0 { collectionNodes = ContiguousArray(repeating: 0, count: collections) }
        slots = ContiguousArray(repeating: 0, count: resolution.nodeCount)
        self.blueprint = blueprint
        self.resolution = resolution
        self.interner = interner
    }

    private func link() {
        let isTooDeep = graph.components.count > Graph.deepestNesting
        if isTooDeep, graph.components.indices.contains(where: { resolution.tree.depth($0) > Graph.deepestNesting }) {
            fatalError("components are nested deeper than \(Graph.deepestNesting), and the graph was not validated")
        }
        for component in graph.components.indices { wiring.layouts.append(ComponentLayout(wiring: wiring, component: component)) }
        let slots = ownership.slots(in: graph)
        for component in graph.components.indices { assignSlots(component, slots[component]) }
        for position in graph.bindings.indices { _ = keep(makeNode(position)) }
        for component in graph.components.indices { linkBindings(of: component) }
        checkLookups()
        for layout in wiring.layouts { layout.computeOffsets() }
    }

    // MARK: Slots

    private func assignSlots(_ number: Int, _ bindings: ArraySlice<Int32>) {
        let component = graph.components[number]
        let layout = wiring.layouts[number]
        if let seed = component.seed {
            layout.seedType = interner.types[graph.bindings[seed].key]
            layout.seedSlot = Environment.slot(at: 0)
            layout.seedIsProvided =
                RequestWrappers.wrapper(of: blueprint.description(of: blueprint.components[number]).seed)?.provided != nil
            add(seed, layout.seedType, to: layout)
        }
        layout.slots.reserveCapacity(bindings.count + 1)
        for binding in bindings.lazy.map({ Int($0) }) {
            add(binding, blueprint.bindings[binding].product ?? interner.types[graph.bindings[binding].key], to: layout)
        }
        if ownership.mayDefer { for cycle in ownership.cycles(of: bindings) { assignLevels(cycle.map { Int($0) }, layout) } }
    }

    private func add(_ binding: Int, _ type: Any.Type, to layout: ComponentLayout) {
        slots[binding] = Environment.slot(at: layout.slots.count)
        layout.slots.append(ComponentLayout.Shared(binding: binding, type: type, isObject: isObject(dynamically: type)))
    }

    /// Determines how much the view of each shared instance retains: the slots before it. Instances of one cycle that retain the
    /// component need each other, so their views retain the whole cycle. The rules warn about this.
    private func assignLevels(_ cycle: [Int], _ layout: ComponentLayout) {
        let holders = cycle.filter { ownership.defers($0) }
        for binding in holders {
            let index = Environment.position(of: slots[binding])
            let end = Environment.position(of: slots[cycle[cycle.count - 1]]) + 1
            layout.slots[index].defers = true
            layout.slots[index].level = holders.count == 1 ? index : end
            layout.slots[index].isHeldWeakly = holders.count == 1 && ownership.isInCycle(binding)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
