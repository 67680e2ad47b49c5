import Dovetail

/// A shared instance that exists already: the cost is one read and one retain.
enum Shared {
    static func rows() throws -> [Row] {
        let root = try Graph.build()
        let deferred = try Deferred.build()
        // One for each row: from a larger variable each would be copied, with everything beside it.
        let (closure, lazy) = (deferred.closure, deferred.lazy)
        let watched = try Watched.build()
        let (weak, retained) = (watched.weak, watched.retained)
        let (hand, handLazy, handWeak) = (provider(), HandLazy(Single()), weakProvider(retained))
        return [
            Row(
                name: "scoped", hand: { for _ in 0..<$0 { consume(hand()) } }, dovetail: { for _ in 0..<$0 { consume(root.single.get()) } }),
            Row(name: "closure", hand: { for _ in 0..<$0 { consume(hand()) } }, dovetail: { for _ in 0..<$0 { consume(closure()) } }),
            Row(name: "lazy", hand: { for _ in 0..<$0 { consume(handLazy.get()) } }, dovetail: { for _ in 0..<$0 { consume(lazy.get()) } }),
            Row(
                name: "weak", hand: { for _ in 0..<$0 { consume(handWeak()!) } },
                dovetail: {
                    for _ in 0..<$0 { consume(weak.get()!) }
                    withExtendedLifetime(retained) {}
                }),
        ]
    }

    struct Providers {
        let single: Provider<Single>
    }

    enum Graph: RootComponent {
        typealias Root = Providers
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Single.self).sharedInScope().to(Single.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Providers>) -> BindingReceipt<Providers> {
            bind.to(Providers.init)
        }
    }

    struct Requests {
        let closure: @Sendable () -> Single
        let lazy: Lazy<Single>
    }

    /// In a graph of its own: the references of an object that has been held weakly are counted elsewhere, which takes longer.
    struct WeakRequests {
        let weak: WeakProvider<Single>
        let retained: Single
    }

    enum Watched: RootComponent {
        typealias Root = WeakRequests
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Single.self).sharedInScope().to(Single.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<WeakRequests>) -> BindingReceipt<WeakRequests> {
            bind.to(WeakRequests.init)
        }
    }

    enum Deferred: RootComponent {
        typealias Root = Requests
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Single.self).sharedInScope().to(Single.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Requests>) -> BindingReceipt<Requests> {
            bind.to(Requests.init)
        }
    }

    final class Single: Sendable {}

    /// By hand: an instance that is created on first access, on one thread.
    final class HandLazy {
        private let make: () -> Single
        private var single: Single?

        @inline(never)
        init(_ make: @autoclosure @escaping () -> Single) { self.make = make }

        func get() -> Single {
            if let single { return single }
            let new = make()
            single = new
            return new
        }
    }

    /// By hand: a closure that captures it weakly.
    @inline(never) static func weakProvider(_ single: Single) -> @Sendable () -> Single? {
        { [weak single] in single }
    }

    /// By hand: a closure that captures it.
    @inline(never) static func provider() -> @Sendable () -> Single {
        let single = Single()
        return { single }
    }
}

// SPDX-License-Identifier: Apache-2.0
