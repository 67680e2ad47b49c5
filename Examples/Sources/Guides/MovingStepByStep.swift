import Dovetail

/// The code of the guide "Migrate step by step".
enum MovingStepByStep {
    protocol Analytics: Sendable {
        func record(_ event: String) -> String
    }

    /// The legacy services that the migrated modules still require.
    struct Remainder: Sendable {
        let analytics: @Sendable () -> any Analytics
    }

    enum RemainderModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.requires(Remainder.self)
            binder.bind((any Analytics).self).to { (old: Remainder) in old.analytics() }
        }
    }

    struct FeedScreen {
        let analytics: any Analytics
        func open() -> String { analytics.record("opened") }
    }

    enum FeedModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.requires((any Analytics).self)
            binder.bind(FeedScreen.self).to(factory: FeedScreen.init)
        }
    }

    /// The migrated services that the legacy container requires.
    struct Moved: Sendable {
        let feed: Provider<FeedScreen>
    }

    enum MovedComponent: RootComponent {
        typealias Seed = Remainder

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: RemainderModule.self)
            binder.include(module: FeedModule.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Moved>) -> BindingReceipt<Moved> {
            bind.to(factory: Moved.init)
        }
    }
}
