internal import CDovetail

/// Where a factory finds the instances of its component: a pointer to a few words.
///
/// | word | |
/// |---|---|
/// | 0 | the words of the frame: its slots follow these five |
/// | 1 | the owner: who must live for the slots to be filled, a ``Frame`` or a ``View`` |
/// | 2 | the environment of the parent component, or 0 |
/// | 3 | of a frame: its ledger, or 0; of a view: what has become of its holder |
/// | 4 | the plan of the component |
///
/// A frame is its own environment. A view has words of its own that lead to the same slots. One pointer, because
/// it stays in a register through the whole making of a tree of objects.
@frozen @usableFromInline
struct Env: @unchecked Sendable {  // Points at memory that its owner keeps, and whose words change by atomic operations only.
    @usableFromInline let words: UnsafeMutablePointer<UInt>

    @inlinable @inline(__always)
    init(_ words: UnsafeMutablePointer<UInt>) { self.words = words }

    static var headerCount: Int { 5 }

    @inlinable @inline(__always)
    func slot(_ index: Int32) -> UnsafeMutablePointer<UInt> {
        UnsafeMutablePointer<UInt>(bitPattern: words[0]).unsafelyUnwrapped + Int(index)
    }

    /// The environment `hops` components up.
    @inlinable @inline(__always)
    func up(_ hops: Int32) -> Env {
        var env = self
        var hops = hops
        while hops > 0 {
            env = Env(UnsafeMutablePointer<UInt>(bitPattern: env.words[2]).unsafelyUnwrapped)
            hops &-= 1
        }
        return env
    }

    var owner: AnyObject {
        Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: words[1]).unsafelyUnwrapped).takeUnretainedValue()
    }

    var parent: Env? { UnsafeMutablePointer<UInt>(bitPattern: words[2]).map { Env($0) } }

    /// The wiring keeps the plan, and every owner keeps the wiring.
    var plan: Plan { unretainedPlan.takeUnretainedValue() }

    var unretainedPlan: Unmanaged<Plan> { .fromOpaque(UnsafeRawPointer(bitPattern: words[4]).unsafelyUnwrapped) }

    /// The view that these words belong to, or nil for a frame's own.
    var view: View? { words[0] == UInt(bitPattern: words) ? nil : unsafeDowncast(owner, to: View.self) }

    /// The ledger of the frame, made when the first view needs one.
    var ledger: Ledger {
        view?.ledger ?? unsafeDowncast(owner, to: Frame.self).ledger
    }

    /// ``Edge/pins``, if something up here may be used only while its holder is known to be alive.
    var pins: Int32 {
        var env: Env? = self
        while let current = env {
            if current.view?.mayLoseHolder == true { return Edge.pins }
            env = current.parent
        }
        return 0
    }
}
