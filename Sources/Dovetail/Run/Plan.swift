internal import CDovetail

/// What all instances of one component at one place of the tree have in common.
@usableFromInline
final class Plan: @unchecked Sendable {  // Changed only by the linker, before anybody else can see it.
    /// One shared binding.
    struct Shared {
        let binding: Int
        let type: Any.Type
        let isObject: Bool
        /// Whether what is made for it may hold on to the component: then it is made in a ``View``.
        var defers = false
        /// How many slots its view keeps.
        var level = 0
        /// Whether its view may need the instance itself, which it must not keep.
        var isHeldWeakly = false
        /// The word of its ``WeakCell``, counted from the first of them, where a `WeakProvider` asks for it.
        var weakCell: Int?

        /// The object in a ready word: itself, or the one inside an existential.
        func object(in word: UInt) -> AnyObject? {
            if isObject {
                return Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped)
                    .takeUnretainedValue()
            }
            guard dovetail_is_existential(unsafeBitCast(type, to: UnsafeRawPointer.self)) else { return nil }
            // Not by asking a box: a seed lies in its frame as if it lay in one.
            let content = UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped + boxedOffset
            func open<T>(_: T.Type) -> AnyObject? {
                let value = content.assumingMemoryBound(to: T.self).pointee
                return Swift.type(of: value as Any) is AnyClass ? value as AnyObject : nil
            }
            return _openExistential(type, do: open)
        }
    }

    unowned(unsafe) let wiring: Wiring  // The wiring owns its plans.
    let component: Int
    /// Where the root belongs on an actor.
    @exclusivity(unchecked) var door: Door?
    /// The edges that lead to the bindings that are given from outside, and those that answer their requests.
    @exclusivity(unchecked) var given: [Int: (edge: Edge, edges: Edges)] = [:]
    /// In an order in which nothing needs a slot behind its own, circles apart.
    @exclusivity(unchecked) var slots: ContiguousArray<Shared> = []
    @exclusivity(unchecked) var weakCellCount = 0
    @exclusivity(unchecked) @usableFromInline var root = Edge(node: 0)
    @exclusivity(unchecked) var seedType: Any.Type = Void.self
    /// The slot of the value that the component is built with, or 0.
    @exclusivity(unchecked) @usableFromInline var seedSlot: Int32 = 0
    /// Where the frame itself holds a seed that is no object, from the frame's words; 0 for an object.
    @exclusivity(unchecked) @usableFromInline var seedOffset = 0
    /// Whether the component is built with a provider of its seed: a `Provider`, or the `TaggedProvider` of its tag.
    @exclusivity(unchecked) @usableFromInline var seedIsProvided = false

    /// Whether what the component makes may build the component again, now or later.
    @exclusivity(unchecked) var isKnotted = false

    init(wiring: Wiring, component: Int) {
        self.wiring = wiring
        self.component = component
    }

    var firstWeakCell: Int { Env.headerCount + slots.count }

    /// Fixed when linking is done.
    @exclusivity(unchecked) var wordCount = 0

    /// Whether every slot holds a reference to an object, and nothing else has to be looked at when a frame ends.
    @exclusivity(unchecked) private var keepsOnlyObjects = false

    /// Decides where everything lies in a frame. Called when all slots are known.
    func layOut() {
        keepsOnlyObjects = slots.allSatisfy(\.isObject)
        let end = (firstWeakCell + weakCellCount) * MemoryLayout<UInt>.stride
        wordCount = firstWeakCell + weakCellCount
        guard seedSlot > 0, !isObject(dynamically: seedType) else { return }
        // The object is aligned to sixteen bytes, as everything that is allocated, and its words begin behind its header.
        let (alignment, stride) = layout(of: seedType)
        let mask = max(alignment, MemoryLayout<UInt>.alignment) - 1
        seedOffset = ((Frame.wordsOffset + end + mask) & ~mask) - Frame.wordsOffset
        // A whole stride, of one byte at least: that much is copied, whatever the size.
        wordCount = (seedOffset + stride + MemoryLayout<UInt>.size - 1) / MemoryLayout<UInt>.size
    }

    @inlinable @inline(__always)
    static func at(_ word: UInt) -> Plan {
        Unmanaged<Plan>.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped).takeUnretainedValue()
    }

    /// An instance of the component, without its seed.
    @usableFromInline @inline(never)
    func makeFrame(_ parent: UInt) -> (AnyObject, Env) {
        let frame = Frame.make(self, in: UnsafeMutablePointer<UInt>(bitPattern: parent).map { Env($0) })
        return (frame, frame.env)
    }

    /// Puts the seed into its slot. Nobody else can see the frame yet.
    @inlinable @inline(__always)
    func plant<Seed>(_ seed: Seed, _ env: Env) {
        if seedSlot == 0 { return }
        if isObject(Seed.self) {
            env.words[Int(seedSlot)] = deliver(seed, nil)
        } else {
            let memory = UnsafeMutableRawPointer(env.words) + seedOffset
            _ = deliver(seed, memory)
            // As if it lay in a box.
            env.words[Int(seedSlot)] = UInt(bitPattern: memory - boxedOffset)
        }
    }

    func shared(_ slot: Int32) -> Shared { slots[Int(slot) - Env.headerCount] }

    /// Gives up everything that a frame keeps, the last first.
    func emptyAll(of words: UnsafeMutablePointer<UInt>) {
        if keepsOnlyObjects {
            let first = words + Env.headerCount
            var slot = first + slots.count
            while slot > first {
                slot -= 1
                guard Slot.isReady(slot.pointee) else { continue }
                Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: slot.pointee).unsafelyUnwrapped).release()
            }
        } else {
            for index in slots.indices.reversed() { empty(index, of: words) }
        }
        dropWeakCells(of: words)
    }

    /// Gives up what a frame keeps in a slot.
    func empty(_ index: Int, of words: UnsafeMutablePointer<UInt>) {
        giveUp(words[Env.headerCount + index], index, of: words)
    }

    /// The same for a word that was read before.
    func giveUp(_ word: UInt, _ index: Int, of words: UnsafeMutablePointer<UInt>) {
        guard Slot.isReady(word) else { return }
        if Int(seedSlot) == Env.headerCount + index, seedOffset > 0 {
            destroy(seedType, at: UnsafeMutableRawPointer(words) + seedOffset)
            return
        }
        release(word, index)
    }

    /// Gives up what a ready word of a slot keeps.
    func release(_ word: UInt, _ index: Int) {
        if slots[index].isObject {
            Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped).release()
        } else {
            let box = Box.at(word)
            if let object = box.disowned { Unmanaged.passUnretained(object).release() }
            Unmanaged.passUnretained(box).release()
        }
    }

    /// Tells those who do not keep the instance in a slot that there is one now.
    func announce(_ word: UInt, _ shared: Shared, _ env: Env) {
        guard shared.weakCell != nil, let object = shared.object(in: word) else { return }
        weakCell(shared, env)?.remember(object)
    }

    /// The cell through which an instance is known to those who do not keep it.
    func weakCell(_ shared: Shared, _ env: Env) -> WeakCell? {
        guard let index = shared.weakCell else { return nil }
        let word = env.slot(Int32(firstWeakCell + index))
        let seen = dovetail_load_acquire(word)
        if seen != 0 { return WeakCell.at(seen) }
        let cell = WeakCell()
        let other = dovetail_compare_exchange(word, 0, UInt(bitPattern: Unmanaged.passRetained(cell).toOpaque()))
        if other == 0 { return cell }
        Unmanaged.passUnretained(cell).release()
        return WeakCell.at(other)
    }

    func dropWeakCells(of words: UnsafeMutablePointer<UInt>) {
        for index in 0..<weakCellCount where words[firstWeakCell + index] != 0 {
            Unmanaged.passUnretained(WeakCell.at(words[firstWeakCell + index])).release()
        }
    }
}
