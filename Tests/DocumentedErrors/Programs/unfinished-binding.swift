// A binding is incomplete: it has no `to(…)`. The compiler also warns about it, unless the result is discarded.
//
// Remedy: Complete it with `to(factory:)`, `to(value:)`, `to(provider:)` or `configured(with:)`.

import Dovetail

extension FaultyProgram {
    static let unfinishedBinding = FaultyProgram(.unfinishedBinding, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Clock {}
private struct Screen { let clock: Clock }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        _ = binder.bind(Clock.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
