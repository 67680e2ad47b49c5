import Dovetail

/// A child component with ten bindings, four of them shared, that needs two instances of its parent.
enum Child {
    static func rows() throws -> [Row] {
        let parent = try Graph.build()
        let (account, network) = (Account(), Network())
        return [
            Row(
                name: "child",
                hand: { for number in 0..<$0 { consume(session(User(number), account, network)) } },
                dovetail: { for number in 0..<$0 { consume(parent.sessions.build(User(number))) } })
        ]
    }

    struct Factories {
        let sessions: ComponentFactory<Session>
    }

    enum Graph: RootComponent {
        typealias Root = Factories
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Account.self).sharedInScope().to(Account.init)
            binder.bind(Network.self).sharedInScope().to(Network.init)
            binder.install(dependency: Session.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Factories>) -> BindingReceipt<Factories> {
            bind.to(Factories.init)
        }
    }

    enum Session: Component {
        typealias Root = SessionRoot
        typealias Scope = LoggedIn
        typealias Seed = User

        static func configure(binder: Binder<LoggedIn>) {
            binder.bind(Token.self).sharedInScope().to(Token.init)
            binder.bind(Client.self).sharedInScope().to(Client.init)
            binder.bind(Cache.self).sharedInScope().to(Cache.init)
            binder.bind(Inbox.self).sharedInScope().to(Inbox.init)
            binder.bind(Reader.self).to(Reader.init)
            binder.bind(Writer.self).to(Writer.init)
            binder.bind(Folders.self).to(Folders.init)
            binder.bind(Search.self).to(Search.init)
            binder.bind(Badge.self).to(Badge.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<SessionRoot>) -> BindingReceipt<SessionRoot> {
            bind.to(SessionRoot.init)
        }
    }

    @inline(never) static func session(_ user: User, _ account: Account, _ network: Network) -> SessionRoot {
        let token = Token(user: user, account: account)
        let client = Client(network: network, token: token)
        let cache = Cache()
        let inbox = Inbox(client: client, cache: cache)
        return SessionRoot(
            reader: Reader(inbox: inbox, badge: Badge(inbox: inbox)), writer: Writer(client: client),
            folders: Folders(inbox: inbox, cache: cache), search: Search(cache: cache, client: client))
    }

    struct LoggedIn: Scope {}
    final class User: Sendable {
        let number: Int
        init(_ number: Int) { self.number = number }
    }
    final class Account: Sendable {}
    final class Network: Sendable {}
    final class Token: Sendable {
        let user: User
        let account: Account
        init(user: User, account: Account) {
            self.user = user
            self.account = account
        }
    }
    final class Client: Sendable {
        let network: Network
        let token: Token
        init(network: Network, token: Token) {
            self.network = network
            self.token = token
        }
    }
    final class Cache: Sendable {}
    final class Inbox: Sendable {
        let client: Client
        let cache: Cache
        init(client: Client, cache: Cache) {
            self.client = client
            self.cache = cache
        }
    }
    final class Badge: Sendable {
        let inbox: Inbox
        init(inbox: Inbox) { self.inbox = inbox }
    }
    final class Reader: Sendable {
        let inbox: Inbox
        let badge: Badge
        init(inbox: Inbox, badge: Badge) {
            self.inbox = inbox
            self.badge = badge
        }
    }
    final class Writer: Sendable {
        let client: Client
        init(client: Client) { self.client = client }
    }
    final class Folders: Sendable {
        let inbox: Inbox
        let cache: Cache
        init(inbox: Inbox, cache: Cache) {
            self.inbox = inbox
            self.cache = cache
        }
    }
    final class Search: Sendable {
        let cache: Cache
        let client: Client
        init(cache: Cache, client: Client) {
            self.cache = cache
            self.client = client
        }
    }
    final class SessionRoot: Sendable {
        let reader: Reader
        let writer: Writer
        let folders: Folders
        let search: Search
        init(reader: Reader, writer: Writer, folders: Folders, search: Search) {
            self.reader = reader
            self.writer = writer
            self.folders = folders
            self.search = search
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
