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

    static func bindEditor(_ binder: Binder<Singleton>) {
        binder.bind(Store.self).to(factory: Store.init)
        binder.bindFactory(Editor.self).from(Note.self).to(factory: Editor.init)
    }

    /// The message and the help of each finding, without the name of the suite, and without the component, which is generic here.
    private func report<What>(_ what: What.Type, _ write: @escaping Writing) -> [[String]] {
        findings(what, write).map { finding in
            ([finding.message] + finding.help).map {
                $0.replacing("ShortFormSlipTests.", with: "").replacing(/\ in a module that Sketch<.*> includes/, with: "")
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
        #expect(found.first?.help.first?.replacing("ShortFormSlipTests.", with: "") == "request Tagged<Title> in App.root")
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
