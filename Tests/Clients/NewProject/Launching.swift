import Dovetail
import DovetailLaunch
import DovetailSettings

// Each form of setting and of launched object.

enum Refresh: Setting {
    static let key = SettingKey("notes.refresh", default: 60, in: 1...3600)
}

enum Password: Setting {
    static let key = SettingKey<Secret<String>>("notes.password")
}

enum Folder: Setting {
    static let key = SettingKey<String?>("notes.folder")
}

nonisolated enum Season: String, CaseIterable, SettingValue { case low, high }

enum CurrentSeason: Setting {
    static let key = SettingKey("notes.season", default: Season.low)
}

class Preferences {
    let refresh: Int
    let password: Secret<String>
    let folder: String?
    let season: Season
    let clock: any Clock
    init(
        refresh: Tagged<Refresh>, password: Tagged<Password>, folder: Tagged<Folder>, season: Tagged<CurrentSeason>, clock: any Clock
    ) {
        self.clock = clock
        self.refresh = refresh()
        self.password = password()
        self.folder = folder()
        self.season = season()
    }
}

actor Server {
    private(set) var log: [String] = []
    func write(_ text: String) { log.append(text) }
    func run() async throws {
        log.append("runs")
        try await GracefulStop.wait()
    }
}

/// An object on the main actor that is launched.
class Library {
    let notes: [Note]
    init(server: Server) async throws {
        await server.write("opens")
        notes = [Note(id: 1, text: "Bread")]
    }
    func close() async {}
}

class Screen {
    let library: Library
    let preferences: Preferences
    let server: Server
    let windows: ChildLauncher<WindowComponent>
    init(library: Library, preferences: Preferences, server: Server, windows: ChildLauncher<WindowComponent>) {
        self.library = library
        self.preferences = preferences
        self.server = server
        self.windows = windows
    }
}

struct PerWindow: Scope {}

enum WindowComponent: Component {
    typealias Root = Window
    typealias Seed = Note

    static func configure(binder: Binder<PerWindow>) {
        binder.bind(Window.self).launch { (note: Note, server: Server) in
            await server.write("window \(note.id)")
            return Window(note: note)
        }
    }
}

nonisolated final class Window: Sendable {
    let note: Note
    init(note: Note) { self.note = note }
}

enum LaunchedNotes: RootComponent {
    typealias Root = Screen

    static func configure(binder: Binder<Singleton>) {
        binder.setting(Refresh.self)
        binder.setting(Password.self)
        binder.setting(Folder.self)
        binder.setting(CurrentSeason.self)
        binder.bind(Preferences.self).sharedInScope().to(factory: Preferences.init)
        binder.bind(Server.self).launch {
            Server()
        } run: { server in
            try await server.run()
        }
        binder.bind(Library.self).launch(Library.init)
        binder.bind((any Clock).self).prepare { SystemClock() }
        binder.on(.foreground, "Refresh") { (server: Server) in await server.write("foreground") }
        binder.install(child: WindowComponent.self)
        binder.bind(Screen.self).to(factory: Screen.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
