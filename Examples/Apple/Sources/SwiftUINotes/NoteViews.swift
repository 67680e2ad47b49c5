import Dovetail
import NotesKit
import SwiftUI

struct NoteList: View {
    @Environment(NoteStore.self) private var store
    let editors: Factory<EditNote>

    var body: some View {
        NavigationStack {
            List(store.notes) { note in
                NavigationLink(note.title, value: note)
            }
            .navigationTitle("Notes")
            .navigationDestination(for: Note.self) { note in NoteEditor(editor: editors.build(note)) }
            .toolbar {
                Button("Add") { store.add("") }
            }
        }
    }
}

struct NoteEditor: View {
    // SwiftUI retains the first one for as long as the view exists.
    @State private var editor: Editor

    init(editor: Editor) { _editor = State(initialValue: editor) }

    var body: some View {
        TextEditor(text: $editor.text)
            .onDisappear { editor.save() }
    }
}
