import Dovetail

/// The code of the guide "What to write".
enum CheatSheet {
    final class Store: Sendable {
        init(clock: any Clock) {}
    }
    protocol Clock: Sendable {}
    struct SystemClock: Clock {}
    struct FixedClock: Clock {}
    final class Feed: Sendable {
        init(store: Store, refresh: Int) {}
    }
    final class Index: Sendable {
        init(store: Store) {}
    }
    struct Note: Sendable {}
    final class Editor: Sendable {
        init(note: Note, store: Store) {}
    }
    protocol Plugin: Sendable {}
    struct Spelling: Plugin {}
    final class Desk: Sendable {
        init(store: Store, plugins: [any Plugin], editors: Factory<From<Note, Editor>>, sessions: ComponentFactory<SessionComponent>) {}
    }
    struct User: Sendable {}
    final class Account: Sendable {
        init(user: User, store: Store, later: Provider<Feed>) {}
    }

    enum RefreshInterval: Tag {
        typealias Element = Int
    }

    enum App: RootComponent {
        typealias Root = Desk

        static func configure(binder: Binder<Singleton>) {
            // an object from its initializer
            binder.bind(Index.self).to(factory: Index.init)

            // one instance for the whole program
            binder.bind(Store.self).sharedInScope().to(factory: Store.init)

            // a protocol
            binder.bind((any Clock).self).to { SystemClock() }

            // a value, distinguished from others of its type by a tag
            binder.bind(Int.self).tagged(with: RefreshInterval.self).to(value: 60)

            // an object with a parameter that receives the value of a tag, or a setting
            binder.bind(Feed.self).using(RefreshInterval.self).to(factory: Feed.init)

            // an object from an argument that only the caller has
            binder.bindFactory(Editor.self).from(Note.self).to(factory: Editor.init)

            // a collection, to which several modules contribute
            binder.bind((any Plugin).self).intoCollection().to { Spelling() }

            // something that an application may replace
            binder.bindDefault(Greeting.self).to { Greeting() }

            // the bindings of another module
            binder.include(module: DeskModule.self)

            // objects for one session or one request
            binder.install(dependency: SessionComponent.self)
        }
    }

    struct Greeting: Sendable {}

    enum DeskModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Desk.self).to(factory: Desk.init)
        }
    }

    struct PerSession: Scope {}

    enum SessionComponent: Component {
        typealias Scope = PerSession
        typealias Seed = User
        typealias Root = Account

        static func configure(binder: Binder<PerSession>) {
            binder.bind(Account.self).sharedInScope().to(factory: Account.init)
        }
    }

    static func start() throws -> Desk {
        // validate, then build
        try App.build()
    }

    static func startInATest() throws -> Desk {
        // the same, with another clock
        try App.build { replacing in
            replacing.bind((any Clock).self).to { FixedClock() }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
