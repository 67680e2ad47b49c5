// A factory has an `Assisted` parameter but no seed: it is not bound with `bindFactory`, or its seed has another type.
//
// Remedy: Bind it with `bindFactory`, and depend on the `Factory`.

import Dovetail

extension FaultyProgram {
    static let assistedOutsideFactory = FaultyProgram(.assistedOutsideFactory, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Order {}
private struct Invoice { init(order: Assisted<Order>) {} }
private struct Screen { let invoice: Invoice }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Invoice.self).to(factory: Invoice.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
