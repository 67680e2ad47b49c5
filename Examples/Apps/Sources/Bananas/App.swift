import DovetailLaunch
import DovetailSettings

/// Each component of the old application is a module. A component that was missing or registered too late used to be an error
/// when it was looked up; it is an error of the graph, with a file and a line, before anything runs.
enum ErrorReporting: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(ErrorHandler.self).sharedInScope().to(factory: ErrorHandler.init)
    }
}

public enum StorePath: Setting {
    public static let key = SettingKey("store.path", default: "bananas.store")
}

enum Persistence: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.setting(StorePath.self)
        binder.bind(BananaStore.self).launch { (path: Tagged<StorePath>) in
            try await BananaStore.open(at: path.get())
        } stop: {
            await $0.close()
        }
    }
}

enum Domain: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(BananaPeeler.self).to(factory: BananaPeeler.init)
    }
}

/// The application. The modules may be included in any order: the graph determines the order.
public enum App: RootComponent {
    public typealias Scope = Singleton
    public typealias Root = MainWindow

    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: Domain.self)
        binder.include(module: Persistence.self)
        binder.include(module: ErrorReporting.self)
        binder.bind(MainWindow.self).to(factory: MainWindow.init)
    }
}

/// Does the work of the delegate of a desktop application.
@MainActor
public final class AppDelegate {
    private let settings: SettingLayers
    private var launcher: Launcher<App>?
    public private(set) var window: MainWindow?
    /// The message of the alert.
    public private(set) var alert: String?

    public init(settings: SettingLayers) { self.settings = settings }

    public func applicationDidFinishLaunching() async {
        do {
            let launcher = try Launcher(App.self, settings: settings)
            self.launcher = launcher
            window = try await launcher.launch()
        } catch {
            alert = ErrorHandler().text(of: error)
        }
    }

    public func applicationWillTerminate() async { try? await launcher?.stop() }
}

// SPDX-License-Identifier: Apache-2.0
