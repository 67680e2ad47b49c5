import Dovetail
import TestTools
import Testing

@Suite("Functions with parameters as requests", .watched) struct FunctionRequests {
    struct Note: Sendable, Equatable { let text: String }
    enum Mode: Sendable, Equatable { case reading, writing }
    final class Store: Sendable {}
    struct Editor: Sendable {
        let note: Note
        var mode = Mode.reading
        let store: Store
    }
    enum MakeEditor: AssistedFactory {
        typealias Seed = Note
        typealias Element = Editor
    }
    actor Clerk {}
    struct Draft: Sendable { let text: String }

    func bindEditor(_ binder: Binder<Singleton>) {
        binder.bind(Store.self).sharedInScope().to(factory: Store.init)
        binder.bindFactory(Editor.self).from(Note.self).to { note, store in Editor(note: note, store: store) }
    }

    @Test func `a function is the factory of its result from its parameter, with each attribute`() async throws {
        struct Desk {
            let plain: (Note) -> Editor
            let sendable: @Sendable (Note) -> Editor
            let main: @MainActor (Note) -> Editor
            let both: @MainActor @Sendable (Note) -> Editor
        }
        try await MainActor.run {
            let desk = try ask(Desk.self) { binder in
                bindEditor(binder)
                binder.bind(Desk.self).to(factory: Desk.init)
            }
            let editors = [
                desk.plain(Note(text: "1")), desk.sendable(Note(text: "2")), desk.main(Note(text: "3")), desk.both(Note(text: "4")),
            ]
            #expect(editors.map(\.note.text) == ["1", "2", "3", "4"])
            #expect(editors.allSatisfy { $0.store === editors[0].store })
        }
    }

    @Test func `two, three and four parameters are the arguments in their order`() throws {
        struct Desk {
            let two: @Sendable (Note, Mode) -> Editor
            let three: (Int, Int8, String) -> [String]
            let four: @Sendable (Int, Int8, String, Note) -> [String]
        }
        let desk = try ask(Desk.self) { binder in
            binder.bind(Store.self).to(factory: Store.init)
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bindFactory(Editor.self).from(Note.self, Mode.self).to(factory: Editor.init)
            binder.bindFactory([String].self).from(Int.self, Int8.self, String.self).to { ["\($0)", "\($1)", $2] }
            binder.bindFactory([String].self).from(Int.self, Int8.self, String.self, Note.self).to { ["\($0)", "\($1)", $2, $3.text] }
        }
        #expect(desk.two(Note(text: "1"), .writing).mode == .writing)
        #expect(desk.three(1, 2, "3") == ["1", "2", "3"])
        #expect(desk.four(1, 2, "3", Note(text: "4")) == ["1", "2", "3", "4"])
    }

    @Test func `objects, optionals, tuples and existentials are arguments and products`() throws {
        final class Guest: Sendable {}
        final class Room: Sendable {
            let guest: Guest?
            init(guest: Guest?) { self.guest = guest }
        }
        weak var kept: Guest?
        weak var product: Room?
        do {
            let rooms = try ask(((Guest?) -> Room).self) { binder in
                binder.bindFactory(Room.self).from(Guest?.self).to(factory: Room.init)
            }
            #expect(rooms(nil).guest == nil)
            let guest = Guest()
            let room = rooms(guest)
            kept = guest
            product = room
            #expect(room.guest === guest)
        }
        #expect(kept == nil && product == nil)
        let pairs = try ask((((Int, String)) -> any CustomStringConvertible).self) { binder in
            binder.bindFactory((any CustomStringConvertible).self).from((Int, String).self).to { (pair: (Int, String)) in
                "\(pair.0)\(pair.1)"
            }
        }
        #expect(pairs((1, "a")).description == "1a")
        let optionals = try ask(((Any) -> Int?).self) { binder in
            binder.bindFactory(Int?.self).from(Any.self).to { (value: Any) in value as? Int }
        }
        #expect(optionals(1) == 1 && optionals("") == nil)
    }

    @Test func `a function calls a named factory, and one of an ancestor`() throws {
        struct Desk { let editors: @Sendable (Note) -> Editor }
        let desk = try ask(Desk.self) { binder in
            binder.bind(Store.self).to(factory: Store.init)
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bindFactory(Editor.self).with(MakeEditor.self).to { (store: Store, note: Assisted<Note>) in
                Editor(note: note.get(), store: store)
            }
        }
        #expect(desk.editors(Note(text: "one")).note.text == "one")

        enum Child: Component {
            static func configure(binder: Binder<Unscoped>) {}
            static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> { bind.to(factory: Desk.init) }
        }
        var below: Desk? = try ask(ComponentFactory<Child>.self) { binder in
            bindEditor(binder)
            binder.install(dependency: Child.self)
        }.build()
        let editors = try #require(below).editors
        below = nil
        // It retains what it needs of both components.
        #expect(editors(Note(text: "two")).note.text == "two")
    }

    @Test func `a provider, an optional and a lazy of a function`() throws {
        struct Desk {
            let provider: Provider<(Note) -> Editor>
            let lazy: Lazy<(Note) -> Editor>
            let optional: ((Note) -> Editor)?
            let missing: ((Draft) -> Editor)?
        }
        let desk = try ask(Desk.self) { binder in
            bindEditor(binder)
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.declareOptional(((Draft) -> Editor).self)
        }
        #expect(desk.provider()(Note(text: "1")).note.text == "1")
        #expect(desk.lazy.get()(Note(text: "2")).note.text == "2")
        #expect(desk.optional?(Note(text: "3")).note.text == "3")
        #expect(desk.missing == nil)
    }

    @Test func `a function that is bound is an ordinary key`() throws {
        let bound = try ask(((Note) -> Editor).self) { binder in
            bindEditor(binder)
            binder.bind(((Note) -> Editor).self).to { (store: Store) in { _ in Editor(note: Note(text: "bound"), store: store) } }
        }
        #expect(bound(Note(text: "one")).note.text == "bound")
        struct Log { let write: (String) -> Void }
        let found = findings(Log.self) { binder in binder.bind(Log.self).to(factory: Log.init) }
        #expect(found.ids == ["missing-binding"])
        #expect(found[0].help.count == 1 && found[0].help[0].hasPrefix("bind(((String) -> ()).self) in a module that"))
    }

    @Test func `functions with inout, variadic or function parameters, or errors of one type, are ordinary keys`() {
        func isOrdinary<T>(_: T.Type, _ configure: @escaping Writing) -> Bool {
            findings(T.self, configure).ids.first == "missing-binding"
        }
        typealias Changing = (inout Note) -> Editor
        typealias Consuming = (consuming Note) -> Editor
        typealias Variadic = (Note...) -> Editor
        typealias Isolated = (isolated Clerk) -> Editor
        #expect(isOrdinary(Changing.self, bindEditor) && isOrdinary(Consuming.self, bindEditor))
        #expect(isOrdinary(Variadic.self, bindEditor))
        #expect(isOrdinary(((Note) throws(CancellationError) -> Editor).self, bindEditor))
        #expect(
            isOrdinary(Isolated.self) { binder in
                binder.bindFactory(Editor.self).from(Clerk.self).to { _ in Editor(note: Note(text: ""), store: Store()) }
            })
        #expect(
            isOrdinary(((@escaping () -> Int) -> Editor).self) { binder in
                binder.bindFactory(Editor.self).from((() -> Int).self).to { _ in Editor(note: Note(text: ""), store: Store()) }
            })
        #expect(
            isOrdinary(((Int, Int, Int, Int, Int) -> Editor).self) { binder in
                binder.bindFactory(Editor.self).from((Int, Int, Int, Int, Int).self).to { (_: (Int, Int, Int, Int, Int)) in
                    Editor(note: Note(text: ""), store: Store())
                }
            })
    }

    @Test func `a replacement of the factory is called`() throws {
        struct Desk { let editors: (Note) -> Editor }
        enum App: RootComponent {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Store.self).sharedInScope().to(factory: Store.init)
                binder.bindFactory(Editor.self).from(Note.self).to { note, store in Editor(note: note, store: store) }
            }
            static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> { bind.to(factory: Desk.init) }
        }
        let desk = try App.build { replacing in
            replacing.bindFactory(Editor.self).from(Note.self).to { (note: Note, store: Store) in
                Editor(note: Note(text: "fake \(note.text)"), store: store)
            }
        }
        #expect(desk.editors(Note(text: "one")).note.text == "fake one")
    }

    // MARK: Isolation

    @MainActor final class Window {
        let note: Note
        init(note: Note) { self.note = note }
    }

    @Test func `a main-actor factory is requested as a function of the main actor`() async throws {
        actor Downloads {
            let windows: @MainActor @Sendable (Note) -> Window
            init(windows: @escaping @MainActor @Sendable (Note) -> Window) { self.windows = windows }
            func finish() async -> String {
                let windows = windows
                return await MainActor.run { windows(Note(text: "done")).note.text }
            }
        }
        let downloads = try ask(Downloads.self) { binder in
            binder.bindFactory(Window.self).from(Note.self).to(factory: Window.init)
            binder.bind(Downloads.self).to(factory: Downloads.init)
        }
        #expect(await downloads.finish() == "done")
    }

    @Test func `a main-actor factory is not called elsewhere`() {
        struct Desk { let windows: (Note) -> Window }
        let line: UInt = #line
        let found = findings(Desk.self) { binder in
            binder.bindFactory(Window.self).from(Note.self).to(factory: Window.init)
            binder.bind(Desk.self).to(factory: Desk.init)
        }
        #expect(found.brief(from: line) == ["isolation-mismatch +3"])
        #expect(found[0].help.first.map(short) == "request @MainActor (Note) -> Window in Desk, or make Desk @MainActor")
    }

    // MARK: Diagnostics

    /// Without the name of the suite before each type.
    func short(_ text: String) -> String { text.replacing("FunctionRequests.", with: "") }

    func missing<T>(_: T.Type, _ configure: @escaping Writing) -> (message: String, notes: [String], help: [String]) {
        let found = findings(T.self, configure).errors
        #expect(found.ids == ["missing-binding"])
        return (short(found[0].message), found[0].notes.map { short($0.message) }, found[0].help.map(short))
    }

    @Test func `nothing is bound: the help is the line that binds the factory`() {
        let (message, _, help) = missing((@Sendable (Note) -> Editor).self) { _ in }
        #expect(message == "nothing is bound for @Sendable (Note) -> Editor")
        #expect(help.map { $0.prefix { $0 != " " } } == ["bindFactory(Editor.self).from(Note.self)", "bind((@Sendable"])
        let two = missing(((Note, Mode) -> Editor).self) { _ in }
        #expect(two.help[0].hasPrefix("bindFactory(Editor.self).from(Note.self, Mode.self) in a module that"))
    }

    @Test func `the product is bound plainly`() {
        let (_, notes, help) = missing(((Note) -> Editor).self) { binder in
            binder.bind(Store.self).to(factory: Store.init)
            binder.bind(Editor.self).to { (store: Store) in Editor(note: Note(text: ""), store: store) }
        }
        #expect(notes.contains("Editor is bound without an argument"))
        #expect(help[0].hasPrefix("bindFactory(Editor.self).from(Note.self) in a module that"))
    }

    @Test func `a factory of another argument exists`() {
        let (_, notes, help) = missing((@Sendable (Draft) -> Editor).self, bindEditor)
        #expect(notes.contains("Editor is built from Note, bound"))
        #expect(help[0] == "request @Sendable (Note) -> Editor")
        #expect(help[1].hasPrefix("bindFactory(Editor.self).from(Draft.self) in a module that"))
    }

    @Test func `the parameters are in another order`() {
        let (_, notes, help) = missing(((Mode, Note) -> Editor).self) { binder in
            binder.bind(Store.self).to(factory: Store.init)
            binder.bindFactory(Editor.self).from(Note.self, Mode.self).to(factory: Editor.init)
        }
        #expect(notes.contains("Editor is built from Note and Mode, bound"))
        #expect(help == ["request (Note, Mode) -> Editor"])
    }

    @Test func `several factories of one pair: the named form is requested`() {
        let (message, notes, help) = missing(((Note) -> Editor).self) { binder in
            bindEditor(binder)
            binder.bindFactory(Editor.self).with(MakeEditor.self).to { (store: Store, note: Assisted<Note>) in
                Editor(note: note.get(), store: store)
            }
        }
        #expect(message == "nothing is bound for (Note) -> Editor, because 2 factories build Editor from Note")
        #expect(notes.count { $0.hasSuffix("builds Editor from Note, bound") } == 2)
        #expect(help == ["request Factory<From<Note, Editor>>", "request Factory<MakeEditor>"])
    }

    @Test func `the product is requested from its factory as a function`() {
        let (_, _, help) = missing(Editor.self, bindEditor)
        #expect(help.first == "request (Note) -> Editor, or Factory<From<Note, Editor>>")
    }

    @Test func `a dependency of the product that is missing is found through the function`() {
        struct Desk { let editors: (Note) -> Editor }
        let found = findings(Desk.self) { binder in
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bindFactory(Editor.self).from(Note.self).to { (note: Note, store: Store) in
                Issue.record("a factory ran although the graph has faults")
                return Editor(note: note, store: store)
            }
        }
        #expect(found.ids == ["missing-binding"])
        #expect(found[0].path.suffix(2) == ["Factory<From<FunctionRequests.Note, FunctionRequests.Editor>>", "FunctionRequests.Store"])
    }

    @Test func `a function has no unused factory`() {
        struct Desk { let editors: (Note) -> Editor }
        let found = findings(Desk.self) { binder in
            bindEditor(binder)
            binder.bind(Desk.self).to(factory: Desk.init)
        }
        #expect(found.isEmpty)
    }
}

// SPDX-License-Identifier: Apache-2.0
