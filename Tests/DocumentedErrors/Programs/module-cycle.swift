// Modules include each other in a cycle, so their dependency order is undefined.
//
// Remedy: Remove one `include`, or move the shared bindings into a third module.

import Dovetail

extension FaultyProgram {
    static let moduleCycle = FaultyProgram(.moduleCycle, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private enum FeedModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: StoreModule.self)
    }
}

private enum StoreModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: FeedModule.self)
    }
}

private struct Screen {}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: FeedModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
