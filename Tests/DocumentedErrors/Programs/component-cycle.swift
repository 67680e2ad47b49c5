// A component installs itself, directly or transitively.
//
// Remedy: Remove one `install`. A component can depend on the factory of a component that one of its ancestors
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

// SPDX-License-Identifier: Apache-2.0
