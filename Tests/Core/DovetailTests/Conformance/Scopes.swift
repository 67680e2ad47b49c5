import Dovetail
import TestTools
import Testing

@Suite(.watched) struct Scopes {
    struct LoggedIn: Scope {}
    final class Engine: Sendable {}
    final class Car: Sendable {
        let engine: Engine
        init(engine: Engine) { self.engine = engine }
    }

    @Test func `a shared instance is created once for each instance of the component`() throws {
        let component = try factory(Provider<Car>.self) { binder in
            binder.bind(Engine.self).sharedInScope().to(factory: Engine.init)
            binder.bind(Car.self).to(factory: Car.init)
        }
        let (one, other) = (component.build().value, component.build().value)
        #expect(one.get().engine === one.get().engine)
        #expect(one.get() !== one.get())
        #expect(one.get().engine !== other.get().engine)
    }

    @Test func `a child resolves its parent's shared instances`() throws {
        struct Pair {
            let engine: Engine
            let children: ComponentFactory<Child>
        }
        enum Child: Asking {
            typealias Scope = LoggedIn
            typealias What = Car
            static func configure(binder: Binder<LoggedIn>) {
                binder.bind(Car.self).sharedInScope().to(factory: Car.init)
            }
        }
        let pair = try ask(Pair.self) { binder in
            binder.bind(Engine.self).sharedInScope().to(factory: Engine.init)
            binder.install(dependency: Child.self)
            binder.bind(Pair.self).to(factory: Pair.init)
        }
        let (one, other) = (pair.children.build().value, pair.children.build().value)
        #expect(one !== other)
        #expect(one.engine === pair.engine && other.engine === pair.engine)
    }

    // `include(module:)` takes no module of another scope, and `sharedInScope()` is missing without one: Tests/MustNotCompile.

    @Test func `a replacement of another scope adopts the scope of the binding it replaces`() throws {
        enum Garage: Module {
            static func configure(binder: Binder<LoggedIn>) {
                binder.bind(Engine.self).sharedInScope().to(factory: Engine.init)
                binder.bind(Car.self).sharedInScope().to(factory: Car.init)
            }
        }
        let write: Writing = { binder in
            binder.bind(Engine.self).sharedInScope().to(factory: Engine.init)
            binder.bind(Car.self).to(factory: Car.init)
        }
        #expect(findings(Car.self, replacing: [Garage.self], write).isEmpty)
        let cars = try ask(Provider<Car>.self, replacing: [Garage.self], write)
        #expect(cars.get() !== cars.get())
        #expect(cars.get().engine === cars.get().engine)
    }

    static func configureEngine(_ bind: ReceiptBinder<Engine>) -> BindingReceipt<Engine> {
        bind.sharedInScope().to(factory: Engine.init)
    }

    enum Workshop: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Engine.self).configured(with: configureEngine)
            binder.bind(Car.self).to(factory: Car.init)
        }
    }

    @Test func `a binding that only a receipt binder can share is shared in the component that includes it`() throws {
        let write: Writing = { $0.include(module: Workshop.self) }
        #expect(findings(Provider<Car>.self, write).errors.isEmpty)
        let cars = try ask(Provider<Car>.self, write)
        #expect(cars.get().engine === cars.get().engine)
    }

    @Test func `a component without a scope has no shared bindings, not even through a receipt binder`() throws {
        final class Owner: Sendable {
            init(car: Car) {}
        }
        enum Loose: RootComponent {
            static func configure(binder: Binder<Unscoped>) { binder.include(module: Workshop.self) }
            static func configureRoot(binder bind: ReceiptBinder<Owner>) -> BindingReceipt<Owner> {
                bind.sharedInScope().to(factory: Owner.init)
            }
        }
        let found = Loose.findings().errors
        #expect(
            found.map(\.message) == [
                "Scopes.Engine is shared, but Scopes.Loose has no scope", "Scopes.Loose.root is shared, but Scopes.Loose has no scope",
            ])
        #expect(Set(found.map(\.id)) == [.scopeMismatch])
        #expect(found.first?.help == ["declare typealias Scope = Singleton in Scopes.Loose, or remove sharedInScope()"])
    }

    @Test func `a child does not have the scope of its parent or of its parent's parent`() {
        struct Inner: Scope {}
        enum Grandchild: Asking {
            typealias Scope = Singleton
            typealias What = Int
        }
        enum Child: Asking {
            typealias Scope = Inner
            typealias What = ComponentFactory<Grandchild>
            static func configure(binder: Binder<Inner>) { binder.install(dependency: Grandchild.self) }
        }
        let line: UInt = #line - 2
        let found = findings(ComponentFactory<Child>.self) { binder in
            binder.install(dependency: Child.self)
            binder.bind(Int.self).to(value: 1)
        }
        #expect(found.brief(from: line) == ["repeated-scope +0"])
        #expect(
            found.first?.message
                == "the scope of Scopes.Grandchild is Singleton, which is already the scope of Asker<ComponentFactory<Scopes.Child>>")
    }

    @Test func `a child that is installed in two components, and has the scope of their parent, is one finding`() {
        struct Left: Scope {}
        struct Right: Scope {}
        enum Grandchild: Asking {
            typealias Scope = Singleton
            typealias What = Int
        }
        enum One: Asking {
            typealias Scope = Left
            typealias What = ComponentFactory<Grandchild>
            static func configure(binder: Binder<Left>) { binder.install(dependency: Grandchild.self) }
        }
        enum Other: Asking {
            typealias Scope = Right
            typealias What = ComponentFactory<Grandchild>
            static func configure(binder: Binder<Right>) { binder.install(dependency: Grandchild.self) }
        }
        let line: UInt = #line
        let found = findings((ComponentFactory<One>, ComponentFactory<Other>).self) { binder in
            binder.install(dependency: One.self)
            binder.install(dependency: Other.self)
            binder.bind(Int.self).to(value: 1)
            binder.bind().to { (one: ComponentFactory<One>, other: ComponentFactory<Other>) in (one, other) }
        }
        #expect(found.brief(from: line) == ["repeated-scope -7"])
        #expect(
            found[0].notes.map(\.message) == [
                "Scopes.Grandchild is installed", "Scopes.Grandchild is installed",
                "Asker<(ComponentFactory<Scopes.One>, ComponentFactory<Scopes.Other>)> is built",
            ])
        #expect(found[0].noteLines(from: line) == [-7, -2, 1])
    }

    final class Shop: Sendable {
        let engine: WeakProvider<Engine>
        let number: Provider<Int>
        init(engine: WeakProvider<Engine>, number: Provider<Int>) {
            self.engine = engine
            self.number = number
        }
    }

    final class Garage: Sendable {
        let engine: WeakProvider<Engine>
        let cars: Provider<Car>
        init(engine: WeakProvider<Engine>, cars: Provider<Car>) {
            self.engine = engine
            self.cars = cars
        }
    }

    @Test func `a provider in a shared root retains what it provides, and not the component`() throws {
        enum SharedShop: RootComponent {
            typealias Scope = Singleton
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Engine.self).sharedInScope().to(factory: Engine.init)
                binder.bind(Int.self).to(value: 1)
            }
            static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
                bind.sharedInScope().to(factory: Shop.init)
            }
        }
        enum UnsharedShop: RootComponent {
            typealias Scope = Singleton
            static func configure(binder: Binder<Singleton>) { SharedShop.configure(binder: binder) }
            static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> { bind.to(factory: Shop.init) }
        }
        enum SharedGarage: RootComponent {
            typealias Scope = Singleton
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Engine.self).sharedInScope().to(factory: Engine.init)
                binder.bind(Car.self).to(factory: Car.init)
            }
            static func configureRoot(binder bind: ReceiptBinder<Garage>) -> BindingReceipt<Garage> {
                bind.sharedInScope().to(factory: Garage.init)
            }
        }
        let shared = try SharedShop.build()
        #expect(shared.engine.get() == nil)
        #expect(shared.number.get() == 1)
        let unshared = try UnsharedShop.build()
        #expect(unshared.engine.get() != nil)
        #expect(unshared.engine.get() === unshared.engine.get())
        let garage = try SharedGarage.build()
        let engine = garage.cars.get().engine
        #expect(garage.engine.get() === engine)
    }

    enum Session: Asking {
        typealias Scope = LoggedIn
        typealias What = Engine
        static func configure(binder: Binder<LoggedIn>) {
            binder.bind(Engine.self).sharedInScope().to(factory: Engine.init)
        }
    }

    @Test func `a shared instance of the root cannot depend on a binding of a child`() {
        let line: UInt = #line
        let found = findings(Car.self) { binder in
            binder.install(dependency: Session.self)
            binder.bind(Car.self).sharedInScope().to(factory: Car.init)
        }
        #expect(found.brief(from: line) == ["missing-binding +3"])
        #expect(found.first?.notes.map(\.message).contains("bound only in Scopes.Session, a child of Asker<Scopes.Car>,") == true)
    }

    @Test func `the same through a further binding names both ends`() {
        struct Middle { let engine: Engine }
        final class Garage: Sendable { init(middle: Middle) {} }
        let line: UInt = #line
        let found = findings(Garage.self) { binder in
            binder.install(dependency: Session.self)
            binder.bind(Garage.self).sharedInScope().to(factory: Garage.init)
            binder.bind(Middle.self).to(factory: Middle.init)
        }
        #expect(found.errors.brief(from: line) == ["missing-binding +4"])
        #expect(Array(found[0].path.suffix(3)) == ["Scopes.Garage", "Scopes.Middle", "Scopes.Engine"])
    }

    @Test func `a shared instance may retain a provider of an instance with a shorter lifetime`() throws {
        final class Garage: Sendable {
            let cars: Provider<Car>
            init(cars: Provider<Car>) { self.cars = cars }
        }
        let write: Writing = { binder in
            binder.bind(Garage.self).sharedInScope().to(factory: Garage.init)
            binder.bind(Car.self).to(factory: Car.init)
            binder.bind(Engine.self).to(factory: Engine.init)
        }
        #expect(findings(Garage.self, write).isEmpty)
        let garage = try ask(Garage.self, write)
        #expect(garage.cars.get() !== garage.cars.get())
    }

    @Test func `a shared struct is created once and copied afterwards`() throws {
        struct Settings: Equatable, Sendable {
            var number: Int
            var text = "a text that does not fit into fifteen bytes"
        }
        let made = Counter()
        let settings = try ask(Provider<Settings>.self) { binder in
            binder.bind(Settings.self).sharedInScope().to { Settings(number: made.next()) }
        }
        var copy = settings.get()
        copy.number = 7
        #expect(settings.get() == Settings(number: 0))
        #expect(made.value == 1)
    }

    @Test func `a shared nil is stored, too`() throws {
        let made = Counter()
        let provider = try ask(Provider<Engine?>.self) { binder in
            binder.bind(Engine?.self).sharedInScope().to { () -> Engine? in
                made.next()
                return nil
            }
        }
        #expect(provider.get() == nil)
        #expect(provider.get() == nil)
        #expect(made.value == 1)
    }

    @Test func `a binding that is shared twice is shared`() throws {
        let engines = try ask(Provider<Engine>.self) { binder in
            binder.bind(Engine.self).sharedInScope().sharedInScope().to(factory: Engine.init)
        }
        #expect(engines.get() === engines.get())
    }

    @Test func `a shared instance of a child gets the seed of this child and never of its sibling`() throws {
        final class User: Sendable {
            let name: String
            init(name: String) { self.name = name }
        }
        enum Child: Asking {
            typealias Scope = LoggedIn
            typealias Seed = String
            typealias What = Provider<User>
            static func configure(binder: Binder<LoggedIn>) {
                binder.bind(User.self).sharedInScope().to(factory: User.init)
            }
        }
        let children = try ask(ComponentFactory<Child>.self) { $0.install(dependency: Child.self) }
        let ada = children.build("Ada").value
        let bob = children.build("Bob").value
        #expect([bob.get().name, ada.get().name, bob.get().name] == ["Bob", "Ada", "Bob"])
        #expect(ada.get() === ada.get() && ada.get() !== bob.get())
    }

    @Test func `a shared instance of a child is deallocated with the child, not with the parent`() throws {
        final class Root: Sendable {
            let sessions: ComponentFactory<Session>
            let engine: Provider<Int>
            init(sessions: ComponentFactory<Session>, engine: Provider<Int>) {
                self.sessions = sessions
                self.engine = engine
            }
        }
        let root = try ask(Root.self) { binder in
            binder.install(dependency: Session.self)
            binder.bind(Int.self).to(value: 1)
            binder.bind(Root.self).sharedInScope().to(factory: Root.init)
        }
        weak let engine: Engine? = root.sessions.build().value
        #expect(engine == nil)
        #expect(root.engine.get() == 1)
    }
}

// SPDX-License-Identifier: Apache-2.0
