// Bindings depend eagerly on each other, so none of them can be created first.
//
// Remedy: Defer one of the dependencies with a `Provider`, a `Lazy` or a `WeakProvider`.

import Dovetail

extension FaultyProgram {
    static let dependencyCycle = FaultyProgram(.dependencyCycle, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Chicken { init(egg: Egg) {} }
private struct Egg { init(chicken: Chicken) {} }
private struct Screen { let chicken: Chicken }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Chicken.self).to(factory: Chicken.init)
        binder.bind(Egg.self).to(factory: Egg.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
