import Dovetail
import ShopPlatform

public struct LoggedIn: Scope {}
public struct Customer: Sendable {
    public init() {}
}
public struct Basket: Sendable { init(customer: Customer, clock: Clock) {} }
public struct SessionScreen: Sendable { init(basket: Basket, lookups: Provider<Basket>) {} }

/// The objects that exist while a customer is logged in.
public enum Session: Component {
    public typealias Seed = Customer
    public typealias Scope = LoggedIn

    public static func configure(binder: Binder<LoggedIn>) {
        binder.bind(Basket.self).sharedInScope().to(factory: Basket.init)
        if Fault.sessionClock.isMade {
            binder.bind(Clock.self).to(factory: Clock.init)  // here: sessionClock
        }
        if Fault.sessionBindsItsSeed.isMade {
            binder.bind(Customer.self).to(factory: Customer.init)  // here: sessionBindsItsSeed
        }
        if Fault.sessionInItself.isMade {
            binder.install(dependency: App.self)  // here: sessionInItself
        }
    }

    public static func configureRoot(binder bind: ReceiptBinder<SessionScreen>) -> BindingReceipt<SessionScreen> {
        bind.to(factory: SessionScreen.init)
    }
}

/// A component that has the scope of the application, which already has it.
enum Kiosk: Component {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { 1 } }
}

// SPDX-License-Identifier: Apache-2.0
