internal import CDovetail

/// Tracks which slots of a frame are still needed. It is created for the first view of the frame.
///
/// While the frame is alive, it retains every slot. After that, a slot is retained as long as a view of a higher level is alive. Views
/// read the frame's words at any time, so an unowned reference preserves the frame's memory until the last view is deallocated.
final class SlotRetention: WordReferenced {
    private let monitor = Monitor()
    private unowned let frame: Frame
    /// The frame while it is alive, for code that does not retain it.
    private(set) weak var livingFrame: Frame?
    private let words: UnsafeMutablePointer<UInt>
    private let layout: ComponentLayout
    /// Retains the layout, the nodes and the parent's slots, which a view needs even after the frame has been deallocated.
    private let retainedOwner: AnyObject

    /// The number of views of each level.
    private var views: ContiguousArray<Int32>
    private var frameLives = true
    /// The number of retained slots, counted from the first.
    private var retainedCount: Int
    /// Boxes whose objects have been removed from the slots, but whose bits may still be read.
    private var disownedBoxes: [Box] = []

    init(of frame: Frame) {
        self.frame = frame
        livingFrame = frame
        let env = frame.env
        words = env.frameWords
        layout = env.layout
        retainedOwner = frame.header.retainedOwner
        retainedCount = env.layout.slots.count
        views = ContiguousArray(repeating: 0, count: env.layout.slots.count + 1)
    }

    deinit {
        // The one that the frame refers to. Another thread's, which was created at the same moment and came second, owns nothing.
        if !frameLives { layout.dropWeakCells(of: words) }
    }

    func begin(_ level: Int) {
        monitor.locked { views[level] += 1 }
    }

    func end(_ level: Int) {
        settle { views[level] -= 1 }
    }

    /// Retains the slots below `level` until the claim is released. Returns nil if some of them have been released already.
    func claim(_ level: Int) -> SlotClaim? {
        monitor.locked {
            guard level <= retainedCount else { return nil }
            views[level] += 1
            return SlotClaim(self, level)
        }
    }

    /// Returns the object in a slot, if it exists and the slot still retains it. An object is released only after it has been removed
    /// from its slot.
    func object(in slot: Int32) -> AnyObject? {
        monitor.locked {
            let index = Environment.position(of: slot)
            guard index < retainedCount else { return nil }
            let word = dovetail_load_acquire(words + Int(slot))  // Pairs with the exchange in `Slot.ready`.
            return Slot.isReady(word) ? layout.slots[index].object(in: word) : nil
        }
    }

    func raise(_ view: OwnershipView, to level: Int) {
        monitor.locked { move(view, to: level) }
    }

    func frameEnds() {
        settle { frameLives = false }
    }

    /// Handles the deallocation of the instance that `view` was created for: empties its slot, and lets the view retain its replacement.
    ///
    /// The view is updated last, because a reader that sees the update reads the slot without the monitor.
    func replaceHolder(of view: OwnershipView) {
        monitor.lock()
        defer { monitor.unlock() }
        guard view.hasHolder else { return }
        if !frameLives, retainedCount <= view.level {
            // Pairs with the exchange with which another thread begins to create the replacement.
            dovetail_store_release(words + Environment.wordCount + view.level, Slot.empty)
            retainedCount = view.level + 1
        }
        move(view, to: view.level + 1)
        view.holderWasReplaced()
    }

    private func move(_ view: OwnershipView, to level: Int) {
        views[view.level] -= 1
        view.level = level
        views[level] += 1
    }

    /// Makes a change, then empties the slots that are no longer needed. The monitor is unlocked before any object is released, because
    /// that may deallocate further views.
    private func settle(after change: () -> Void) {
        // The words are read under the monitor, because a slot can be filled again as soon as it is unlocked.
        let ended: [(index: Int, word: UInt)] = monitor.locked {
            change()
            if frameLives { return [] }
            let before = retainedCount
            while retainedCount > 0, views[retainedCount] == 0 { retainedCount -= 1 }
            return (retainedCount..<before).reversed().map { index in
                let word = words[Environment.wordCount + index]
                let slot = layout.slots[index]
                if Slot.isReady(word), slot.isHeldWeakly, !slot.isObject, Box.at(word).disowned != nil {
                    // A view of this level reads the bits for as long as it knows that the object is alive.
                    disownedBoxes.append(Box.at(word))
                }
                return (index, word)
            }
        }
        for (index, word) in ended { layout.releaseContent(word, index, of: words) }
    }
}

/// Retains slots of a frame for the duration of one call.
final class SlotClaim {
    private let retention: SlotRetention
    private let level: Int

    fileprivate init(_ retention: SlotRetention, _ level: Int) {
        self.retention = retention
        self.level = level
    }

    deinit { retention.end(level) }
}

// SPDX-License-Identifier: Apache-2.0
