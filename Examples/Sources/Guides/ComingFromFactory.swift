import Dovetail

/// The code of the guide "Migrate from Factory".
enum ComingFromFactory {
    protocol MusicLibrary: Sendable {
        var titles: [String] { get }
    }

    struct DiskLibrary: MusicLibrary {
        let titles = ["Prelude", "Fugue"]
    }

    /// The next titles, for the duration of one session.
    final class Queue: Sendable {}

    struct Player {
        let library: any MusicLibrary
        let queue: Queue
    }

    struct Remote {
        let queue: Queue
    }

    struct Screen {
        let player: Player
        let remote: Remote
    }

    enum LibraryModule: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind((any MusicLibrary).self).sharedInScope().to { DiskLibrary() }
        }
    }

    struct WhileListening: Scope {}

    enum Listening: Component {
        static func configure(binder: Binder<WhileListening>) {
            binder.bind(Queue.self).sharedInScope().to(factory: Queue.init)
            binder.bind(Player.self).to(factory: Player.init)
            binder.bind(Remote.self).to(factory: Remote.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
            bind.to(factory: Screen.init)
        }
    }

    struct Jukebox {
        let sessions: ComponentFactory<Listening>
    }

    enum JukeboxApp: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.include(module: LibraryModule.self)
            binder.install(dependency: Listening.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Jukebox>) -> BindingReceipt<Jukebox> {
            bind.to(factory: Jukebox.init)
        }
    }
}
