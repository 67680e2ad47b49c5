internal import CDovetail
package import DovetailGraph

/// One instance of a component in the hands of a module above the core: what is given to it is put in before those who
/// ask for it are made, and can be forgotten again.
package struct Instance: @unchecked Sendable {  // Immutable; the words of the frame change by atomic operations only.
    private let frame: Frame
    /// Keeps what the frame was built in.
    private let site: BuildSite

    package var graph: Graph { frame.env.plan.wiring.graph }
    /// The position of the component in the graph.
    package var component: Int { frame.env.plan.component }

    init<Seed>(_ site: BuildSite, plan: Plan, seed: Seed) {
        self.site = site
        let (frame, env) = plan.makeFrame(site.parent)
        self.frame = unsafeDowncast(frame, to: Frame.self)
        plan.plant(seed, env)
    }

    /// What is made, given or asked for, and whatever it needs.
    package func root<Root>(_: Root.Type) -> Root {
        site.way == 0
            ? frame.env.plan.root.get(frame.env, Root.self)
            : site.entering { frame.env.plan.root.get(frame.env, Root.self) }
    }

    /// The answers to the requests of a binding that is to be given.
    package func preparation(of binding: Int) -> Preparation { Preparation(self, frame, binding) }

    /// Takes what was given out of its slot. Whoever holds it keeps it; whoever asks for it next ends the program.
    package func forget(_ binding: Int) {
        guard let given = frame.env.plan.given[binding] else { return }
        let word = dovetail_exchange(frame.env.slot(given.edge.slot), Slot.empty)
        if Slot.isReady(word) { frame.env.plan.release(word, Int(given.edge.slot) - Env.headerCount) }
    }

    /// What a binding that is to be given is made with: its answers now, and its place afterwards.
    package struct Preparation: @unchecked Sendable {  // Handed from the one who asks to the one who gives, never shared.
        private let instance: Instance
        private let view: View?
        private let plan: Plan
        private let slot: Int32
        private var arguments: Arguments

        fileprivate init(_ instance: Instance, _ frame: Frame, _ binding: Int) {
            self.instance = instance
            plan = frame.env.plan
            // Only bindings of kind `given` are prepared, and the linker has noted each of them.
            guard let given = plan.given[binding] else { fatalError("a binding was prepared that is not given") }
            slot = given.edge.slot
            let shared = plan.shared(slot)
            view = shared.defers ? View(frame.env, shared) : nil
            arguments = Arguments(view?.env ?? frame.env, given.edges)
        }

        /// The answer to the next request, in the order of declaration.
        package mutating func next<P>(_: P.Type) -> P {
            let way = instance.site.way & Edge.pins
            // The doors are for those who ask from outside; here the module above the core sees to the actor.
            return way == 0 ? arguments.next(P.self) : instance.frame.env.pinned { arguments.next(P.self) }
        }

        /// Puts the instance into its slot.
        package func give<Element>(_ value: consuming Element) {
            let shared = plan.shared(slot)
            let word: UInt
            if shared.isObject {
                word = deliver(value, nil)
            } else {
                let box = Box.make(for: shared.type)
                _ = deliver(value, box.content)
                word = UInt(bitPattern: Unmanaged.passRetained(box).toOpaque())
            }
            view?.holderIsMade(word, shared)
            plan.announce(word, shared, instance.frame.env)
            dovetail_store_release(instance.frame.env.slot(slot), word)
        }
    }
}
