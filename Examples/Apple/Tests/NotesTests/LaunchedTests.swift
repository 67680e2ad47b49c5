import DovetailLaunch
import NotesKit
import Synchronization
import Testing

@testable import LaunchedNotes

/// Takes the place of the server: says nothing, or what it is told.
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
    @Test func `the application is valid, and nothing runs to see that`() throws {
        let launcher = try Launcher(LaunchedNotes.self, replacing: [Offline.self])

        #expect(launcher.warnings.isEmpty)
    }

    @Test func `notes are there when the launch has finished, and go back when nobody looks`() async throws {
        let launcher = try Launcher(LaunchedNotes.self, replacing: [Recorded.self])
        let store = try await launcher.launch().store
        #expect(store.notes == [Note(id: 7, text: "Fetched")])

        store.add("New")
        #expect(Recorded.server.notes.map(\.text) == ["Fetched"])
        try await launcher.send(.background)
        #expect(Recorded.server.notes.map(\.text) == ["Fetched", "New"])
        try await launcher.stop()
    }

    @Test func `without the server the launch says what failed`() async throws {
        let launcher = try Launcher(LaunchedNotes.self, replacing: [Offline.self])

        let failure = try await #require(throws: LaunchFailure.self) { try await launcher.launch() }

        #expect("\(failure)".contains("Unplugged"))
    }

    /// One test uses it, once.
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
