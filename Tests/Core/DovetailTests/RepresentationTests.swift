import TestTools
import Testing

@testable import Dovetail

/// Which types travel as one reference: the compiler and the runtime have to mean the same ones.
@Suite(.watched) struct RepresentationTests {
    protocol Marked: AnyObject {}
    protocol Free {}
    final class Plain {}

    private func agrees<T>(_: T.Type, _ expected: Bool) {
        #expect(isObject(T.self) == expected, "\(T.self)")
        #expect(isObject(dynamically: T.self) == expected, "\(T.self)")
    }

    @Test func `the compiler and the runtime treat the same types as objects`() {
        agrees(Plain.self, true)
        agrees(AnyObject.self, true)
        agrees((any Marked).self, false)
        agrees((any Free).self, false)
        agrees(Any.self, false)
        agrees(Plain?.self, false)
        agrees(Int.self, false)
        agrees(Void.self, false)
        agrees((() -> Void).self, false)
        agrees((@convention(c) () -> Void).self, false)
        agrees(Plain.Type.self, false)
        agrees((Plain, Plain).self, false)
    }

    /// The start of the metadata of a function: its kind and its flags, of which the third byte is the convention.
    @Test(arguments: [(convention: 0, isObject: false), (1, true), (2, false), (3, false)])
    func `of all functions only a block is an object, as the compiler has it`(convention: Int, isObject expected: Bool) {
        let metadata = UnsafeMutablePointer<UInt>.allocate(capacity: 3)
        defer { metadata.deallocate() }
        let function: UInt = 0x302
        let parameters: UInt = 2
        let escaping: UInt = 1 << 26
        metadata.initialize(to: function)
        (metadata + 1).initialize(to: parameters | UInt(convention) << 16 | escaping)
        (metadata + 2).initialize(to: 0)
        let type = unsafeBitCast(UnsafeRawPointer(metadata), to: Any.Type.self)
        #expect(isObject(dynamically: type) == expected)
    }
}

// SPDX-License-Identifier: Apache-2.0
