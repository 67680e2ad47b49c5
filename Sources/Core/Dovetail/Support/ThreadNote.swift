internal import CDovetail

/// The purpose of a call that runs on a thread. The notes of nested calls form a list for each kind of call.
struct ThreadNote<Subject> {
    let subject: Subject
    private let outer: UnsafeMutableRawPointer?

    /// Runs `body` on the calling thread, and notes what it is for. The result is a word: the optimizer would not inline a generic one.
    @inline(__always)
    static func write(
        _ subject: Subject, to list: dovetail_note, of thread: UInt = dovetail_current_thread(), during body: () -> UInt
    ) -> UInt {
        let place = dovetail_notes_of(thread) + Int(list.rawValue)
        var note = ThreadNote(subject: subject, outer: place.pointee)
        // Unprotected: no code writes beyond the note, and a stack protector would cost a check for each shared instance.
        return _withUnprotectedUnsafeMutablePointer(to: &note) { note in
            place.pointee = UnsafeMutableRawPointer(note)
            defer { place.pointee = note.pointee.outer }
            return body()
        }
    }

    /// The note of the innermost call of the calling thread.
    static func innermost(of list: dovetail_note) -> ThreadNote? {
        at(dovetail_notes_of(dovetail_current_thread())[Int(list.rawValue)])
    }

    private static func at(_ address: UnsafeMutableRawPointer?) -> ThreadNote? {
        address?.assumingMemoryBound(to: ThreadNote.self).pointee
    }

    /// The purposes of the calling thread's calls, innermost first.
    static func subjects(of list: dovetail_note) -> [Subject] {
        var subjects: [Subject] = []
        var next = innermost(of: list)
        while let note = next {
            subjects.append(note.subject)
            next = at(note.outer)
        }
        return subjects
    }
}

// SPDX-License-Identifier: Apache-2.0
