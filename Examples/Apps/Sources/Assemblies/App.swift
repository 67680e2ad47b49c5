import DovetailLaunch
import DovetailSettings
import Synchronization

public protocol FooService: Sendable { var name: String { get } }
struct RealFoo: FooService { let name: String }
public struct FooManager: Sendable { public let service: any FooService }

/// The destination of messages.
public protocol LogHandler: Sendable { func log(_ message: String) -> String }
struct ConsoleHandler: LogHandler { func log(_ message: String) -> String { "console: \(message)" } }
struct FileHandler: LogHandler {
    let path: String
    func log(_ message: String) -> String { "\(path): \(message)" }
}

public final class Logger: Sendable {
    private let handlers = Mutex<[any LogHandler]>([])

    public init() {}
    func install(_ new: [any LogHandler]) { handlers.withLock { $0 = new } }
    public func log(_ message: String) -> [String] { handlers.withLock { $0 }.map { $0.log(message) } }
}

/// Properties have types, and come from files of any kind: later ones win.
public enum FooName: Setting { public static let key = SettingKey<String>("foo.name") }
public enum LogPath: Setting { public static let key = SettingKey("log.path", default: "app.log") }

enum ServiceAssembly: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.setting(FooName.self)
        binder.bind((any FooService).self).to { (name: Tagged<FooName>) -> any FooService in RealFoo(name: name.get()) }
    }
}

/// Declares that it needs services, and not where they come from.
enum ManagerAssembly: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(FooManager.self).to(factory: FooManager.init)
    }
}

/// Load-aware: the services registered by name are a collection, and `loaded(resolver:)` is a step with dependencies.
enum LoggerAssembly: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.setting(LogPath.self)
        binder.bind(Logger.self).sharedInScope().to(factory: Logger.init)
        binder.bind((any LogHandler).self).intoCollection().to { () -> any LogHandler in ConsoleHandler() }
        binder.bind((any LogHandler).self).intoCollection().to { (path: Tagged<LogPath>) -> any LogHandler in
            FileHandler(path: path.get())
        }
        binder.prepare("Logger") { (logger: Logger, handlers: [any LogHandler]) in logger.install(handlers) }
    }
}

/// The exposed dependencies; no code gets a container or a resolver.
public struct Managers: Sendable {
    public let foo: FooManager
    public let logger: Logger
    /// Created when the feature is opened, not before.
    public let reports: ChildLauncher<Reports>
}

/// A feature that is created lazily, with the dependencies that it takes from its parent.
public enum Reports: Component {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Report.self).launch { (foo: FooManager) in Report(title: "Report of \(foo.service.name)") }
    }

    public static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to { (report: Report) in report.title }
    }
}

struct Report: Sendable { let title: String }

public enum App: RootComponent {
    public typealias Scope = Singleton
    public typealias Root = Managers

    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: ServiceAssembly.self)
        binder.include(module: ManagerAssembly.self)
        binder.include(module: LoggerAssembly.self)
        binder.install(child: Reports.self)
        binder.bind(Managers.self).to(factory: Managers.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
