import Dovetail
import TestTools
import Testing

/// What is reported where somebody writes a short form almost right. Each report says what to write.
@Suite(.watched) struct ShortFormSlipTests {
    struct Note: Sendable {}
    struct Mode: Sendable {}
    struct Store: Sendable {}
    struct Editor: Sendable {
        let note: Note
        let store: Store
    }
    enum MakeEditor: AssistedFactory {
        typealias Seed = Note
        typealias Element = Editor
    }
    enum Title: Tag { typealias Element = String }
    enum Subtitle: Tag { typealias Element = String }
    struct Page: Sendable { let title: String }
    struct Account: Sendable { let note: Note }
    enum Session: Component {
        typealias Seed = Note
        typealias Root = Account
        static func configure(binder: Binder<Unscoped>) { binder.bind(Account.self).to(factory: Account.init) }
    }

    static func bindEditor(_ binder: Binder<Singleton>) {
        binder.bind(Store.self).to(factory: Store.init)
        binder.bindFactory(Editor.self).from(Note.self).to(factory: Editor.init)
    }

    /// The message and the help of each finding, without the name of the suite, and without the component, which is generic here.
    private func report<What>(_ what: What.Type, _ write: @escaping Writing) -> [[String]] {
        findings(what, write).map { finding in
            ([finding.message] + finding.help).map {
                $0.replacing("ShortFormSlipTests.", with: "").replacing(/\ in a module that Asker<.*> includes/, with: "")
            }
        }
    }

    // MARK: Arguments

    @Test func `the product of a factory with an argument is requested without it`() {
        let help = ["nothing is bound for Editor", "request (Note) -> Editor, or Factory<From<Note, Editor>>", "bind(Editor.self)"]
        #expect(report(Editor.self, Self.bindEditor) == [help])
        #expect(report((@Sendable () -> Editor).self, Self.bindEditor) == [help])
        #expect(report(Provider<Editor>.self, Self.bindEditor) == [help])
        #expect(report(Lazy<Editor>.self, Self.bindEditor) == [help])
    }

    @Test func `a function has other arguments than the factory`() {
        func expected(_ function: String, _ arguments: String, attributes: String = "") -> [[String]] {
            let function = "\(attributes)\(function) -> Editor"
            return [
                [
                    "nothing is bound for \(function)", "request \(attributes)(Note) -> Editor",
                    "bindFactory(Editor.self).from(\(arguments))", "bind((\(function)).self), if no factory is meant",
                ]
            ]
        }
        #expect(report(((Mode) -> Editor).self, Self.bindEditor) == expected("(Mode)", "Mode.self"))
        #expect(report(((Note?) -> Editor).self, Self.bindEditor) == expected("(Note?)", "Note?.self"))
        #expect(
            report((@Sendable (Note, Mode) -> Editor).self, Self.bindEditor)
                == expected("(Note, Mode)", "Note.self, Mode.self", attributes: "@Sendable "))
    }

    @Test func `a factory is requested under another name`() {
        #expect(
            report(Factory<MakeEditor>.self, Self.bindEditor) == [
                ["nothing is bound for Factory<MakeEditor>", "request (Note) -> Editor, or Factory<From<Note, Editor>>"]
            ])
        let named = report(Factory<From<Note, Editor>>.self) { binder in
            binder.bind(Store.self).to(factory: Store.init)
            binder.bindFactory(Editor.self).with(MakeEditor.self).to { (note: Assisted<Note>, store: Store) in
                Editor(note: note.get(), store: store)
            }
        }
        #expect(named == [["nothing is bound for Factory<From<Note, Editor>>", "request Factory<MakeEditor>"]])
    }

    @Test func `a function returns an optional, or the factory does`() {
        func expected(_ missing: String, _ bound: String) -> [[String]] {
            [
                [
                    "nothing is bound for (Note) -> \(missing)", "request (Note) -> \(bound)",
                    "bindFactory(\(missing).self).from(Note.self)", "bind(((Note) -> \(missing)).self), if no factory is meant",
                ]
            ]
        }
        #expect(report(((Note) -> Editor?).self, Self.bindEditor) == expected("Editor?", "Editor"))
        let optional: Writing = { $0.bindFactory(Editor?.self).from(Note.self).to { (_: Note) in nil } }
        #expect(report(((Note) -> Editor).self, optional) == expected("Editor", "Editor?"))
        #expect(
            report(Factory<From<Note, Editor>>.self, optional) == [
                [
                    "nothing is bound for Factory<From<Note, Editor>>", "request (Note) -> Editor?, or Factory<From<Note, Editor?>>",
                    "bindFactory(Editor.self).from(Note.self)",
                ]
            ])
    }

    @Test func `a function has an inout parameter, or errors of one type`() {
        struct Refused: Error {}
        func expected(_ missing: String) -> [[String]] {
            [["nothing is bound for \(missing)", "request (Note) -> Editor, or Factory<From<Note, Editor>>", "bind((\(missing)).self)"]]
        }
        #expect(report(((inout Note) -> Editor).self, Self.bindEditor) == expected("(inout Note) -> Editor"))
        let typed = report(((Note) throws(Refused) -> Editor).self, Self.bindEditor)
        #expect(typed.first?[1] == "request (Note) -> Editor, or Factory<From<Note, Editor>>")
        let throwing = report(((Note) throws(Refused) -> Editor).self) { binder in
            binder.bindFactory(Editor.self).from(Note.self).to { (_: Note) throws in throw Refused() }
        }
        #expect(throwing.first?[1] == "request (Note) throws -> Editor, or ThrowingFactory<From<Note, Editor>>")
    }

    @Test func `a factory is requested without its argument, with effects that it does not have, or without its own`() {
        let request = "request (Note) -> Editor, or Factory<From<Note, Editor>>"
        #expect(
            report(Factory<EmptySeed<Editor>>.self, Self.bindEditor) == [
                ["nothing is bound for Factory<EmptySeed<Editor>>", request, "bindFactory(Editor.self)"]
            ])
        #expect(
            report(AsyncFactory<From<Note, Editor>>.self, Self.bindEditor) == [
                ["nothing is bound for AsyncFactory<From<Note, Editor>>", request]
            ])
        let found = report(ThrowingFactory<From<Note, Editor>>.self) { binder in
            binder.bindFactory(Editor.self).from(Note.self).to { (note: Note) async in Editor(note: note, store: Store()) }
        }
        #expect(
            found == [
                [
                    "nothing is bound for ThrowingFactory<From<Note, Editor>>",
                    "request (Note) async -> Editor, or AsyncFactory<From<Note, Editor>>",
                ]
            ])
    }

    @Test func `a child is requested as a function, by its root, or as a factory`() {
        let install: Writing = { $0.install(dependency: Session.self) }
        let factory = "request ComponentFactory<Session>"
        #expect(
            report(((Note) -> Account).self, install) == [
                [
                    "nothing is bound for (Note) -> Account", factory, "bindFactory(Account.self).from(Note.self)",
                    "bind(((Note) -> Account).self), if no factory is meant",
                ]
            ])
        #expect(
            report(Factory<From<Note, Account>>.self, install) == [
                ["nothing is bound for Factory<From<Note, Account>>", factory, "bindFactory(Account.self).from(Note.self)"]
            ])
        #expect(report(Account.self, install).first?.contains(factory) == true)
        #expect(report((() -> Account).self, install).first?.contains(factory) == true)
    }

    @Test func `the types of From are in another order`() {
        #expect(
            report(Factory<From<Editor, Note>>.self, Self.bindEditor) == [
                ["nothing is bound for Factory<From<Editor, Note>>", "bindFactory(Note.self).from(Editor.self)"]
            ])
    }

    @Test func `from is missing in the binding of a factory`() {
        let found = report(((Note) -> Editor).self) { binder in
            binder.bind(Store.self).to(factory: Store.init)
            binder.bindFactory(Editor.self).to(factory: Editor.init)
        }
        #expect(
            found == [
                ["nothing is bound for Note", "bind(Note.self)"],
                [
                    "nothing is bound for (Note) -> Editor", "request () -> Editor", "bindFactory(Editor.self).from(Note.self)",
                    "bind(((Note) -> Editor).self), if no factory is meant",
                ],
            ])
    }

    @Test func `one argument is named by two factories of a product, which no tag distinguishes`() {
        let found = report(((Note) -> Editor).self) { binder in
            Self.bindEditor(binder)
            binder.bindFactory(Editor.self).from(Note.self).to { Editor(note: $0, store: Store()) }
        }
        #expect(found == [["Factory<From<Note, Editor>> is bound twice", "keep one of them, or name another factory in with(…)"]])
    }

    @Test func `functions are requested in a collection`() {
        #expect(
            report([(Note) -> Editor].self, Self.bindEditor) == [
                [
                    "nothing contributes to [(Note) -> Editor]", "bind(((Note) -> Editor).self).intoCollection()",
                    "declareCollection(of: ((Note) -> Editor).self), if it may be empty",
                ]
            ])
    }

    @Test func `the product of an asynchronous factory is requested plainly`() {
        let found = report(Store.self) { $0.bindFactory(Store.self).to { () async in Store() } }
        #expect(
            found == [
                ["nothing is bound for Store", "request () async -> Store, or AsyncFactory<EmptySeed<Store>>", "bind(Store.self)"]
            ])
    }

    // MARK: Tags

    @Test func `using is missing`() {
        let found = report(Page.self) { binder in
            binder.bind(String.self).tagged(with: Title.self).to(value: "")
            binder.bind(Page.self).to(factory: Page.init)
        }
        #expect(
            found == [
                [
                    "nothing is bound for String", "using(Title.self) in the binding of Page, or request Tagged<Title> in Page",
                    "bind(String.self)", "to { Page() } in the binding of Page, if the parameter has a default argument",
                ]
            ])
    }

    @Test func `using names a tag that is not bound, that has no parameter, or a second one for one parameter`() {
        let unbound = report(Page.self) { $0.bind(Page.self).using(Title.self).to(factory: Page.init) }
        #expect(unbound == [["nothing is bound for String tagged Title", "bind(String.self).tagged(with: Title.self)"]])
        let parameterless = report(Store.self) { binder in
            binder.bind(String.self).tagged(with: Title.self).to(value: "")
            binder.bind(Store.self).using(Title.self).to(factory: Store.init)
        }
        #expect(
            parameterless == [
                [
                    "the factory of Store has no parameter of type String for Title",
                    "add a parameter of type String to the factory, or remove using(Title.self)",
                ]
            ])
        let second = report(Page.self) { binder in
            binder.bind(String.self).tagged(with: Title.self).to(value: "")
            binder.bind(String.self).tagged(with: Subtitle.self).to(value: "")
            binder.bind(Page.self).using(Title.self).using(Subtitle.self).to(factory: Page.init)
        }
        #expect(
            second == [
                [
                    "the factory of Page has no other parameter of type String for Subtitle",
                    "add a parameter of type String to the factory, or remove using(Subtitle.self)",
                ]
            ])
    }

    @Test func `the parameter for using is an optional or a function`() {
        struct Titled: Sendable { let title: String? }
        let optional = report(Titled.self) { binder in
            binder.bind(String.self).tagged(with: Title.self).to(value: "")
            binder.bind(Titled.self).using(Title.self).to(factory: Titled.init)
        }
        #expect(optional.first?.dropFirst() == ["request String instead of String?, or remove using(Title.self)"])
        #expect(optional.last?[1].hasPrefix("request Tagged<Title> in ") == true)
        let function = report(Page.self) { binder in
            binder.bind(String.self).tagged(with: Title.self).to(value: "")
            binder.bind(Page.self).using(Title.self).to { (title: () -> String) in Page(title: title()) }
        }
        #expect(function.first?.dropFirst() == ["request String instead of () -> String, or remove using(Title.self)"])
        #expect(function.last?[1] == "request TaggedProvider<Title> in Page")
    }

    // MARK: Roots and defaults

    @Test func `the root is only bound under a tag`() {
        enum App: RootComponent {
            typealias Root = String

            static func configure(binder: Binder<Singleton>) {
                binder.bind(String.self).tagged(with: Title.self).to(value: "")
            }
        }
        let found = App.findings()
        #expect(found.ids == ["missing-binding"])
        #expect(found.first?.help.first?.replacing("ShortFormSlipTests.", with: "") == "typealias Root = Tagged<Title> in App")
    }

    @Test func `the root is the product of a factory, or the root of a child`() {
        enum Editing: RootComponent {
            typealias Root = Editor
            static func configure(binder: Binder<Singleton>) { ShortFormSlipTests.bindEditor(binder) }
        }
        enum Storing: RootComponent {
            typealias Root = Provider<Store>
            static func configure(binder: Binder<Singleton>) { binder.bindFactory(Store.self).to { () async throws in Store() } }
        }
        enum Paging: RootComponent {
            typealias Root = Account
            static func configure(binder: Binder<Singleton>) { binder.install(dependency: Session.self) }
        }
        func help<C: RootComponent>(_: C.Type) -> String? {
            C.findings().errors.first?.help.map { $0.replacing("ShortFormSlipTests.", with: "") }.first { $0.hasPrefix("typealias") }
        }
        #expect(help(Editing.self) == "typealias Root = (Note) -> Editor in Editing")
        #expect(help(Storing.self) == "typealias Root = () async throws -> Store in Storing")
        #expect(help(Paging.self) == "typealias Root = ComponentFactory<Session> in Paging")
    }

    @Test func `a default has a tag, or there are two of them`() {
        let tagged = report(Asked<String>.self) { binder in
            binder.bindDefault(String.self).tagged(with: Title.self).to(value: "")
            binder.bind(Asked<String>.self).to(factory: Asked.init)
        }
        #expect(
            tagged.first?.prefix(2) == [
                "nothing is bound for String",
                "using(Title.self) in the binding of Asked<String>, or request Tagged<Title> in Asked<String>",
            ])
        let two = report(String.self) { binder in
            binder.bindDefault(String.self).to(value: "")
            binder.bindDefault(String.self).to(value: "")
        }
        #expect(two == [["String has 2 defaults", "keep one of them, or bind(String.self), which overrides them"]])
    }
}

// SPDX-License-Identifier: Apache-2.0
