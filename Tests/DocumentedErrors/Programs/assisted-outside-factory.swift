// An `Assisted` is asked for where there is no seed: not in a factory that `bindFactory` binds, or in one with
// another seed.
//
// Remedy: Bind it with `bindFactory`, and ask for the `Factory`.

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
