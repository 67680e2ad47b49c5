// No binding that the root reaches, eagerly or deferred, depends on this one. It is never created.
//
// Remedy: Remove the binding, or depend on it. `--severity unused-binding=off` disables this diagnostic.

import Dovetail

extension FaultyProgram {
    static let unusedBinding = FaultyProgram(.unusedBinding, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Clock {}
private struct Screen {}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to(factory: Clock.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
