// Components as applications have them. Most are read exactly; none is read as another graph.
public import Dovetail
import Foundation

// MARK: - Services of an invented application

public protocol AppHTTPClient: Sendable { func get(_ path: String) -> String }
struct AppURLClient: AppHTTPClient {
    var host = "api.example.com"
    var retries = 0
    init() {}
    init(host: String, retries: Int) {
        self.host = host
        self.retries = retries
    }
    func get(_ path: String) -> String { host + path }
}
struct AppStubClient: AppHTTPClient {
    func get(_ path: String) -> String { "stub" }
}
struct AppRetryingClient: AppHTTPClient {
    let inner: any AppHTTPClient
    let attempts: Int
    func get(_ path: String) -> String { inner.get(path) }
}

public protocol AppAnalytics: Sendable { func track(_ event: String) }
struct AppConsoleAnalytics: AppAnalytics { func track(_ event: String) {} }
struct AppNoAnalytics: AppAnalytics { func track(_ event: String) {} }
struct AppRemoteAnalytics: AppAnalytics {
    let client: any AppHTTPClient
    func track(_ event: String) { _ = client.get(event) }
}

public protocol AppPlugin: Sendable { var name: String { get } }
struct AppNamedPlugin: AppPlugin { let name: String }
struct AppSpellingPlugin: AppPlugin { var name: String { "spelling" } }
struct AppGrammarPlugin: AppPlugin { var name: String { "grammar" } }

struct AppDatabase: Sendable { var path = ":memory:" }
struct AppUserStore: Sendable { let database: AppDatabase }
struct AppSession: Sendable { var timeout = 30 }
struct AppRoute: Sendable, Hashable { let path: String }
struct AppLogger: Sendable { var label = "app" }
struct AppGreeting: Sendable { let text: String }
struct AppUser: Sendable { let name: String }
struct AppProfile: Sendable {
    let user: AppUser
    let store: AppUserStore
}
struct AppFeed: Sendable {
    let client: any AppHTTPClient
    let analytics: any AppAnalytics
}

enum AppBaseURL: Tag { typealias Element = String }
enum AppAPIKey: Tag { typealias Element = String }
enum AppTimeout: Tag { typealias Element = Int }
enum AppPageSize: Tag { typealias Element = Int }
enum AppPlainClient: Tag { typealias Element = any AppHTTPClient }
enum AppRetryClient: Tag { typealias Element = any AppHTTPClient }
enum AppAdminRoutes: Tag { typealias Element = [AppRoute] }

/// A log that is not connected in this sample.
func appLog(_ message: @autoclosure () -> String) {}

/// A module of a feature that needs no scope.
protocol AppFeatureModule: Module where Scope == Unscoped {
    static var isEnabled: Bool { get }
}
extension AppFeatureModule {
    static var isEnabled: Bool { true }
}

enum AppNetworkModule: AppFeatureModule {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any AppHTTPClient).self).to { AppURLClient() }
    }
}
enum AppAnalyticsModule: AppFeatureModule {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any AppAnalytics).self).to(factory: AppConsoleAnalytics.init)
    }
}
enum AppExperimentalModule: AppFeatureModule {
    static var isEnabled: Bool { false }
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(AppSession.self).to { AppSession() }
    }
}
enum AppStorageModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(AppDatabase.self).to { AppDatabase() }
        binder.bind(AppUserStore.self).to(factory: AppUserStore.init)
    }
}
enum AppFeedModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: AppNetworkModule.self)
        binder.include(module: AppAnalyticsModule.self)
        binder.bind(AppFeed.self).to(factory: AppFeed.init)
    }
}

// MARK: - Environments and flags

public enum AppFeatureFlagsFromEnvironment: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let environment = ProcessInfo.processInfo.environment
        if environment["APP_USE_STUBS"] == "1" {
            binder.bind((any AppHTTPClient).self).to { AppStubClient() }
        } else {
            binder.bind((any AppHTTPClient).self).to { AppURLClient() }
        }
        binder.include(module: AppAnalyticsModule.self)
    }
}

public enum AppDebugToolsInDebugBuilds: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.include(module: AppNetworkModule.self)
        #if DEBUG
        binder.bind((any AppAnalytics).self).to { AppConsoleAnalytics() }
        binder.bind((any AppPlugin).self).intoCollection().to { AppNamedPlugin(name: "inspector") }
        #else
        binder.bind((any AppAnalytics).self).to { AppRemoteAnalytics(client: $0) }
        #endif
    }
}

enum AppDeployment: String, CaseIterable, Sendable {
    case production, staging, test

    static let current = AppDeployment.staging

    var host: String {
        switch self {
        case .production: "api.example.com"
        case .staging: "staging.example.com"
        case .test: "localhost"
        }
    }
    var isLive: Bool { self != .test }
}

public enum AppDeploymentSwitch: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        switch AppDeployment.current {
        case .production:
            binder.bind((any AppHTTPClient).self).to { AppURLClient() }
            binder.bind((any AppAnalytics).self).to { (client: any AppHTTPClient) in AppRemoteAnalytics(client: client) }
        case .staging:
            binder.bind((any AppHTTPClient).self).to { AppURLClient(host: AppDeployment.staging.host, retries: 1) }
            binder.bind((any AppAnalytics).self).to { AppConsoleAnalytics() }
        case .test:
            binder.bind((any AppHTTPClient).self).to { AppStubClient() }
            binder.bind((any AppAnalytics).self).to { AppNoAnalytics() }
        }
    }
}

public enum AppDeploymentFromEnvironmentVariable: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let deployment = ProcessInfo.processInfo.environment["APP_DEPLOYMENT"].flatMap(AppDeployment.init(rawValue:)) ?? .production
        let host = deployment.host
        binder.bind(String.self).tagged(with: AppBaseURL.self).to(value: host)
        if deployment.isLive {
            binder.bind((any AppHTTPClient).self).to { (host: Tagged<AppBaseURL>) in AppURLClient(host: host.get(), retries: 2) }
        } else {
            binder.bind((any AppHTTPClient).self).to { AppStubClient() }
        }
    }
}

public enum AppStaticConstantDecides: CupComponent {
    private static let usesAnalytics = true
    private static let usesPlugins = false

    public static func configure(binder: Binder<Unscoped>) {
        binder.include(module: AppNetworkModule.self)
        if usesAnalytics {
            binder.include(module: AppAnalyticsModule.self)
        }
        if usesPlugins {
            binder.bind((any AppPlugin).self).intoCollection().to { AppSpellingPlugin() }
        }
    }
}

struct AppFeatures: Sendable {
    var analytics = true
    var offlineMode = false
    var plugins: [String] = []

    static let standard = AppFeatures(plugins: ["spelling", "grammar"])
    static let minimal = AppFeatures(analytics: false)
}

public enum AppFeatureStructToHelpers: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let features = AppFeatures.standard
        bindNetwork(features, in: binder)
        bindAnalytics(features, in: binder)
        bindPlugins(features, in: binder)
    }

    private static func bindNetwork(_ features: AppFeatures, in binder: Binder<Unscoped>) {
        if features.offlineMode {
            binder.bind((any AppHTTPClient).self).to { AppStubClient() }
        } else {
            binder.bind((any AppHTTPClient).self).to { AppURLClient() }
        }
    }
    private static func bindAnalytics(_ features: AppFeatures, in binder: Binder<Unscoped>) {
        guard features.analytics else { return }
        binder.bind((any AppAnalytics).self).to(factory: AppConsoleAnalytics.init)
    }
    private static func bindPlugins(_ features: AppFeatures, in binder: Binder<Unscoped>) {
        for name in features.plugins {
            binder.bind((any AppPlugin).self).intoCollection().to { AppNamedPlugin(name: name) }
        }
    }
}

struct AppCapabilities: OptionSet, Sendable {
    let rawValue: Int
    static let search = AppCapabilities(rawValue: 1 << 0)
    static let sync = AppCapabilities(rawValue: 1 << 1)
    static let export = AppCapabilities(rawValue: 1 << 2)
    static let free: AppCapabilities = [.search]
    static let pro: AppCapabilities = [.search, .sync]
}

public enum AppCapabilitiesOptionSet: CupComponent {
    static let capabilities: AppCapabilities = .pro

    public static func configure(binder: Binder<Unscoped>) {
        if capabilities.contains(.search) { binder.bind(AppRoute.self).intoSet().to(value: AppRoute(path: "/search")) }
        if capabilities.contains(.sync) { binder.bind(AppRoute.self).intoSet().to(value: AppRoute(path: "/sync")) }
        if capabilities.contains(.export) { binder.bind(AppRoute.self).intoSet().to(value: AppRoute(path: "/export")) }
    }
}

public enum AppPlatformConditions: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        #if os(iOS) || os(tvOS)
        binder.bind(AppSession.self).to { AppSession(timeout: 10) }
        #elseif os(macOS)
        binder.bind(AppSession.self).to { AppSession(timeout: 60) }
        #else
        binder.bind(AppSession.self).to { AppSession() }
        #endif
        #if canImport(Foundation)
        binder.bind(Date.self).to { Date(timeIntervalSince1970: 0) }
        #endif
    }
}

public enum AppAvailabilityCheck: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if #available(macOS 15, iOS 18, *) {
            binder.bind((any AppAnalytics).self).to { AppConsoleAnalytics() }
        } else {
            binder.bind((any AppAnalytics).self).to { AppNoAnalytics() }
        }
        guard #available(macOS 14, iOS 17, *) else { return }
        binder.include(module: AppStorageModule.self)
    }
}

public enum AppRunningTestsCheck: CupComponent {
    private static var isRunningTests: Bool {
        ProcessInfo.processInfo.environment["APP_XCTestConfigurationFilePath"] != nil
    }

    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(AppDatabase.self).to(value: AppDatabase(path: isRunningTests ? ":memory:" : "/var/app.db"))
        binder.bind(AppUserStore.self).to(factory: AppUserStore.init)
        if !isRunningTests { binder.include(module: AppAnalyticsModule.self) }
    }
}

// MARK: - Helpers, extensions and modules

extension Binder where Scope == Unscoped {
    func appBindNetworking(host: String = "api.example.com", retries: Int = 3) {
        bind((any AppHTTPClient).self).to { AppURLClient(host: host, retries: retries) }
    }
    func appBindStorage() {
        bind(AppDatabase.self).to { AppDatabase() }
        bind(AppUserStore.self).to(factory: AppUserStore.init)
    }
}

public enum AppBinderExtensions: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.appBindNetworking(host: "localhost")
        binder.appBindStorage()
    }
}

extension Binder {
    /// Binds a route of the server.
    func appRoute(_ path: String) {
        bind(AppRoute.self).intoCollection().to(value: AppRoute(path: path))
    }
    func appRoutes(prefix: String, _ names: String...) {
        for name in names { appRoute("\(prefix)/\(name)") }
    }
}

public enum AppVariadicRoutesExtension: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.appRoute("/")
        binder.appRoutes(prefix: "/users", "list", "detail", "edit")
        binder.appRoutes(prefix: "/admin", "metrics")
    }
}

public enum AppNestedModules: CupComponent {
    enum Core: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: AppNetworkModule.self)
            binder.include(module: AppStorageModule.self)
        }
    }
    enum UI: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: Core.self)
            binder.include(module: AppFeedModule.self)
            binder.bind(AppGreeting.self).to { AppGreeting(text: "hello") }
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        binder.include(module: Core.self)
        binder.include(module: UI.self)
    }
}

public enum AppArrayOfModules: CupComponent {
    static var modules: [any AppFeatureModule.Type] {
        [AppNetworkModule.self, AppAnalyticsModule.self, AppExperimentalModule.self]
    }
    public static func configure(binder: Binder<Unscoped>) {
        for module in modules where module.isEnabled {
            binder.include(module: module)
        }
    }
}

public enum AppLocalArrayOfModulesForEach: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var modules: [any AppFeatureModule.Type] = [AppNetworkModule.self]
        #if !APP_NO_ANALYTICS
        modules.append(AppAnalyticsModule.self)
        #endif
        modules.forEach { include($0, in: binder) }
    }
    private static func include<M: AppFeatureModule>(_ module: M.Type, in binder: Binder<Unscoped>) {
        binder.include(module: module)
    }
}

public enum AppGenericCache<Key: Hashable & Sendable, Value: Sendable>: Module {
    public struct Storage: Sendable {
        public var values: [Key: Value] = [:]
    }
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Storage.self).to { Storage() }
    }
}

public enum AppGenericCacheModules: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.include(module: AppGenericCache<String, Int>.self)
        binder.include(module: AppGenericCache<Int, String>.self)
        binder.bind(Int.self).to { (cache: AppGenericCache<String, Int>.Storage) in cache.values.count }
    }
}

protocol AppRepositoryModule: Module, SendableMetatype where Scope == Unscoped {
    associatedtype Entity: Sendable
    static func makeEmpty() -> Entity
}
extension AppRepositoryModule {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Entity.self).to { makeEmpty() }
        binder.bind(Entity.self).intoCollection().to { makeEmpty() }
    }
}

public enum AppProtocolWithDefaultConfigure: CupComponent {
    enum Users: AppRepositoryModule { static func makeEmpty() -> AppUser { AppUser(name: "") } }
    enum Sessions: AppRepositoryModule { static func makeEmpty() -> AppSession { AppSession() } }

    public static func configure(binder: Binder<Unscoped>) {
        binder.include(module: Users.self)
        binder.include(module: Sessions.self)
    }
}

public enum AppGenericRegisterHelper: CupComponent {
    private static func register<Service>(_ service: Service.Type, in binder: Binder<Unscoped>, make: @escaping @Sendable () -> Service) {
        appLog("registering \(service)")
        binder.bind(service).to(factory: make)
    }
    public static func configure(binder: Binder<Unscoped>) {
        register((any AppHTTPClient).self, in: binder) { AppURLClient() }
        register((any AppAnalytics).self, in: binder) { AppNoAnalytics() }
        register(AppLogger.self, in: binder) { AppLogger(label: "network") }
    }
}

protocol AppDefaultCreatable: Sendable { init() }
extension AppLogger: AppDefaultCreatable {}
extension AppSession: AppDefaultCreatable {}

extension Binder {
    func appRegister<T: AppDefaultCreatable>(_ type: T.Type = T.self) {
        bind(T.self).to(factory: T.init)
    }
}

public enum AppGenericDefaultCreatable: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.appRegister(AppLogger.self)
        binder.appRegister(AppSession.self)
    }
}

public enum AppConfigureInSections: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        configureNetwork(binder)
        configureStorage(binder)
    }
}
// MARK: Network
extension AppConfigureInSections {
    fileprivate static func configureNetwork(_ binder: Binder<Unscoped>) {
        binder.bind(Int.self).tagged(with: AppTimeout.self).to(value: 30)
        binder.bind((any AppHTTPClient).self).using(AppTimeout.self).to { (timeout: Int) in AppURLClient(host: "a", retries: timeout) }
    }
}
// MARK: Storage
extension AppConfigureInSections {
    fileprivate static func configureStorage(_ binder: Binder<Unscoped>) {
        binder.include(module: AppStorageModule.self)
    }
}

// MARK: - Loops and collections

public enum AppPluginNamesLoop: CupComponent {
    private static let names = ["spelling", "grammar", "links"]

    public static func configure(binder: Binder<Unscoped>) {
        for name in names {
            binder.bind((any AppPlugin).self).intoCollection().to { AppNamedPlugin(name: name) }
        }
    }
}

public enum AppPairsInDictionary: CupComponent {
    private static let hosts: [(name: String, host: String)] = [("main", "api.example.com"), ("images", "img.example.com")]

    public static func configure(binder: Binder<Unscoped>) {
        for (name, host) in hosts {
            binder.bind((any AppHTTPClient).self).intoDictionary(name).to { AppURLClient(host: host, retries: 1) }
        }
    }
}

public enum AppAllCasesForEach: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        AppDeployment.allCases.forEach { deployment in
            binder.bind((any AppHTTPClient).self).intoDictionary(deployment).to { AppURLClient(host: deployment.host, retries: 0) }
        }
    }
}

public enum AppMapAndFilterRoutes: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let routes = ["users", "posts", "internal", "comments"]
            .filter { $0 != "internal" }
            .map { AppRoute(path: "/" + $0) }
        for route in routes {
            binder.bind(AppRoute.self).intoCollection().to(value: route)
        }
    }
}

public enum AppZipNamesAndPorts: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let names = ["primary", "replica"]
        let ports = [5432, 5433]
        for (name, port) in zip(names, ports) {
            binder.bind(AppDatabase.self).intoDictionary(name).to { AppDatabase(path: "localhost:\(port)") }
        }
    }
}

public enum AppEnumeratedSteps: CupComponent {
    struct Step: Sendable {
        let index: Int
        let title: String
    }
    public static func configure(binder: Binder<Unscoped>) {
        for (index, title) in ["Welcome", "Permissions", "Account"].enumerated() {
            binder.bind(Step.self).intoCollection().to(value: Step(index: index, title: title))
        }
    }
}

public enum AppCompactMapNumbers: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let sizes = "10,20,many,50".split(separator: ",").compactMap { Int($0) }
        for size in sizes {
            binder.bind(Int.self).intoSet().to(value: size)
        }
    }
}

public enum AppWorkerRange: CupComponent {
    private static let workerCount = 4
    struct Worker: Sendable { let id: Int }

    public static func configure(binder: Binder<Unscoped>) {
        for id in 0..<workerCount {
            binder.bind(Worker.self).intoCollection().to(value: Worker(id: id))
        }
    }
}

public enum AppElementsAtOnce: CupComponent {
    private static let defaults: [AppRoute] = ["/", "/health", "/metrics"].map(AppRoute.init(path:))

    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(AppRoute.self).elementsIntoCollection().to(value: defaults)
        binder.bind(AppRoute.self).intoCollection().to(value: AppRoute(path: "/login"))
        binder.bind(AppRoute.self).intoCollection().tagged(with: AppAdminRoutes.self).to(value: AppRoute(path: "/admin"))
        binder.declareCollection(of: (any AppPlugin).self)
    }
}

public enum AppFactoriesInTable: CupComponent {
    typealias PluginFactory = @Sendable () -> any AppPlugin
    private static let table: [PluginFactory] = [
        { AppSpellingPlugin() },
        { AppGrammarPlugin() },
        { AppNamedPlugin(name: "links") },
    ]
    public static func configure(binder: Binder<Unscoped>) {
        for make in table {
            binder.bind((any AppPlugin).self).intoCollection().to(factory: make)
        }
    }
}

public enum AppSkipDisabledPlugins: CupComponent {
    private struct Entry {
        let name: String
        let isEnabled: Bool
    }
    public static func configure(binder: Binder<Unscoped>) {
        let entries = [
            Entry(name: "spelling", isEnabled: true),
            Entry(name: "beta", isEnabled: false),
            Entry(name: "links", isEnabled: true),
        ]
        for entry in entries {
            guard entry.isEnabled else {
                appLog("skipping \(entry.name)")
                continue
            }
            let name = entry.name
            binder.bind((any AppPlugin).self).intoCollection().to { AppNamedPlugin(name: name) }
        }
    }
}

public enum AppSortedDictionaryLiteral: CupComponent {
    private static let titles = ["en": "Hello", "de": "Hallo", "fr": "Bonjour"]

    public static func configure(binder: Binder<Unscoped>) {
        for (language, text) in titles.sorted(by: { $0.key < $1.key }) {
            binder.bind(AppGreeting.self).intoDictionary(language).to(value: AppGreeting(text: text))
        }
    }
}

// MARK: - Configuration values

struct AppConfiguration: Sendable {
    let baseURL: String
    let apiKey: String?
    let timeout: Int

    static let live = AppConfiguration(baseURL: "https://api.example.com", apiKey: nil, timeout: 30)
    static func load(from values: [String: String]) -> AppConfiguration? {
        guard let url = values["url"] else { return nil }
        return AppConfiguration(baseURL: url, apiKey: values["key"], timeout: values["timeout"].flatMap { Int($0) } ?? 30)
    }
}

public enum AppOptionalConfigurationIfLet: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let configuration = AppConfiguration.live
        binder.bind(String.self).tagged(with: AppBaseURL.self).to(value: configuration.baseURL)
        binder.bind(Int.self).tagged(with: AppTimeout.self).to(value: configuration.timeout)
        if let apiKey = configuration.apiKey {
            binder.bind(String.self).tagged(with: AppAPIKey.self).to(value: apiKey)
        } else {
            binder.declareOptional(tagged: AppAPIKey.self)
        }
    }
}

public enum AppLoadedConfigurationGuard: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        guard let configuration = AppConfiguration.load(from: ["url": "https://localhost", "key": "secret"]) else {
            preconditionFailure("the configuration has no url")
        }
        binder.bind(AppConfiguration.self).to(value: configuration)
        binder.bind((any AppHTTPClient).self).to { (configuration: AppConfiguration) in
            AppURLClient(host: configuration.baseURL, retries: configuration.timeout)
        }
    }
}

public enum AppJSONConfigurationWithFallback: CupComponent {
    struct Settings: Codable, Sendable {
        var host = "localhost"
        var usesCache = false
    }
    private static let json = #"{"host": "api.example.com", "usesCache": true}"#

    public static func configure(binder: Binder<Unscoped>) {
        let settings = (try? JSONDecoder().decode(Settings.self, from: Data(json.utf8))) ?? Settings()
        binder.bind(Settings.self).to(value: settings)
        if settings.usesCache { binder.include(module: AppGenericCache<String, String>.self) }
    }
}

public enum AppDoCatchFallback: CupComponent {
    private enum Failure: Error { case missing }

    private static func requiredHost() throws -> String {
        guard let host = ProcessInfo.processInfo.environment["APP_HOST"] else { throw Failure.missing }
        return host
    }
    public static func configure(binder: Binder<Unscoped>) {
        do {
            let host = try requiredHost()
            binder.bind((any AppHTTPClient).self).to { AppURLClient(host: host, retries: 3) }
        } catch {
            appLog("no host: \(error)")
            binder.bind((any AppHTTPClient).self).to { AppStubClient() }
        }
        binder.include(module: AppAnalyticsModule.self)
    }
}

public enum AppCapturedConstants: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let scheme = "https"
        let host = "api.example.com"
        let retries = 1 + 2
        let url = "\(scheme)://\(host)"
        binder.bind(String.self).tagged(with: AppBaseURL.self).to(value: url)
        binder.bind((any AppHTTPClient).self).to { (analytics: any AppAnalytics) in
            analytics.track("client")
            let client = AppURLClient(host: url, retries: retries)
            return AppRetryingClient(inner: client, attempts: retries)
        }
        binder.bind((any AppAnalytics).self).to { AppNoAnalytics() }
    }
}

public enum AppParameterObject: CupComponent {
    struct Parameters {
        var host: String
        var retries = 2
        var pageSize: Int?
    }
    private static func bindAPI(_ parameters: Parameters, _ binder: Binder<Unscoped>) {
        let (host, retries) = (parameters.host, parameters.retries)
        binder.bind((any AppHTTPClient).self).to { AppURLClient(host: host, retries: retries) }
        if let pageSize = parameters.pageSize {
            binder.bind(Int.self).tagged(with: AppPageSize.self).to(value: pageSize)
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        var parameters = Parameters(host: "api.example.com")
        parameters.pageSize = 50
        bindAPI(parameters, binder)
    }
}

public enum AppAssertionsAndLogging: CupComponent {
    static let supportedVersions = 1...3
    static let version = 2

    public static func configure(binder: Binder<Unscoped>) {
        appLog("configuring")
        precondition(supportedVersions.contains(version), "unsupported version")
        assert(version > 0)
        defer { appLog("configured") }
        binder.bind(AppLogger.self).to { AppLogger() }
        // The second version stores users.
        if version >= 2 {
            binder.include(module: AppStorageModule.self)
        }
        /* The third version:
         binder.include(module: AppFeedModule.self)
         */
    }
}

enum AppStrings {
    static let host = "api.example.com"
    enum Paths {
        static let users = "/users"
        static let posts = "/posts"
        static let all = [users, posts]
    }
}

public enum AppStringConstants: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(String.self).tagged(with: AppBaseURL.self).to(value: AppStrings.host)
        for path in AppStrings.Paths.all { binder.appRoute(path) }
        binder.bind(AppRoute.self).intoDictionary(AppStrings.Paths.users).to(value: AppRoute(path: AppStrings.Paths.users))
        binder.bind(AppRoute.self).intoDictionary(AppStrings.Paths.posts).to(value: AppRoute(path: AppStrings.Paths.posts))
    }
}

public enum AppSettingsBySwitchExpression: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let deployment = AppDeployment.current
        let pageSize =
            switch deployment {
            case .production: 100
            case .staging: 20
            case .test: 2
            }
        let client: any AppHTTPClient = if deployment.isLive { AppURLClient() } else { AppStubClient() }
        binder.bind(Int.self).tagged(with: AppPageSize.self).to(value: pageSize)
        binder.bind((any AppHTTPClient).self).to(value: client)
    }
}

// MARK: - Kinds of bindings

public enum AppDecoratedClient: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind((any AppHTTPClient).self).tagged(with: AppPlainClient.self).to { AppURLClient() }
        binder.bind((any AppHTTPClient).self).tagged(with: AppRetryClient.self).to { (plain: Tagged<AppPlainClient>) in
            AppRetryingClient(inner: plain.get(), attempts: 3)
        }
        binder.bind((any AppHTTPClient).self).to { (retrying: Tagged<AppRetryClient>) in retrying.get() }
    }
}

typealias AppClientBinding = BindingBuilder<any AppHTTPClient, any AppHTTPClient, Unscoped>
typealias AppHandler = @Sendable (String) -> String

public enum AppTypeAliases: CupComponent {
    typealias Client = any AppHTTPClient
    typealias Handlers = [String: AppRoute]

    public static func configure(binder: Binder<Unscoped>) {
        let client: AppClientBinding = binder.bind(Client.self)
        client.to { AppURLClient() }
        binder.bind(Handlers.self).to(value: ["home": AppRoute(path: "/")])
        binder.bind(AppHandler.self).to { (client: Client) -> AppHandler in { client.get($0) } }
    }
}

final class AppImageCache: Sendable {
    let limit: Int
    private init(limit: Int) { self.limit = limit }
    static func standard() -> AppImageCache { AppImageCache(limit: 100) }
    static func sized(for session: AppSession) -> AppImageCache { AppImageCache(limit: session.timeout) }
}

public enum AppStaticFactoryMethods: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(AppSession.self).to { AppSession() }
        binder.bind(AppImageCache.self).to(factory: AppImageCache.sized(for:))
        binder.bind(AppImageCache.self).intoCollection().to(factory: AppImageCache.standard)
    }
}

public enum AppSharedServices: RootComponent {
    public typealias Root = Screen

    final class Counter: Sendable {
        init() {}
    }
    public struct Screen: Sendable {
        let counter: Counter
        let lazy: Lazy<AppDatabase>
        let store: Provider<AppUserStore>
    }
    public static func configure(binder: Binder<Singleton>) {
        binder.bind(Counter.self).sharedInScope().to(factory: Counter.init)
        binder.bind(AppDatabase.self).sharedInScope().to { AppDatabase(path: "/var/app.db") }
        binder.bind(AppUserStore.self).sharedInScope().to(factory: AppUserStore.init)
        binder.bind(Screen.self).to(factory: Screen.init)
    }
}

public enum AppAssistedFactories: CupComponent {
    enum MakeProfile: AssistedFactory {
        typealias Seed = String
        typealias Element = AppProfile
    }
    struct Presenter: Sendable {
        let profiles: @Sendable (AppUser) -> AppProfile
        let named: Factory<MakeProfile>
    }
    public static func configure(binder: Binder<Unscoped>) {
        binder.include(module: AppStorageModule.self)
        binder.bindFactory(AppProfile.self).from(AppUser.self).to(factory: AppProfile.init)
        binder.bindFactory(AppProfile.self).with(MakeProfile.self).to { (name: Assisted<String>, store: AppUserStore) in
            AppProfile(user: AppUser(name: name.get()), store: store)
        }
        binder.bind(Presenter.self).to(factory: Presenter.init)
    }
}

public final class AppLegacyDelegate {
    var client: (any AppHTTPClient)?
    var analytics: (any AppAnalytics)?
    func inject(client: any AppHTTPClient, analytics: any AppAnalytics) {
        self.client = client
        self.analytics = analytics
    }
}

public enum AppDelegateInjectorRoot: RootComponent {
    public typealias Root = PropertyInjector<AppLegacyDelegate>

    public static func configure(binder: Binder<Unscoped>) {
        binder.include(module: AppFeedModule.self)
        binder.bindPropertyInjectionOf(AppLegacyDelegate.self).to(injector: AppLegacyDelegate.inject)
    }
}

public enum AppOptionalAndDefaults: CupComponent {
    struct Screen: Sendable {
        let logger: AppLogger?
        let session: AppSession
    }
    enum Library: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.declareOptional(AppLogger.self)
            binder.bindDefault(AppSession.self).to { AppSession() }
            binder.bindDefault((any AppAnalytics).self).to { AppNoAnalytics() }
            binder.bind(Screen.self).to(factory: Screen.init)
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        binder.include(module: Library.self)
        binder.bind(AppSession.self).to { AppSession(timeout: 5) }
    }
}

struct AppPerUser: Scope {}

enum AppUserSessionComponent: Component {
    typealias Seed = AppUser
    typealias Root = AppProfile

    static func configure(binder: Binder<AppPerUser>) {
        binder.requires(AppDatabase.self)
        binder.bind(AppUserStore.self).sharedInScope().to(factory: AppUserStore.init)
        binder.bind(AppProfile.self).to(factory: AppProfile.init)
    }
}

public struct AppLoginScreen: Sendable {
    let sessions: ComponentFactory<AppUserSessionComponent>
    func logIn(_ name: String) -> String { sessions.build(AppUser(name: name)).user.name }
}

public enum AppChildWithSeed: RootComponent {
    public typealias Root = AppLoginScreen

    public static func configure(binder: Binder<Singleton>) {
        binder.bind(AppDatabase.self).sharedInScope().to { AppDatabase() }
        binder.install(dependency: AppUserSessionComponent.self)
        binder.bind(AppLoginScreen.self).to(factory: AppLoginScreen.init)
    }
}

struct AppPerRequest: Scope {}
public struct AppServer: Sendable {
    let handle: @Sendable (AppUser) -> AppProfile
}

public enum AppInPlaceChild: RootComponent {
    public typealias Root = AppServer

    public static func configure(binder: Binder<Singleton>) {
        binder.bind(AppDatabase.self).sharedInScope().to { AppDatabase() }
        binder.bindChild(AppProfile.self, from: AppUser.self, scope: AppPerRequest.self) { request in
            request.bind(AppUserStore.self).sharedInScope().to(factory: AppUserStore.init)
            request.bind(AppProfile.self).to(factory: AppProfile.init)
        }
        binder.bind(AppServer.self).to(factory: AppServer.init)
    }
}

@MainActor final class AppViewModel {
    let feed: AppFeed
    init(feed: AppFeed) { self.feed = feed }
}

public enum AppMainActorViewModel: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.include(module: AppFeedModule.self)
        binder.bind(AppViewModel.self).to(factory: AppViewModel.init)
    }
}

// MARK: - Structure

public enum AppReceiptFunctions: CupComponent {
    private static func configureClient(_ bind: ReceiptBinder<any AppHTTPClient>) -> BindingReceipt<any AppHTTPClient> {
        #if APP_STUBS
        bind.to { AppStubClient() }
        #else
        bind.to { AppURLClient() }
        #endif
    }
    @discardableResult
    private static func bindLogger(_ label: String, in binder: Binder<Unscoped>) -> BindingReceipt<AppLogger> {
        binder.bind(AppLogger.self).to { AppLogger(label: label) }
    }
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind((any AppHTTPClient).self).configured(with: configureClient)
        bindLogger("app", in: binder)
        binder.bind((any AppAnalytics).self).configured { $0.to { AppNoAnalytics() } }
    }
}

struct AppRegistrar {
    let binder: Binder<Unscoped>
    var prefix = ""

    @discardableResult
    func route(_ path: String) -> AppRegistrar {
        let route = AppRoute(path: prefix + path)
        binder.bind(AppRoute.self).intoCollection().to(value: route)
        return self
    }
    @discardableResult
    func plugin(_ name: String) -> AppRegistrar {
        binder.bind((any AppPlugin).self).intoCollection().to { AppNamedPlugin(name: name) }
        return self
    }
    func group(_ name: String, _ body: (AppRegistrar) -> Void) {
        body(AppRegistrar(binder: binder, prefix: prefix + name))
    }
}

public enum AppFluentRegistrar: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        AppRegistrar(binder: binder)
            .route("/")
            .route("/login")
            .plugin("spelling")
    }
}

public enum AppRouteGroups: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let routes = AppRegistrar(binder: binder)
        routes.group("/api") { api in
            api.route("/users")
            api.group("/v2") { $0.route("/users").route("/posts") }
        }
        routes.route("/health")
    }
}

extension BindingBuilder where Element == any AppHTTPClient {
    @discardableResult
    func toLiveClient(host: String) -> BindingReceipt<any AppHTTPClient> {
        to { AppURLClient(host: host, retries: 3) }
    }
}
extension BindingBuilder where Element: AppDefaultCreatable {
    @discardableResult
    func toDefault() -> BindingReceipt<Element> { to(factory: Element.init) }
}

public enum AppBindingBuilderExtensions: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind().toLiveClient(host: "api.example.com")
        binder.bind((any AppHTTPClient).self).tagged(with: AppPlainClient.self).toLiveClient(host: "plain.example.com")
        binder.bind(AppLogger.self).toDefault()
        binder.bind(AppSession.self).toDefault()
    }
}

public protocol AppComponent: RootComponent where Root == Cup, Scope == Unscoped {
    static var usesStubs: Bool { get }
    static func configureFeatures(binder: Binder<Unscoped>)
}
extension AppComponent {
    public static var usesStubs: Bool { false }
    public static func configure(binder: Binder<Unscoped>) {
        if usesStubs {
            binder.bind((any AppHTTPClient).self).to { AppStubClient() }
        } else {
            binder.include(module: AppNetworkModule.self)
        }
        configureFeatures(binder: binder)
    }
    public static func configureRoot(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> { bind.to(factory: Cup.init) }
}

public enum AppTemplateMethodApp: AppComponent {
    public static var usesStubs: Bool { true }
    public static func configureFeatures(binder: Binder<Unscoped>) {
        binder.include(module: AppAnalyticsModule.self)
        binder.bind(AppFeed.self).to(factory: AppFeed.init)
    }
}

public class AppRootScreen {
    let feed: AppFeed
    init(feed: AppFeed) { self.feed = feed }
}
final class AppTabletRootScreen: AppRootScreen {
    let columns: Int
    init(feed: AppFeed, columns: Int) {
        self.columns = columns
        super.init(feed: feed)
    }
}

public enum AppSubclassAsRoot: RootComponent {
    public typealias Root = AppRootScreen
    private static let isTablet = true

    public static func configure(binder: Binder<Unscoped>) {
        binder.include(module: AppFeedModule.self)
        if isTablet {
            binder.bind(AppRootScreen.self).to { (feed: AppFeed) in AppTabletRootScreen(feed: feed, columns: 2) }
        } else {
            binder.bind(AppRootScreen.self).to(factory: AppRootScreen.init)
        }
    }
}

public enum AppLocalFunctions: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func command(_ name: String, enabled: Bool = true) {
            guard enabled else { return }
            binder.bind((any AppPlugin).self).intoDictionary(name).to { AppNamedPlugin(name: name) }
        }
        let add = { (path: String) in binder.appRoute(path) }

        command("open")
        command("save")
        command("print", enabled: false)
        add("/open")
        add("/save")
    }
}

public enum AppPresetFromComputedProperty: CupComponent {
    enum Preset: Int, Comparable {
        case small = 1, medium, large
        static func < (lhs: Preset, rhs: Preset) -> Bool { lhs.rawValue < rhs.rawValue }
        static var preferred: Preset { .medium }
        var modules: [any AppFeatureModule.Type] {
            var result: [any AppFeatureModule.Type] = [AppNetworkModule.self]
            if self >= .medium { result.append(AppAnalyticsModule.self) }
            if self >= .large { result.append(AppExperimentalModule.self) }
            return result
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        for module in Preset.preferred.modules { binder.include(module: module) }
        binder.bind(AppFeed.self).to(factory: AppFeed.init)
    }
}

public enum AppProvidersFromOutside: CupComponent {
    private static let sharedLogger = AppLogger(label: "shared")
    private static let clock = Provider<Date>(getter: { Date(timeIntervalSince1970: 0) })

    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Date.self).to(provider: clock)
        binder.bind(AppLogger.self).to(value: sharedLogger)
        binder.bind(AppGreeting.self).to { (now: Date, logger: AppLogger) in
            guard now.timeIntervalSince1970 > 0 else { return AppGreeting(text: logger.label) }
            return AppGreeting(text: "welcome back")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
