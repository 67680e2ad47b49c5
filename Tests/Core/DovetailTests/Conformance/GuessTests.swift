import Dovetail
import Foundation
import TestTools
import Testing

/// What a report says about slips that the graph recognizes: the remedy is another one than a binding.
@Suite(.watched) struct GuessTests {
    struct Clock: Sendable {
        init(zone: TimeZone = .current) {}
    }
    struct Calendar: Sendable {
        init(clock: Clock, name: String? = nil, holidays: [String] = []) {}
    }
    protocol Theme: Sendable {}
    struct Ocean: Theme { let zone: TimeZone }

    struct Order: Sendable {}
    struct Ticket: Sendable {
        init(order: Order, clock: Int) {}
        init(assisted: Assisted<Order>) {}
    }
    struct MakeTicket: AssistedFactory {
        typealias Seed = Order
        typealias Element = Ticket
    }
    struct Title: Tag { typealias Element = String }

    /// The finding as a report shows it, without the locations.
    private func text(_ found: [Diagnostic]) -> [[String]] {
        found.map { finding in
            ["\(finding.message) [\(finding.id)]"] + finding.notes.map { "note: \($0.message)" } + finding.help.map { "help: \($0)" }
        }
    }

    // MARK: Default arguments

    @Test func `the initializer of a type may have a default argument for what is missing`() {
        let found = findings(Clock.self) { $0.bind(Clock.self).to(factory: Clock.init) }
        #expect(
            text(found) == [
                [
                    "nothing is bound for TimeZone [missing-binding]",
                    "note: required by GuessTests.Clock, bound",
                    "help: bind(TimeZone.self) in a module that Asker<GuessTests.Clock> includes",
                    "help: to { GuessTests.Clock() } in the binding of GuessTests.Clock, if the parameter has a default argument",
                ]
            ])
    }

    @Test func `of several parameters, of an optional and of a collection`() {
        let found = findings(Calendar.self) { binder in
            binder.bind(Clock.self).to { Clock() }
            binder.bind(Calendar.self).to(factory: Calendar.init)
        }
        let help = "to { GuessTests.Calendar(…) } in the binding of GuessTests.Calendar, if the parameter has a default argument"
        #expect(found.map(\.subject) == ["missing-binding Swift.String", "missing-binding Swift.Array<Swift.String>"])
        #expect(found.map(\.help.last) == [help, help])
    }

    @Test func `a contribution, whose type is not known, and a type of the program, which is to be bound`() {
        let contributed = findings([any Theme].self) { $0.bind((any Theme).self).intoCollection().to(factory: Ocean.init) }
        #expect(
            contributed.first?.help.last
                == "to { … } in the binding of an element of [GuessTests.Theme], if the parameter has a default argument")
        let own = findings(Asked<Ocean>.self) { $0.bind(Asked<Ocean>.self).to(factory: Asked.init(value:)) }
        #expect(own.first?.help.count == 1)
        let two = findings(Int.self) { binder in
            binder.bind(Int.self).to { (_: TimeZone, _: Clock) in 1 }
            binder.bind(Clock.self).to(factory: Clock.init)
        }
        #expect(two.first?.help.count == 1)
    }

    @Test func `the closure of a type of the standard library ignores no default argument`() {
        let found = findings(Int.self) { $0.bind(Int.self).to { (text: String) in text.count } }
        #expect(found.first?.help.count == 1)
    }

    // MARK: Assisted factories

    @Test func `the seed of a factory is requested as if it were bound`() {
        let found = findings(Factory<MakeTicket>.self) { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bindFactory(Ticket.self).with(MakeTicket.self).to(factory: Ticket.init(order:clock:))
        }
        #expect(
            text(found) == [
                [
                    "nothing is bound for GuessTests.Order [missing-binding]",
                    "note: required by Factory<GuessTests.MakeTicket>, bound",
                    "help: request Assisted<GuessTests.Order> in Factory<GuessTests.MakeTicket>, whose seed it is",
                ]
            ])
    }

    @Test func `the seed of one factory that another binding requests, too`() {
        let found = findings(Factory<MakeTicket>.self) { binder in
            binder.bind(Int.self).to { (_: Order) in 1 }
            binder.bindFactory(Ticket.self).with(MakeTicket.self).to(factory: Ticket.init(order:clock:))
        }
        #expect(
            found.first?.help == [
                "bind(GuessTests.Order.self) in a module that Asker<Factory<GuessTests.MakeTicket>> includes",
                "request Assisted<GuessTests.Order> in Factory<GuessTests.MakeTicket>, whose seed it is",
            ])
    }

    @Test func `a factory without its with is one finding, which names the factory that is requested`() {
        let found = findings(Factory<MakeTicket>.self) { $0.bindFactory(Ticket.self).to(factory: Ticket.init(assisted:)) }
        #expect(
            text(found) == [
                [
                    "Factory<EmptySeed<GuessTests.Ticket>> depends on Assisted<GuessTests.Order>, but no with(…) names the factory and its seed [assisted-outside-factory]",
                    "note: required by Factory<EmptySeed<GuessTests.Ticket>>, bound",
                    "help: bindFactory(GuessTests.Ticket.self).with(GuessTests.MakeTicket.self)",
                ]
            ])
        let unrequested = findings(Int.self) { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bindFactory(Ticket.self).to(factory: Ticket.init(assisted:))
        }
        #expect(unrequested.first?.help == ["bindFactory(GuessTests.Ticket.self).with(…), where GuessTests.Order is the Seed"])
    }

    @Test func `a factory without its with, whose seed is requested as if it were bound`() {
        let found = findings(Factory<MakeTicket>.self) { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bindFactory(Ticket.self).to(factory: Ticket.init(order:clock:))
        }
        #expect(
            text(found.errors) == [
                [
                    "nothing is bound for GuessTests.Order [missing-binding]",
                    "note: required by Factory<EmptySeed<GuessTests.Ticket>>, bound",
                    "note: Factory<EmptySeed<GuessTests.Ticket>> is not reachable from the root",
                    "help: request Assisted<GuessTests.Order> in Factory<EmptySeed<GuessTests.Ticket>>, whose seed it is",
                ],
                [
                    "nothing is bound for Factory<GuessTests.MakeTicket> [missing-binding]",
                    "note: required by Asker<Factory<GuessTests.MakeTicket>>.root, bound",
                    "note: Factory<EmptySeed<GuessTests.Ticket>> is bound",
                    "help: bindFactory(GuessTests.Ticket.self).with(GuessTests.MakeTicket.self)",
                ],
            ])
    }

    @Test func `a binding that should be a factory names the factory that is requested`() {
        let found = findings(Factory<MakeTicket>.self) { $0.bind(Ticket.self).to(factory: Ticket.init(assisted:)) }
        #expect(found.errors.ids == ["missing-binding", "assisted-outside-factory"])
        #expect(found.errors.last?.help == ["bindFactory(GuessTests.Ticket.self).with(GuessTests.MakeTicket.self)"])
    }

    // MARK: Tags

    @Test func `a tag is requested as if it were the type that it tags`() {
        let found = findings(Int.self) { binder in
            binder.bind(String.self).tagged(with: Title.self).to(value: "tagged")
            binder.bind(Int.self).to { (_: Title) in 1 }
        }
        #expect(
            text(found.errors) == [
                [
                    "nothing is bound for GuessTests.Title [missing-binding]",
                    "note: required by Int, bound",
                    "note: String tagged GuessTests.Title is bound",
                    "help: GuessTests.Title is a tag: request Tagged<GuessTests.Title>",
                ]
            ])
        let deferred = findings(Int.self) { binder in
            binder.bind(String.self).tagged(with: Title.self).to(value: "tagged")
            binder.bind(Int.self).to { (_: Provider<Title>) in 1 }
        }
        #expect(deferred.errors.first?.help == ["GuessTests.Title is a tag: request TaggedProvider<GuessTests.Title>"])
    }

    // MARK: Isolation

    @MainActor final class Window {
        init() {}
    }
    struct Screen: Sendable { let window: Provider<Window> }
    final class Pane: Sendable {
        let window: Provider<Window>
        init(window: Provider<Window>) { self.window = window }
    }

    @Test func `the memberwise initializer of a struct is nonisolated, although the struct may not be`() {
        let found = findings(Screen.self) { binder in
            binder.bind(Window.self).to(factory: Window.init)
            binder.bind(Screen.self).to(factory: Screen.init)
        }
        #expect(
            text(found) == [
                [
                    "Provider<GuessTests.Window> is isolated to MainActor but is required outside of it [isolation-mismatch]",
                    "note: required by GuessTests.Screen, which is not isolated to MainActor, bound",
                    "note: GuessTests.Window runs on MainActor, bound",
                    "help: request MainActorProvider<GuessTests.Window> in GuessTests.Screen, or make GuessTests.Screen @MainActor",
                    "help: to { @MainActor (…) in GuessTests.Screen(…) } if GuessTests.Screen is @MainActor already, because its memberwise initializer is not",
                ]
            ])
        let object = findings(Pane.self) { binder in
            binder.bind(Window.self).to(factory: Window.init)
            binder.bind(Pane.self).to(factory: Pane.init)
        }
        #expect(object.first?.help.count == 1)
    }

    // MARK: Names of contributions

    enum Look: Hashable, Sendable { case dark, light }
    final class Nameless: Hashable, Sendable {
        static func == (one: Nameless, other: Nameless) -> Bool { one === other }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    @Test func `an entry of a dictionary is named by its key`() {
        func entry<Key: Hashable & Sendable>(_ key: Key) -> String? {
            let found = findings([Key: Int].self) { binder in
                binder.bind(Int.self).intoDictionary(key).to { (_: Order) in 1 }
            }
            return found.first?.notes.first?.message
        }
        #expect(entry("ocean") == #"required by entry "ocean" of [String: Int], bound"#)
        #expect(entry("a \"b\"\n") == #"required by entry "a \"b\"\n" of [String: Int], bound"#)
        #expect(
            entry(String(repeating: "x", count: 70))
                == "required by entry \"\(String(repeating: "x", count: 59))…\" of [String: Int], bound")
        #expect(entry(7) == "required by entry 7 of [Int: Int], bound")
        #expect(entry(Look.dark) == "required by entry dark of [GuessTests.Look: Int], bound")
        #expect(entry(Nameless()) == "required by an entry of [GuessTests.Nameless: Int], bound")
        #expect(entry(ObjectIdentifier(Nameless.self)) == "required by an entry of [ObjectIdentifier: Int], bound")
        let twice = findings([String: Int].self) { binder in
            binder.bind(Int.self).intoDictionary("ocean").to(value: 1)
            binder.bind(Int.self).intoDictionary("ocean").to(value: 2)
        }
        #expect(twice.first?.message == #"2 entries of [String: Int] have the same key, "ocean""#)
        #expect(twice.first?.path.last == #"entry "ocean" of [String: Int]"#)
    }
}

// SPDX-License-Identifier: Apache-2.0
