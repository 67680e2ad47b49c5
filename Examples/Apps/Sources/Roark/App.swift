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

/// A provider of services is a module: what it registered is bound, `willBoot` is `prepare`, `didBoot` is `launch`, and
/// shutting down is `stop`.
enum MapProvider: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.setting(MapPath.self)
        binder.bind(FileStore.self).launch { (path: Tagged<MapPath>, log: Log) in
            try await FileStore(path: path.get(), log: log)
        } stop: {
            await $0.close()
        }
        // Nothing to prefer: there is one binding for each key, or an error.
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

/// The composition root: what `configure(&config, &env, &services)` was.
public enum App: RootComponent {
    public typealias Seed = Log
    public typealias Scope = Singleton

    public static func configure(binder: Binder<Singleton>) {
        binder.setting(StageSetting.self)
        binder.include(module: AppearanceProvider.self)
        binder.include(module: MapProvider.self)
    }

    public static func configureRoot(binder bind: ReceiptBinder<RootScreen>) -> BindingReceipt<RootScreen> {
        bind.to(factory: RootScreen.init)
    }
}

/// What the delegate of an application does. Everything comes from outside, so that each test makes an application of its own.
@MainActor
public final class AppDelegate {
    private let launcher: Launcher<App>
    public private(set) var screen: RootScreen?

    /// The layers of this program: files of the stage, then what its surroundings say.
    public static func settings() throws -> SettingLayers {
        let outside = SettingLayers([.environment(prefix: "ROARK_"), .commandLine()])
        let stage = try outside[StageSetting.self]
        return SettingLayers(
            [
                .json("roark.json", optional: true), .json("roark.\(stage.rawValue).json", optional: true),
            ] + outside.layers)
    }

    public init(settings: SettingLayers, replacing: [any Module.Type] = [], log: Log = Log()) throws {
        // Checks everything, and runs nothing.
        launcher = try Launcher(App.self, seed: log, settings: settings, replacing: replacing)
        try launcher.prepare()
    }

    public func applicationDidFinishLaunching() async throws { screen = try await launcher.launch() }
    public func applicationWillTerminate() async throws { try await launcher.stop() }
}
