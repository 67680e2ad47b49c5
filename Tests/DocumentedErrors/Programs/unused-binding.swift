// Nothing that the root needs, now or later, asks for it. It is never made.
//
// Remedy: Remove it, or ask for it. `--severity unused-binding=off` leaves the question out.

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
