import Cleanse
import TestTools
import XCTest

class Account {
    let name: String
    init(name: String) { self.name = name }
}

struct LoggedIn: Scope {}

/// A child that binds what its parent binds has its own: so it was with Cleanse.
struct Session: Component {
    typealias Root = SessionRoot
    typealias Seed = String

    static func configure(binder: Binder<LoggedIn>) {
        binder.bind().sharedInScope().to(factory: Account.init)
        binder.bind(Int.self).to(value: 2)
    }

    static func configureRoot(binder bind: ReceiptBinder<SessionRoot>) -> BindingReceipt<SessionRoot> {
        return bind.to(factory: SessionRoot.init)
    }
}

struct SessionRoot {
    let account: Account
    let again: Provider<Account>
    let number: Int
    let store: Store
}

class Store {
    let number: Int
    init(number: Int) { self.number = number }
}

struct Guest: Tag {
    typealias Element = String
}

struct Visit: Component {
    typealias Root = String
    typealias Seed = TaggedProvider<Guest>

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        return bind.to { (guest: TaggedProvider<Guest>) in "visit of \(guest.get())" }
    }
}

class Lobby {
    let sessions: ComponentFactory<Session>
    let visits: ComponentFactory<Visit>
    let store: Store
    init(sessions: ComponentFactory<Session>, visits: ComponentFactory<Visit>, store: Store) {
        self.sessions = sessions
        self.visits = visits
        self.store = store
    }
}

struct LobbyComponent: RootComponent {
    typealias Root = Lobby

    static func configure(binder: Binder<Singleton>) {
        binder.install(dependency: Session.self)
        binder.install(dependency: Visit.self)
        binder.bind(Int.self).to(value: 1)
        binder.bind().sharedInScope().to(factory: Store.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Lobby>) -> BindingReceipt<Lobby> {
        return bind.to(factory: Lobby.init)
    }
}

// MARK: A module that requires a binding of its includer

protocol Greeter {
    func greet() -> String
}

protocol GreeterModule: Module {
    static func configureGreeter(binder bind: ReceiptBinder<Greeter>) -> BindingReceipt<Greeter>
}

struct FriendlyModule: GreeterModule {
    struct Friendly: Greeter {
        func greet() -> String { return "hello" }
    }

    static func configure(binder: Binder<Singleton>) {
        binder.bind().sharedInScope().to(factory: Friendly.init)
    }

    static func configureGreeter(binder bind: ReceiptBinder<Greeter>) -> BindingReceipt<Greeter> {
        return bind.to { $0 as Friendly }
    }
}

struct Hall<Greeting: GreeterModule>: RootComponent where Greeting.Scope == Singleton {
    typealias Root = [String]

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Greeting.self)
        binder.bind().configured(with: Greeting.configureGreeter)
    }

    static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
        return bind.to { (greeter: Greeter, perhaps: Greeter?) in [greeter.greet(), perhaps?.greet() ?? "nobody"] }
    }
}

// MARK: Injection

class Delegate {
    var store: Store!
    var word: String!

    func injectProperties(_ store: Store, word: TaggedProvider<Guest>) {
        self.store = store
        self.word = word.get()
    }

    struct Component: Cleanse.RootComponent {
        typealias Root = PropertyInjector<Delegate>

        static func configure(binder: Binder<Singleton>) {
            binder.bind().sharedInScope().to(factory: Store.init)
            binder.bind(Int.self).to(value: 9)
            binder.bind(String.self).tagged(with: Guest.self).to(value: "Ann")
            binder.bindPropertyInjectionOf(Panel.self).configured(with: configurePanel)
        }

        static func configureRoot(
            binder bind: ReceiptBinder<PropertyInjector<Delegate>>
        ) -> BindingReceipt<PropertyInjector<Delegate>> {
            return bind.propertyInjector(configuredWith: configureDelegate)
        }

        static func configureDelegate(
            binder bind: PropertyInjectionReceiptBinder<Delegate>
        ) -> BindingReceipt<PropertyInjector<Delegate>> {
            return bind.to(injector: Delegate.injectProperties)
        }

        static func configurePanel(
            binder bind: PropertyInjectionReceiptBinder<Panel>
        ) -> BindingReceipt<PropertyInjector<Panel>> {
            return bind.to { $0.number = ($1 as Store).number }
        }
    }
}

class Panel {
    var number = 0
}

class Detail {
    let id: String
    let store: Store
    init(id: Assisted<String>, store: Store) {
        self.id = id.get()
        self.store = store
    }

    struct Making: AssistedFactory {
        typealias Seed = String
        typealias Element = Detail
    }

    struct Module: Cleanse.Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bindFactory(Detail.self).with(Making.self).to(factory: Detail.init)
        }
    }
}

struct Catalogue {
    let details: Factory<Detail.Making>
}

struct CatalogueComponent: RootComponent {
    typealias Root = Catalogue

    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: Detail.Module.self)
        binder.bind(Int.self).to(value: 1)
        binder.bind().to(factory: Store.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Catalogue>) -> BindingReceipt<Catalogue> {
        return bind.to(factory: Catalogue.init)
    }
}

final class ComponentTests: WatchedTestCase {
    func testSeedsScopesAndAChildThatBindsWhatItsParentBinds() throws {
        let lobby = try ComponentFactory.of(LobbyComponent.self).build(())
        let ann = lobby.sessions.build("Ann"), bob = lobby.sessions.build("Bob")

        XCTAssertEqual([ann.account.name, bob.account.name], ["Ann", "Bob"])
        XCTAssertTrue(ann.account === ann.again.get())
        XCTAssertEqual(ann.number, 2)
        XCTAssertTrue(ann.store === lobby.store)
        XCTAssertEqual(lobby.store.number, 1)
        XCTAssertEqual(lobby.visits.build(TaggedProvider(getter: { "Cy" })), "visit of Cy")
    }

    func testConfiguredWith() throws {
        XCTAssertEqual(try ComponentFactory.of(Hall<FriendlyModule>.self).build(()), ["hello", "hello"])
    }

    func testPropertyInjection() throws {
        let delegate = Delegate()
        try ComponentFactory.of(Delegate.Component.self).build(()).injectProperties(into: delegate)
        XCTAssertEqual(delegate.store.number, 9)
        XCTAssertEqual(delegate.word, "Ann")
    }

    func testAssistedInjection() throws {
        let catalogue = try ComponentFactory.of(CatalogueComponent.self).build(())
        XCTAssertEqual(catalogue.details.build("7").id, "7")
    }
}

// SPDX-License-Identifier: Apache-2.0
