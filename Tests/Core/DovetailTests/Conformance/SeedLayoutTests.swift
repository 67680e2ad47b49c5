import Dovetail
import TestTools
import Testing

/// A seed lies in the memory of its component: aligned as its type demands, and no byte outside of it is touched.
@Suite("Seeds of every size and alignment", .watched) struct SeedLayoutTests {
    struct Inside<Seed: Sendable>: Sendable {
        let seed: Seed
        let seeds: Provider<Seed>
        let weakly: WeakProvider<Seed>
        let others: [Provider<String>]
    }

    protocol Wrapper<Seed>: Asking where Scope == Singleton, What == Inside<Seed> {}

    /// An odd and an even number of slots before the seed's memory.
    enum One<Seed: Sendable>: Wrapper {
        typealias What = Inside<Seed>
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) { share(binder, Seed.self, 1) }
    }

    enum Two<Seed: Sendable>: Wrapper {
        typealias What = Inside<Seed>
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) { share(binder, Seed.self, 2) }
    }

    private static func share<Seed: Sendable>(_ binder: Binder<Singleton>, _: Seed.Type, _ count: Int) {
        binder.bind(Inside<Seed>.self).to(factory: Inside<Seed>.init)
        for number in 0..<count { binder.bind(String.self).intoCollection().sharedInScope().to { "shared \(number)" } }
    }

    private func check<Seed: Equatable & Sendable>(_ seed: Seed) throws {
        try check(One<Seed>.self, seed, 1)
        try check(Two<Seed>.self, seed, 2)
    }

    private func check<Seed: Equatable & Sendable, C: Wrapper<Seed>>(_ component: C.Type, _ seed: Seed, _ count: Int) throws {
        let root = try C.build(seed).value
        #expect(root.seed == seed && root.seeds.get() == seed && root.weakly.get() == seed)
        #expect(root.others.map { $0.get() } == (0..<count).map { "shared \($0)" })
        #expect(root.seeds.get() == seed)
    }

    struct Vectors: Equatable, Sendable {
        var small: UInt8 = 1
        var four = SIMD4<Float>(1, 2, 3, 4)
        var eight = SIMD8<Double>(repeating: 0.5)
        var last: UInt8 = 9
        var text = "a text that is longer than fifteen bytes"
    }

    /// Seventeen bytes, in steps of thirty-two.
    struct Odd: Equatable, Sendable {
        var pair = SIMD2<Double>(3, 4)
        var last: UInt8 = 7
    }

    struct Nothing: Equatable, Sendable {}
    struct Byte: Equatable, Sendable { var value: UInt8 = 200 }
    enum Choice: Equatable, Sendable { case only }

    @Test func `seeds that are aligned to sixteen bytes`() throws {
        try check(SIMD4<Float>(1, 2, 3, 4))
        try check(SIMD16<Double>(repeating: 2.5))
        try check(Vectors())
        try check(Odd())
        try check(Optional(SIMD2<Double>(1, 2)))
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            try check(UInt128.max - 5)
            try check([UInt128.max: "a"])
        }
    }

    @Test func `seeds of no bytes, of one, and of many`() throws {
        try check(Nothing())
        try check(Choice.only)
        try check(Byte())
        try check(Optional(Nothing()))
        try check(7)
        try check("a text that is longer than fifteen bytes")
    }

    enum Axis: Tag { typealias Element = SIMD4<Float> }

    struct Tilted: Sendable { let axis: TaggedProvider<Axis>, text: String }

    enum Tagging: Asking {
        typealias Scope = Singleton
        typealias Seed = TaggedProvider<Axis>
        typealias What = Tilted
        static func configure(binder: Binder<Singleton>) {
            binder.bind(String.self).sharedInScope().to { "shared" }
            binder.bind(Tilted.self).to(factory: Tilted.init)
        }
    }

    @Test func `a tagged seed that is aligned to sixteen bytes`() throws {
        let axis = SIMD4<Float>(1, 2, 3, 4)
        let components = try ComponentFactory.of(Tagging.self)
        for root in [components.build(axis).value, components.build(TaggedProvider(value: axis)).value] {
            #expect(root.axis.get() == axis && root.text == "shared")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
