import Dovetail

struct Store: Sendable {}
struct LoggedIn: Scope {}

enum StoreModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Store.self).sharedInScope().to { Store() }
    }
}

enum SharedWithoutScope: Module {
    static func configure(binder: Binder<Unscoped>) {
        // expected-error@+1 {{instance method 'sharedInScope()' requires that 'Unscoped' conform to 'Scope'}}
        binder.bind(Store.self).sharedInScope().to { Store() }
    }
}

enum ScopedModuleInUnscopedComponent: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        // expected-error@+1 {{instance method 'include(module:file:filePath:line:column:)' requires the types 'Singleton' and 'Unscoped' be equivalent}}
        binder.include(module: StoreModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Store>) -> BindingReceipt<Store> {
        bind.to { Store() }
    }
}

enum ScopedModuleInAnotherScope: Module {
    static func configure(binder: Binder<LoggedIn>) {
        // expected-error@+1 {{no exact matches in call to instance method 'include'}}
        binder.include(module: StoreModule.self)
    }
}
