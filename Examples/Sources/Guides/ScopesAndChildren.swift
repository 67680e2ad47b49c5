import Dovetail

/// The code of the guide "Share instances with scopes and child components".
enum ScopesAndChildren {
    struct User: Sendable {
        let name: String
    }

    /// One for the whole application.
    final class Network: Sendable {}

    /// One for each user who is logged in.
    final class Account: Sendable {
        let user: User
        let network: Network

        init(user: User, network: Network) {
            self.user = user
            self.network = network
        }
    }

    struct Inbox {
        let account: Account
        let network: Network
    }

    struct Outbox {
        let account: Account
    }

    struct Mail {
        let inbox: Inbox
        let outbox: Outbox
    }

    struct LoggedIn: Scope {}

    enum MailSession: Component {
        typealias Seed = User
        typealias Root = Mail

        static func configure(binder: Binder<LoggedIn>) {
            binder.bind(Account.self).sharedInScope().to(factory: Account.init)
            binder.bind(Inbox.self).to(factory: Inbox.init)
            binder.bind(Outbox.self).to(factory: Outbox.init)
            binder.bind(Mail.self).to(factory: Mail.init)
        }
    }

    struct Login {
        let sessions: ComponentFactory<MailSession>

        func start(_ name: String) -> Mail { sessions.build(User(name: name)) }
    }

    enum MailApp: RootComponent {
        typealias Root = Login

        static func configure(binder: Binder<Singleton>) {
            binder.install(dependency: MailSession.self)
            binder.bind(Network.self).sharedInScope().to(factory: Network.init)
            binder.bind(Login.self).to(factory: Login.init)
        }
    }

    enum DraftTitle: Tag {
        typealias Element = String
    }

    enum DraftEditor: Component {
        typealias Seed = Tagged<DraftTitle>
        typealias Root = Draft

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Draft.self).to { (title: Tagged<DraftTitle>) in Draft(title: title.get()) }
        }
    }

    struct Draft {
        let title: String
    }

    struct Writer {
        let editors: ComponentFactory<DraftEditor>

        func begin(_ title: String) -> Draft { editors.build(title) }
    }

    enum WriterApp: RootComponent {
        typealias Root = Writer

        static func configure(binder: Binder<Unscoped>) {
            binder.install(dependency: DraftEditor.self)
            binder.bind(Writer.self).to(factory: Writer.init)
        }
    }

    /// Shows screens, each of which refers back to it.
    final class Coordinator: Sendable {
        let screens: Provider<Screen>
        init(screens: Provider<Screen>) { self.screens = screens }
    }

    final class Screen: Sendable {
        let coordinator: WeakProvider<Coordinator>
        init(coordinator: WeakProvider<Coordinator>) { self.coordinator = coordinator }
    }

    enum ScreenApp: RootComponent {
        typealias Root = Provider<Coordinator>

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Coordinator.self).sharedInScope().to(factory: Coordinator.init)
            binder.bind(Screen.self).to(factory: Screen.init)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
