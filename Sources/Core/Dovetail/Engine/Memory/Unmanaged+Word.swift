internal import CDovetail

// Memory refers to objects by words, whose owner retains the objects.
extension Unmanaged {
    /// The reference in a word, which must not be 0. A bit cast does not compare it with 0, as a pointer that is made of it would: each request
    /// of a client would be three blocks more.
    @inlinable @inline(__always)
    static func at(_ word: UInt) -> Unmanaged { unsafeBitCast(word, to: Unmanaged.self) }

    @inlinable @inline(__always)
    var word: UInt { UInt(bitPattern: toOpaque()) }
}

/// A class whose instances are referred to by words.
@usableFromInline
protocol WordReferenced: AnyObject {}

extension WordReferenced {
    @inlinable @inline(__always)
    static func at(_ word: UInt) -> Self { Unmanaged<Self>.at(word).takeUnretainedValue() }

    /// The word that refers to the object, which is not retained.
    @inlinable @inline(__always)
    var word: UInt { Unmanaged.passUnretained(self).word }

    /// Returns the object that a word refers to, which retains it. If the word is 0, the object is created.
    ///
    /// Several threads may create one; all but the first are deallocated at once. So what `make` returns must own nothing that it
    /// shares with others until it has become the object of the word.
    static func ensured(at word: UnsafeMutablePointer<UInt>, _ make: () -> Self) -> Self {
        // Both acquire the object of another thread, which the exchange of that thread has released.
        let seen = dovetail_load_acquire(word)
        if seen != 0 { return at(seen) }
        let object = make()
        let other = dovetail_compare_exchange(word, 0, Unmanaged.passRetained(object).word)
        if other == 0 { return object }
        Unmanaged.passUnretained(object).release()
        return at(other)
    }
}

// SPDX-License-Identifier: Apache-2.0
