// A `Binder` escaped `configure` and was used after `configure` returned. Such declarations have no effect. When the graph has already been
// validated, such as in a factory that captures a binder, they end a debug build with a message that names the line.
//
// Remedy: Move the declaration into `configure`, and do not store the binder.

import Dovetail

extension FaultyProgram {
    static let lateDeclaration = FaultyProgram(.lateDeclaration, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Clock {}
private struct Screen {}

private enum FeedModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        App.kept?.bind(Clock.self).to(factory: Clock.init)
    }
}

private enum App: RootComponent {
    nonisolated(unsafe) static var kept: Binder<Unscoped>?

    static func configure(binder: Binder<Unscoped>) {
        kept = binder
        binder.include(module: FeedModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
