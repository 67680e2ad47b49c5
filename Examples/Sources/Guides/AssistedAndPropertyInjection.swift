import Dovetail

/// The code of the guide "Use assisted and property injection".
enum AssistedAndPropertyInjection {
    struct Prices: Sendable {
        let perNight = 90
    }

    struct Stay: Sendable {
        let guest: String
        let nights: Int
    }

    struct Bill: Equatable {
        let guest: String
        let total: Int

        init(stay: Assisted<Stay>, prices: Prices) {
            guest = stay.get().guest
            total = stay.get().nights * prices.perNight
        }
    }

    enum MakeBill: AssistedFactory {
        typealias Seed = Stay
        typealias Element = Bill
    }

    struct Reception {
        let bills: Factory<MakeBill>

        func checkOut(_ guest: String, after nights: Int) -> Bill {
            bills.build(Stay(guest: guest, nights: nights))
        }
    }

    enum Hotel: RootComponent {
        typealias Root = Reception

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Prices.self).to(factory: Prices.init)
            binder.bindFactory(Bill.self).with(MakeBill.self).to(factory: Bill.init)
            binder.bind(Reception.self).to(factory: Reception.init)
        }
    }

    struct Key {
        let room: Int
    }

    enum CutKey: AssistedFactory {
        typealias Seed = Int
        typealias Element = Key
    }

    enum KeyModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bindFactory(Key.self).with(CutKey.self).to { (room: Assisted<Int>) in Key(room: room.get()) }
        }
    }

    enum KeyApp: RootComponent {
        typealias Root = Factory<CutKey>

        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: KeyModule.self)
        }
    }

    struct Reminder: Equatable {
        let guest: String
        let hour: Int

        init(stay: Stay, hour: Int, prices: Prices) {
            guest = stay.guest
            self.hour = hour
        }
    }

    struct Porter {
        let reminders: Factory<From<(Stay, Int), Reminder>>

        func remind(_ stay: Stay) -> Reminder { reminders.build(stay, 9) }
    }

    struct Concierge {
        let remind: @Sendable (Stay, Int) -> Reminder

        func remindEarly(_ stay: Stay) -> Reminder { remind(stay, 7) }
    }

    enum ConciergeApp: RootComponent {
        typealias Root = Concierge

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Prices.self).to(factory: Prices.init)
            binder.bindFactory(Reminder.self).from(Stay.self, Int.self).to(factory: Reminder.init)
            binder.bind(Concierge.self).to(factory: Concierge.init)
        }
    }

    struct Refused: Error, Equatable { let guest: String }

    struct Bank: Sendable {
        var limit = 500

        func hold(_ amount: Int) async throws -> Bool { amount <= limit }
    }

    struct Booking: Equatable {
        let guest: String

        static func confirm(_ stay: Stay, with bank: Bank) async throws -> Booking {
            guard try await bank.hold(stay.nights * 90) else { throw Refused(guest: stay.guest) }
            return Booking(guest: stay.guest)
        }
    }

    struct Desk {
        let book: @Sendable (Stay) async throws -> Booking
    }

    enum BookingApp: RootComponent {
        typealias Root = Desk

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bind(Bank.self).to { Bank() }
            binder.bindFactory(Booking.self).from(Stay.self).to { (stay: Stay, bank: Bank) in
                try await Booking.confirm(stay, with: bank)
            }
        }
    }

    enum Lobby: RootComponent {
        typealias Root = Porter

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Prices.self).to(factory: Prices.init)
            binder.bindFactory(Reminder.self).from(Stay.self, Int.self).to(factory: Reminder.init)
            binder.bind(Porter.self).to(factory: Porter.init)
        }
    }

    /// Created by the system, which calls its initializer without arguments.
    final class AppDelegate {
        private(set) var reception: Reception?

        func inject(reception: Reception) { self.reception = reception }
    }

    enum DelegateApp: RootComponent {
        typealias Root = PropertyInjector<AppDelegate>

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Prices.self).to(factory: Prices.init)
            binder.bindFactory(Bill.self).with(MakeBill.self).to(factory: Bill.init)
            binder.bind(Reception.self).to(factory: Reception.init)
            binder.bindPropertyInjectionOf(AppDelegate.self).to(injector: AppDelegate.inject)
        }
    }

    /// An object that is created outside the graph.
    final class Display {
        var prices: Prices?
    }

    struct Hall {
        let displays: PropertyInjector<Display>

        func put(_ display: Display) { displays.injectProperties(into: display) }
    }

    enum HallApp: RootComponent {
        typealias Root = Hall

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Prices.self).to(factory: Prices.init)
            binder.bindPropertyInjectionOf(Display.self).to { (display: Display, prices: Prices) in
                display.prices = prices
            }
            binder.bind(Hall.self).to(factory: Hall.init)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
