// Memory refers to objects by words, whose owner retains the objects.
extension Unmanaged {
    /// The reference in a word, which must not be 0.
    @inlinable @inline(__always)
    static func at(_ word: UInt) -> Unmanaged { .fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped) }

    @inlinable @inline(__always)
    var word: UInt { UInt(bitPattern: toOpaque()) }
}
