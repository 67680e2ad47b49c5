import Dovetail
import TestTools
import Testing

/// What a weak provider returns, before, while and after others retain the instance.
@Suite("Weak providers", .watched) struct WeakProviderTests {
    class Thing: @unchecked Sendable {
        init(_ census: Census) { census.count(self) }
    }

    final class Store: Thing, @unchecked Sendable {}
    final class Page: Thing, @unchecked Sendable {
        let store: Store
        init(store: Store, census: Census) {
            self.store = store
            super.init(census)
        }
    }

    // MARK: Not shared

    @Test func `an unshared instance that was deallocated is not returned again`() throws {
        let census = Census()
        struct Root { let weakly: WeakProvider<Store>, census: Provider<Census> }
        let root = try ask(Root.self) { binder in
            binder.bind(Census.self).to(value: census)
            binder.bind(Store.self).to { (census: Census) in Store(census) }
            binder.bind(Root.self).to(factory: Root.init)
        }
        var store = root.weakly.get()
        #expect(store != nil && root.weakly.get() === store)
        store = nil
        #expect(census.alive == 0)
        #expect(root.weakly.get() == nil)
        #expect(root.weakly.get() == nil)
        #expect(census.total == 1)
    }

    @Test func `each weak provider creates its own instance, and values are created as long as the component lives`() throws {
        let made = Counter()
        struct Root { let one: WeakProvider<Store>, other: WeakProvider<Store>, number: WeakProvider<Int>, numbers: Provider<Int> }
        let root = Shared<Root?>(
            try ask(Root.self) { binder in
                binder.bind(Census.self).to(value: Census())
                binder.bind(Store.self).to { (census: Census) in Store(census) }
                binder.bind(Int.self).to { made.next() }
                binder.bind(Root.self).to(factory: Root.init)
            })
        let stores = (root.value?.one.get(), root.value?.other.get())
        #expect(stores.0 != nil && stores.1 != nil && stores.0 !== stores.1)
        #expect([root.value?.number.get(), root.value?.number.get()] == [0, 1])
        let number = root.value?.number
        root.value = nil
        #expect(number?.get() == .some(nil))
    }

    @Test func `threads that create an unshared instance at once get the first one`() throws {
        final class Gate: @unchecked Sendable {
            let here = Counter()
            func pass() {
                here.next()
                while here.value < 4 {}
            }
        }
        let census = Census()
        let gate = Gate()
        struct Root: Sendable { let weakly: WeakProvider<Store>, census: Provider<Census> }
        let root = try ask(Root.self) { binder in
            binder.bind(Census.self).to(value: census)
            binder.bind(Store.self).to { (census: Census) in
                gate.pass()
                return Store(census)
            }
            binder.bind(Root.self).to(factory: Root.init)
        }
        let stores = together(4) { _ in root.weakly.get() }
        #expect(stores.allSatisfy { $0 != nil && $0 === stores[0] })
        let alive = withExtendedLifetime(stores) { census.alive }
        #expect((census.total, alive) == (4, 1))
    }

    // MARK: Shared

    protocol Holding: AnyObject, Sendable { var looks: Provider<Look> { get } }

    final class Holder: Thing, @unchecked Sendable {
        let looks: Provider<Look>
        init(store: Store, looks: Provider<Look>, census: Census) {
            self.looks = looks
            super.init(census)
        }
    }

    struct Look: Sendable { let store: WeakProvider<Store> }

    @Test func `an instance that a shared holder retains is returned by a weak provider that is created after the component has ended`()
        throws
    {
        let census = Census()
        do {
            var holder: Holder? = try ask(Holder.self) { binder in
                binder.bind(Census.self).to(value: census)
                binder.bind(Store.self).sharedInScope().to { (census: Census) in Store(census) }
                binder.bind(Look.self).to(factory: Look.init)
                binder.bind(Holder.self).sharedInScope().to(factory: Holder.init)
            }
            // Only the holder's provider keeps the store now.
            #expect(census.alive == 2)
            let look = holder?.looks.get()
            let store = look?.store.get()
            #expect(store != nil && holder?.looks.get().store.get() === store)
            holder = nil
            #expect(look?.store.get() === store)
        }
        #expect(census.alive == 0)
    }

    // MARK: Seeds and other existentials

    protocol Named: Sendable { var name: String { get } }
    final class Person: Thing, Named, @unchecked Sendable { let name = "a person with a name of more than fifteen bytes" }
    struct Label: Named { let name: String }

    protocol Boxed<Content>: Sendable { associatedtype Content }
    final class Crate: Thing, Boxed, @unchecked Sendable { typealias Content = Int }

    struct Greeting: Sendable { let guest: WeakProvider<any Named>, guests: Provider<any Named> }
    struct Delivery: Sendable { let box: WeakProvider<any Boxed<Int>>, boxes: Provider<any Boxed<Int>> }

    enum Welcome: Asking {
        typealias Scope = Singleton
        typealias Seed = any Named
        typealias What = Greeting
        static func configure(binder: Binder<Singleton>) { binder.bind(Greeting.self).to(factory: Greeting.init) }
    }

    @Test func `a seed that is a protocol with an object inside is held weakly`() throws {
        let census = Census()
        do {
            let welcome = try ComponentFactory.of(Welcome.self)
            var person: Person? = Person(census)
            var greeting: Greeting? = try welcome.build(#require(person)).value
            let weakly = greeting?.guest
            #expect(weakly?.get() as? Person === person && greeting?.guests.get() as? Person === person)
            greeting = nil
            #expect(weakly?.get() as? Person === person)
            #expect(weakly?.get()?.name == "a person with a name of more than fifteen bytes")
            person = nil
            #expect(weakly?.get() == nil)
        }
        #expect(census.alive == 0)
    }

    @Test func `a seed that is a protocol with a struct inside is returned as long as the component lives`() throws {
        let name = "a label with a name of more than fifteen bytes"
        var greeting: Greeting? = try ComponentFactory.of(Welcome.self).build(Label(name: name)).value
        let weakly = greeting?.guest
        #expect(weakly?.get()?.name == name)
        #expect(weakly?.get()?.name == greeting?.guests.get().name)
        greeting = nil
        #expect(weakly?.get() == nil)
    }

    @Test func `a shared object that is bound as a protocol with an argument is held weakly`() throws {
        let census = Census()
        var delivery: Delivery? = try ask(Delivery.self) { binder in
            binder.bind((any Boxed<Int>).self).sharedInScope().to { Crate(census) }
            binder.bind(Delivery.self).to(factory: Delivery.init)
        }
        let weakly = delivery?.box
        var crate = delivery?.boxes.get() as? Crate
        delivery = nil
        #expect(crate != nil && weakly?.get() as? Crate === crate)
        crate = nil
        #expect(census.alive == 0)
        #expect(weakly?.get() == nil)
    }

    // MARK: Children

    struct Inner: Scope {}

    struct Room: Sendable {
        let page: WeakProvider<Page>
        /// Keeps the child.
        let number: Provider<Int>
    }

    enum RoomComponent: Asking {
        typealias Scope = Inner
        typealias Seed = Int
        typealias What = Room
        static func configure(binder: Binder<Inner>) {
            binder.bind(Room.self).to(factory: Room.init)
            binder.bind(Page.self).to(factory: Page.init)
        }
    }

    final class Lobby: Thing, @unchecked Sendable {
        let rooms: ComponentFactory<RoomComponent>
        init(rooms: ComponentFactory<RoomComponent>, census: Census) {
            self.rooms = rooms
            super.init(census)
        }
    }

    struct House: Sendable { let lobby: Lobby, stores: Provider<Store> }

    @Test(arguments: [true, false])
    func `a child that outlives its root retains the instances of its weak providers`(isMadeBefore: Bool) throws {
        let census = Census()
        do {
            var house: House? = try ask(House.self) { binder in
                binder.bind(Census.self).to(value: census)
                binder.bind(Lobby.self).sharedInScope().to(factory: Lobby.init)
                binder.bind(Store.self).sharedInScope().to { (census: Census) in Store(census) }
                binder.bind(House.self).to(factory: House.init)
                binder.install(dependency: RoomComponent.self)
            }
            weak let store = isMadeBefore ? house?.stores.get() : nil
            let room = try #require(house?.lobby.rooms.build(4).value)
            let again = try #require(house?.lobby.rooms.build(5).value)
            house = nil
            let page = room.page.get()
            #expect(page != nil && page === room.page.get())
            #expect(page?.store === again.page.get()?.store)
            if isMadeBefore { #expect(page?.store === store) }
        }
        #expect(census.alive == 0)
    }

    final class Front: Thing, @unchecked Sendable {
        let desks: ComponentFactory<DeskComponent>
        init(desks: ComponentFactory<DeskComponent>, census: Census) {
            self.desks = desks
            super.init(census)
        }
    }

    final class Bell: Thing, @unchecked Sendable {
        let front: Front
        init(front: Front, census: Census) {
            self.front = front
            super.init(census)
        }
    }

    struct Desk: Sendable { let bell: WeakProvider<Bell>, number: Provider<Int> }

    enum DeskComponent: Asking {
        typealias Scope = Inner
        typealias Seed = Int
        typealias What = Desk
        static func configure(binder: Binder<Inner>) {
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bind(Bell.self).to(factory: Bell.init)
        }
    }

    @Test func `an instance of a weak provider of a child gets another owner when the first one is deallocated`() throws {
        let census = Census()
        do {
            var front: Front? = try ask(Front.self) { binder in
                binder.bind(Census.self).to(value: census)
                binder.bind(Front.self).sharedInScope().to(factory: Front.init)
                binder.install(dependency: DeskComponent.self)
            }
            weak let first = front
            let desk = try #require(front?.desks.build(1).value)
            front = nil
            #expect(first == nil)
            let bell = desk.bell.get()
            #expect(bell?.front != nil)
        }
        #expect(census.alive == 0)
    }

    // MARK: Derived forms

    enum StoreTag: Tag { typealias Element = Store }

    /// A weak provider of each form that a request of `Store` can have.
    struct Forms: Sendable {
        let plain: WeakProvider<Store>
        let optional: WeakProvider<Store?>
        let tagged: WeakProvider<Tagged<StoreTag>>
        let provider: WeakProvider<Provider<Store>>
        let taggedProvider: WeakProvider<TaggedProvider<StoreTag>>
        let lazy: WeakProvider<Lazy<Store>>
        let closure: WeakProvider<@Sendable () -> Store>
        let optionalProvider: WeakProvider<Provider<Store>?>
        let optionalOfProvided: WeakProvider<Provider<Store?>>
        let stores: WeakProvider<[Store]>
        let providers: WeakProvider<[Provider<Store>]>
        /// Keeps the child.
        let number: Provider<Int>

        /// What each returns now, in this order.
        var instances: [Store?] {
            [
                plain.get(), optional.get() ?? nil, tagged.get()?.get(), provider.get()?.get(), taggedProvider.get()?.get(),
                lazy.get()?.get(), closure.get()?(), (optionalProvider.get() ?? nil)?.get(), optionalOfProvided.get()?.get() ?? nil,
                stores.get()?.first, providers.get()?.first?.get(),
            ]
        }
    }

    enum FormsComponent: Asking {
        typealias Scope = Inner
        typealias Seed = Int
        typealias What = Forms
        static func configure(binder: Binder<Inner>) { binder.bind(Forms.self).to(factory: Forms.init) }
    }

    final class Entrance: Thing, @unchecked Sendable {
        let children: ComponentFactory<FormsComponent>
        init(children: ComponentFactory<FormsComponent>, census: Census) {
            self.children = children
            super.init(census)
        }
    }

    struct Building: Sendable { let entrance: Entrance, store: Provider<Store> }

    @Test func `nothing that is gone is returned by a weak provider of any form`() throws {
        let census = Census()
        var building: Building? = try ask(Building.self) { binder in
            binder.bind(Census.self).to(value: census)
            binder.bind(Entrance.self).sharedInScope().to(factory: Entrance.init)
            binder.bind(Store.self).sharedInScope().to { (census: Census) in Store(census) }
            binder.bind(Store.self).tagged(with: StoreTag.self).to { (store: Store) in store }
            binder.bind(Store.self).intoCollection().to { (store: Store) in store }
            binder.bind(Building.self).to(factory: Building.init)
            binder.install(dependency: FormsComponent.self)
        }
        weak let store = building?.store.get()
        let forms = try #require(building?.entrance.children.build(4).value)
        let isStore = forms.instances.map { $0 != nil && $0 === store }
        #expect(isStore == Array(repeating: true, count: 11))
        building = nil
        // The child lives, and retains nothing of the root for its weak providers.
        #expect(store == nil)
        #expect(forms.instances.map { $0 == nil } == Array(repeating: true, count: 11))
    }
}

// SPDX-License-Identifier: Apache-2.0
