import DovetailLaunch
import NotesKit

/// Notes that are far away.
protocol Remote: Sendable {
    func fetch() async throws -> [Note]
    func put(_ notes: [Note]) async throws
}

/// What has been fetched. It is put back when nobody looks.
struct FetchedArchive: Archive {
    let fetched: [Note]

    func notes() -> [Note] { fetched }
    func save(_ notes: [Note]) {}
}

/// Stands for a server.
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
