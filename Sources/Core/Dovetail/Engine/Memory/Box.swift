/// The offset of a ``Box``'s content from the start of the object, after the object header, a type and a reference.
@inlinable @inline(__always)
var boxedOffset: Int { 4 * MemoryLayout<UInt>.size }

/// The value in the ``Box`` that a word refers to, or in what has the layout of one.
@inlinable @inline(__always)
func boxedContent(_ word: UInt) -> UnsafeRawPointer { UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped + boxedOffset }

/// Holds a value that is not a class instance, so that a slot can refer to it with one word.
///
/// Not generic: the runtime would have to instantiate metadata for each bound type, which costs more than the box.
final class Box: ManagedBuffer<Box.Content, SIMD2<UInt64>>, WordReferenced {
    struct Content {
        let type: Any.Type
        /// The object inside the existential that the box holds, if the box does not retain it.
        var object: Unmanaged<AnyObject>?
    }

    /// Calls `code`. Returns the object that it delivers, or a box with any other value, retained.
    static func word(of type: Any.Type, isObject: Bool, from code: (_ out: UnsafeMutableRawPointer?) -> UInt) -> UInt {
        if isObject { return code(nil) }
        // No Swift type has an alignment of more than sixteen bytes.
        let unit = MemoryLayout<SIMD2<UInt64>>.stride
        let box = Box.create(minimumCapacity: max(1, (DynamicValue.size(of: type) + unit - 1) / unit)) { _ in Content(type: type) }
        _ = code(unsafeDowncast(box, to: Box.self).content)
        return Unmanaged.passRetained(box).word
    }

    var content: UnsafeMutableRawPointer {
        withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) }
    }

    /// Marks the object inside as retained elsewhere; the box then only holds its bits.
    func disown(_ object: AnyObject) {
        withUnsafeMutablePointerToHeader { $0.pointee.object = .passUnretained(object) }
    }

    var disowned: AnyObject? { header.object?.takeUnretainedValue() }

    deinit {
        guard header.object == nil else { return }
        DynamicValue.destroy(header.type, at: content)
    }
}

/// Operations on values whose type is only known at run time.
enum DynamicValue {
    static func size<T>(of _: T.Type) -> Int { MemoryLayout<T>.size }

    static func layout<T>(of _: T.Type) -> (alignment: Int, stride: Int) { (MemoryLayout<T>.alignment, MemoryLayout<T>.stride) }

    static func destroy<T>(_: T.Type, at memory: UnsafeMutableRawPointer) {
        memory.assumingMemoryBound(to: T.self).deinitialize(count: 1)
    }

    /// A value as an object: the value itself, or the one inside an existential; nil if it is not a class instance.
    ///
    /// Not generic, and not inlined: where the optimizer sees that the value is a function, it writes code that crashes (6.3.1).
    @inline(never)
    static func object(inside value: Any) -> AnyObject? { type(of: value) is AnyClass ? value as AnyObject : nil }
}

// SPDX-License-Identifier: Apache-2.0
