import Dovetail
import TestTools
import Testing

@Suite(.watched) struct OwnershipTests {
    class Counted: @unchecked Sendable { init(_ census: Census) { census.count(self) } }
    final class Store: Counted, @unchecked Sendable { override init(_ census: Census) { super.init(census) } }
    final class Screen: Counted, @unchecked Sendable {
        let store: Store
        init(store: Store, census: Census) { self.store = store; super.init(census) }
    }
    final class Root: Counted, @unchecked Sendable {
        let screens: Provider<Screen>
        init(screens: Provider<Screen>, census: Census) { self.screens = screens; super.init(census) }
    }

    enum Transient: RootComponent {
        typealias Root = OwnershipTests.Root
        typealias Scope = Singleton
        typealias Seed = Census
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Store.self).sharedInScope().to(factory: Store.init)
            binder.bind(Screen.self).to(factory: Screen.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<OwnershipTests.Root>) -> BindingReceipt<OwnershipTests.Root> {
            bind.to(factory: OwnershipTests.Root.init)
        }
    }

    @Test func `a root that retains a provider`() throws {
        let census = Census()
        do {
            let root = try Transient.build(census)
            #expect(root.screens.get().store === root.screens.get().store)
        }
        #expect(census.alive == 0)
    }

    @Test func `a provider alone`() throws {
        let census = Census()
        do {
            let screens = try Transient.build(census).screens
            #expect(screens.get().store === screens.get().store)
            #expect(census.alive == 1)
        }
        #expect(census.alive == 0)
    }

    final class Coordinator: Counted, @unchecked Sendable {
        let screens: Provider<Detail>
        init(screens: Provider<Detail>, census: Census) { self.screens = screens; super.init(census) }
    }
    final class Detail: Counted, @unchecked Sendable {
        weak var coordinator: Coordinator?
        let store: Store
        init(coordinator: Coordinator, store: Store, census: Census) {
            self.coordinator = coordinator
            self.store = store
            super.init(census)
        }
    }
    enum Coordinated: RootComponent {
        typealias Root = Coordinator
        typealias Scope = Singleton
        typealias Seed = Census
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Store.self).sharedInScope().to(factory: Store.init)
            binder.bind(Detail.self).to(factory: Detail.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Coordinator>) -> BindingReceipt<Coordinator> {
            bind.sharedInScope().to(factory: Coordinator.init)
        }
    }

    @Test func `a shared coordinator and the screens that look back at it`() throws {
        let census = Census()
        do {
            let root = try Coordinated.build(census)
            let one = root.screens.get(), other = root.screens.get()
            #expect(one.coordinator === root && other.coordinator === root)
            #expect(one.store === other.store)
        }
        #expect(census.alive == 0)
    }

    @Test func `a coordinator released and its provider retained`() throws {
        let census = Census()
        do {
            var root: Coordinator? = try Coordinated.build(census)
            let screens = root!.screens
            root = nil
            #expect(census.alive == 0)
            let one = screens.get()
            #expect(one.coordinator != nil)
            #expect(screens.get().coordinator === one.coordinator)
        }
        #expect(census.alive == 0)
    }
}

// SPDX-License-Identifier: Apache-2.0
