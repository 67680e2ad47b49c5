import Dovetail
import DovetailGraph
import DovetailLaunch
import DovetailSettings
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct NewProjectTests {
    private let note = Note(id: 4, text: "Rye")

    @Test func `the graphs are valid, and the module alone`() {
        expectValidGraph(NotesApp.self)
        expectValidGraph(PluginModule.self)
        expectValidGraph(LaunchedNotes.self)
    }

    @Test func `what belongs to the main actor is known`() {
        let graph = NotesApp.graph()
        let isolations = Dictionary(
            graph.bindings.map { (graph.keys[$0.key].key.type.short, $0.isolation) }, uniquingKeysWith: { first, _ in first })
        #expect(isolations["Store"] == .mainActor && isolations["Greeting"] == .mainActor && isolations["Double"] == .mainActor)
        #expect(isolations["Cell"] == nil && isolations["Note"] == .nonisolated)
        #expect(isolations["Factory<From<Note, Editor>>"] == .mainActor && isolations["Factory<ShowSheet>"] == .mainActor)
    }

    // MARK: Requests

    @Test func `eager requests are instances`() throws {
        let eager = try NotesApp.build().eager
        #expect(eager.greeting.text == "Hello" && eager.half == 3.5 && eager.mode() == "write")
        #expect(eager.cell == nil && eager.missing == nil)
    }

    @Test func `deferred requests are functions and providers`() throws {
        let desk = try NotesApp.build()
        #expect(desk.deferred.notes() == Note(id: 1, text: "Bread") && desk.deferred.modes() == "write")
        #expect(desk.deferred.lazily() === desk.eager.store && desk.deferred.weakly() === desk.eager.store)
        #expect(desk.deferred.onMainActor() === desk.eager.store && desk.deferred.stores() === desk.eager.store)
        #expect(desk.deferred.mainActorStores() === desk.eager.store)
    }

    @Test func `collections contain their contributions`() throws {
        let collections = try NotesApp.build().collections
        #expect(collections.plugins.map(\.name) == ["spelling", "counting 0"])
        #expect(collections.laterPlugins.map { $0().name } == ["spelling", "counting 0"])
        #expect(collections.numbers == [0, 3] && collections.styles == ["bold", "italic"])
        #expect(collections.toolbar() == ["undo"] && collections.empty.isEmpty)
        #expect(collections.greetings.mapValues(\.text) == ["en": "Good morning", "de": "Guten Morgen"])
        #expect(collections.laterGreetings["de"]?().text == "Guten Morgen")
    }

    @Test func `factories build from arguments`() async throws {
        let desk = try NotesApp.build()
        let factories = desk.factories
        #expect(factories.editors(note).note == note && factories.namedEditors.build(note).store === desk.eager.store)
        #expect(factories.sheets.build(note).mode == "write" && factories.labels(2, true) == "2!")
        #expect(factories.made.build().text == "made")
        #expect(throws: Unreadable(note: Note(id: 0, text: ""))) { try factories.documents(Note(id: 0, text: "")) }
        #expect(try factories.namedDocuments.build(note).note == note)
        #expect(try await factories.downloads(note) == Download(note: note, hour: 7))
        #expect(try await factories.namedDownloads.build(note) == Download(note: note, hour: 7))
        let cell = Cell()
        factories.cells.injectProperties(into: cell)
        #expect(cell.store === desk.eager.store)
    }

    @Test func `a child has objects of its own`() throws {
        let desk = try NotesApp.build()
        let (one, other) = (desk.factories.accounts.build("Ada"), desk.factories.accounts.build("Grace"))
        #expect(one.user == "Ada" && one.session !== other.session && one.store === other.store)
    }

    // MARK: Launching and settings

    @Test func `an application is launched with settings, and sent events`() async throws {
        // The defaults are too short for a machine with a lot of other work.
        var options = LaunchOptions()
        (options.stopTimeout, options.shutdownTimeout) = (.seconds(3_000), .seconds(3_000))
        let launcher = try Launcher(
            LaunchedNotes.self,
            settings: SettingLayers([.values(["notes.refresh": 5, "notes.password": "dough", "notes.season": "high"])]),
            options: options)
        try launcher.prepare()
        let screen = try await launcher.launch()
        #expect(screen.library.notes == [Note(id: 1, text: "Bread")])
        #expect(screen.preferences.refresh == 5 && screen.preferences.password.reveal() == "dough")
        #expect(screen.preferences.folder == nil && screen.preferences.season == .high && screen.preferences.clock.hour == 7)
        try await launcher.send(.foreground)
        let window = try await screen.windows.launch(note)
        #expect(window.root.note == note)
        try await window.stop()
        try await launcher.stop()
        #expect(await screen.server.log.filter { $0 != "runs" } == ["opens", "foreground", "window 4"])
    }

    @Test func `an invalid setting is reported`() {
        let error = #expect(throws: GraphError.self) {
            try Launcher(LaunchedNotes.self, settings: SettingLayers([.values(["notes.refresh": 0, "notes.password": "dough"])]))
        }
        #expect(error?.diagnostics.map(\.id) == [.invalidSetting])
    }

    // MARK: Testing

    @Test func `any object is built with replacements`() throws {
        let store = try NotesApp.buildForTest(Store.self) { replacing in
            replacing.bind((any Clock).self).to(value: SystemClock(hour: 21))
        }
        #expect(store.clock.hour == 21)
        let plugins = try PluginModule.buildForTest([any Plugin].self) { stubs in
            stubs.bind(Store.self).to { Store(clock: SystemClock()) }
            stubs.bind(String.self).tagged(with: DefaultMode.self).to(value: "read")
        }
        #expect(plugins.count == 2)
    }

    @Test func `the root is built with replacements of modules and closures`() throws {
        enum Evening: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind((any Clock).self).to { SystemClock(hour: 20) }
            }
        }
        #expect(try ComponentFactory.of(NotesApp.self, replacing: [Evening.self]).build().eager.half == 10)
        let desk = try NotesApp.buildForTest { replacing in
            replacing.bind(Greeting.self).to { Greeting("Replaced") }
            replacing.bindFactory(Editor.self).from(Note.self).to { note, store in Editor(note: Note(id: 9, text: "draft"), store: store) }
        }
        #expect(desk.eager.greeting.text == "Replaced" && desk.factories.editors(note).note.id == 9)
    }

    @Test(.replacements(in: NotesApp.self) { replacing in replacing.bind((any Clock).self).to(value: SystemClock(hour: 2)) })
    func `a trait replaces for one test`() throws {
        #expect(try NotesApp.buildForTest().eager.half == 1)
    }
}

// SPDX-License-Identifier: Apache-2.0
