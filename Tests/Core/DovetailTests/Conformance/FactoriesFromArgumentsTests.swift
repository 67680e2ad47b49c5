import Dovetail
import TestTools
import Testing

@Suite("Factories from arguments", .watched) struct FactoriesFromArguments {
    struct Note: Sendable, Equatable { let text: String }
    enum Mode: Sendable { case reading, writing }
    final class Store: Sendable {}
    struct Editor: Sendable {
        let note: Note
        var mode: Mode?
        let store: Store

        init(note: Note, store: Store) { (self.note, self.store) = (note, store) }
        init(note: Note, mode: Mode, store: Store) { (self.note, self.mode, self.store) = (note, mode, store) }
    }
    struct Desk { let editors: Factory<From<Note, Editor>> }

    func bindStore(_ binder: Binder<Singleton>) { binder.bind(Store.self).sharedInScope().to(factory: Store.init) }

    @Test func `the argument is the first parameter, and the others are resolved`() throws {
        let desk = try ask(Desk.self) { binder in
            bindStore(binder)
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bindFactory(Editor.self).from(Note.self).to { note, store in Editor(note: note, store: store) }
        }
        let (one, other) = (desk.editors.build(Note(text: "one")), desk.editors(Note(text: "other")))
        #expect([one.note.text, other.note.text] == ["one", "other"])
        #expect(one.store === other.store)
    }

    @Test func `an initializer is a factory, with and without the label`() throws {
        struct Page: Equatable, Sendable {
            let note: Note
            let number: Int
        }
        let labelled = try ask(Factory<From<Note, Page>>.self) { binder in
            binder.bind(Int.self).to(value: 7)
            binder.bindFactory(Page.self).from(Note.self).to(factory: Page.init)
        }
        #expect(labelled.build(Note(text: "one")) == Page(note: Note(text: "one"), number: 7))
        let unlabelled = try ask(Factory<From<Note, Page>>.self) { binder in
            binder.bind(Int.self).to(value: 8)
            binder.bindFactory(Page.self).from(Note.self).to(Page.init)
        }
        #expect(unlabelled.build(Note(text: "two")) == Page(note: Note(text: "two"), number: 8))
    }

    @Test func `two arguments are the first two parameters`() throws {
        let editors = try ask(Factory<From<(Note, Mode), Editor>>.self) { binder in
            bindStore(binder)
            binder.bindFactory(Editor.self).from(Note.self, Mode.self).to { note, mode, store in
                Editor(note: note, mode: mode, store: store)
            }
        }
        #expect(editors.build(Note(text: "one"), .writing).mode == .writing)
        #expect(editors.build((Note(text: "two"), .reading)).note.text == "two")
    }

    @Test func `a factory is isolated to the main actor with any number of arguments`() async throws {
        struct Labels {
            let one: Factory<From<Note, String>>
            let two: Factory<From<(Note, Mode), String>>
        }
        let (one, two) = try await MainActor.run {
            let labels = try ask(Labels.self) { binder in
                binder.bindFactory(String.self).from(Note.self).to { @MainActor (note: Note) in "\(note.text) \(onMainActor())" }
                binder.bindFactory(String.self).from(Note.self, Mode.self).to { @MainActor (note: Note, mode: Mode) in
                    "\(note.text) \(mode) \(onMainActor())"
                }
                binder.bind(Labels.self).to { @MainActor (one, two) in Labels(one: one, two: two) }
            }
            return (labels.one.build(Note(text: "one")), labels.two.build(Note(text: "two"), .reading))
        }
        #expect(one == "one main")
        #expect(two == "two reading main")
    }

    @Test func `an object is passed as the argument without a leak, and its tag is resolved`() throws {
        final class Guest: Sendable {}
        enum Limit: Tag { typealias Element = Int }
        weak var argument: Guest?
        do {
            let rooms = try ask(Factory<From<Guest, (Guest, Int)>>.self) { binder in
                binder.bind(Int.self).tagged(with: Limit.self).to(value: 3)
                binder.bindFactory((Guest, Int).self).from(Guest.self).to { (guest: Guest, limit: Tagged<Limit>) in (guest, limit.get()) }
            }
            let guest = Guest()
            argument = guest
            let (one, other) = (rooms.build(guest), rooms.build(guest))
            #expect(one.0 === guest && other.0 === guest && one.1 == 3)
        }
        #expect(argument == nil)
    }

    @Test func `the argument may also be taken as the seed, and factories of several arguments do not meet`() throws {
        struct Both {
            let notes: Factory<From<Note, String>>
            let modes: Factory<From<Mode, String>>
        }
        let both = try ask(Both.self) { binder in
            binder.bindFactory(String.self).from(Note.self).to { (note: Note, again: Assisted<Note>) in note.text + again.get().text }
            binder.bindFactory(String.self).from(Mode.self).to { (mode: Mode) in "\(mode)" }
            binder.bind(Both.self).to(factory: Both.init)
        }
        #expect(both.notes.build(Note(text: "one")) == "oneone")
        #expect(both.modes.build(.reading) == "reading")
    }

    // MARK: Diagnostics

    /// Without the name of the suite before each type.
    func short(_ text: String) -> String { text.replacing("FactoriesFromArguments.", with: "") }

    @Test func `a dependency of the product that is missing is found, and nothing is built`() {
        let line: UInt = #line
        let found = findings(Desk.self) { binder in
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bindFactory(Editor.self).from(Note.self).to { (note: Note, store: Store) in
                Issue.record("a factory ran although the graph has faults")
                return Editor(note: note, store: store)
            }
        }
        #expect(found.brief(from: line) == ["missing-binding +3"])
        #expect(found[0].path.suffix(2).map(short) == ["Factory<From<Note, Editor>>", "Store"])
    }

    @Test func `a missing factory is declared with its arguments`() {
        let one = findings(Factory<From<Note, Editor>>.self) { _ in }
        #expect(one.ids == ["missing-binding"])
        #expect(one[0].help.count == 1)
        #expect(short(one[0].help[0]).hasPrefix("bindFactory(Editor.self).from(Note.self) in a module that"))
        let two = findings(Factory<From<(Note, [Mode]), Editor>>.self) { _ in }
        #expect(short(two[0].help[0]).hasPrefix("bindFactory(Editor.self).from(Note.self, [Mode].self) in a module that"))
    }

    @Test func `a missing factory names the ones of other arguments, of another name, and the product without one`() {
        enum MakeEditor: AssistedFactory {
            typealias Seed = Note
            typealias Element = Editor
        }
        let other = findings(Factory<From<Note, Editor>>.self) { binder in
            bindStore(binder)
            binder.bindFactory(Editor.self).from(Note.self, Mode.self).to { Editor(note: $0, mode: $1, store: $2) }
        }.errors
        #expect(other.ids == ["missing-binding"])
        #expect(other[0].notes.map { short($0.message) }.contains("Editor is built from Note and Mode, bound"))
        let named = findings(Factory<From<Note, Editor>>.self) { binder in
            bindStore(binder)
            binder.bindFactory(Editor.self).with(MakeEditor.self).to { (note: Assisted<Note>, store: Store) in
                Editor(note: note.get(), store: store)
            }
        }.errors
        #expect(named.ids == ["missing-binding"])
        #expect(named[0].help.map(short) == ["request Factory<MakeEditor>"])
        let plain = findings(Factory<From<Note, Editor>>.self) { binder in
            bindStore(binder)
            binder.bind(Editor.self).to { (store: Store) in Editor(note: Note(text: ""), store: store) }
        }.errors
        #expect(plain.ids == ["missing-binding"])
        #expect(plain[0].notes.map { short($0.message) }.contains("Editor is bound without an argument"))
        #expect(short(plain[0].help[0]).hasPrefix("bindFactory(Editor.self).from(Note.self)"))
    }

    @Test func `an incomplete factory and two of one pair are reported at their lines`() {
        let line: UInt = #line
        let found = findings(Desk.self) { binder in
            bindStore(binder)
            binder.bind(Desk.self).to(factory: Desk.init)
            _ = binder.bindFactory(Editor.self).from(Note.self)
        }
        #expect(found.errors.brief(from: line) == ["unfinished-binding +4"])
        let twice = findings(Desk.self) { binder in
            bindStore(binder)
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bindFactory(Editor.self).from(Note.self).to { Editor(note: $0, store: $1) }
            binder.bindFactory(Editor.self).from(Note.self).to { Editor(note: $0, store: $1) }
        }
        #expect(twice.errors.ids == ["duplicate-binding"])
    }

    @Test func `the product is requested from its factory`() {
        let found = findings(Editor.self) { binder in
            bindStore(binder)
            binder.bindFactory(Editor.self).from(Note.self).to { Editor(note: $0, store: $1) }
        }
        #expect(found.errors.ids == ["missing-binding"])
        #expect(found.errors[0].help.first.map(short) == "request (Note) -> Editor, or Factory<From<Note, Editor>>")
    }
}

@MainActor private func onMainActor() -> String { "main" }

// SPDX-License-Identifier: Apache-2.0
