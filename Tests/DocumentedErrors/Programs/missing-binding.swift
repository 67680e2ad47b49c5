// A factory depends on a key that is not bound in its component or in an ancestor of its component.
//
// Remedy: Bind the key in a module that the component includes, or include the module that binds it. Read the notes:
// the intended binding often has a tag, is optional, or belongs to a child component.

import Dovetail

extension FaultyProgram {
    static let missingBinding = FaultyProgram(.missingBinding, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Clock {}
private struct Screen { let clock: Clock }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
