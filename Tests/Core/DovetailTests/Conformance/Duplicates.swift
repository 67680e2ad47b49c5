import Dovetail
import TestTools
import Testing

@Suite(.watched) struct Duplicates {
    @Test func `a key that is bound twice in one module is an error with both locations`() {
        let line: UInt = #line
        let found = findings(Int.self) { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(Int.self).to(value: 2)
        }
        #expect(found.brief(from: line) == ["duplicate-binding +3"])
        #expect(found[0].subject == "duplicate-binding Swift.Int")
        #expect(found[0].noteLines(from: line) == [2, 3])
    }

    enum First: Module {
        static func configure(binder: Binder<Unscoped>) { binder.include(module: Inner.self) }
    }
    enum Inner: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to(value: 1) }
    }
    enum Second: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to(value: 2) }
    }

    @Test func `in two modules, with the modules that included them`() {
        let found = findings(Int.self) { binder in
            binder.include(module: First.self)
            binder.include(module: Second.self)
        }
        #expect(found.ids == ["duplicate-binding"])
        #expect(
            found[0].notes.map(\.installers) == [
                ["Asker<Int>", "Duplicates.First", "Duplicates.Inner"], ["Asker<Int>", "Duplicates.Second"],
            ])
    }

    struct Road: Sendable {}
    struct Town: Sendable {}

    enum RoadOfTown: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Road.self).to { (_: Town) in Road() } }
    }
    enum RoadOfRoad: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Road.self).to { (_: Road) in Road() } }
    }
    enum RoadOfNothing: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Road.self).to(value: Road()) }
    }

    @Test func `the order of the modules does not determine which cycles are found`() throws {
        let line: UInt = #line
        let found: [[Diagnostic]] = [
            findings(Town.self) { binder in
                binder.include(module: RoadOfTown.self)
                binder.include(module: RoadOfRoad.self)
                binder.include(module: RoadOfNothing.self)
                binder.bind(Town.self).to { (_: Road) in Town() }
            },
            findings(Town.self) { binder in
                binder.include(module: RoadOfNothing.self)
                binder.include(module: RoadOfRoad.self)
                binder.include(module: RoadOfTown.self)
                binder.bind(Town.self).to { (_: Road) in Town() }
            },
        ]
        for found in found {
            #expect(found.ids == ["duplicate-binding", "dependency-cycle", "dependency-cycle"])
            let cycles = found.dropFirst().sorted { $0.message < $1.message }
            guard cycles.count == 2 else { continue }
            let (itself, town) = (cycles[0], cycles[1])
            #expect(itself.subject == "dependency-cycle Duplicates.Road")
            #expect(itself.path == ["Asker<Duplicates.Town>.root", "Duplicates.Town", "Duplicates.Road", "Duplicates.Road"])
            #expect(itself.notes.map(\.message) == ["Duplicates.Road depends on Duplicates.Road, bound"])
            #expect(itself.noteLines(from: line) == [-7])
            #expect(itself.help == ["request Provider<Duplicates.Road> in Duplicates.Road"])
            #expect(town.subject == "dependency-cycle Duplicates.Town Duplicates.Road")
            #expect(town.path == ["Asker<Duplicates.Town>.root", "Duplicates.Town", "Duplicates.Road", "Duplicates.Town"])
            #expect(
                town.notes.map(\.message) == [
                    "Duplicates.Town depends on Duplicates.Road, bound", "Duplicates.Road depends on Duplicates.Town, bound",
                ])
            #expect(town.help == ["request Provider<Duplicates.Town> in Duplicates.Road"])
        }
    }

    @Test func `three of them are one finding with three locations`() {
        let line: UInt = #line
        let found = findings(Int.self) { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(Int.self).to(value: 2)
            binder.bind(Int.self).to(value: 3)
        }
        #expect(found.brief(from: line) == ["duplicate-binding +3"])
        #expect(found[0].message == "Int is bound 3 times")
        #expect(found[0].noteLines(from: line) == [2, 3, 4])
    }

    enum Child: Asking {
        typealias What = Int
        static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to(value: 1) }
    }
    enum Sibling: Asking {
        typealias What = Int
        static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to(value: 2) }
    }

    @Test func `a child that binds a key of its parent is an error with both locations`() {
        let line: UInt = #line
        let found = findings(ComponentFactory<Child>.self) { binder in
            binder.install(dependency: Child.self)
            binder.bind(Int.self).to(value: 2)
        }
        #expect(found.errors.brief(from: line) == ["shadowed-binding -8"])
        #expect(found.errors.first?.noteLines(from: line) == [3, -8])
    }

    @Test func `a seed that a parent binds is one, too`() {
        enum Seeded: Asking {
            typealias Seed = Int
            typealias What = Int
        }
        let found = findings(ComponentFactory<Seeded>.self) { binder in
            binder.install(dependency: Seeded.self)
            binder.bind(Int.self).to(value: 2)
        }
        #expect(found.errors.ids == ["shadowed-binding"])
    }

    @Test func `siblings may bind the same key`() throws {
        struct Both {
            let child: ComponentFactory<Child>
            let sibling: ComponentFactory<Sibling>
        }
        let write: Writing = { binder in
            binder.install(dependency: Child.self)
            binder.install(dependency: Sibling.self)
            binder.bind(Both.self).to(factory: Both.init)
        }
        #expect(findings(Both.self, write).isEmpty)
        let both = try ask(Both.self, write)
        #expect([both.child.build().value, both.sibling.build().value] == [1, 2])
    }

    @Test func `a module that is included twice binds once, also in parent and child`() throws {
        enum User: Asking {
            typealias What = Int
            static func configure(binder: Binder<Unscoped>) { binder.include(module: Second.self) }
        }
        let write: Writing = { binder in
            binder.include(module: Second.self)
            binder.include(module: Second.self)
            binder.install(dependency: User.self)
        }
        #expect(findings(ComponentFactory<User>.self, write).errors.isEmpty)
        #expect(try ask(ComponentFactory<User>.self, write).build().value == 2)
    }

    @Test func `a duplicate and something missing are both reported`() {
        let line: UInt = #line
        let found = findings(String.self) { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(Int.self).to(value: 2)
            binder.bind(String.self).to { (number: Int, factor: Double) in "" }
        }
        #expect(found.brief(from: line) == ["duplicate-binding +3", "missing-binding +4"])
    }

    @Test func `a component factory that is bound besides being installed`() {
        let line: UInt = #line
        let found = findings(ComponentFactory<Child>.self) { binder in
            binder.install(dependency: Child.self)
            binder.bind(ComponentFactory<Child>.self).to(value: ComponentFactory { Asked(value: 1) })
        }
        #expect(found.errors.brief(from: line) == ["reserved-key +3"])
    }
}

// SPDX-License-Identifier: Apache-2.0
