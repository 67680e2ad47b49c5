// A module in `replacing:` binds a key that the graph does not bind, or a dictionary entry whose key no other entry has, so it
// replaces nothing.
//
// Remedy: Correct the key, or remove the replacement: the binding it replaced may no longer exist.

import Dovetail

extension FaultyProgram {
    static let unmatchedReplacement = FaultyProgram(.unmatchedReplacement, App.self, replacing: [FrozenTime.self])
}

#sourceLocation(file:"App.swift",line:1)
private struct Clock {}
private struct Screen {}

private enum FrozenTime: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to(factory: Clock.init)
    }
}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
