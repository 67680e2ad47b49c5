/// How an instance is reached: the number of components up to it, and the checks that the access needs, packed into 32 bits because there
/// is one for each request.
@frozen @usableFromInline
struct AccessPath: Sendable {
    @usableFromInline var bits: UInt32

    /// - Parameter hops: At most `Graph.deepestNesting`, which the rules and the linker make sure of.
    @usableFromInline
    init(hops: Int32 = 0, checks: EntryChecks = []) { bits = UInt32(bitPattern: hops) | checks.rawValue }

    private static var hopMask: UInt32 { EntryChecks.stack.rawValue - 1 }

    var hops: Int32 { Int32(bitPattern: bits & AccessPath.hopMask) }

    @usableFromInline
    var checks: EntryChecks {
        get { EntryChecks(rawValue: bits & ~AccessPath.hopMask) }
        set { bits = bits & AccessPath.hopMask | newValue.rawValue }
    }

    var hasChecks: Bool { bits > AccessPath.hopMask }
}

/// The checks before an instance is accessed. They use the bits that ``AccessPath`` does not need for the number of components.
@frozen @usableFromInline
struct EntryChecks: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt32

    @inlinable @inline(__always)
    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Set on every sixteenth step of a deep chain, and more often where values are large: whether the stack has room for the steps up to
    /// the next check. See ``stack(room:)``.
    static var stack: EntryChecks { EntryChecks(rawValue: 1 << 16) }
    /// Set in providers that may need their holder: see ``OwnershipView``.
    static var holder: EntryChecks { EntryChecks(rawValue: 1 << 17) }
    /// Set in providers of actor-isolated instances: see ``IsolationCheck``.
    static var isolation: EntryChecks { EntryChecks(rawValue: 1 << 18) }

    /// A check of the stack that requires `room` bytes, rounded up to 16 KB, beyond the general reserve.
    static func stack(room: Int) -> EntryChecks {
        EntryChecks(rawValue: stack.rawValue | UInt32(min((room + (1 << 14) - 1) >> 14, 0x7FF)) << 19)
    }

    /// The stack space beyond the general reserve, in bytes.
    var stackRoom: Int { Int(rawValue >> 19) << 14 }

    @inlinable @inline(__always)
    var isEmpty: Bool { rawValue == 0 }

    /// Whether it contains at least one of `checks`. Not generic like `isDisjoint(with:)`, which debug builds would not inline.
    @inline(__always)
    func need(_ checks: EntryChecks) -> Bool { rawValue & checks.rawValue != 0 }
}

// SPDX-License-Identifier: Apache-2.0
