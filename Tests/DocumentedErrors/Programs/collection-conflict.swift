// A collection is bound as a whole, and the same component also contributes elements to it.
//
// Remedy: Bind the elements with `intoCollection()`, or the whole collection, but not both.

import Dovetail

extension FaultyProgram {
    static let collectionConflict = FaultyProgram(.collectionConflict, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Plugin {}
private struct Screen { let plugins: [Plugin] }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind([Plugin].self).to { [Plugin()] }
        binder.bind(Plugin.self).intoCollection().to(factory: Plugin.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
