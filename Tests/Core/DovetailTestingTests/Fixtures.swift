import Dovetail

struct Clock {}
struct Cache: Sendable {}
struct Store: Sendable {}
struct Feed { init(store: Store, clock: Clock) {} }
struct Legacy {}
protocol Plugin {}
struct Spell: Plugin {}
enum Utc: Tag { typealias Element = Clock }

enum StoreModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Store.self).sharedInScope().to { (cache: Cache) in Store() }
        binder.bind(Cache.self).to(factory: Cache.init)
        binder.bind(Clock.self).tagged(with: Utc.self).to(factory: Clock.init)
        binder.bind((any Plugin).self).intoCollection().to(factory: Spell.init)
    }
}

enum App: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: StoreModule.self)
        binder.bind(Clock.self).to(factory: Clock.init)
        binder.bind(Legacy.self).to(factory: Legacy.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Feed>) -> BindingReceipt<Feed> {
        bind.to { (feed: Store, clock: Provider<Clock>, plugins: [any Plugin]) in Feed(store: feed, clock: clock.get()) }
    }
}

/// The root requires a pen that has no binding.
enum Broken: RootComponent {
    struct Pen {}
    /// Where the root is bound.
    static let line = #line + 4

    static func configure(binder: Binder<Unscoped>) {}
    static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> {
        bind.to { (pen: Pen) in }
    }
}

/// Says what it needs.
enum FeedModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.requires(Clock.self)
        binder.requires(tagged: Utc.self)
        binder.requires(Provider<Store>.self)
        binder.bind(Feed.self).to { (clock: Clock, utc: TaggedProvider<Utc>, store: () -> Store) in Feed(store: store(), clock: clock) }
    }
}

/// Requires a clock without declaring it.
enum SilentModule: Module {
    static let line = #line + 3

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Feed.self).to { (clock: Clock) in Feed(store: Store(), clock: clock) }
    }
}

/// Shares its cache, and installs a child that has one of its own.
enum House: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Cache.self).sharedInScope().to(factory: Cache.init)
        binder.install(dependency: Room.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Store>) -> BindingReceipt<Store> {
        bind.to { (cache: Cache, rooms: ComponentFactory<Room>) in Store() }
    }
}

enum Room: Component {
    static let line = #line + 2
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Cache.self).to(factory: Cache.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Store>) -> BindingReceipt<Store> { bind.to { (cache: Cache) in Store() } }
}

// SPDX-License-Identifier: Apache-2.0
