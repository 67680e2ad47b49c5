// Compiled with: -swift-version 6 -default-isolation MainActor -enable-upcoming-feature InferIsolatedConformances
import Dovetail

// The settings of a new Xcode project in Swift 6 mode.

struct PerUser: Scope {}

enum AccountComponent: Component {
    typealias Root = String
    typealias Seed = Int

    static func configure(binder: Binder<PerUser>) {
        binder.bind(String.self).to { (id: Int) in "\(id)" }
    }
}

struct Accounts {
    let accounts: ComponentFactory<AccountComponent>
}

/// With an initializer of its own.
struct WrittenAccounts {
    let accounts: ComponentFactory<AccountComponent>
    init(accounts: ComponentFactory<AccountComponent>) { self.accounts = accounts }
}

enum AccountModule: Module {
    static func configure(binder: Binder<Singleton>) {
        // Mistake: The memberwise initializer of a struct with a factory of a component, where code is on the main actor by default; write an initializer or a closure, or `nonisolated` before the component.
        // expected-error@+1 {{main actor-isolated conformance of 'AccountComponent' to 'ComponentBase' cannot be used in nonisolated context}}
        binder.bind(Accounts.self).to(factory: Accounts.init)
        binder.bind(Accounts.self).to { accounts in Accounts(accounts: accounts) }
        binder.bind(WrittenAccounts.self).to(factory: WrittenAccounts.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
