import Dovetail
import DovetailLaunch
import DovetailTesting
import Testing

// The code of the guide "Test with a graph".

struct Clock: Sendable {
    let hour: Int
}

final class Database: Sendable {}

final class Store: Sendable {
    let database: Database
    init(database: Database) { self.database = database }
}

struct Feed {
    let clock: Clock
}

struct FeedScreen {
    let feed: Feed
}

struct Home {
    let feed: FeedScreen
    let store: Store
}

enum FeedModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.requires(Clock.self)
        binder.bind(Feed.self).to(factory: Feed.init)
    }
}

struct Reader: Sendable {
    let name: String
}

struct Profile {
    let reader: Reader
    let feed: Feed
}

/// What exists once for each reader.
enum ReaderComponent: Component {
    typealias Seed = Reader
    typealias Root = Profile

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Profile.self).to(factory: Profile.init)
    }
}

enum AppComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: FeedModule.self)
        binder.include(module: SystemTime.self)
        binder.install(dependency: ReaderComponent.self)
        binder.bind(FeedScreen.self).to(factory: FeedScreen.init)
        binder.bind(Database.self).sharedInScope().to(factory: Database.init)
        binder.bind(Store.self).sharedInScope().to(factory: Store.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> {
        bind.to(factory: Home.init)
    }
}

enum FrozenTime: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to(value: Clock(hour: 9))
    }
}

/// The clock of production.
enum SystemTime: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to { Clock(hour: 12) }
    }
}

struct Reminder {
    let feed: Provider<Feed>
    func text() -> String { "it is \(feed.get().clock.hour)" }
}

@Suite struct TestingAndReplacingTests {
    @Test func `a module alone`() { expectValidGraph(FeedModule.self) }

    @Test func `paths and scopes`() {
        expectGraph(AppComponent.self) { graph in
            graph.reaches(Database.self)
            graph.doesNotReach(Database.self, from: FeedScreen.self)
            graph.isShared(Store.self)
        }
    }

    @Test func `at a fixed time`() throws {
        let factory = try ComponentFactory.of(AppComponent.self, replacing: [FrozenTime.self])

        #expect(factory.build().feed.feed.clock.hour == 9)
    }

    @Test(arguments: [0, 7, 23])
    func `at any time`(hour: Int) throws {
        let home = try AppComponent.build { replacing in
            replacing.bind(Clock.self).to(value: Clock(hour: hour))
        }

        #expect(home.feed.feed.clock.hour == hour)
    }

    @Test func `launched at noon`() async throws {
        var options = LaunchOptions()
        options.resolutionObserver = UnreplacedBindings(of: [SystemTime.self])
        let launcher = try Launcher(AppComponent.self, options: options) { replacing in
            replacing.bind(Clock.self).to(value: Clock(hour: 12))
        }

        #expect(try await launcher.launch().feed.feed.clock.hour == 12)
        try await launcher.stop()
    }

    @Test func `one object of the graph`() throws {
        let screen = try AppComponent.buildForTest(FeedScreen.self) { replacing in
            replacing.bind(Clock.self).to(value: Clock(hour: 6))
        }

        #expect(screen.feed.clock.hour == 6)
    }

    @Test func `one object of a child`() throws {
        let profile = try AppComponent.buildForTest(Profile.self, in: ReaderComponent.self, seed: Reader(name: "Ada"))

        #expect(profile.reader.name == "Ada")
        #expect(profile.feed.clock.hour == 12)
    }

    @Test func `one object of a module`() throws {
        let feed = try FeedModule.buildForTest(Feed.self) { stubs in
            stubs.bind(Clock.self).to(value: Clock(hour: 5))
        }

        #expect(feed.clock.hour == 5)
    }

    @Test func `without a graph`() {
        let reminder = Reminder(feed: Provider(value: Feed(clock: Clock(hour: 7))))

        #expect(reminder.text() == "it is 7")
    }
}

@Suite(
    .replacements(in: AppComponent.self, mustReplace: [SystemTime.self]) { replacing in
        replacing.bind(Clock.self).to(value: Clock(hour: 8))
    })
struct MorningTests {
    @Test func `the feed opens in the morning`() throws {
        let home = try AppComponent.buildForTest()

        #expect(home.feed.feed.clock.hour == 8)
    }
}

// SPDX-License-Identifier: Apache-2.0
