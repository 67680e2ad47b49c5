// Two steps of one component have the same name. Reports and messages could not tell them apart.
//
// Remedy: Rename one of them.

import Dovetail
import DovetailLaunch

extension FaultyProgram {
    static let duplicateStep = FaultyProgram(.duplicateStep, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Screen {}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.launch("Preload") { print("images") }
        binder.launch("Preload") { print("sounds") }
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
