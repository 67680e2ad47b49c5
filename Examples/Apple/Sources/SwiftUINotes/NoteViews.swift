import Dovetail
import DovetailSwiftUI
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
            .navigationDestination(for: Note.self) { note in
                Owned(by: note.id) {
                    editors.build(note)
                } content: { editor in
                    NoteEditor(editor: editor)
                }
            }
            .toolbar {
                Button("Add") { store.add("") }
            }
        }
    }
}

struct NoteEditor: View {
    @Bindable var editor: Editor

    var body: some View {
        TextEditor(text: $editor.text)
            .onDisappear { editor.save() }
    }
}

// SPDX-License-Identifier: Apache-2.0
