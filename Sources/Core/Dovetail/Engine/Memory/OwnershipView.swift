internal import CDovetail

/// Retains, for the deferred dependencies of one shared instance, a part of the component instead of the whole.
///
/// Suppose a shared coordinator holds a `Provider<Screen>`. The provider must retain the dependencies of screens but not the
/// coordinator, or neither would ever be deallocated. The slots of a frame are ordered so that no instance needs a later slot, except
/// within cycles. A view of level *n* retains the first *n* slots, and not the slot of the instance that it was created for.
final class OwnershipView {
    let retention: SlotRetention
    /// The number of slots that the view retains, counted from the first. Protected by the retention's monitor.
    var level: Int
    /// The level that also retains the slot of the instance that the view was created for.
    private let holderLevel: Int
    /// Whether instances that the view's providers create may depend on the holder itself.
    let mayLoseHolder: Bool
    private weak var holder: AnyObject?
    let env: EnvironmentPointer
    private var holderState: UnsafeMutablePointer<UInt> { env.ownerWord }

    /// The state of the instance that the view was created for, in the word of this owner.
    private enum Holder {
        static let creating: UInt = 0
        static let created: UInt = 1
        /// Deallocated, or never deallocated before the view: there is nothing to retain.
        static let settled: UInt = 2
    }

    init(_ env: EnvironmentPointer, _ shared: ComponentLayout.Shared) {
        retention = env.retention
        level = shared.level
        holderLevel = shared.level + 1
        mayLoseHolder = shared.isHeldWeakly
        self.env = EnvironmentPointer(.allocate(capacity: 1))
        self.env.address.initialize(
            to: Environment(
                words: env.slot(0), owner: .passUnretained(self), parent: env.parent, layout: env.unretainedLayout,
                ownerWord: Holder.creating))
        retention.begin(level)
    }

    deinit {
        retention.end(level)
        env.address.deallocate()
    }

    /// Called once, before the instance is shared.
    func holderWasCreated(_ word: UInt, _ shared: ComponentLayout.Shared) {
        guard mayLoseHolder else { return }
        if let object = shared.object(in: word) {
            holder = object
            if !shared.isObject { Box.at(word).disown(object) }
            // Releases the weak reference to a thread that acquires this state in `pin`.
            dovetail_store_release(holderState, Holder.created)
        } else {
            // A struct cannot be held weakly, so it is retained. The rules warn about this.
            retention.raise(self, to: level + 1)
            dovetail_store_release(holderState, Holder.settled)
        }
    }

    /// Retains the holder while the view is being used. If it has been deallocated, the view retains its replacement.
    func pin() -> AnyObject? {
        guard mayLoseHolder else { return nil }
        // Another thread may use the view while the holder is still being created, and may be in the middle of this when the holder and
        // its component are released. In any other state a claim would only take time: there is none once the slot has been released.
        if dovetail_load_acquire(holderState) == Holder.creating, let claim = retention.claim(holderLevel) { return claim }
        guard hasHolder else { return nil }
        if let holder { return holder }
        retention.replaceHolder(of: self)
        return nil
    }

    /// Whether the holder existed at the last check. If it did, the weak reference to it is visible, and otherwise the slot that
    /// ``holderWasReplaced()`` has released.
    var hasHolder: Bool { dovetail_load_acquire(holderState) == Holder.created }

    func holderWasReplaced() { dovetail_store_release(holderState, Holder.settled) }
}

extension EnvironmentPointer {
    /// Runs `body` and retains, for its duration, every holder that it may depend on.
    func pinned<Result>(_ body: () -> Result) -> Result {
        let holders = sequence(first: self) { $0.parent }.compactMap { $0.view?.pin() }
        return withExtendedLifetime(holders) { body() }
    }
}

// SPDX-License-Identifier: Apache-2.0
