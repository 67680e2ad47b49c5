// A binding has the type of the elements of a collection, but it does not contribute to the collection, and no binding depends on it. The
// graph is valid without it, so its instance is silently missing from the collection.
//
// Remedy: Add `intoCollection()`, `intoSet()` or `intoDictionary(_:)` to the binding, or remove it.

import Dovetail

extension FaultyProgram {
    static let missingContribution = FaultyProgram(.missingContribution, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Command {}
private struct Menu { let commands: [Command] }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Command.self).intoCollection().to(factory: Command.init)
        binder.bind(Command.self).to(factory: Command.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: Menu.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
