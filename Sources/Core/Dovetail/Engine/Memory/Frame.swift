internal import CDovetail

/// One instance of a component: the words that store its shared instances.
///
/// Building a component performs only this allocation. While a frame is alive, it retains everything in its slots. When it is
/// deallocated, views may still need some of the slots, which the ``SlotRetention`` tracks.
final class Frame: ManagedBuffer<Frame.Header, UInt> {
    struct Header {
        /// The owner of the parent, which keeps the parent's slots filled, or the wiring. Both retain the nodes, the edges and the layout.
        let retainedOwner: AnyObject
    }

    /// The offset of the words from the start of the object, after the two words of the object header and this type's header.
    static var wordsOffset: Int { 3 * MemoryLayout<UInt>.size }

    static func make(_ layout: ComponentLayout, in parent: EnvironmentPointer?) -> Frame {
        let frame = unsafeDowncast(
            Frame.create(minimumCapacity: layout.wordCount) { _ in Header(retainedOwner: parent?.owner ?? layout.wiring) },
            to: Frame.self)
        frame.withUnsafeMutablePointerToElements { words in
            UnsafeMutableRawPointer(words).initializeMemory(
                as: Environment.self,
                to: Environment(words: words, owner: .passUnretained(frame), parent: parent, layout: .passUnretained(layout), ownerWord: 0))
            (words + Environment.wordCount).initialize(repeating: Slot.empty, count: layout.slots.count)
            (words + layout.firstWeakCell).initialize(repeating: 0, count: layout.weakCellCount)
        }
        return frame
    }

    var env: EnvironmentPointer {
        withUnsafeMutablePointerToElements { EnvironmentPointer(UnsafeMutableRawPointer($0).assumingMemoryBound(to: Environment.self)) }
    }

    /// Created for the first view; its reference is the word of this owner.
    var retention: SlotRetention {
        SlotRetention.ensured(at: env.ownerWord) { SlotRetention(of: self) }
    }

    deinit {
        let env = self.env
        let word = dovetail_load_acquire(env.ownerWord)  // Pairs with the exchange in `ensured`.
        if word != 0 {
            let retention = SlotRetention.at(word)
            retention.frameEnds()
            Unmanaged.passUnretained(retention).release()
        } else {
            env.unretainedLayout._withUnsafeGuaranteedRef { $0.emptyAll(of: env.frameWords) }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
