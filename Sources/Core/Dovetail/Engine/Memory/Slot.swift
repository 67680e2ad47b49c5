internal import CDovetail

/// The word of a shared instance, in one of the states empty, being created and ready.
///
/// | value | meaning |
/// |---|---|
/// | even | ready: a reference to the object, or to the ``Box`` of another value |
/// | `empty` | not requested yet |
/// | thread + `creating` | that thread is creating it; with `awaited`, another thread waits for it |
///
/// Objects and threads have addresses that are multiples of eight, which leaves three bits. Reading a ready slot takes no lock, only
/// one acquire load and one bit test. No lock is held while a factory runs.
///
/// The exchange that makes a slot ready releases what the factory has written, and so does `ComponentInstance.Preparation.give`. Every
/// read that may find a ready word acquires it: the loads of the fast paths and the failed exchange in `ready`.
@usableFromInline
enum Slot {
    static let empty: UInt = 1
    static let creating: UInt = 3
    static let awaited: UInt = 4
    static let flags: UInt = 7

    @inlinable @inline(__always)
    static func isReady(_ word: UInt) -> Bool { word & 1 == 0 }
    static func creator(_ word: UInt) -> UInt? { word & creating == creating ? word & ~flags : nil }

    /// Returns the instance of `slot`, and creates it unless another thread has created it or is doing so. The result is not retained.
    ///
    /// `make` runs on one thread only, and returns a reference that the slot owns.
    @inline(__always)
    static func ready(
        _ slot: UnsafeMutablePointer<UInt>, _ instance: InstanceInProgress, _ waiting: @autoclosure () -> CreationWaiters, make: () -> UInt
    ) -> UInt {
        let thread = dovetail_current_thread()
        while true {
            // Acquires the instance, if another thread has stored one, or what `SlotRetention.replaceHolder` did before it emptied the
            // slot. Releases nothing.
            let seen = dovetail_compare_exchange(slot, empty, thread | creating)
            if seen == empty {
                let word = ThreadNote.write(instance, to: dovetail_creating, of: thread, during: make)
                // Releases the instance. Acquires nothing: `awaited` is part of the word, and a thread sets it under its monitor.
                let before = dovetail_exchange(slot, word)
                if before & awaited != 0 { waiting().wake() }
                return word
            }
            if isReady(seen) { return seen }
            if creator(seen) == thread { RuntimeFault.recursion(instance) }
            waiting().wait(for: slot, instance, as: thread)
        }
    }
}

/// Returns the word of the slot that `edge` refers to in `env`, creating the instance if necessary. The result is not retained.
@inline(__always)
func readySlot(_ edge: Edge, _ env: EnvironmentPointer) -> UInt {
    let slot = env.slot(edge.slot)
    let word = dovetail_load_acquire(slot)  // Pairs with the exchange in `Slot.ready`.
    return Slot.isReady(word) ? word : makeShared(edge, env, slot)
}

@inline(never)
func makeShared(_ edge: Edge, _ env: EnvironmentPointer, _ slot: UnsafeMutablePointer<UInt>) -> UInt {
    // The component retains its layout for the duration of this call.
    env.unretainedLayout._withUnsafeGuaranteedRef { layout in
        let shared = layout.shared(edge.slot)
        let instance = InstanceInProgress(type: shared.type, layout: layout, binding: shared.binding)
        return Slot.ready(slot, instance, layout.wiring.waiting) {
            if shared.isObject, !shared.defers, shared.weakCell == nil { return Node.call(edge.node, env, nil) }
            return makeWithView(edge, env, layout, shared)
        }
    }
}

/// Creates an instance that its own dependencies must not retain, or that has weak providers.
@inline(never)
private func makeWithView(_ edge: Edge, _ env: EnvironmentPointer, _ layout: ComponentLayout, _ shared: ComponentLayout.Shared) -> UInt {
    // The instance's dependencies may retain the component, but must not retain the instance itself through it.
    let view = shared.defers ? OwnershipView(env, shared) : nil
    return layout.word(of: shared, view, env) { Node.call(edge.node, view?.env ?? env, $0) }
}

/// The instance that is being created, for messages.
struct InstanceInProgress {
    let type: Any.Type
    /// The layout and the binding, if it is a shared instance of a component.
    unowned(unsafe) var layout: ComponentLayout?  // Code that creates an instance retains its component, which retains the layout.
    var binding = 0

    func isSame(as other: InstanceInProgress) -> Bool { type == other.type && layout === other.layout && binding == other.binding }

    /// The instances that this thread is creating, outermost first.
    static var onCurrentThread: [InstanceInProgress] { ThreadNote.subjects(of: dovetail_creating).reversed() }
}

// SPDX-License-Identifier: Apache-2.0
