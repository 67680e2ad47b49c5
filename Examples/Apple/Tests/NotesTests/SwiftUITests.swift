import Dovetail
import DovetailTesting
import NotesKit
import Testing

@testable import SwiftUINotes

@MainActor @Suite struct SwiftUITests {
    @Test func `the graph can be built, also for previews`() throws {
        expectValidGraph(NotesModule.self)
        expectValidGraph(NotesComponent.self)
        #expect(try ComponentFactory.of(NotesComponent.self, replacing: [SampleNotes.self]).diagnostics.isEmpty)
    }

    @Test func `a preview shows the samples, and an editor one of them`() {
        let desk = Desk.assembled(replacing: [SampleNotes.self])

        #expect(desk.store.notes.map(\.title) == ["Rye, spelt, brioche", "Oven"])
        #expect(desk.editors.build(desk.store.notes[1]).text == "Oven\n230 degrees")
        _ = NoteListPreviews.previews
        _ = NoteEditorPreviews.previews
        _ = LongNotePreviews.previews
    }

    @Test func `a preview replaces two bindings with values at hand`() {
        let desk = Desk.assembled { replacing in
            replacing.bind((any Archive).self).to(value: FixedArchive(texts: ["Sift"]))
            replacing.bindFactory(Editor.self).with(EditNote.self).to(factory: draft)
        }
        #expect(desk.store.notes.map(\.text) == ["Sift"])
        #expect(desk.editors.build(desk.store.notes[0]).text == "A draft")
    }

    @Test func `a saved edit is in the shared store`() {
        let desk = Desk.assembled(replacing: [SampleNotes.self])
        let editor = desk.editors.build(desk.store.notes[0])

        editor.text = "Rye only"
        #expect(desk.store.notes[0].text == "Rye, spelt, brioche")
        editor.save()

        #expect(desk.store.notes.map(\.text) == ["Rye only", "Oven\n230 degrees"])
        #expect(desk.store.add("").title == "New note")
        #expect(desk.store.notes.map(\.id) == [1, 2, 3])
    }

    @Test func `the samples are not the notes of a window`() {
        let one = Desk.assembled(replacing: [SampleNotes.self]), other = Desk.assembled(replacing: [SampleNotes.self])

        one.store.add("Only here")

        #expect(other.store.notes.count == 2)
    }
}
