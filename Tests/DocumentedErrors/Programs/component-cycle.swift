// A component is built inside of itself, directly or over others.
//
// Remedy: Remove one `install`. A component can ask for the factory of a component that one of its parents
// installs.

import Dovetail

extension FaultyProgram {
    static let componentCycle = FaultyProgram(.componentCycle, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Screen {}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.install(dependency: App.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()
