// A SwiftUI application that has to wait before it can show something. Type-checked against a stand-in for SwiftUI; untested with the
// real one.
import DovetailLaunch
import NotesKit
import SwiftUI

@main
struct LaunchedNotesApp: App {
    @Environment(\.scenePhase) private var phase
    @State private var titles: NoteTitles?
    @State private var failure: String?
    private let launcher: Launcher<LaunchedNotes>

    init() {
        // Validates the graph without running anything.
        do { launcher = try Launcher(LaunchedNotes.self) } catch { fatalError("\(error)") }
    }

    var body: some Scene {
        WindowGroup {
            if let titles {
                titles
            } else if let failure {
                Text(failure)
            } else {
                ProgressView().task {
                    do { titles = try await launcher.launch() } catch { failure = "\(error)" }
                }
            }
        }
        .onChange(of: phase) { _, phase in
            guard phase != .inactive else { return }
            Task { try await launcher.send(phase == .active ? .foreground : .background) }
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
