import Dovetail
import Foundation

// The settings of a new Xcode project: all code is on the main actor unless it is declared otherwise. An application as it is written there,
// with each form of binding.

nonisolated struct Note: Identifiable, Hashable, Sendable {
    let id: Int
    var text: String
}

nonisolated protocol Clock: Sendable {
    var hour: Int { get }
}

nonisolated struct SystemClock: Clock {
    var hour = 7
}

protocol Plugin: Sendable {
    var name: String { get }
}

class Spelling: Plugin {
    let name = "spelling"
}

struct Counting: Plugin {
    let name: String
    init(store: Store) { name = "counting \(store.notes.count)" }
}

class Store {
    var notes: [Note] = []
    let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
}

class Editor {
    let note: Note
    let store: Store
    init(note: Note, store: Store) {
        self.note = note
        self.store = store
    }
}

class Sheet {
    let note: Note
    let mode: String
    let store: Store
    init(note: Assisted<Note>, mode: Tagged<DefaultMode>, store: Store) {
        self.note = note.get()
        self.mode = mode()
        self.store = store
    }
}

enum ShowSheet: AssistedFactory {
    typealias Seed = Note
    typealias Element = Sheet
}

enum DefaultMode: Tag {
    typealias Element = String
}

enum Toolbar: Tag {
    typealias Element = [String]
}

enum Missing: Tag {
    typealias Element = Int
}

struct Unreadable: Error, Equatable {
    let note: Note
}

class Document {
    let note: Note
    init(opening note: Note) throws {
        guard note.id > 0 else { throw Unreadable(note: note) }
        self.note = note
    }
}

nonisolated struct Download: Equatable, Sendable {
    let note: Note
    let hour: Int
}

class Cell {
    var store: Store?
    func fill(store: Store) { self.store = store }
}

class Greeting {
    let text: String
    init() { text = "Hello" }
    init(_ text: String) { self.text = text }
}

enum PluginModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.requires(Store.self)
        binder.requires(tagged: DefaultMode.self)
        binder.bind((any Plugin).self).intoCollection().to { Spelling() }
        binder.bind((any Plugin).self).intoCollection().sharedInScope().to(factory: Counting.init)
        binder.bind(String.self).elementsIntoCollection().to { ["bold", "italic"] }
        binder.bind(Int.self).intoSet().to(value: 3)
        binder.bind(Int.self).intoSet().to { (store: Store) in store.notes.count }
        binder.bind(Greeting.self).intoDictionary("en").to { Greeting("Good morning") }
        binder.bind(Greeting.self).intoDictionary("de").to { Greeting("Guten Morgen") }
        binder.bind(String.self).intoCollection().tagged(with: Toolbar.self).to(value: "undo")
        binder.declareCollection(of: Download.self)
        binder.declareSet(of: String.self)
        binder.declareDictionary(of: Store.self, keyedBy: Int.self)
        binder.declareCollection(tagged: Toolbar.self)
        binder.declareOptional(Cell.self)
        binder.declareOptional(tagged: Missing.self)
    }
}

enum GreetingModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bindDefault(Greeting.self).to { Greeting() }
    }
}

struct PerUser: Scope {}

class Account {
    let user: String
    let store: Store
    let session: Session
    init(user: String, store: Store, session: Session) {
        self.user = user
        self.store = store
        self.session = session
    }
}

class Session {}

enum AccountComponent: Component {
    typealias Root = Account
    typealias Seed = String

    static func configure(binder: Binder<PerUser>) {
        binder.bind(Session.self).sharedInScope().to(factory: Session.init)
        binder.bind(Account.self).to(factory: Account.init)
    }
}

enum NotesApp: RootComponent {
    typealias Root = Desk

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: PluginModule.self)
        binder.include(module: GreetingModule.self)
        binder.install(dependency: AccountComponent.self)

        binder.bind(Desk.self).to(factory: Desk.init)
        binder.bind(EagerRequests.self).to(factory: EagerRequests.init)
        binder.bind(DeferredRequests.self).to(factory: DeferredRequests.init)
        binder.bind(CollectionRequests.self).to(factory: CollectionRequests.init)
        binder.bind(FactoryRequests.self).to(factory: FactoryRequests.init)
        binder.bind(Store.self).sharedInScope().to(factory: Store.init)
        binder.bind((any Clock).self).to { SystemClock() }
        binder.bind(String.self).tagged(with: DefaultMode.self).to(value: "write")
        binder.bind(Note.self).to(provider: Provider(getter: { Note(id: 1, text: "Bread") }))
        binder.bind(Double.self).to(factory: half)

        binder.bindFactory(Editor.self).from(Note.self).to(factory: Editor.init)
        binder.bindFactory(Sheet.self).with(ShowSheet.self).to(factory: Sheet.init)
        binder.bindFactory(String.self).from(Int.self, Bool.self).to { (number, isLoud, store: Store) in
            "\(number + store.notes.count)\(isLoud ? "!" : "")"
        }
        binder.bindFactory(Document.self).from(Note.self).to(factory: Document.init)
        binder.bindFactory(Download.self).from(Note.self).to { (note: Note, clock: any Clock) async throws in
            await Task.yield()
            return Download(note: note, hour: clock.hour)
        }
        binder.bindFactory(Greeting.self).to { Greeting("made") }
        binder.bindPropertyInjectionOf(Cell.self).to(injector: Cell.fill)
    }
}

/// A function on the main actor, which is a factory.
func half(of store: Store) -> Double { Double(store.clock.hour) / 2 }

// SPDX-License-Identifier: Apache-2.0
