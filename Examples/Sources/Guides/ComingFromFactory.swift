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
        typealias Root = Screen

        static func configure(binder: Binder<WhileListening>) {
            binder.bind(Queue.self).sharedInScope().to(factory: Queue.init)
            binder.bind(Player.self).to(factory: Player.init)
            binder.bind(Remote.self).to(factory: Remote.init)
            binder.bind(Screen.self).to(factory: Screen.init)
        }
    }

    struct Jukebox {
        let sessions: ComponentFactory<Listening>
    }

    enum JukeboxApp: RootComponent {
        typealias Root = Jukebox

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: LibraryModule.self)
            binder.install(dependency: Listening.self)
            binder.bind(Jukebox.self).to(factory: Jukebox.init)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
