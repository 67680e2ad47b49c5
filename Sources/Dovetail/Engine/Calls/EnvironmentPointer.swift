internal import CDovetail

/// A pointer to the few words through which a factory accesses the instances of its component.
///
/// | word | |
/// |---|---|
/// | 0 | the words of the frame, whose slots follow these five |
/// | 1 | the owner, a ``Frame`` or a ``OwnershipView``, which keeps the slots filled while it is alive |
/// | 2 | the environment of the parent component, or 0 |
/// | 3 | for a frame: its ledger, or 0; for a view: the state of its holder |
/// | 4 | the plan of the component |
///
/// A frame is its own environment. A view has its own words, which refer to the same slots. The environment is a single pointer so
/// that it stays in a register while a tree of objects is created.
@frozen @usableFromInline
struct EnvironmentPointer: @unchecked Sendable {  // References memory that its owner retains, and whose words are only changed atomically.
    @usableFromInline let words: UnsafeMutablePointer<UInt>

    @inlinable @inline(__always)
    init(_ words: UnsafeMutablePointer<UInt>) { self.words = words }

    static var headerCount: Int { 5 }

    @inlinable @inline(__always)
    func slot(_ index: Int32) -> UnsafeMutablePointer<UInt> {
        UnsafeMutablePointer<UInt>(bitPattern: words[0]).unsafelyUnwrapped + Int(index)
    }

    /// Returns the environment `hops` components up.
    @inlinable @inline(__always)
    func up(_ hops: Int32) -> EnvironmentPointer {
        var env = self
        var hops = hops
        while hops > 0 {
            env = EnvironmentPointer(UnsafeMutablePointer<UInt>(bitPattern: env.words[2]).unsafelyUnwrapped)
            hops &-= 1
        }
        return env
    }

    var owner: AnyObject {
        Unmanaged<AnyObject>.at(words[1]).takeUnretainedValue()
    }

    var parent: EnvironmentPointer? { UnsafeMutablePointer<UInt>(bitPattern: words[2]).map { EnvironmentPointer($0) } }

    /// The plan. The wiring retains it, and every owner retains the wiring.
    var plan: ComponentLayout { unretainedPlan.takeUnretainedValue() }

    var unretainedPlan: Unmanaged<ComponentLayout> { .at(words[4]) }

    /// The view that these words belong to, or nil if they belong to a frame.
    var view: OwnershipView? { words[0] == UInt(bitPattern: words) ? nil : unsafeDowncast(owner, to: OwnershipView.self) }

    /// The ledger of the frame, which is created for the first view.
    var ledger: SlotRetention {
        view?.ledger ?? unsafeDowncast(owner, to: Frame.self).ledger
    }

    /// ``EntryChecks/holder`` if an environment from here up may only be used while its holder is known to be alive.
    var holderCheck: EntryChecks {
        var env: EnvironmentPointer? = self
        while let current = env {
            if current.view?.mayLoseHolder == true { return .holder }
            env = current.parent
        }
        return []
    }
}
