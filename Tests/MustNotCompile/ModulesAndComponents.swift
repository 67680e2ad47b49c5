import Dovetail

struct Store: Sendable {}
struct LoggedIn: Scope {}
struct User: Sendable {}
struct Chat {}

enum StoreModule: Module {
    static func configure(binder: Binder<Singleton>) {}
}
struct ChatModule: Module {
    static func configure(binder: Binder<Unscoped>) {}
}
enum Session: Component {
    typealias Seed = User

    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Chat>) -> BindingReceipt<Chat> {
        bind.to { Chat() }
    }
}

enum ModuleOfAnotherScope: Module {
    static func configure(binder: Binder<LoggedIn>) {
        // Mistake: A module of another scope.
        // expected-error@+1 {{'include(module:)' is unavailable: the module has another scope than this binder: include it where that scope is, or make the module Unscoped if it shares nothing}}
        binder.include(module: StoreModule.self)
    }
}

// Mistake: A scope that does not conform to `Scope`.
// expected-error@+2 {{type 'NoScope' does not conform to protocol 'AnyScope'}}
enum ModuleWithoutScope: Module {
    static func configure(binder: Binder<NoScope>) {}
}
struct NoScope {}

enum Wrong: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: A module with a scope in a component without one.
        // expected-error@+1 {{'include(module:)' is unavailable: the module has another scope than this binder: include it where that scope is, or make the module Unscoped if it shares nothing}}
        binder.include(module: StoreModule.self)
        // Mistake: A component that is included.
        // expected-error@+1 {{'include(module:)' is unavailable: this is a component, not a module: write install(dependency:)}}
        binder.include(module: Session.self)
        // Mistake: A module that is installed.
        // expected-error@+1 {{'install(dependency:)' is unavailable: this is a module, not a component: write include(module:)}}
        binder.install(dependency: ChatModule.self)
        // expected-error@+1 {{'install(module:)' has been renamed to 'include(module:)'}} {{16-23=include}}
        binder.install(module: ChatModule.self)
        // Mistake: Another label.
        // expected-error@+1 {{'install(component:)' has been renamed to 'install(dependency:)'}} {{24-33=dependency}}
        binder.install(component: Session.self)
        // Mistake: No label.
        // expected-error@+1 {{'include' has been renamed to 'include(module:)'}} {{24-24=module: }}
        binder.include(ChatModule.self)
        // expected-error@+1 {{'install' has been renamed to 'install(dependency:)'}} {{24-24=dependency: }}
        binder.install(Session.self)
        // Mistake: An instance of a module.
        // expected-error@+1 {{'include(module:)' is unavailable: modules are types: write include(module: StoreModule.self)}}
        binder.include(module: ChatModule())
        // Mistake: A list of modules.
        // expected-error@+1 {{'include(modules:)' is unavailable: include each module by itself: include(module: StoreModule.self)}}
        binder.include(modules: [ChatModule.self])
        // Mistake: Building inside `configure`.
        // expected-error@+1 {{'build()' is unavailable: a binder only declares bindings: build the component with App.build()}}
        binder.build()
    }

    static func configureRoot(binder bind: ReceiptBinder<Chat>) -> BindingReceipt<Chat> {
        // Mistake: A module where the root is bound.
        // expected-error@+1 {{'include(module:)' is unavailable: include modules in configure(binder:)}}
        bind.include(module: ChatModule.self)
        // Mistake: A component where the root is bound.
        // expected-error@+1 {{'install(dependency:)' is unavailable: install components in configure(binder:)}}
        bind.install(dependency: Session.self)
        // Mistake: A second binding where the root is bound.
        // expected-error@+1 {{'bind' is unavailable: the binding of the root is already started: write bind.to(…), and other bindings in configure(binder:)}}
        return bind.bind(Chat.self).to { Chat() }
    }
}

// SPDX-License-Identifier: Apache-2.0
