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
    private let plan: ComponentLayout
    /// Retains the plan, the nodes and the parent's slots, which a view needs even after the frame has been deallocated.
    private let keeper: AnyObject

    /// The number of views of each level.
    private var views: ContiguousArray<Int32>
    private var frameLives = true
    /// The number of retained slots, counted from the first.
    private var kept: Int
    /// Boxes whose objects have been removed from the slots, but whose bits may still be read.
    private var shells: [Box] = []

    init(of frame: Frame) {
        self.frame = frame
        livingFrame = frame
        let env = frame.env
        words = env.frameWords
        plan = env.plan
        keeper = frame.header.keeper
        kept = env.plan.slots.count
        views = ContiguousArray(repeating: 0, count: env.plan.slots.count + 1)
    }

    deinit { plan.dropWeakCells(of: words) }

    func begin(_ level: Int) {
        monitor.locked { views[level] += 1 }
    }

    func end(_ level: Int) {
        settle { views[level] -= 1 }
    }

    /// Retains the slots below `level` until the claim is released. Returns nil if some of them have been released already.
    func claim(_ level: Int) -> SlotClaim? {
        monitor.locked {
            guard level <= kept else { return nil }
            views[level] += 1
            return SlotClaim(self, level)
        }
    }

    /// Returns the object in a slot, if it exists and the slot still retains it. An object is released only after it has been removed
    /// from its slot.
    func object(in slot: Int32) -> AnyObject? {
        monitor.locked {
            let index = Int(slot) - Environment.wordCount
            guard index < kept else { return nil }
            let word = dovetail_load_acquire(words + Int(slot))
            return Slot.isReady(word) ? plan.slots[index].object(in: word) : nil
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
        if !frameLives, kept <= view.level {
            dovetail_store_release(words + Environment.wordCount + view.level, Slot.empty)
            kept = view.level + 1
        }
        move(view, to: view.level + 1)
        view.holderIsReplaced()
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
            let before = kept
            while kept > 0, views[kept] == 0 { kept -= 1 }
            return (kept..<before).reversed().map { index in
                let word = words[Environment.wordCount + index]
                let slot = plan.slots[index]
                if Slot.isReady(word), slot.isHeldWeakly, !slot.isObject, Box.at(word).disowned != nil {
                    // A view of this level reads the bits for as long as it knows that the object is alive.
                    shells.append(Box.at(word))
                }
                return (index, word)
            }
        }
        for (index, word) in ended { plan.giveUp(word, index, of: words) }
    }
}

/// Retains slots of a frame for the duration of one call.
final class SlotClaim {
    private let ledger: SlotRetention
    private let level: Int

    fileprivate init(_ ledger: SlotRetention, _ level: Int) {
        self.ledger = ledger
        self.level = level
    }

    deinit { ledger.end(level) }
}
