import TestTools
import Testing

@testable import Cleanse

private struct Spoon: Sendable {}
private struct Fork: Cleanse.Tag { typealias Element = Spoon }
private struct Bowl {
    init(spoon: TaggedProvider<Fork>) {}
}
private struct Table {
    init(bowl: Bowl, spoon: Provider<Spoon>, fork: TaggedProvider<Fork>) {}
}

private struct TableComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind().to(factory: Bowl.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Table>) -> BindingReceipt<Table> {
        bind.to(factory: Table.init)
    }
}

private final class Hammer: Sendable {
    init(nail: Nail) {}
}

private final class Nail: Sendable {
    init(hammer: Hammer) {}
}

private struct Kit: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind().sharedInScope().to(factory: Nail.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Hammer>) -> BindingReceipt<Hammer> {
        bind.to(factory: Hammer.init)
    }
}

private struct Storey: Cleanse.Scope {}

private struct House: RootComponent {
    static func configure(binder: Binder<Storey>) { binder.install(dependency: Room.self) }
    static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> { bind.to(value: ()) }
}

private struct Room: Component {
    static func configure(binder: Binder<Storey>) {}
    static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> { bind.to(value: ()) }
}

private func thrown<C: RootComponent>(_ component: C.Type) -> (any Error)? {
    do {
        _ = try ComponentFactory.of(C.self)
        return nil
    } catch {
        return error
    }
}

func isSame(_ one: Any.Type?, _ other: Any.Type?) -> Bool { one == other }

@Suite(.watched) struct ErrorTextTests {
    @Test func `several missing bindings are one MultiError, each with all its requesters`() throws {
        let error = try #require(thrown(TableComponent.self) as? MultiError)
        #expect(
            error.description == """
                error 1/2: *** TaggedProvider<Fork> *** binding missing
                  -> required by Bowl at CleanseTests/ErrorTextTests.swift:17
                  -> required by Table at CleanseTests/ErrorTextTests.swift:21
                  TableComponent.root → Spoon tagged Fork
                  help: bind(Spoon.self).tagged(with: Fork.self) in a module that TableComponent includes
                error 2/2: *** Spoon *** binding missing
                  -> required by Table at CleanseTests/ErrorTextTests.swift:21
                  TableComponent.root → Spoon
                  help: bind(Spoon.self) in a module that TableComponent includes
                """)
        let missing = try #require(error.errors.first as? MissingProvider)
        #expect(isSame(missing.requestedType, TaggedProvider<Fork>.self))
        #expect(missing.requests.map { isSame($0.providerRequiredFor, Bowl.self) } == [true, false])
        #expect(missing.diagnostic.id == .missingBinding)
    }

    @Test func `nearby bindings are named`() throws {
        struct Drawer: RootComponent {
            static func configure(binder: UnscopedBinder) {
                binder.bind(Spoon.self).tagged(with: Fork.self).to(factory: Spoon.init)
            }
            static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                bind.to { (spoon: Spoon, fork: TaggedProvider<Fork>) in "" }
            }
        }
        let error = try #require(thrown(Drawer.self) as? MissingProvider)
        #expect(
            error.description == """
                *** Spoon *** binding missing
                  -> required by String at CleanseTests/ErrorTextTests.swift:93
                  ErrorTextTests.Drawer.root → Spoon
                  note: Spoon tagged Fork is bound at CleanseTests/ErrorTextTests.swift:90:28 (installed by ErrorTextTests.Drawer)
                  help: request Tagged<Fork> in ErrorTextTests.Drawer.root
                  help: bind(Spoon.self) in a module that ErrorTextTests.Drawer includes
                """)
    }

    @Test func `a cycle names each requester of the next binding`() throws {
        let error = try #require(thrown(Kit.self) as? DependencyCycle)
        #expect(
            error.description == """
                *** Nail *** Dependency Cycle Detected
                  -> required by Hammer at CleanseTests/ErrorTextTests.swift:39
                  -> required by Nail at CleanseTests/ErrorTextTests.swift:35
                  Kit.root → Nail → Kit.root
                  help: request Provider<Hammer> in Nail
                """)
        #expect(isSame(error.requestedType, Nail.self))
    }

    @Test func `a scope within itself names both components`() throws {
        let error = try #require(thrown(House.self) as? InvalidScopeNesting)
        #expect(
            error.description == """
                Component (House) contains a component (Room) with the same scope: (Storey)
                  note: Room is installed at CleanseTests/ErrorTextTests.swift:46:67
                  note: House is built at CleanseTests/ErrorTextTests.swift:57:36
                  help: give Room its own scope: struct RoomScope: Scope {}
                """)
        #expect(isSame(error.outerComponent, House.self) && isSame(error.innerComponent, Room.self))
    }

    @Test func `what Cleanse had no error for is a GraphFault with the whole finding`() throws {
        struct Twice: RootComponent {
            static func configure(binder: UnscopedBinder) {
                binder.bind(Int.self).to(value: 1)
                binder.bind(Int.self).to(value: 2)
            }
            static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                bind.to { (number: Int) in "\(number)" }
            }
        }
        let error = try #require(thrown(Twice.self) as? GraphFault)
        #expect(error.diagnostic.id == .duplicateBinding)
        #expect(error.description.contains("Int is bound twice [duplicate-binding]"))
    }

    @Test func `a component that was not installed is a missing binding`() throws {
        struct Porch: RootComponent {
            static func configure(binder: UnscopedBinder) {}
            static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                bind.to { (_: ComponentFactory<Room>, _: Assisted<Int>) in "" }
            }
        }
        let error = try #require(thrown(Porch.self) as? MultiError)
        #expect(error.errors.map { isSame(($0 as? MissingProvider)?.requestedType, ComponentFactory<Room>.self) } == [true, false])
        #expect(error.errors.map { isSame(($0 as? MissingProvider)?.requestedType, Assisted<Int>.self) } == [false, true])
    }

    @Test func `the API of Dovetail throws the errors of Dovetail, which are errors of Cleanse, too`() throws {
        #expect(throws: GraphError.self) { try ComponentFactory.of(Kit.self, replacing: []) }
        #expect { try Kit.build() } throws: { $0 is any CleanseError }
    }
}

// SPDX-License-Identifier: Apache-2.0
