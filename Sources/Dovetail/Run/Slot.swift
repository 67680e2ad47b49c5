internal import CDovetail

/// The word of a shared instance, from empty over being made to ready.
///
/// | value | meaning |
/// |---|---|
/// | even | ready: a reference to the object, or to the ``Box`` of something else |
/// | `empty` | nobody has asked yet |
/// | thread + `making` | that thread is making it; with `awaited` somebody waits for it |
///
/// Objects and threads lie at multiples of eight, which leaves three bits. Whoever reads a ready slot takes no lock: one
/// acquire load, one test of a bit. Nobody holds a lock while a factory runs.
enum Slot {
    static let empty: UInt = 1
    static let making: UInt = 3
    static let awaited: UInt = 4
    static let marks: UInt = 7

    static func isReady(_ word: UInt) -> Bool { word & 1 == 0 }
    static func maker(_ word: UInt) -> UInt? { word & making == making ? word & ~marks : nil }

    /// Makes what belongs into `slot`, unless another thread has made it or is making it. Not retained.
    ///
    /// `make` runs on one thread only, and gives a reference that the slot keeps.
    @inline(__always)
    static func ready(
        _ slot: UnsafeMutablePointer<UInt>, _ subject: Subject, _ waiting: @autoclosure () -> Waiting, make: () -> UInt
    ) -> UInt {
        let thread = dovetail_current_thread()
        while true {
            let seen = dovetail_compare_exchange(slot, empty, thread | making)
            if seen == empty {
                let word = subject.whileBeingMade(by: thread, make)
                let before = dovetail_exchange(slot, word)
                if before & awaited != 0 { waiting().wake() }
                return word
            }
            if isReady(seen) { return seen }
            if maker(seen) == thread { RuntimeFault.recursion(subject) }
            waiting().wait(for: slot, subject, as: thread)
        }
    }
}

/// The word of the slot that `edge` names in `env`: made first where that has not happened. Not retained.
@inline(__always)
func readySlot(_ edge: Edge, _ env: Env) -> UInt {
    let slot = env.slot(edge.slot)
    let word = dovetail_load_acquire(slot)
    return Slot.isReady(word) ? word : makeShared(edge, env, slot)
}

@inline(never)
func makeShared(_ edge: Edge, _ env: Env, _ slot: UnsafeMutablePointer<UInt>) -> UInt {
    // The component keeps its plan for as long as this takes.
    env.unretainedPlan._withUnsafeGuaranteedRef { plan in
        let shared = plan.shared(edge.slot)
        let subject = Subject(type: shared.type, plan: plan, binding: shared.binding)
        return Slot.ready(slot, subject, plan.wiring.waiting) {
            if shared.isObject, !shared.defers, shared.weakCell == nil { return Node.call(edge.node, env, nil) }
            return makeNoted(edge, env, plan, shared)
        }
    }
}

/// The same for an instance that must not be kept by what it is built with, or of which others have to know.
@inline(never)
private func makeNoted(_ edge: Edge, _ env: Env, _ plan: Plan, _ shared: Plan.Shared) -> UInt {
    // What the instance is built with may keep the component; it must not keep the instance itself through that.
    let view = shared.defers ? View(env, shared) : nil
    let word = make(edge.node, view?.env ?? env, shared.type, isObject: shared.isObject)
    view?.holderIsMade(word, shared)
    plan.announce(word, shared, env)
    return word
}

/// Calls a factory: the object it gives, or a box with what else it gives, retained.
func make(_ node: UInt, _ env: Env, _ type: Any.Type, isObject: Bool) -> UInt {
    if isObject { return Node.call(node, env, nil) }
    let box = Box.make(for: type)
    _ = Node.call(node, env, box.content)
    return UInt(bitPattern: Unmanaged.passRetained(box).toOpaque())
}

/// What is being made, for messages.
struct Subject {
    let type: Any.Type
    /// The plan and the binding, where it is a shared instance of a component.
    unowned(unsafe) var plan: Plan?  // Whoever makes something keeps its component, and that keeps the plan.
    var binding = 0

    func isSame(as other: Subject) -> Bool { type == other.type && plan === other.plan && binding == other.binding }

    private struct Making {
        let subject: Subject
        let outer: UnsafeMutableRawPointer?
    }

    /// Runs `make` with a note on this thread of what it makes.
    @inline(__always)
    func whileBeingMade(by thread: UInt, _ make: () -> UInt) -> UInt {
        let note = dovetail_notes_of(thread) + Int(dovetail_creating.rawValue)
        var making = Making(subject: self, outer: note.pointee)
        // Without a guard behind the note, which nobody writes to: one would be asked for each shared instance.
        return _withUnprotectedUnsafeMutablePointer(to: &making) { making in
            note.pointee = UnsafeMutableRawPointer(making)
            defer { note.pointee = making.pointee.outer }
            return make()
        }
    }

    /// What this thread is making, outermost first.
    static var beingMade: [Subject] {
        var chain: [Subject] = []
        var note = dovetail_thread_note(dovetail_creating)
        while let making = note?.assumingMemoryBound(to: Making.self) {
            chain.append(making.pointee.subject)
            note = making.pointee.outer
        }
        return chain.reversed()
    }
}
