// A key is bound more than once in one component. The order of the lines does not decide which binding is used.
//
// Remedy: Remove all bindings but one, or distinguish them with a tag. To replace a binding in a test, pass a module
// to `replacing:`.

import Dovetail

extension FaultyProgram {
    static let duplicateBinding = FaultyProgram(.duplicateBinding, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Clock {}
private struct Screen { let clock: Clock }

private enum TimeModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to(factory: Clock.init)
    }
}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: TimeModule.self)
        binder.bind(Clock.self).to(factory: Clock.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
