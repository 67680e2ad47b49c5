import CBenchmarks
import Dovetail

/// A graph of any size: what it takes to collect, check and link it.
///
/// The keys are generic types, nested in each other; their metadata is instantiated before anything is measured,
/// because that takes the runtime longer than everything that is measured here.
enum Growth {
    protocol Key: Sendable { init() }
    struct Root: Key {}
    struct B0<Outer: Key>: Key {}
    struct B1<Outer: Key>: Key {}

    /// Prints, for each size, the time of the fastest of several rounds and the allocations.
    static func measure(sizes: [Int]) throws {
        for size in sizes {
            useKeys(size)
            _ = try ComponentFactory.of(Graph.self)
            var fastest = Int64.max
            var allocations: Int64 = 0
            for round in 0..<(size > 20_000 ? 5 : 31) {
                if round == 0 { benchmark_mark() }
                let (start, before) = (benchmark_cpu_nanoseconds(), benchmark_allocations())
                let factory = try ComponentFactory.of(Graph.self)
                fastest = min(fastest, benchmark_cpu_nanoseconds() - start)
                allocations = benchmark_allocations() - before
                if round == 0 { benchmark_mark() }
                withExtendedLifetime(factory) {}
            }
            print(size, fastest, allocations, separator: "\t")
        }
    }

    nonisolated(unsafe) fileprivate static var keys: [any Key.Type] = []

    static func useKeys(_ count: Int) { keys = Array(allKeys(count)) }

    static func allKeys(_ count: Int) -> ArraySlice<any Key.Type> {
        var keys: [any Key.Type] = [Root.self]
        var next = 0
        while keys.count < count {
            keys += keys[next].nested
            next += 1
        }
        return keys.prefix(count)
    }

    enum Graph: RootComponent {
        typealias Root = Growth.Root

        static func configure(binder: Binder<Unscoped>) {
            let keys = Growth.keys
            for position in keys.indices.dropFirst() { keys[position].bind(binder, isLeaf: 2 * position + 2 >= keys.count) }
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to { (_: B0<Growth.Root>, _: B1<Growth.Root>) in Growth.Root() }
        }
    }

    /// The same bindings without a request.
    enum Unused: RootComponent {
        typealias Root = Growth.Root

        static func configure(binder: Binder<Unscoped>) {
            for key in Growth.keys.dropFirst() { key.bind(binder, isLeaf: true) }
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to { Growth.Root() } }
    }
}

/// A tree: each needs the two that are nested in it.
extension Growth.Key {
    fileprivate static var nested: [any Growth.Key.Type] { [Growth.B0<Self>.self, Growth.B1<Self>.self] }

    fileprivate static func bind(_ binder: Binder<Unscoped>, isLeaf: Bool) {
        if isLeaf {
            binder.bind(Self.self).to { Self() }
        } else {
            binder.bind(Self.self).to { (_: Growth.B0<Self>, _: Growth.B1<Self>) in Self() }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
