// The type of a binding, or of the seed of a component, is one that the library provides itself, such as a `Provider`, so the
// binding would never be used.
//
// Remedy: Bind the element type; the library provides its `Provider`, `Lazy` and other forms. Any type can be bound with a tag.

import Dovetail

extension FaultyProgram {
    static let reservedKey = FaultyProgram(.reservedKey, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Clock {}
private struct Screen { let clock: Provider<Clock> }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Provider<Clock>.self).to { Provider { Clock() } }
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
