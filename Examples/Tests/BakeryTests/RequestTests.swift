import Dovetail
import Testing

/// Requests every form in the table of the README.
@MainActor private struct Asker {
    final class Store {}
    struct Station: Hashable {
        var name = "Main Street"
    }
    enum Home: Dovetail.Tag {
        typealias Element = Station
    }
    enum MakeTicket: AssistedFactory {
        typealias Seed = Int
        typealias Element = Ticket
    }
    struct Ticket {
        let station: Station
        let zone: Int
    }
    enum Trip: Component {
        typealias Seed = Ticket

        static func configure(binder: Binder<Unscoped>) {}

        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to { (ticket: Ticket) in ticket.zone }
        }
    }
    @MainActor final class Window {
        nonisolated init() {}
    }

    let store: Store
    let provider: Provider<Store>
    let lazy: Lazy<Store>
    let closure: () -> Store
    let weak: WeakProvider<Store>
    let optional: Store?
    let array: [Station]
    let set: Set<Station>
    let dictionary: [Int: Station]
    let providers: [Provider<Station>]
    let providersByKey: [Int: Provider<Station>]
    let tagged: Tagged<Home>
    let optionalTagged: Tagged<Home>?
    let taggedProvider: TaggedProvider<Home>
    let trips: ComponentFactory<Trip>
    let tickets: Factory<MakeTicket>
    let injector: PropertyInjector<Store>
    let window: MainActorProvider<Window>

    enum App: RootComponent {
        static func configure(binder: Binder<Unscoped>) {
            binder.install(dependency: Trip.self)
            binder.bind(Store.self).to(factory: Store.init)
            binder.bind(Station.self).tagged(with: Home.self).to { Station() }
            binder.bind(Station.self).intoCollection().to { Station() }
            binder.bind(Station.self).intoSet().to { Station() }
            binder.bind(Station.self).intoDictionary(1).to { Station() }
            binder.bind(Window.self).to { Window() }
            binder.bindFactory(Ticket.self).with(MakeTicket.self).to { (zone: Assisted<Int>, home: Tagged<Home>) in
                Ticket(station: home.get(), zone: zone.get())
            }
            binder.bindPropertyInjectionOf(Store.self).to { (_: Store) in }
        }

        static func configureRoot(binder bind: ReceiptBinder<Asker>) -> BindingReceipt<Asker> {
            bind.to(factory: Asker.init)
        }
    }
}

@MainActor @Test func `a factory may have parameters of all these forms`() throws {
    let asker = try Asker.App.build()

    #expect(asker.optional != nil)
    #expect(asker.array == [Asker.Station()])
    #expect(asker.providers.map { $0.get() } == [Asker.Station()])
    #expect(asker.providersByKey[1]?.get() == Asker.Station())
    #expect(asker.set == [Asker.Station()])
    #expect(asker.dictionary == [1: Asker.Station()])
    #expect(asker.tagged.get() == asker.optionalTagged?.get())
    #expect(asker.tagged.get() == asker.taggedProvider.get())
    #expect(asker.lazy.get() === asker.lazy.get())
    #expect(asker.provider.get() !== asker.closure())
    #expect(asker.tickets.build(2).zone == 2)
    #expect(asker.trips.build(asker.tickets.build(3)) == 3)
    #expect(asker.weak.get() != nil)
    asker.injector.injectProperties(into: asker.store)
    _ = asker.window.get()
}

// SPDX-License-Identifier: Apache-2.0
