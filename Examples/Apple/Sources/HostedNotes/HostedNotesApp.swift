// An application for UI tests, for unit tests that run in its process, and for intents. Type-checked against stand-ins for SwiftUI and
// AppIntents; untested with the real ones.
import AppIntents
import Dovetail
import DovetailSwiftUI
import Foundation
import NotesKit
import SwiftUI

@main
enum Main {
    static func main() {
        if isHostOfTests(ProcessInfo.processInfo.environment) { TestHost.main() } else { HostedNotesApp.main() }
    }

    /// Whether Xcode has started this process to run unit tests in it.
    static func isHostOfTests(_ environment: [String: String]) -> Bool { environment["XCTestConfigurationFilePath"] != nil }
}

/// Displays nothing, so that no graph is built beside those of the tests.
struct TestHost: App {
    var body: some Scene {
        WindowGroup { EmptyView() }
    }
}

struct HostedNotesApp: App {
    private let store = Result { try ComponentFactory.of(HostedNotes.self, replacing: Doubles.modules()).build() }

    init() {
        if let store = try? store.get() { AppDependencyManager.shared.add(dependency: store) }
    }

    var body: some Scene {
        WindowGroup {
            Assembled(store) { store in
                List(store.notes) { note in Text(note.title) }
            }
        }
    }
}

enum HostedNotes: RootComponent {
    typealias Root = NoteStore

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: NotesModule.self)
        binder.include(module: FileModule.self)
    }
}

// SPDX-License-Identifier: Apache-2.0
