import Dovetail
import Observation

public struct Note: Identifiable, Hashable, Codable, Sendable {
    public let id: Int
    public var text: String

    public init(id: Int, text: String) {
        self.id = id
        self.text = text
    }

    public var title: String { text.split(separator: "\n").first.map(String.init) ?? "New note" }
}

/// Stores notes between runs of the application.
public protocol Archive: Sendable {
    func notes() -> [Note]
    func save(_ notes: [Note])
}

/// All notes, shared by every view that shows them.
@MainActor @Observable public final class NoteStore {
    public private(set) var notes: [Note]
    @ObservationIgnored private let archive: any Archive

    public init(archive: any Archive) {
        self.archive = archive
        notes = archive.notes()
    }

    @discardableResult
    public func add(_ text: String) -> Note {
        let note = Note(id: (notes.map(\.id).max() ?? 0) + 1, text: text)
        notes.append(note)
        archive.save(notes)
        return note
    }

    public func replace(_ note: Note) {
        guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
        notes[index] = note
        archive.save(notes)
    }
}

/// A note that is being edited.
@MainActor @Observable public final class Editor {
    public var text: String
    @ObservationIgnored private let note: Note
    @ObservationIgnored private let store: NoteStore

    public init(note: Assisted<Note>, store: NoteStore) {
        self.note = note.get()
        self.store = store
        text = note.get().text
    }

    public func save() { store.replace(Note(id: note.id, text: text)) }
}

/// The note is an argument, because the caller selects it when the user taps it.
public enum EditNote: AssistedFactory {
    public typealias Seed = Note
    public typealias Element = Editor
}

public enum NotesModule: Module {
    public static func configure(binder: Binder<Singleton>) {
        binder.requires((any Archive).self)
        binder.bind(NoteStore.self).sharedInScope().to(factory: NoteStore.init)
        binder.bindFactory(Editor.self).with(EditNote.self).to(factory: Editor.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
