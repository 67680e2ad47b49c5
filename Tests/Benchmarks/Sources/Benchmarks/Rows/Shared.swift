import Dovetail

/// A shared instance that exists already: the cost is one read and one retain.
enum Shared {
    static func rows() throws -> [Row] {
        let root = try Graph.build()
        let hand = provider()
        return [
            Row(name: "scoped", hand: { for _ in 0..<$0 { consume(hand()) } }, dovetail: { for _ in 0..<$0 { consume(root.single.get()) } })
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

    final class Single: Sendable {}

    /// By hand: a closure that captures it.
    @inline(never) static func provider() -> @Sendable () -> Single {
        let single = Single()
        return { single }
    }
}
