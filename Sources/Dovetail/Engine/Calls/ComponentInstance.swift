internal import CDovetail
package import DovetailGraph

/// An instance of a component that a module above the core manages: the module supplies values before the instances that depend on
/// them are created.
package struct ComponentInstance: @unchecked Sendable {  // Immutable; the words of the frame are only changed atomically.
    private let frame: Frame
    /// Retains the context in which the frame was built.
    private let site: BuildSite

    package var graph: Graph { frame.env.plan.wiring.graph }
    /// The position of the component in the graph.
    package var component: Int { frame.env.plan.component }

    init<Seed>(_ site: BuildSite, plan: ComponentLayout, seed: Seed) {
        self.site = site
        frame = Frame.make(plan, in: site.parent)
        plan.plant(seed, frame.env)
    }

    /// Resolves the root and everything that it depends on.
    package func root<Root>(_: Root.Type) -> Root {
        site.entering { frame.env.plan.root.get(frame.env, Root.self) }
    }

    /// Prepares resolving the requests of a binding whose value will be supplied.
    package func preparation(of binding: Int) -> Preparation { Preparation(self, frame, binding) }

    /// The context in which a supplied value is created: it resolves the requests first and stores the value at the end.
    package struct Preparation: @unchecked Sendable {  // Passed from the requester to the supplier, never shared.
        private let instance: ComponentInstance
        private let view: OwnershipView?
        private let plan: ComponentLayout
        private let slot: Int32
        private var arguments: Arguments

        fileprivate init(_ instance: ComponentInstance, _ frame: Frame, _ binding: Int) {
            self.instance = instance
            plan = frame.env.plan
            // Only bindings of kind `given` are prepared, and the linker has recorded each of them.
            guard let given = plan.given[binding] else { fatalError("a binding was prepared that no launcher provides") }
            slot = given.edge.slot
            let shared = plan.shared(slot)
            view = shared.defers ? OwnershipView(frame.env, shared) : nil
            arguments = Arguments(view?.env ?? frame.env, given.edges)
        }

        /// Resolves the next request, in the order of declaration.
        package mutating func next<P>(_: P.Type) -> P {
            // Actors are only checked for callers outside the graph; the module above the core is responsible for the actor here.
            return instance.site.checks.need(.holder) ? instance.frame.env.pinned { arguments.next(P.self) } : arguments.next(P.self)
        }

        /// Stores the value in its slot.
        package func give<Element>(_ value: Element) {
            let shared = plan.shared(slot)
            let word = plan.word(of: shared, view, instance.frame.env) { deliver(value, $0) }
            dovetail_store_release(instance.frame.env.slot(slot), word)
        }
    }
}
