internal import CDovetail

/// The word of a shared instance, in one of the states empty, being created and ready.
///
/// | value | meaning |
/// |---|---|
/// | even | ready: a reference to the object, or to the ``Box`` of another value |
/// | `empty` | not requested yet |
/// | thread + `making` | that thread is creating it; with `awaited`, another thread waits for it |
///
/// Objects and threads have addresses that are multiples of eight, which leaves three bits. Reading a ready slot takes no lock, only
/// one acquire load and one bit test. No lock is held while a factory runs.
@usableFromInline
enum Slot {
    static let empty: UInt = 1
    static let making: UInt = 3
    static let awaited: UInt = 4
    static let marks: UInt = 7

    @inlinable @inline(__always)
    static func isReady(_ word: UInt) -> Bool { word & 1 == 0 }
    static func maker(_ word: UInt) -> UInt? { word & making == making ? word & ~marks : nil }

    /// Returns the instance of `slot`, and creates it unless another thread has created it or is doing so. The result is not retained.
    ///
    /// `make` runs on one thread only, and returns a reference that the slot owns.
    @inline(__always)
    static func ready(
        _ slot: UnsafeMutablePointer<UInt>, _ subject: InstanceInProgress, _ waiting: @autoclosure () -> CreationWaiters, make: () -> UInt
    ) -> UInt {
        let thread = dovetail_current_thread()
        while true {
            let seen = dovetail_compare_exchange(slot, empty, thread | making)
            if seen == empty {
                let word = ThreadNote.write(subject, to: dovetail_creating, of: thread, during: make)
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

/// Returns the word of the slot that `edge` refers to in `env`, creating the instance if necessary. The result is not retained.
@inline(__always)
func readySlot(_ edge: Edge, _ env: EnvironmentPointer) -> UInt {
    let slot = env.slot(edge.slot)
    let word = dovetail_load_acquire(slot)
    return Slot.isReady(word) ? word : makeShared(edge, env, slot)
}

@inline(never)
func makeShared(_ edge: Edge, _ env: EnvironmentPointer, _ slot: UnsafeMutablePointer<UInt>) -> UInt {
    // The component retains its plan for the duration of this call.
    env.unretainedPlan._withUnsafeGuaranteedRef { plan in
        let shared = plan.shared(edge.slot)
        let subject = InstanceInProgress(type: shared.type, plan: plan, binding: shared.binding)
        return Slot.ready(slot, subject, plan.wiring.waiting) {
            if shared.isObject, !shared.defers, shared.weakCell == nil { return Node.call(edge.node, env, nil) }
            return makeNoted(edge, env, plan, shared)
        }
    }
}

/// Creates an instance that its own dependencies must not retain, or that has weak providers.
@inline(never)
private func makeNoted(_ edge: Edge, _ env: EnvironmentPointer, _ plan: ComponentLayout, _ shared: ComponentLayout.Shared) -> UInt {
    // The instance's dependencies may retain the component, but must not retain the instance itself through it.
    let view = shared.defers ? OwnershipView(env, shared) : nil
    return plan.word(of: shared, view, env) { Node.call(edge.node, view?.env ?? env, $0) }
}

/// The instance that is being created, for messages.
struct InstanceInProgress {
    let type: Any.Type
    /// The plan and the binding, if it is a shared instance of a component.
    unowned(unsafe) var plan: ComponentLayout?  // Code that creates an instance retains its component, which retains the plan.
    var binding = 0

    func isSame(as other: InstanceInProgress) -> Bool { type == other.type && plan === other.plan && binding == other.binding }

    /// The instances that this thread is creating, outermost first.
    static var beingMade: [InstanceInProgress] { ThreadNote.subjects(of: dovetail_creating).reversed() }
}
