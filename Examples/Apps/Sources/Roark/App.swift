import DovetailLaunch
import DovetailSettings

/// The stage is the application's own: an ordinary setting.
public enum Stage: String, SettingValue, CaseIterable, Sendable { case development, testing, production }

public enum StageSetting: Setting {
    public static let key = SettingKey("stage", default: Stage.development)
}

public enum MapPath: Setting {
    public static let key = SettingKey("maps.path", default: "threats.maps")
}

/// A provider of services is a module: its registrations are bindings, `willBoot` is `prepare`, `didBoot` is `launch`, and
/// shutting down is `stop`.
enum MapProvider: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.setting(MapPath.self)
        binder.bind(FileStore.self).launch { (path: Tagged<MapPath>, log: Log) in
            try await FileStore(path: path.get(), log: log)
        } stop: {
            await $0.close()
        }
        // No preferences: there is one binding for each key, or an error.
        binder.bind((any ThreatMapStore).self).to { (store: FileStore) -> any ThreatMapStore in store }
    }
}

enum AppearanceProvider: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.prepare("Appearance") { (log: Log) in log.add("willBoot") }
        binder.launch("First maps") { (store: any ThreatMapStore, log: Log) in
            log.add("didBoot with \(try await store.maps().count)")
        }
    }
}

/// The composition root, which was `configure(&config, &env, &services)`.
public enum App: RootComponent {
    public typealias Seed = Log
    public typealias Scope = Singleton
    public typealias Root = RootScreen

    public static func configure(binder: Binder<Singleton>) {
        binder.setting(StageSetting.self)
        binder.include(module: AppearanceProvider.self)
        binder.include(module: MapProvider.self)
        binder.bind(RootScreen.self).to(factory: RootScreen.init)
    }
}

/// Does the work of the delegate of an application. Every input is a parameter, so that each test creates its own application.
@MainActor
public final class AppDelegate {
    private let launcher: Launcher<App>
    public private(set) var screen: RootScreen?

    /// The layers of this program: the files of the stage, then the environment.
    public static func settings() throws -> SettingLayers {
        let outside = SettingLayers([.environment(prefix: "ROARK_"), .commandLine()])
        let stage = try outside[StageSetting.self]
        return SettingLayers(
            [
                .json("roark.json", optional: true), .json("roark.\(stage.rawValue).json", optional: true),
            ] + outside.layers)
    }

    public init(settings: SettingLayers, replacing: [any Module.Type] = [], log: Log = Log()) throws {
        // Validates the graph without running anything.
        launcher = try Launcher(App.self, seed: log, settings: settings, replacing: replacing)
        try launcher.prepare()
    }

    public func applicationDidFinishLaunching() async throws { screen = try await launcher.launch() }
    public func applicationWillTerminate() async throws { try await launcher.stop() }
}

// SPDX-License-Identifier: Apache-2.0
