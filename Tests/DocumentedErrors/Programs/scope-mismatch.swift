// A binding is shared where there is no scope, or another one. Where a module shares by itself, the compiler refuses it; a
// function that gets a `ReceiptBinder` does not know in which component it ends up.
//
// Remedy: Give the component a scope, or include the module in a component of that scope.

import Dovetail

extension FaultyProgram {
    static let scopeMismatch = FaultyProgram(.scopeMismatch, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Store {}
private struct Screen { let store: Store }

private func configureStore(_ bind: ReceiptBinder<Store>) -> BindingReceipt<Store> {
    bind.sharedInScope().to(factory: Store.init)
}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Store.self).configured(with: configureStore)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()
