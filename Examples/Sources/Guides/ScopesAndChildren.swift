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

        static func configure(binder: Binder<LoggedIn>) {
            binder.bind(Account.self).sharedInScope().to(factory: Account.init)
            binder.bind(Inbox.self).to(factory: Inbox.init)
            binder.bind(Outbox.self).to(factory: Outbox.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Mail>) -> BindingReceipt<Mail> {
            bind.to(factory: Mail.init)
        }
    }

    struct Login {
        let sessions: ComponentFactory<MailSession>

        func start(_ name: String) -> Mail { sessions.build(User(name: name)) }
    }

    enum MailApp: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.install(dependency: MailSession.self)
            binder.bind(Network.self).sharedInScope().to(factory: Network.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Login>) -> BindingReceipt<Login> {
            bind.to(factory: Login.init)
        }
    }

    enum DraftTitle: Tag {
        typealias Element = String
    }

    enum DraftEditor: Component {
        typealias Seed = Tagged<DraftTitle>

        static func configure(binder: Binder<Unscoped>) {}

        static func configureRoot(binder bind: ReceiptBinder<Draft>) -> BindingReceipt<Draft> {
            bind.to { (title: Tagged<DraftTitle>) in Draft(title: title.get()) }
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
        static func configure(binder: Binder<Unscoped>) {
            binder.install(dependency: DraftEditor.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Writer>) -> BindingReceipt<Writer> {
            bind.to(factory: Writer.init)
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
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Coordinator.self).sharedInScope().to(factory: Coordinator.init)
            binder.bind(Screen.self).to(factory: Screen.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Provider<Coordinator>>) -> BindingReceipt<Provider<Coordinator>> {
            bind.to { (coordinator: Provider<Coordinator>) in coordinator }
        }
    }
}
