import Dovetail
import ShopAccount
import ShopCart
import ShopCatalog
import ShopCheckout
import ShopNetwork
import ShopPlatform
import ShopStorage

/// The contents of a window. It is created and used on the main actor.
@MainActor final class Window {
    init(calendar: Calendar) {}
}

public struct Front: Sendable {
    public let screens: [any Screen]

    init(screens: [any Screen], finder: Finder, desk: Desk) { self.screens = screens }
}
public struct Back: Sendable {
    init(lines: Factory<MakeCartLine>, forms: PropertyInjector<Form>, sessions: ComponentFactory<Session>) {}
}
public struct Loose: Sendable {
    init(
        journal: Provider<Journal>, reading: any Reading, writing: any Writing, chicken: Chicken, ring: Ring1, visit: Visit,
        calendar: Calendar
    ) {}
}
public struct Shop: Sendable {
    public let front: Front

    init(front: Front, back: Back, loose: Loose) { self.front = front }
}

/// The whole shop.
public enum App: RootComponent {
    public typealias Scope = Singleton

    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: CheckoutModule.self)
        binder.include(module: AdminModule.self)
        binder.bind(Front.self).to(factory: Front.init)
        binder.bind(Back.self).to(factory: Back.init)  // here: cartLinesMissing formInjectorMissing sessionNotInstalled
        binder.bind(Loose.self).to(factory: Loose.init)
        if !Fault.sessionNotInstalled.isMade { binder.install(dependency: Session.self) }
        if Fault.kiosk.isMade {
            binder.install(dependency: Kiosk.self)  // here: kiosk
        }
        binder.bind(Window.self).to(factory: Window.init)
        binder.bind((any Screen).self).intoCollection().to(factory: WindowScreen.init(windows:))
        if Fault.windowAnywhere.isMade {
            binder.bind((any Screen).self).intoCollection().to { (windows: Provider<Window>) in EmptyScreen() }  // here: windowAnywhere
        }
        if Fault.lateClock.isMade {
            LateModule.drawer.binder = binder
            binder.include(module: LateModule.self)
        }
    }

    public static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

struct EmptyScreen: Screen {}
struct WindowScreen: Screen { init(windows: MainActorProvider<Window>) {} }

// SPDX-License-Identifier: Apache-2.0
