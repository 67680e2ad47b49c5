internal import CDovetail

/// The components that this thread is collecting. A component that builds itself in its own `configure` would never finish.
enum ConfigureStack {
    private struct Note {
        let type: Any.Type
        let outer: UnsafeMutableRawPointer?
    }

    static func whileCollecting(_ type: Any.Type, _ body: () -> Void) {
        var note = Note(type: type, outer: dovetail_thread_note(dovetail_collecting))
        withUnsafeMutablePointer(to: &note) { note in
            dovetail_set_thread_note(dovetail_collecting, note)
            body()
            dovetail_set_thread_note(dovetail_collecting, note.pointee.outer)
        }
    }

    /// The types whose `configure` is running on this thread, innermost first, up to `type`; nil if it is not among them.
    static func chain(to type: Any.Type) -> [Any.Type]? {
        var chain: [Any.Type] = []
        var next = dovetail_thread_note(dovetail_collecting)
        while let note = next?.assumingMemoryBound(to: Note.self) {
            chain.append(note.pointee.type)
            if note.pointee.type == type { return chain }
            next = note.pointee.outer
        }
        return nil
    }
}
