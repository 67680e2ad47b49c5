import Dovetail
import DovetailSwiftUI
import NotesKit
import SwiftUI

/// Replaces the file archive with sample notes, and saves nothing.
enum SampleNotes: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any Archive).self).to { Samples() }
    }

    private struct Samples: Archive {
        func notes() -> [Note] { [Note(id: 1, text: "Rye, spelt, brioche"), Note(id: 2, text: "Oven\n230 degrees")] }
        func save(_ notes: [Note]) {}
    }
}

/// An archive for one preview.
struct FixedArchive: Archive {
    var texts: [String]
    func notes() -> [Note] { texts.enumerated().map { Note(id: $0.offset, text: $0.element) } }
    func save(_ notes: [Note]) {}
}

// `#Preview { … }` takes the same lines.
struct NoteListPreviews: PreviewProvider {
    static var previews: some View {
        Assembled(NotesComponent.self, replacing: [SampleNotes.self]) { desk in
            NoteList(editors: desk.editors)
                .environment(desk.store)
        }
    }
}

/// An editor with unsaved changes.
@MainActor func draft(of note: Assisted<Note>, in store: NoteStore) -> Editor {
    Editor(note: Assisted(Note(id: note.get().id, text: "A draft")), store: store)
}

struct LongNotePreviews: PreviewProvider {
    static var previews: some View {
        Assembled(NotesComponent.self) { replacing in
            replacing.bind((any Archive).self).to(value: FixedArchive(texts: [String(repeating: "Knead. ", count: 200)]))
            replacing.bindFactory(Editor.self).with(EditNote.self).to(factory: draft)
        } content: { desk in
            Owned {
                desk.editors.build(desk.store.notes[0])
            } content: { editor in
                NoteEditor(editor: editor)
            }
        }
    }
}

struct NoteEditorPreviews: PreviewProvider {
    static var previews: some View {
        Assembled(NotesComponent.self, replacing: [SampleNotes.self]) { desk in
            Owned {
                desk.editors.build(desk.store.notes[1])
            } content: { editor in
                NoteEditor(editor: editor)
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
