internal import CDovetail

/// Gives a factory access to the instances of its component.
///
/// The words of a frame begin with its environment. A view has an environment of its own, which refers to the same slots.
@frozen @usableFromInline
struct Environment {
    /// The words of the frame. The indices of its slots include the words of its environment.
    @usableFromInline let words: UnsafeMutablePointer<UInt>
    /// A ``Frame`` or an ``OwnershipView``, which retains the instances in the slots while it is alive.
    @usableFromInline let owner: Unmanaged<AnyObject>
    @usableFromInline let parent: EnvironmentPointer?
    /// The wiring retains it, and every owner retains the wiring.
    @usableFromInline let layout: Unmanaged<ComponentLayout>
    /// For the owner alone, which accesses it atomically.
    @usableFromInline let ownerWord: UInt

    static var wordCount: Int { MemoryLayout<Environment>.size / MemoryLayout<UInt>.size }

    /// The slot of the shared instance at a position in ``ComponentLayout/slots``.
    static func slot(at position: Int) -> Int32 { Int32(wordCount + position) }
    static func position(of slot: Int32) -> Int { Int(slot) - wordCount }
}

/// A single pointer to an ``Environment``, so that it stays in a register while a tree of objects is created.
@frozen @usableFromInline
struct EnvironmentPointer: @unchecked Sendable {  // References memory that its owner retains, and whose words are only changed atomically.
    @usableFromInline let address: UnsafeMutablePointer<Environment>

    @inlinable @inline(__always)
    init(_ address: UnsafeMutablePointer<Environment>) { self.address = address }

    @inlinable @inline(__always)
    func slot(_ index: Int32) -> UnsafeMutablePointer<UInt> { address.pointee.words + Int(index) }

    /// The words of a frame that this is the environment of: `slot` without the load.
    @inlinable @inline(__always)
    var frameWords: UnsafeMutablePointer<UInt> { UnsafeMutableRawPointer(address).assumingMemoryBound(to: UInt.self) }

    /// The word for the owner: the last one.
    var ownerWord: UnsafeMutablePointer<UInt> { frameWords + (Environment.wordCount - 1) }

    /// Returns the environment `hops` components up.
    @inlinable @inline(__always)
    func up(_ hops: Int32) -> EnvironmentPointer {
        var env = self
        var hops = hops
        while hops > 0 {
            env = env.address.pointee.parent.unsafelyUnwrapped
            hops &-= 1
        }
        return env
    }

    var owner: AnyObject { address.pointee.owner.takeUnretainedValue() }

    var parent: EnvironmentPointer? { address.pointee.parent }

    var layout: ComponentLayout { unretainedLayout.takeUnretainedValue() }

    var unretainedLayout: Unmanaged<ComponentLayout> { address.pointee.layout }

    /// The view whose environment this is, or nil if it is that of a frame.
    var view: OwnershipView? { address.pointee.words == frameWords ? nil : unsafeDowncast(owner, to: OwnershipView.self) }

    /// The frame; nil if a view has outlived it.
    var frame: Frame? { if let view { view.retention.livingFrame } else { unsafeDowncast(owner, to: Frame.self) } }

    /// The slot retention of the frame, which is created for the first view.
    var retention: SlotRetention { view?.retention ?? unsafeDowncast(owner, to: Frame.self).retention }

    /// ``EntryChecks/holder`` if an environment from here up may only be used while its holder is known to be alive.
    var holderCheck: EntryChecks {
        sequence(first: self) { $0.parent }.contains { $0.view?.mayLoseHolder == true } ? .holder : []
    }
}

// SPDX-License-Identifier: Apache-2.0
