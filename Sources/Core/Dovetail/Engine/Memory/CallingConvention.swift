internal import CDovetail

/// Whether every value of the type is a single reference, which is passed in a register; other values are passed in memory.
///
/// Specialized client code must agree with unspecialized code. In the former `_canBeClass` is a constant, where reading the type's
/// metadata would leave a call for every dependency; in the latter it returns "maybe".
@inlinable @inline(__always)
func isObject<T>(_: T.Type) -> Bool {
    switch _canBeClass(T.self) {
    case 0: false
    case 1: MemoryLayout<T>.size == MemoryLayout<UInt>.size
    default: isObject(dynamically: T.self)
    }
}

@usableFromInline
func isObject(dynamically type: Any.Type) -> Bool {
    dovetail_is_object(unsafeBitCast(type, to: UnsafeRawPointer.self))
}

/// Passes the result of a factory to the requester: an object as a retained reference in the return value, anything else in `out`.
@inlinable @inline(__always)
func deliver<E>(_ value: consuming E, _ out: UnsafeMutableRawPointer?) -> UInt {
    if isObject(E.self) {
        return Unmanaged.passRetained(unsafeBitCast(value, to: AnyObject.self)).word
    }
    out.unsafelyUnwrapped.initializeMemory(as: E.self, to: value)
    return 0
}

/// Takes the reference that ``deliver(_:_:)`` stored in a word.
@inlinable @inline(__always)
func received<E>(_ word: UInt, _: E.Type) -> E {
    let object = Unmanaged<AnyObject>.at(word).takeRetainedValue()
    return unsafeBitCast(object, to: E.self)
}

/// Calls `code` with memory for a value that is not an object, and takes what it delivers.
@inlinable @inline(__always)
func received<E>(_: E.Type, from code: (UnsafeMutableRawPointer?) -> UInt) -> E {
    if isObject(E.self) { return received(code(nil), E.self) }
    return withUnsafeTemporaryAllocation(of: E.self, capacity: 1) { buffer in
        let memory = buffer.baseAddress.unsafelyUnwrapped
        _ = code(UnsafeMutableRawPointer(memory))
        return memory.move()
    }
}

/// Copies the content of a ready slot.
@inlinable @inline(__always)
func slotContent<E>(_ word: UInt, _: E.Type) -> E {
    if isObject(E.self) { return unsafeBitCast(Unmanaged<AnyObject>.at(word).takeUnretainedValue(), to: E.self) }
    return boxedContent(word).assumingMemoryBound(to: E.self).pointee
}

// SPDX-License-Identifier: Apache-2.0
