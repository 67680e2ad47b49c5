import Dovetail

/// The code of the guide "Migrate step by step".
enum MovingStepByStep {
    protocol Analytics: Sendable {
        func record(_ event: String) -> String
    }

    /// The legacy services that the migrated modules still require.
    struct Remainder: Sendable {
        let analytics: @Sendable () -> any Analytics
    }

    enum RemainderModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.requires(Remainder.self)
            binder.bind((any Analytics).self).to { (old: Remainder) in old.analytics() }
        }
    }

    struct FeedScreen {
        let analytics: any Analytics
        func open() -> String { analytics.record("opened") }
    }

    enum FeedModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.requires((any Analytics).self)
            binder.bind(FeedScreen.self).to(factory: FeedScreen.init)
        }
    }

    /// The migrated services that the legacy container requires.
    struct Moved: Sendable {
        let feed: Provider<FeedScreen>
    }

    enum MovedComponent: RootComponent {
        typealias Seed = Remainder
        typealias Root = Moved

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: RemainderModule.self)
            binder.include(module: FeedModule.self)
            binder.bind(Moved.self).to(factory: Moved.init)
        }
    }
}

// MARK: A type with many properties

extension MovingStepByStep {
    struct Account: Sendable {
        let name: String
    }

    struct Pictures {
        func badge(of account: Account) -> String { "(\(account.name.prefix(1)))" }
    }

    final class ProfileScreen {
        struct Needs {
            let account: Account
            let pictures: Pictures
            let analytics: any Analytics
        }

        private let needs: Needs

        init(_ needs: Needs) { self.needs = needs }

        func title() -> String { "\(needs.pictures.badge(of: needs.account)) \(needs.account.name)" }
    }

    enum ProfileModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Pictures.self).to(factory: Pictures.init)
            binder.bind(ProfileScreen.Needs.self).to(factory: ProfileScreen.Needs.init)
            binder.bind(ProfileScreen.self).to(factory: ProfileScreen.init)
        }
    }
}

// MARK: Default arguments

extension MovingStepByStep {
    struct Upload {
        let analytics: any Analytics
        let attempts: Int

        init(analytics: any Analytics, attempts: Int = 3) {
            self.analytics = analytics
            self.attempts = attempts
        }
    }

    enum UploadModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Upload.self).to { (analytics: any Analytics) in Upload(analytics: analytics) }
        }
    }
}

// MARK: A value that arrives later

extension MovingStepByStep {
    struct Home {
        let profile: ProfileScreen
    }

    struct PerAccount: Scope {}

    /// The account is known after the login.
    enum LoggedIn: Component {
        typealias Seed = Account
        typealias Root = Home

        static func configure(binder: Binder<PerAccount>) {
            binder.include(module: ProfileModule.self)
            binder.bind(Home.self).to(factory: Home.init)
        }
    }

    /// The system provides the token at any time, and may change it.
    actor PushToken {
        private(set) var text: String?

        func update(_ text: String) { self.text = text }
    }

    struct LoginScreen: Sendable {
        let sessions: ComponentFactory<LoggedIn>
        let token: PushToken

        func finish(_ account: Account) -> Home { sessions.build(account) }
    }

    enum LoginModule: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(PushToken.self).sharedInScope().to(factory: PushToken.init)
            binder.bind(LoginScreen.self).to(factory: LoginScreen.init)
            binder.install(dependency: LoggedIn.self)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
