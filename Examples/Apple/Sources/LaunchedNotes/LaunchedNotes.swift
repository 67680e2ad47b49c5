import DovetailLaunch
import NotesKit

/// A remote store of notes.
protocol Remote: Sendable {
    func fetch() async throws -> [Note]
    func put(_ notes: [Note]) async throws
}

/// The fetched notes. They are uploaded when the application enters the background.
struct FetchedArchive: Archive {
    let fetched: [Note]

    func notes() -> [Note] { fetched }
    func save(_ notes: [Note]) {}
}

/// Simulates a server.
actor Memory: Remote {
    private var kept = [Note(id: 1, text: "From far away")]

    func fetch() async throws -> [Note] { kept }
    func put(_ notes: [Note]) async throws { kept = notes }
}

enum LaunchedNotes: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: NotesModule.self)
        binder.bind((any Remote).self).sharedInScope().to { Memory() }
        binder.bind((any Archive).self).launch(timeout: .seconds(10)) { (remote: any Remote) in
            FetchedArchive(fetched: try await remote.fetch())
        }
        binder.on(.background, "Put the notes back") { (remote: any Remote, store: NoteStore) in
            try await remote.put(store.notes)
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<NoteTitles>) -> BindingReceipt<NoteTitles> {
        bind.to(factory: NoteTitles.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
