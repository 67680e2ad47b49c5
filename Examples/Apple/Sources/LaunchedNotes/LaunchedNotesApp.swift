// A SwiftUI application that has to wait before it can show something. Type-checked against a stand-in for SwiftUI; untested with the
// real one.
import DovetailSwiftUI
import NotesKit
import SwiftUI

@main
struct LaunchedNotesApp: App {
    private let launch = SharedLaunch(LaunchedNotes.self)

    var body: some Scene {
        WindowGroup {
            Launching(launch) { titles in titles }
        }
    }
}

/// The root: the views that are shown after the launch.
struct NoteTitles: View {
    let store: NoteStore

    var body: some View {
        List(store.notes) { note in Text(note.title) }
    }
}

// SPDX-License-Identifier: Apache-2.0
