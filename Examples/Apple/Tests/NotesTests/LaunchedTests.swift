import DovetailLaunch
import NotesKit
import Synchronization
import Testing

@testable import LaunchedNotes

/// Replaces the server with one that cannot be reached.
private enum Offline: Module {
    struct Unplugged: Error {}

    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any Remote).self).to { Nowhere() }
    }

    private struct Nowhere: Remote {
        func fetch() async throws -> [Note] { throw Unplugged() }
        func put(_ notes: [Note]) async throws { throw Unplugged() }
    }
}

@MainActor @Suite struct LaunchedTests {
    @Test func `the application is valid, and validation runs no step`() throws {
        let launcher = try Launcher(LaunchedNotes.self, replacing: [Offline.self])

        #expect(launcher.warnings.isEmpty)
    }

    @Test func `notes are fetched by the launch, and uploaded when the application enters the background`() async throws {
        let launcher = try Launcher(LaunchedNotes.self, replacing: [Recorded.self])
        let store = try await launcher.launch().store
        #expect(store.notes == [Note(id: 7, text: "Fetched")])

        store.add("New")
        #expect(Recorded.server.notes.map(\.text) == ["Fetched"])
        try await launcher.send(.background)
        #expect(Recorded.server.notes.map(\.text) == ["Fetched", "New"])
        try await launcher.stop()
    }

    @Test func `without the server, the launch reports the failed step`() async throws {
        let launcher = try Launcher(LaunchedNotes.self, replacing: [Offline.self])

        let failure = try await #require(throws: LaunchFailure.self) { try await launcher.launch() }

        #expect("\(failure)".contains("Unplugged"))
    }

    /// Used once, by a single test.
    private enum Recorded: Module {
        static let server = Server()

        static func configure(binder: Binder<Unscoped>) {
            binder.bind((any Remote).self).to { server }
        }

        final class Server: Remote {
            private let kept = Mutex([Note(id: 7, text: "Fetched")])
            var notes: [Note] { kept.withLock { $0 } }
            func fetch() async throws -> [Note] { notes }
            func put(_ notes: [Note]) async throws { kept.withLock { $0 = notes } }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
