internal import CDovetail

/// Who still needs which slots of a frame: made with the frame's first view.
///
/// While the frame lives, it keeps every slot. After that a slot is kept as long as a view of a higher level lives. Views
/// read the frame's words all the time, so the frame's memory stays (an unowned reference keeps it) until the last view
/// has ended.
final class Ledger {
    private let monitor = Monitor()
    private unowned let frame: Frame
    /// The frame, while it lives, for those who do not keep it.
    private(set) weak var livingFrame: Frame?
    private let words: UnsafeMutablePointer<UInt>
    private let plan: Plan
    /// The plan, the nodes and the parent's slots outlive the frame as long as a view does.
    private let keeper: AnyObject

    /// How many views of each level there are.
    private var views: ContiguousArray<Int32>
    private var frameLives = true
    /// How many slots are kept, from the first.
    private var kept: Int
    /// Boxes whose objects are gone from the slots, but whose bits somebody may still read.
    private var shells: [Box] = []

    init(of frame: Frame) {
        self.frame = frame
        livingFrame = frame
        let env = frame.env
        words = env.words
        plan = env.plan
        keeper = frame.header.keeper
        kept = env.plan.slots.count
        views = ContiguousArray(repeating: 0, count: env.plan.slots.count + 1)
    }

    deinit { plan.dropWeakCells(of: words) }

    static func at(_ word: UInt) -> Ledger {
        Unmanaged<Ledger>.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped).takeUnretainedValue()
    }

    func begin(_ level: Int) {
        monitor.lock()
        views[level] += 1
        monitor.unlock()
    }

    func end(_ level: Int) {
        monitor.lock()
        views[level] -= 1
        settle()
    }

    /// Retains the slots below `level` until the claim is released; nil if they are not all retained any more.
    func claim(_ level: Int) -> SlotClaim? {
        monitor.locked {
            guard level <= kept else { return nil }
            views[level] += 1
            return SlotClaim(self, level)
        }
    }

    /// The object in a slot, if it is made and the slot still keeps it: what is taken out of a slot is released after that.
    func object(in slot: Int32) -> AnyObject? {
        monitor.locked {
            let index = Int(slot) - Env.headerCount
            guard index < kept else { return nil }
            let word = dovetail_load_acquire(words + Int(slot))
            return Slot.isReady(word) ? plan.slots[index].object(in: word) : nil
        }
    }

    func raise(_ view: View, to level: Int) {
        monitor.lock()
        move(view, to: level)
        monitor.unlock()
    }

    func frameEnds() {
        monitor.lock()
        frameLives = false
        settle()
    }

    /// The instance that `view` was made for is gone: its slot is empty again, and the view keeps what is made next.
    ///
    /// The view is told last: whoever sees that reads the slot without the monitor.
    func replaceHolder(of view: View) {
        monitor.lock()
        defer { monitor.unlock() }
        guard view.hasHolder else { return }
        if !frameLives, kept <= view.level {
            dovetail_store_release(words + Env.headerCount + view.level, Slot.empty)
            kept = view.level + 1
        }
        move(view, to: view.level + 1)
        view.holderIsReplaced()
    }

    private func move(_ view: View, to level: Int) {
        views[view.level] -= 1
        view.level = level
        views[level] += 1
    }

    /// Empties the slots that nobody keeps any more. Called with the monitor locked, and unlocks it before anything is
    /// released, because what is released may end further views.
    private func settle() {
        // The words are taken under the monitor: as soon as it is unlocked, a slot may get another one.
        var ended: [(index: Int, word: UInt)] = []
        if !frameLives {
            let before = kept
            while kept > 0, views[kept] == 0 { kept -= 1 }
            for index in (kept..<before).reversed() {
                let word = words[Env.headerCount + index]
                if Slot.isReady(word), plan.slots[index].isHeldWeakly, !plan.slots[index].isObject {
                    // A view of this very level still reads the bits, while it knows that the object lives.
                    let box = Box.at(word)
                    if box.disowned != nil { shells.append(box) }
                }
                ended.append((index, word))
            }
        }
        monitor.unlock()
        for (index, word) in ended { plan.giveUp(word, index, of: words) }
    }
}

/// Retains slots of a frame for the duration of one call.
final class SlotClaim {
    private let ledger: Ledger
    private let level: Int

    fileprivate init(_ ledger: Ledger, _ level: Int) {
        self.ledger = ledger
        self.level = level
    }

    deinit { ledger.end(level) }
}
