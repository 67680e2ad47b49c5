internal import CDovetail

/// One instance of a component: the words that store its shared instances.
///
/// Building a component performs only this allocation. While a frame is alive, it retains everything in its slots. When it is
/// deallocated, views may still need some of the slots, which the ``SlotRetention`` tracks.
final class Frame: ManagedBuffer<Frame.Header, UInt> {
    struct Header {
        /// The owner of the parent, which keeps the parent's slots filled, or the wiring. Both retain the nodes, the edges and the plan.
        let keeper: AnyObject
    }

    /// The offset of the words from the start of the object, after the two words of the object header and this type's header.
    static var wordsOffset: Int { 3 * MemoryLayout<UInt>.size }

    static func make(_ plan: ComponentLayout, in parent: EnvironmentPointer?) -> Frame {
        let frame = unsafeDowncast(
            Frame.create(minimumCapacity: plan.wordCount) { _ in Header(keeper: parent?.owner ?? plan.wiring) },
            to: Frame.self)
        frame.withUnsafeMutablePointerToElements { words in
            UnsafeMutableRawPointer(words).initializeMemory(
                as: Environment.self,
                to: Environment(words: words, owner: .passUnretained(frame), parent: parent, plan: .passUnretained(plan), ownerWord: 0))
            (words + Environment.wordCount).initialize(repeating: Slot.empty, count: plan.slots.count)
            (words + plan.firstWeakCell).initialize(repeating: 0, count: plan.weakCellCount)
        }
        return frame
    }

    var env: EnvironmentPointer {
        withUnsafeMutablePointerToElements { EnvironmentPointer(UnsafeMutableRawPointer($0).assumingMemoryBound(to: Environment.self)) }
    }

    /// Created for the first view; its reference is the word of this owner.
    var ledger: SlotRetention {
        SlotRetention.ensured(at: env.ownerWord) { SlotRetention(of: self) }
    }

    deinit {
        let env = self.env
        let word = dovetail_load_acquire(env.ownerWord)
        if word != 0 {
            let ledger = SlotRetention.at(word)
            ledger.frameEnds()
            Unmanaged.passUnretained(ledger).release()
        } else {
            env.unretainedPlan._withUnsafeGuaranteedRef { $0.emptyAll(of: env.frameWords) }
        }
    }
}
