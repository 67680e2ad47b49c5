import Dovetail
import DovetailSwiftUI
import DovetailTesting
import NotesKit
import SwiftUI
import Testing

@testable import SwiftUINotes

@MainActor @Suite struct SwiftUITests {
    @Test func `the graph can be built, also for previews`() throws {
        expectValidGraph(NotesModule.self)
        expectValidGraph(NotesComponent.self)
        #expect(try ComponentFactory.of(NotesComponent.self, replacing: [SampleNotes.self]).diagnostics.isEmpty)
    }

    @Test(arguments: StateForm.allCases)
    func `a window and the previews show notes, and an editor its text`(form: StateForm) {
        #expect(Host(form) { NoteListPreviews.previews }.texts == ["Rye, spelt, brioche", "Oven"])
        #expect(Host(form) { NoteEditorPreviews.previews }.texts == ["Oven\n230 degrees"])
        #expect(Host(form) { LongNotePreviews.previews }.texts == ["A draft"])
    }

    /// The editors that a list has created.
    @MainActor final class Editors {
        var created: [Editor] = []
    }

    @Test(arguments: StateForm.allCases)
    func `an opened note has one editor, however often its list is evaluated, and is saved when it is closed`(form: StateForm) throws {
        let editors = Editors()
        let desk = try NotesComponent.buildForTest(replacing: [SampleNotes.self]) { replacing in
            replacing.bindFactory(Editor.self).with(EditNote.self).to { @MainActor (note: Assisted<Note>, store: NoteStore) -> Editor in
                editors.created.append(Editor(note: note, store: store))
                return editors.created.last!
            }
        }
        let host = Host(form) { NoteList(editors: desk.editors).environment(desk.store) }
        host.opened = desk.store.notes[0]
        editors.created[0].text = "Rye only"
        host.update(times: 5)
        #expect(editors.created.count == 1)
        #expect(host.texts == ["Rye only", "Rye, spelt, brioche", "Oven"])

        host.opened = desk.store.notes[1]
        host.update(times: 1)
        #expect(editors.created.count == 2)
        #expect(host.texts == ["Oven\n230 degrees", "Rye only", "Oven"])
        host.close()
        #expect(desk.store.notes.map(\.text) == ["Rye only", "Oven\n230 degrees"])
    }

    @Test func `a saved edit is in the shared store`() throws {
        let desk = try NotesComponent.buildForTest(replacing: [SampleNotes.self])
        let editor = desk.editors.build(desk.store.notes[0])

        editor.text = "Rye only"
        #expect(desk.store.notes[0].text == "Rye, spelt, brioche")
        editor.save()

        #expect(desk.store.notes.map(\.text) == ["Rye only", "Oven\n230 degrees"])
        #expect(desk.store.add("").title == "New note")
        #expect(desk.store.notes.map(\.id) == [1, 2, 3])
    }

    @Test func `the samples are not the notes of a window`() throws {
        let one = try NotesComponent.buildForTest(replacing: [SampleNotes.self])
        let other = try NotesComponent.buildForTest(replacing: [SampleNotes.self])

        one.store.add("Only here")

        #expect(other.store.notes.count == 2)
    }
}

// SPDX-License-Identifier: Apache-2.0
