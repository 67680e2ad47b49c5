import TestTools
import Testing

@testable import Cleanse

private class Vehicle {
    var wheels = 0
    var log: [String] = []

    func injectVehicle(_ wheels: Int) {
        self.wheels = wheels
        log.append("vehicle")
    }
}

private class Lorry: Vehicle {
    func injectLorry(_ name: TaggedProvider<Name>) { log.append(name.get()) }
}

private final class Trailer: Lorry {}

private final class Engine: Sendable {}
private struct Name: Cleanse.Tag { typealias Element = String }
private struct Spare: Cleanse.Tag { typealias Element = Engine }

private struct Parts: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).to(value: 6)
        binder.bind(String.self).tagged(with: Name.self).to(value: "lorry")
        binder.bind().sharedInScope().to(factory: Engine.init)
        binder.bind().tagged(with: Spare.self).sharedInScope().to(factory: Engine.init)
        binder.bindPropertyInjectionOf(Vehicle.self).to(injector: Vehicle.injectVehicle)
        binder.bindPropertyInjectionOf(Lorry.self).to(injector: Lorry.injectLorry)
    }
}

private struct Garage: RootComponent {
    typealias Root = LegacyObjectGraph

    static func configure(binder: Binder<Singleton>) { binder.include(module: Parts.self) }
}

/// Holds on to the graph that it is a shared part of.
private final class Mechanic: Sendable {
    let graph: LegacyObjectGraph
    let engine: Engine
    init(graph: LegacyObjectGraph, engine: Engine) {
        self.graph = graph
        self.engine = engine
    }
}

private struct Workshop: RootComponent {
    struct Root {
        let mechanic: Mechanic
        let rooms: ComponentFactory<Room>
    }

    struct PerRoom: Cleanse.Scope {}

    struct Room: Component {
        typealias Root = LegacyObjectGraph
        static func configure(binder: Binder<PerRoom>) { binder.bind().sharedInScope().to(factory: Table.init) }
    }

    final class Table: Sendable {}

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Parts.self)
        binder.install(dependency: Room.self)
        binder.bind().sharedInScope().to(factory: Mechanic.init)
        binder.bind(LegacyObjectGraph.self).configured(with: LegacyObjectGraph.configure)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
}

/// A child that has an engine and an injector of its own, where its parent has them, too: Cleanse allowed it.
private struct Depot: RootComponent {
    struct Root {
        let engine: Engine
        let spare: TaggedProvider<Spare>
        let bays: ComponentFactory<Bay>
    }

    struct PerBay: Cleanse.Scope {}

    struct Bay: Component {
        typealias Root = LegacyObjectGraph
        static func configure(binder: Binder<PerBay>) {
            binder.bind().sharedInScope().to(factory: Engine.init)
            binder.bindPropertyInjectionOf(Lorry.self).to { (lorry: Lorry) in lorry.log.append("bay") }
        }
    }

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Parts.self)
        binder.install(dependency: Bay.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
}

/// A shared lobby that builds rooms, which outlive it and the hotel.
private struct Hotel: RootComponent {
    final class Lobby: Sendable {
        let rooms: ComponentFactory<Room>
        init(rooms: ComponentFactory<Room>) { self.rooms = rooms }
    }

    /// Not shared, and needs what is.
    final class Porter: Sendable {
        let engine: Engine
        let lobby: Lobby
        init(engine: Engine, lobby: Lobby) {
            self.engine = engine
            self.lobby = lobby
        }
    }

    struct PerRoom: Cleanse.Scope {}
    struct PerCupboard: Cleanse.Scope {}

    final class Bed: Sendable {}

    struct Room: Component {
        typealias Root = LegacyObjectGraph
        static func configure(binder: Binder<PerRoom>) {
            binder.install(dependency: Cupboard.self)
            binder.bind().sharedInScope().to(factory: Bed.init)
            binder.bind().to(factory: Key.init)
        }
    }

    final class Key: Sendable {
        let cupboards: ComponentFactory<Cupboard>
        init(cupboards: ComponentFactory<Cupboard>) { self.cupboards = cupboards }
    }

    struct Cupboard: Component {
        typealias Root = Shelf
        static func configure(binder: Binder<PerCupboard>) {
            binder.bind(LegacyObjectGraph.self).configured(with: LegacyObjectGraph.configure)
        }
        static func configureRoot(binder bind: ReceiptBinder<Shelf>) -> BindingReceipt<Shelf> { bind.to(factory: Shelf.init) }
    }

    final class Shelf: Sendable {
        let graph: Provider<LegacyObjectGraph>
        init(graph: Provider<LegacyObjectGraph>) { self.graph = graph }
    }

    struct Root {
        let lobby: Lobby
        let engines: Provider<Engine>
    }

    static func configure(binder: Binder<Singleton>) {
        binder.install(dependency: Room.self)
        binder.bind().sharedInScope().to(factory: Lobby.init)
        binder.bind().sharedInScope().to(factory: Engine.init)
        binder.bind().to(factory: Porter.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
}

private func text(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
}

private func isOne(_ one: AnyObject, _ other: AnyObject) -> Bool { one === other }

@Suite(.watched) struct LegacyTests {
    @Test func `objects are found by class and by the name of their tag`() throws {
        let graph = try ComponentFactory.of(Garage.self).build(())
        let engine = graph.objectForClass(cls: Engine.self)
        let spare = graph.objectForClass(cls: Engine.self, withName: "Spare")

        let again = [graph.providerForClass(cls: Engine.self), graph.providerForClass(cls: Engine.self, withName: "Spare")]
            .map { $0() }
        #expect(isOne(engine, again[0]))
        #expect(isOne(spare, again[1]))
        #expect(!isOne(engine, spare))
        #expect(engine is Engine && spare is Engine)
        #expect(!graph.lookup.has(Engine.self, tagged: "Nobody"))
        #expect(!graph.lookup.has(Mechanic.self))
    }

    @Test func `injectors run along the class hierarchy, from the base`() throws {
        let graph = try ComponentFactory.of(Garage.self).build(())
        let vehicle = Vehicle(), lorry = Lorry(), trailer = Trailer()
        for object in [vehicle, lorry, trailer] { graph.injectPropertiesIntoObject(object: object) }

        #expect([vehicle, lorry, trailer].map(\.wheels) == [6, 6, 6])
        #expect([vehicle, lorry, trailer].map(\.log) == [["vehicle"], ["vehicle", "lorry"], ["vehicle", "lorry"]])
    }

    @Test func `a look-up of an unbound type ends the program with the name of the type`() async throws {
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try ComponentFactory.of(Garage.self).build(()).objectForClass(cls: Engine.self, withName: "Nobody")
        }
        let uninjected = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try ComponentFactory.of(Garage.self).build(()).injectPropertiesIntoObject(object: Engine())
        }
        #expect(
            try text(missing).contains("nothing is bound for Engine tagged Nobody, which was requested from a LegacyObjectGraph"))
        #expect(
            try text(uninjected).contains("no property injector is bound for Engine, nor for a class that it inherits from"))
    }

    @Test func `what is nearer hides what is farther`() throws {
        let root = try ComponentFactory.of(Depot.self).build(())
        let bay = root.bays.build(())
        let lorry = Lorry()
        bay.injectPropertiesIntoObject(object: lorry)

        #expect(lorry.log == ["vehicle", "bay"])
        #expect(!isOne(bay.objectForClass(cls: Engine.self), root.engine))
        #expect(isOne(bay.objectForClass(cls: Engine.self, withName: "Spare"), root.spare.get()))
    }

    @Test func `a child finds its parent's shared instances, and its own`() throws {
        let root = try ComponentFactory.of(Workshop.self).build(())
        let room = root.rooms.build(())
        #expect(isOne(room.objectForClass(cls: Engine.self), root.mechanic.engine))
        #expect(isOne(room.objectForClass(cls: Workshop.Table.self), room.objectForClass(cls: Workshop.Table.self)))
    }

    @Test func `a shared instance that retains the graph does not retain its component`() throws {
        weak var mechanic: Mechanic?
        weak var engine: Engine?
        do {
            let root = try ComponentFactory.of(Workshop.self).build(())
            mechanic = root.mechanic
            engine = root.mechanic.engine
            #expect(isOne(root.mechanic.graph.objectForClass(cls: Mechanic.self), root.mechanic))
            #expect(isOne(root.mechanic.graph.objectForClass(cls: Engine.self), root.mechanic.engine))
        }
        #expect(mechanic == nil)
        #expect(engine == nil)
    }

    @Test(arguments: [true, false])
    func `a child that outlives its root still finds everything`(isMadeBefore: Bool) throws {
        weak var engine: Engine?
        weak var lobby: Hotel.Lobby?
        do {
            var root: Hotel.Root? = try ComponentFactory.of(Hotel.self).build(())
            lobby = root?.lobby
            if isMadeBefore { engine = root?.engines.get() }
            let room = try #require(root?.lobby.rooms.build(()))
            root = nil
            #expect(lobby == nil)

            let found = try #require(room.objectForClass(cls: Engine.self) as? Engine)
            if isMadeBefore { #expect(found === engine) }
            engine = found
            #expect(isOne(room.objectForClass(cls: Engine.self), found))
            #expect(isOne(room.objectForClass(cls: Hotel.Bed.self), room.objectForClass(cls: Hotel.Bed.self)))
            // The lobby is created again for its requester, like all unshared instances of a child.
            let porter = try #require(room.objectForClass(cls: Hotel.Porter.self) as? Hotel.Porter)
            #expect(porter.engine === found)
            #expect(isOne(room.objectForClass(cls: Hotel.Lobby.self), porter.lobby))
            lobby = porter.lobby
        }
        #expect(engine == nil)
        #expect(lobby == nil)
    }

    @Test func `so does a child of that child`() throws {
        weak var engine: Engine?
        do {
            var root: Hotel.Root? = try ComponentFactory.of(Hotel.self).build(())
            engine = root?.engines.get()
            var room = root?.lobby.rooms.build(())
            root = nil
            let key = try #require(room?.objectForClass(cls: Hotel.Key.self) as? Hotel.Key)
            room = nil
            let shelf = key.cupboards.build(())
            #expect(isOne(shelf.graph.get().objectForClass(cls: Engine.self), try #require(engine)))
            #expect(shelf.graph.get().objectForClass(cls: Hotel.Bed.self) is Hotel.Bed)
        }
        #expect(engine == nil)
    }

    @Test func `a lookup in a child is no retain cycle`() throws {
        let findings = try ComponentFactory.of(Hotel.self).diagnostics
        #expect(findings.filter { $0.id == .retainCycle }.isEmpty)
    }

    @Test func `a retained graph retains its component`() throws {
        weak var engine: AnyObject?
        var graph: LegacyObjectGraph? = try ComponentFactory.of(Garage.self).build(())
        engine = graph?.objectForClass(cls: Engine.self)
        #expect(engine != nil)
        graph = nil
        #expect(engine == nil)
    }
}

// SPDX-License-Identifier: Apache-2.0
