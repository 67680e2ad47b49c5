internal import CDovetail
package import DovetailGraph

/// An instance of a component that a module above the core manages: the module supplies values before the instances that depend on
/// them are created.
package struct ComponentInstance: @unchecked Sendable {  // Immutable; the words of the frame are only changed atomically.
    private let frame: Frame
    /// Retains the context in which the frame was built.
    private let site: BuildSite

    package var graph: Graph { frame.env.layout.wiring.graph }
    /// The position of the component in the graph.
    package var component: Int { frame.env.layout.component }

    init<Seed>(_ site: BuildSite, layout: ComponentLayout, seed: Seed) {
        self.site = site
        frame = Frame.make(layout, in: site.parent)
        layout.storeSeed(seed, frame.env)
    }

    /// Resolves the root and everything that it depends on.
    package func root<Root>(_: Root.Type) -> Root {
        defer { keepOwners() }
        return site.entering { frame.env.layout.root.get(frame.env, Root.self) }
    }

    /// Resolves the object that a test requests.
    package func object<Object>(_: Object.Type, requestedBy binding: Int) -> Object {
        defer { keepOwners() }
        let wiring = frame.env.layout.wiring
        let node = UInt(bitPattern: wiring.nodes[binding])
        let checks: EntryChecks = wiring.isolationChecks[node] == nil ? .stack : [.stack, .isolation]
        return frame.env.entering(checks, node) { wiring.nodes[binding].pointee.edges.first.pointee.get(frame.env, Object.self) }
    }

    /// The information needed to build instances of a child.
    func site(ofChild layout: ComponentLayout) -> BuildSite {
        defer { keepOwners() }
        return BuildSite(layout, in: frame.env)
    }

    /// Retains the component and its parent until here: the environments refer to their memory.
    private func keepOwners() { withExtendedLifetime((frame, site.owner)) {} }

    /// Prepares resolving the requests of a binding whose value will be supplied.
    package func preparation(of binding: Int) -> Preparation { Preparation(self, frame, binding) }

    /// The context in which a supplied value is created: it resolves the requests first and stores the value at the end.
    package struct Preparation: @unchecked Sendable {  // Passed from the requester to the supplier, never shared.
        private let instance: ComponentInstance
        private let view: OwnershipView?
        private let layout: ComponentLayout
        private let slot: Int32
        private var arguments: Arguments

        fileprivate init(_ instance: ComponentInstance, _ frame: Frame, _ binding: Int) {
            self.instance = instance
            layout = frame.env.layout
            // Only bindings of kind `external` are prepared, and the linker has recorded each of them.
            guard let external = layout.externalValues[binding] else { fatalError("a binding was prepared that no launcher provides") }
            slot = external.edge.slot
            let shared = layout.shared(slot)
            view = shared.defers ? OwnershipView(frame.env, shared) : nil
            arguments = Arguments(view?.env ?? frame.env, external.edges)
        }

        /// Resolves the next request, in the order of declaration.
        package mutating func next<P>(_: P.Type) -> P {
            defer { keepOwners() }
            // Actors are only checked for callers outside the graph; the module above the core is responsible for the actor here.
            return instance.site.checks.need(.holder) ? instance.frame.env.pinned { arguments.next(P.self) } : arguments.next(P.self)
        }

        /// Stores the value in its slot.
        package func give<Element>(_ value: Element) {
            defer { keepOwners() }
            let shared = layout.shared(slot)
            let word = layout.word(of: shared, view, instance.frame.env) { deliver(value, $0) }
            dovetail_store_release(instance.frame.env.slot(slot), word)  // Pairs with every load of a slot.
        }

        private func keepOwners() {
            instance.keepOwners()
            withExtendedLifetime(view) {}
        }
    }
}

extension ComponentFactory {
    /// Creates an instance of the component without creating its root. Returns nil for a factory without a graph.
    package func instance(_ seed: C.Seed) -> ComponentInstance? {
        guard let layout = site.layout else { return nil }
        guard layout.seedIsProvided, let provider = seed as? any ProviderProtocol else {
            return ComponentInstance(site, layout: layout, seed: seed)
        }
        func open<P: ProviderProtocol>(_ provider: P) -> ComponentInstance { ComponentInstance(site, layout: layout, seed: provider.get()) }
        return open(provider)
    }

    /// Builds the component and returns its root. The calling module above the core is responsible for the seed's thread safety.
    package func root(_ seed: C.Seed) -> C.Root { built(seed) }

    /// The graph, or nil for a factory without one.
    package var graph: Graph? { site.layout?.wiring.graph }

    /// The plugins that validated the graph, with what suppliers have read instead of the suppliers.
    package var plugins: [any GraphPlugin] { site.layout?.wiring.plugins ?? [] }
}

// SPDX-License-Identifier: Apache-2.0
