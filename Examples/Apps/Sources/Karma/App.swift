import DovetailLaunch
import DovetailSettings
import Synchronization

/// A log of the initializers, for the tests.
public final class Journal: Sendable {
    private let lines = Mutex<[String]>([])

    public init() {}
    public func note(_ line: String) { lines.withLock { $0.append(line) } }
    public var all: [String] { lines.withLock { $0 } }
}

struct ProductFetcher: Sendable {
    let journal: Journal
    func fetch() async throws { journal.note("products") }
}

/// The keys of the old configuration, each with its type. One is optional and secret.
public enum CrashIdentifier: Setting { public static let key = SettingKey<Secret<String>?>("crashes.identifier") }
public enum CrashesDisabled: Setting { public static let key = SettingKey("crashes.disabled", default: false) }

public enum LogLevel: String, SettingValue, CaseIterable, Sendable { case debug, info, warning }
public enum LogLevelSetting: Setting { public static let key = SettingKey("log.level", default: LogLevel.info) }

enum LoggingInitializer: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.setting(LogLevelSetting.self)
        binder.prepare("Logging") { (level: Tagged<LogLevelSetting>, journal: Journal) in
            journal.note("log level \(level.get().rawValue)")
        }
    }
}

enum CrashInitializer: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.setting(CrashIdentifier.self)
        binder.setting(CrashesDisabled.self)
        binder.launch("Crash reports") {
            (identifier: Tagged<CrashIdentifier>, isDisabled: Tagged<CrashesDisabled>, journal: Journal) in
            guard let identifier = identifier.get(), !isDisabled.get() else { return journal.note("no crash reports") }
            journal.note("crash reports to \(identifier.reveal().count) characters")
        }
    }
}

enum StoreInitializer: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(ProductFetcher.self).to(factory: ProductFetcher.init)
        binder.launch("Products", again: .foreground) { (fetcher: ProductFetcher) in try await fetcher.fetch() }
    }
}

/// The ordered list of initializers: those that do not depend on each other run in this order.
public enum App: RootComponent {
    public typealias Seed = Journal
    public typealias Scope = Singleton

    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: LoggingInitializer.self)
        binder.include(module: CrashInitializer.self)
        binder.include(module: StoreInitializer.self)
    }

    public static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> { bind.to(value: ()) }
}

/// Does the work of the delegate of an application.
@MainActor
public final class AppDelegate {
    private let launcher: Launcher<App>

    public init(settings: SettingLayers, journal: Journal) throws {
        launcher = try Launcher(App.self, seed: journal, settings: settings)
    }

    public func didFinishLaunching() async throws { try await launcher.launch() }
    public func willEnterForeground() async throws { try await launcher.send(.foreground) }
    public func willTerminate() async throws { try await launcher.stop() }
}

// SPDX-License-Identifier: Apache-2.0
