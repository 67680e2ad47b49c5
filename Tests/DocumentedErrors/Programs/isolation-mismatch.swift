// A binding is isolated to an actor, and a dependent that is not isolated to that actor uses it; or one object needs
// two actors to be created.
//
// Remedy: Depend on a `MainActorProvider`, which can be used on the main actor only, or isolate the dependent to the
// same actor. The memberwise initializer of a `@MainActor` struct is nonisolated: write an initializer, or bind a closure,
// `to { @MainActor (…) in … }`.

import Dovetail

extension FaultyProgram {
    static let isolationMismatch = FaultyProgram(.isolationMismatch, App.self)
}

#sourceLocation(file:"App.swift",line:1)
@MainActor private final class Window { init() {} }
private final class Screen: Sendable { init(window: Provider<Window>) {} }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Window.self).to(factory: Window.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
