import Dovetail

struct Store: Sendable {}
struct Server: Sendable {
    init(store: Store) {}
    func serve() async throws {}
}
enum Port {}
enum Session: Component {
    static func configure(binder: Binder<Unscoped>) {}
    static func configureRoot(binder bind: ReceiptBinder<Store>) -> BindingReceipt<Store> { bind.to(factory: Store.init) }
}

enum WithoutImports: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        // Mistake: A launched binding in a file that does not import its module.
        // expected-error@+1 {{'launch(timeout:_:run:stop:)' is unavailable: import DovetailLaunch}}
        binder.bind(Store.self).launch { Store() }
        // expected-error@+1 {{'launch(timeout:_:run:stop:)' is unavailable: import DovetailLaunch}}
        binder.bind(Server.self).launch(timeout: .seconds(5)) { (store: Store) in
            Server(store: store)
        } run: {
            try await $0.serve()
        } stop: { _ in
        }
        // Mistake: A prepared binding in a file that does not import its module.
        // expected-error@+1 {{'prepare(_:stop:)' is unavailable: import DovetailLaunch}}
        binder.bind(Store.self).prepare { Store() }
        // Mistake: A step in a file that does not import its module.
        // expected-error@+1 {{'launch(_:_:stop:)' is unavailable: import DovetailLaunch}}
        binder.launch("Preload") { (store: Store) in }
        // expected-error@+1 {{'prepare(_:_:stop:)' is unavailable: import DovetailLaunch}}
        binder.prepare("Logging") {}
        // expected-error@+1 {{'install(child:)' is unavailable: import DovetailLaunch}}
        binder.install(child: Session.self)
        // Mistake: A setting in a file that does not import its module.
        // expected-error@+1 {{'setting' is unavailable: import DovetailSettings}}
        binder.setting(Port.self)
        // Mistake: A service that is bound with `to`.
        // expected-error@+1 {{'to(factory:run:)' is unavailable: a service is launched: import DovetailLaunch, and write launch { … } run: { … }}}
        binder.bind(Server.self).to(factory: Server.init, run: { try await $0.serve() })
        // expected-error@+1 {{'to(factory:run:)' is unavailable: a service is launched: import DovetailLaunch, and write launch { … } run: { … }}}
        binder.bind(Store.self).to {
            Store()
        } run: { _ in
        }
        // What is wrong in the closure is reported as if the module were imported.
        // expected-error@+1 {{cannot convert value of type 'Session.Type' to closure result type 'Store'}}
        binder.bind(Store.self).launch { Session.self }
    }

    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        // expected-error@+1 {{'launch(timeout:_:run:stop:)' is unavailable: import DovetailLaunch}}
        bind.launch { (store: Store) in
            Server(store: store)
        } run: {
            try await $0.serve()
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
