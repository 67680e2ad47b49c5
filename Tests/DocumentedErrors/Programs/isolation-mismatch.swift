// Something can be used on one actor only, and is asked for where nothing says that this actor runs; or one
// thing needs two actors to be made.
//
// Remedy: Ask for a `MainActorProvider`, which can be used on the main actor only, or let the one who asks run
// on that actor.

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
