import Dovetail

/// The code of the guide "Recipes".
enum Recipes {}

// MARK: A command-line tool

extension Recipes {
    enum Arguments: Tag {
        typealias Element = [String]
    }

    struct Tool {
        let arguments: Tagged<Arguments>
        let commands: [String: Provider<any Command>]

        func run() -> String {
            guard let name = arguments.get().first, let command = commands[name] else {
                return "there are: " + commands.keys.sorted().joined(separator: ", ")
            }
            return command.get().run()
        }
    }

    protocol Command {
        func run() -> String
    }

    struct CountCommand: Command {
        let shelf: Shelf
        func run() -> String { "\(shelf.loaves) loaves" }
    }

    struct HelloCommand: Command {
        func run() -> String { "hello" }
    }

    struct Shelf: Sendable {
        let loaves = 12
    }

    enum Commands: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Shelf.self).to(factory: Shelf.init)
            binder.bind((any Command).self).intoDictionary("hello").to { HelloCommand() }
            binder.bind((any Command).self).intoDictionary("count").to { (shelf: Shelf) in CountCommand(shelf: shelf) }
        }
    }

    enum ToolApp: RootComponent {
        typealias Seed = Tagged<Arguments>
        typealias Root = Tool

        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: Commands.self)
            binder.bind(Tool.self).to(factory: Tool.init)
        }
    }

    static func main(_ arguments: [String]) throws(GraphError) -> String {
        try ComponentFactory.of(ToolApp.self).build(arguments).run()
    }
}

// MARK: An application of several packages, of the guide "Split an application into packages"

extension Recipes {
    // The package Interfaces, which all others import.
    public protocol Account: Sendable {
        var name: String { get }
    }

    // The package Profile, which depends only on Interfaces.
    public struct ProfileScreen {
        let account: any Account
        public var title: String { "Profile of \(account.name)" }
    }

    public enum ProfileModule: Module {
        public static func configure(binder: Binder<Unscoped>) {
            binder.requires((any Account).self)
            binder.bind(ProfileScreen.self).to(factory: ProfileScreen.init)
        }
    }

    // The package Login, which depends only on Interfaces.
    struct PasswordAccount: Account {
        let name = "Ada"
    }

    public enum LoginModule: Module {
        public static func configure(binder: Binder<Unscoped>) {
            binder.bind((any Account).self).to { PasswordAccount() }
        }
    }

    // The application, which depends on all packages.
    struct Home {
        let profile: ProfileScreen
    }

    enum ShopApp: RootComponent {
        typealias Root = Home

        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: LoginModule.self)
            binder.include(module: ProfileModule.self)
            binder.bind(Home.self).to(factory: Home.init)
        }
    }
}

// MARK: One instance under several protocols

extension Recipes {
    protocol Reading: Sendable {}
    protocol Writing: Sendable {}

    final class Disk: Reading, Writing {}

    struct Backup {
        let source: any Reading
        let target: any Writing
    }

    enum DiskModule: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Disk.self).sharedInScope().to(factory: Disk.init)
            binder.bind((any Reading).self).to { (disk: Disk) in disk }
            binder.bind((any Writing).self).to { (disk: Disk) in disk }
        }
    }

    enum DiskApp: RootComponent {
        typealias Root = Backup

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: DiskModule.self)
            binder.bind(Backup.self).to(factory: Backup.init)
        }
    }
}

// MARK: Decorators

extension Recipes {
    protocol Client: Sendable {
        func get(_ path: String) -> String
    }

    struct PlainClient: Client {
        func get(_ path: String) -> String { "<\(path)>" }
    }

    struct RetryingClient: Client {
        let inner: any Client
        func get(_ path: String) -> String { inner.get(path) + ", retried" }
    }

    struct LoggingClient: Client {
        let inner: any Client
        func get(_ path: String) -> String { inner.get(path) + ", logged" }
    }

    enum Plain: Tag {
        typealias Element = any Client
    }

    enum Retrying: Tag {
        typealias Element = any Client
    }

    enum ClientModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind((any Client).self).tagged(with: Plain.self).to { PlainClient() }
            binder.bind((any Client).self).tagged(with: Retrying.self).to { (inner: Tagged<Plain>) in
                RetryingClient(inner: inner.get())
            }
            binder.bind((any Client).self).to { (inner: Tagged<Retrying>) in
                LoggingClient(inner: inner.get())
            }
        }
    }

    struct Browser {
        let client: any Client
    }

    enum ClientApp: RootComponent {
        typealias Root = Browser

        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: ClientModule.self)
            binder.bind(Browser.self).to(factory: Browser.init)
        }
    }
}

// MARK: Feature flags

extension Recipes {
    struct Flags: Sendable {
        let usesNewSearch: Bool
    }

    protocol Search {
        var name: String { get }
    }

    struct OldSearch: Search {
        let name = "old"
    }

    struct NewSearch: Search {
        let name = "new"
    }

    enum SearchModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(OldSearch.self).to { OldSearch() }
            binder.bind(NewSearch.self).to { NewSearch() }
            binder.bind((any Search).self).to { (flags: Flags, old: Provider<OldSearch>, new: Provider<NewSearch>) in
                if flags.usesNewSearch { new.get() } else { old.get() }
            }
        }
    }

    enum SearchApp: RootComponent {
        typealias Seed = Flags
        typealias Root = Provider<any Search>

        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: SearchModule.self)
        }
    }
}

// MARK: An initializer of several

extension Recipes {
    struct Limit: Sendable {
        let count: Int
    }

    struct Cache {
        let limit: Limit

        init() { limit = Limit(count: 10) }
        init(limit: Limit) { self.limit = limit }
    }

    enum CacheModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Limit.self).to(value: Limit(count: 500))
            binder.bind(Cache.self).to(factory: Cache.init(limit:))
        }
    }

    enum CacheApp: RootComponent {
        typealias Root = Provider<Cache>

        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: CacheModule.self)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
