import Dovetail
import TestTools
import Testing

/// A provider, a lazy value and a factory can be called like functions.
@Suite(.watched) struct CalledProviderTests {
    final class Clock: Sendable {}
    struct Invoice { let order: Int }
    enum MakeInvoice: AssistedFactory {
        typealias Seed = Int
        typealias Element = Invoice
    }
    enum Utc: Dovetail.Tag { typealias Element = Clock }

    struct Desk {
        let clock: Provider<Clock>
        let lazy: Lazy<Clock>
        let weak: WeakProvider<Clock>
        let tagged: TaggedProvider<Utc>
        let main: MainActorProvider<Clock>
        let invoice: Factory<MakeInvoice>
        let blank: Factory<EmptySeed<Clock>>
        let greeting: Provider<@Sendable () -> String>
    }

    enum App: RootComponent {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Clock.self).to(factory: Clock.init)
            binder.bind(Clock.self).tagged(with: Utc.self).sharedInScope().to(factory: Clock.init)
            binder.bind((@Sendable () -> String).self).to { { @Sendable in "hello" } }
            binder.bindFactory(Clock.self).to(factory: Clock.init)
            binder.bindFactory(Invoice.self).with(MakeInvoice.self).to { (order: Assisted<Int>) in Invoice(order: order.get()) }
        }
        static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> { bind.to(factory: Desk.init) }
    }

    @Test @MainActor func `a call is get or build`() throws {
        let desk = try App.build()
        #expect(desk.clock() !== desk.clock())
        #expect(desk.lazy() === desk.lazy.get())
        #expect(desk.tagged() === desk.tagged.get())
        #expect(desk.main() !== desk.main())
        #expect(desk.invoice(7).order == 7)
        #expect(desk.blank() !== desk.blank())
        // The provider, then what it provides.
        #expect(desk.greeting()() == "hello")
        let clock = Clock()
        #expect(WeakProvider<Clock> { clock }() === clock)
        #expect(Provider(value: 3)() == 3)
    }
}

// SPDX-License-Identifier: Apache-2.0
