// A shared binding is in a component without a scope, or with another scope. The compiler rejects this in modules; a
// function that takes a `ReceiptBinder` cannot know its component.
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

// SPDX-License-Identifier: Apache-2.0
