internal import CDovetail

/// Whether every value of the type is one reference: then it travels in a register, otherwise through memory.
///
/// Client code that the optimizer has specialized must agree with code that it has not. `_canBeClass` is a constant
/// there (a question to the type's metadata would leave a call behind for every dependency), and says "maybe" here.
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

/// What a factory made, on its way to whoever asked: an object as a retained reference in the result, anything else in `out`.
@inlinable @inline(__always)
func deliver<E>(_ value: consuming E, _ out: UnsafeMutableRawPointer?) -> UInt {
    if isObject(E.self) {
        return UInt(bitPattern: Unmanaged.passRetained(unsafeBitCast(value, to: AnyObject.self)).toOpaque())
    }
    out.unsafelyUnwrapped.initializeMemory(as: E.self, to: value)
    return 0
}

/// The reference that ``deliver(_:_:)`` put into a word.
@inlinable @inline(__always)
func received<E>(_ word: UInt, _: E.Type) -> E {
    let object = Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped).takeRetainedValue()
    return unsafeBitCast(object, to: E.self)
}

/// What a ready slot holds, copied.
@inlinable @inline(__always)
func content<E>(_ word: UInt, _: E.Type) -> E {
    let pointer = UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped
    if isObject(E.self) {
        return unsafeBitCast(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue(), to: E.self)
    }
    return (pointer + boxedOffset).assumingMemoryBound(to: E.self).pointee
}
