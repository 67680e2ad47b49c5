// Neither the root nor a step with a name depends on a value that a launcher creates, so it is never created. If it is a service, the program
// runs without it.
//
// Remedy: Depend on it, or declare background work with `launchAlways`.

import Dovetail
import DovetailLaunch

extension FaultyProgram {
    static let notLaunched = FaultyProgram(.notLaunched, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Outbox: Sendable { func deliver() async throws {} }
private struct Screen {}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Outbox.self).launch {
            Outbox()
        } run: {
            try await $0.deliver()
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
