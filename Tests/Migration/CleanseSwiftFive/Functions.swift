import Cleanse
import TestTools
import XCTest

// Functions, closures and initializers as Cleanse took them. This file must compile without a warning.

class Fuel {
    let liters: Int
    init(liters: Int = 5) { self.liters = liters }
}

class Motor {
    let fuel: Fuel
    init(fuel: Fuel) { self.fuel = fuel }
    init() { fuel = Fuel(liters: 0) }
}

protocol Fueled {
    init(fuel: Fuel)
    static func made(fuel: Fuel) -> Self
}

struct Boat: Fueled {
    let fuel: Fuel
    init(fuel: Fuel) { self.fuel = fuel }
    static func made(fuel: Fuel) -> Boat { return Boat(fuel: fuel) }
}

struct Spare: Tag {
    typealias Element = Motor
}

struct Backup: Tag {
    typealias Element = Motor
}

struct Stored: Tag {
    typealias Element = Motor
}

struct Named: Tag {
    typealias Element = String
}

struct NoScope: _ScopeBase {}

enum Motors {
    static func make(fuel: Fuel) -> Motor { return Motor(fuel: fuel) }
    static let stored: (Fuel) -> Motor = { Motor(fuel: $0) }
    static func inject(dock: Dock, motor: Motor) { dock.motor = motor }
}

class Dock {
    var motor: Motor?
}

/// A module of which the bound type is a parameter.
struct FueledModule<Vehicle: Fueled>: Module {
    static func configure(binder: UnscopedBinder) {
        bind(Vehicle.self, binder)
        binder.bind(Vehicle?.self).to(factory: Vehicle.made)
        binder.bind(String.self).tagged(with: Named.self).to { String(describing: Vehicle.self) }
    }

    static func bind(_ type: Vehicle.Type, _ binder: UnscopedBinder) {
        binder.bind(Vehicle.self).to { type.init(fuel: $0) }
    }
}

struct MotorModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind().to { Fuel() }
        binder.bind(Motor.self).sharedInScope().to(factory: self.make)
        binder.bind(Motor.self).tagged(with: Spare.self).to(factory: Motors.make)
        binder.bind(Motor.self).tagged(with: Stored.self).to(factory: Motors.stored)
        binder.bind(Motor.self).intoCollection().to(factory: Motors.make)
        binder.bind(Motor.self).tagged(with: Backup.self).to(factory: Motor.init as () -> Motor)
        binder.bindPropertyInjectionOf(Dock.self).to(injector: Motors.inject)
    }

    static func make(fuel: Fuel) -> Motor { return Motor(fuel: fuel) }
}

struct Harbor {
    let motor: Motor
    let spare: TaggedProvider<Spare>
    let stored: TaggedProvider<Stored>
    let backup: TaggedProvider<Backup>
    let motors: [Motor]
    let boat: Boat
    let maybe: Boat?
    let name: TaggedProvider<Named>
    let injector: PropertyInjector<Dock>
}

struct HarborComponent: RootComponent {
    typealias Root = Harbor

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: MotorModule.self)
        binder.include(module: FueledModule<Boat>.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Harbor>) -> BindingReceipt<Harbor> {
        return bind.to(factory: make)
    }

    static let make = Harbor.init
}

// MARK: Initializers of several numbers of parameters

class Anchor {
    let weight: Int
    init() { weight = 1 }
    init(weight: Int) { self.weight = weight }
    init(weight: Int, factor: Int) { self.weight = weight * factor }
}

struct AnchorComponent: RootComponent {
    typealias Root = Anchor

    static func configure(binder: UnscopedBinder) { binder.bind(Int.self).to(value: 3) }

    static func configureRoot(binder bind: ReceiptBinder<Anchor>) -> BindingReceipt<Anchor> {
        return bind.to(factory: Anchor.init)
    }
}

// MARK: The seed of an assisted factory

struct Ticket {
    let text: String

    init(text: String) { self.text = text }
    init(id: Assisted<Int>) { text = "ticket \(id.get())" }
    init(id: Assisted<Int>, name: String) { text = "\(name) \(id.get())" }

    struct Whole: AssistedFactory {
        typealias Seed = Int
        typealias Element = Ticket
    }

    struct Statements: AssistedFactory {
        typealias Seed = Int
        typealias Element = Ticket
    }

    struct First: AssistedFactory {
        typealias Seed = Int
        typealias Element = Ticket
    }

    struct Last: AssistedFactory {
        typealias Seed = Int
        typealias Element = Ticket
    }

    struct Ignored: AssistedFactory {
        typealias Seed = Int
        typealias Element = Ticket
    }

    struct Pair: AssistedFactory {
        typealias Seed = (row: Int, seat: Int)
        typealias Element = Seat
    }
}

struct Seat {
    let text: String
    init(text: String) { self.text = text }
    init(place: Assisted<(row: Int, seat: Int)>) { text = "\(place.get().row)/\(place.get().seat)" }
}

struct Office {
    let whole: Factory<Ticket.Whole>
    let statements: Factory<Ticket.Statements>
    let first: Factory<Ticket.First>
    let last: Factory<Ticket.Last>
    let ignored: Factory<Ticket.Ignored>
    let pair: Factory<Ticket.Pair>
}

struct OfficeComponent: RootComponent {
    typealias Root = Office

    static func configure(binder: UnscopedBinder) {
        binder.bind(String.self).to(value: "bus")
        binder.bindFactory(Ticket.self).with(Ticket.Whole.self).to { Ticket(id: $0) }
        binder.bindFactory(Ticket.self).with(Ticket.Statements.self).to { (value) -> Ticket in
            let number = value.get() + 1
            return Ticket(text: "\(number)")
        }
        binder.bindFactory(Ticket.self).with(Ticket.First.self).to { (seed, name: String) in
            Ticket(text: "\(name) \(seed.get())")
        }
        binder.bindFactory(Ticket.self).with(Ticket.Last.self).to { (name: String, seed) in
            Ticket(text: "\(seed.get()) \(name)")
        }
        binder.bindFactory(Ticket.self).with(Ticket.Ignored.self).to { _ in Ticket(text: "none") }
        binder.bindFactory(Seat.self).with(Ticket.Pair.self).to(factory: Seat.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Office>) -> BindingReceipt<Office> {
        return bind.to(factory: Office.init)
    }
}

final class FunctionTests: WatchedTestCase {
    func testAnyFunctionMakesAnInstance() throws {
        let harbor = try ComponentFactory.of(HarborComponent.self).build(())
        let dock = Dock()
        harbor.injector.injectProperties(into: dock)

        XCTAssertEqual(harbor.motor.fuel.liters, 5)
        XCTAssertEqual([harbor.spare.get(), harbor.stored.get(), harbor.backup.get()].map(\.fuel.liters), [5, 5, 0])
        XCTAssertEqual(harbor.motors.map(\.fuel.liters), [5])
        XCTAssertEqual([harbor.boat.fuel.liters, harbor.maybe?.fuel.liters], [5, 5])
        XCTAssertEqual(harbor.name.get(), "Boat")
        XCTAssertTrue(dock.motor === harbor.motor)
    }

    func testTheInitializerWithoutParametersIsTakenWhereItIsOneOfSeveral() throws {
        XCTAssertEqual(try ComponentFactory.of(AnchorComponent.self).build(()).weight, 1)
    }

    func testTheTypeOfASeedNeedNotBeWritten() throws {
        let office = try ComponentFactory.of(OfficeComponent.self).build(())
        XCTAssertEqual(office.whole.build(7).text, "ticket 7")
        XCTAssertEqual(office.statements.build(7).text, "8")
        XCTAssertEqual(office.first.build(7).text, "bus 7")
        XCTAssertEqual(office.last.build(7).text, "7 bus")
        XCTAssertEqual(office.ignored.build(7).text, "none")
        XCTAssertEqual(office.pair.build((row: 2, seat: 3)).text, "2/3")
    }

    @MainActor
    func testAFactoryOfTheMainActorIsKnownToBelongToIt() {
        XCTAssertEqual(MainComponent.graph().bindings.map(\.isolation), [.mainActor, .mainActor, .nonisolated])
    }
}

@MainActor
class Console {
    let fuel: Fuel
    init(fuel: Fuel) { self.fuel = fuel }
}

struct MainComponent: RootComponent {
    typealias Root = Fuel

    static func configure(binder: UnscopedBinder) {
        binder.bind(Console.self).to(factory: Console.init)
        binder.bind(Motor.self).to { @MainActor in Motor(fuel: ($0 as Console).fuel) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Fuel>) -> BindingReceipt<Fuel> {
        return bind.to { Fuel() }
    }
}

// SPDX-License-Identifier: Apache-2.0
