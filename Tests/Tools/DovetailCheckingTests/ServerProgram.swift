import Dovetail
import DovetailLaunch
import DovetailSettings

// A server as a new user writes it: settings, steps, tags, a collection, implementations of protocols, and a component for each session.

enum HTTPPort: Setting { static let key = SettingKey("http.port", default: 8080, in: 1...65_535) }
enum DatabaseURL: Setting { static let key = SettingKey<String>("database.url") }
enum APIToken: Setting { static let key = SettingKey<Secret<String>>("api.token", default: Secret("hush")) }

protocol FeedSource: Sendable {}
struct HTTPFeeds: FeedSource { let port: Tagged<HTTPPort> }

protocol EpisodeRule: Sendable {}
struct LengthRule: EpisodeRule {}
struct TitleRule: EpisodeRule { let source: any FeedSource }

struct EpisodeStore: Sendable { let url: Tagged<DatabaseURL> }
struct Download: Sendable { let episode: String, source: any FeedSource }
struct DownloadSeed: Sendable { let episode: String }
struct Greeting: Sendable { let text: String }

struct PodcastServer: Sendable {
    let store: EpisodeStore
    let rules: [any EpisodeRule]
    let download: Factory<StartDownload>
    let sessions: ChildLauncher<ListenerSession>
}

enum StartDownload: AssistedFactory {
    typealias Seed = DownloadSeed
    typealias Element = Download
}

enum FeedsModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.setting(HTTPPort.self)
        binder.setting(APIToken.self)
        binder.bind((any FeedSource).self).sharedInScope().to(factory: HTTPFeeds.init)
        binder.bind((any EpisodeRule).self).intoCollection().to { LengthRule() }
        binder.bind((any EpisodeRule).self).intoCollection().to(factory: TitleRule.init)
        binder.bindFactory(Download.self).with(StartDownload.self).to { (source: any FeedSource, seed: Assisted<DownloadSeed>) in
            Download(episode: seed.get().episode, source: source)
        }
    }
}

enum DatabaseModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.setting(DatabaseURL.self)
        binder.bind(EpisodeStore.self).launch { (url: Tagged<DatabaseURL>, _: Tagged<APIToken>) in EpisodeStore(url: url) }
        binder.launch("Preload") { (database: EpisodeStore) in _ = database }
        binder.prepare("Logging") {}
    }
}

enum ServerApp: RootComponent {
    typealias Root = PodcastServer

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: FeedsModule.self)
        binder.include(module: DatabaseModule.self)
        binder.install(child: ListenerSession.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<PodcastServer>) -> BindingReceipt<PodcastServer> {
        bind.to(factory: PodcastServer.init)
    }
}

enum ListenerSession: Component {
    typealias Seed = Greeting
    typealias Root = String

    static func configure(binder: Binder<Unscoped>) {
        binder.launch("Greet") { (greeting: Greeting) in _ = greeting }
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to { (greeting: Greeting) in greeting.text }
    }
}

// SPDX-License-Identifier: Apache-2.0
