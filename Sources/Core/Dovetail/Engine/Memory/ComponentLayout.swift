internal import CDovetail

/// The data that all instances of one component, at one position in the component tree, share.
@usableFromInline
final class ComponentLayout: WordReferenced, @unchecked Sendable {  // Only changed by the linker, before it is shared.
    /// One shared binding.
    struct Shared {
        let binding: Int
        let type: Any.Type
        let isObject: Bool
        /// Whether the instance may retain the component through its dependencies. It is then created in a ``OwnershipView``.
        var defers = false
        /// The number of slots that its view retains.
        var level = 0
        /// Whether its view may need the instance itself, which the view must not retain.
        var isHeldWeakly = false
        /// The index of its ``WeakCell`` among the weak cells, if a `WeakProvider` requests it.
        var weakCell: Int?

        /// The object in a ready word: the instance itself, or the object inside an existential.
        func object(in word: UInt) -> AnyObject? {
            if isObject {
                return Unmanaged<AnyObject>.at(word).takeUnretainedValue()
            }
            guard dovetail_is_existential(unsafeBitCast(type, to: UnsafeRawPointer.self)) else { return nil }
            // Does not access a box, because a seed that is stored in its frame only has the layout of one.
            let content = boxedContent(word)
            func open<T>(_: T.Type) -> AnyObject? { DynamicValue.object(inside: content.assumingMemoryBound(to: T.self).pointee) }
            return open(self.type)
        }
    }

    unowned(unsafe) let wiring: Wiring  // The wiring owns its layouts.
    let component: Int
    /// Set if the root is actor-isolated.
    @exclusivity(unchecked) var isolationCheck: IsolationCheck?
    /// The edges to the bindings whose values are supplied from outside, and the edges that resolve their requests.
    @exclusivity(unchecked) var externalValues: [Int: (edge: Edge, edges: Edges)] = [:]
    /// Ordered so that no instance needs a later slot, except within cycles.
    @exclusivity(unchecked) var slots: ContiguousArray<Shared> = []
    @exclusivity(unchecked) var weakCellCount = 0
    @exclusivity(unchecked) @usableFromInline var root = Edge(node: 0)
    @exclusivity(unchecked) var seedType: Any.Type = Void.self
    /// The slot of the component's seed, or 0.
    @exclusivity(unchecked) @usableFromInline var seedSlot: Int32 = 0
    /// The offset, from the frame's words, of a seed that is stored inline because it is not an object; 0 for an object.
    @exclusivity(unchecked) @usableFromInline var seedOffset = 0
    /// Whether the component is built with a provider of its seed: a `Provider`, or the `Tagged` or `TaggedProvider` of its tag.
    @exclusivity(unchecked) @usableFromInline var seedIsProvided = false

    /// Whether building the component can lead to building it again, eagerly or deferred.
    @exclusivity(unchecked) var isInCycle = false

    init(wiring: Wiring, component: Int) {
        self.wiring = wiring
        self.component = component
    }

    var firstWeakCell: Int { Environment.wordCount + slots.count }

    /// The size of a frame in words, known after linking.
    @exclusivity(unchecked) var wordCount = 0

    /// Whether every slot holds an object reference, so that deallocating a frame only has to release them.
    @exclusivity(unchecked) private var containsOnlyObjects = false

    /// Computes the layout of a frame. Called when all slots are known.
    func computeOffsets() {
        containsOnlyObjects = slots.allSatisfy(\.isObject)
        let end = (firstWeakCell + weakCellCount) * MemoryLayout<UInt>.stride
        wordCount = firstWeakCell + weakCellCount
        guard seedSlot > 0, !isObject(dynamically: seedType) else { return }
        // The object is aligned to sixteen bytes, like every allocation, and its words begin after its header.
        let (alignment, stride) = DynamicValue.layout(of: seedType)
        let mask = max(alignment, MemoryLayout<UInt>.alignment) - 1
        seedOffset = ((Frame.wordsOffset + end + mask) & ~mask) - Frame.wordsOffset
        // The full stride, which is at least one byte, because the copy uses the stride and not the size.
        wordCount = (seedOffset + stride + MemoryLayout<UInt>.size - 1) / MemoryLayout<UInt>.size
    }

    /// Creates an instance of the component without its seed.
    @usableFromInline @inline(never)
    func makeFrame(_ parent: EnvironmentPointer?) -> (AnyObject, EnvironmentPointer) {
        let frame = Frame.make(self, in: parent)
        return (frame, frame.env)
    }

    /// Stores the seed in its slot. The frame is not shared yet.
    @inlinable @inline(__always)
    func storeSeed<Seed>(_ seed: Seed, _ env: EnvironmentPointer) {
        if seedSlot == 0 { return }
        if isObject(Seed.self) {
            env.frameWords[Int(seedSlot)] = deliver(seed, nil)
        } else {
            let memory = UnsafeMutableRawPointer(env.address) + seedOffset
            _ = deliver(seed, memory)
            // The same layout as in a box.
            env.frameWords[Int(seedSlot)] = UInt(bitPattern: memory - boxedOffset)
        }
    }

    func shared(_ slot: Int32) -> Shared { slots[Environment.position(of: slot)] }

    /// Releases everything that a frame retains, in reverse order.
    func emptyAll(of words: UnsafeMutablePointer<UInt>) {
        if containsOnlyObjects {
            let first = words + Environment.wordCount
            var slot = first + slots.count
            while slot > first {
                slot -= 1
                guard Slot.isReady(slot.pointee) else { continue }
                Unmanaged<AnyObject>.at(slot.pointee).release()
            }
        } else {
            for index in slots.indices.reversed() { releaseContent(words[Environment.wordCount + index], index, of: words) }
        }
        dropWeakCells(of: words)
    }

    /// Releases the content of a slot whose word has been read already.
    func releaseContent(_ word: UInt, _ index: Int, of words: UnsafeMutablePointer<UInt>) {
        guard Slot.isReady(word) else { return }
        if seedSlot == Environment.slot(at: index), seedOffset > 0 {
            DynamicValue.destroy(self.seedType, at: UnsafeMutableRawPointer(words) + seedOffset)
            return
        }
        if !slots[index].isObject, let object = Box.at(word).disowned { Unmanaged.passUnretained(object).release() }
        Unmanaged<AnyObject>.at(word).release()
    }

    /// Calls `code`. Returns the word of the instance, which is known to its view and its weak providers.
    func word(
        of shared: Shared, _ view: OwnershipView?, _ env: EnvironmentPointer, from code: (_ out: UnsafeMutableRawPointer?) -> UInt
    ) -> UInt {
        let word = Box.word(of: shared.type, isObject: shared.isObject, from: code)
        view?.holderWasCreated(word, shared)
        if shared.weakCell != nil, let object = shared.object(in: word) { weakCell(shared, env)?.remember(object) }
        return word
    }

    /// The cell through which weak providers access an instance.
    func weakCell(_ shared: Shared, _ env: EnvironmentPointer) -> WeakCell? {
        guard let index = shared.weakCell else { return nil }
        return WeakCell.ensured(at: env.slot(Int32(firstWeakCell + index))) { WeakCell() }
    }

    func dropWeakCells(of words: UnsafeMutablePointer<UInt>) {
        for index in 0..<weakCellCount where words[firstWeakCell + index] != 0 {
            Unmanaged<WeakCell>.at(words[firstWeakCell + index]).release()
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
