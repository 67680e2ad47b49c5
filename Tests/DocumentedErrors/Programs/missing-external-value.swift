// A launcher or plugin supplies the value of a binding, but the component is built without one. This is reported when
// the component is built, not when its graph is validated.
//
// Remedy: Start the component with a `Launcher`, or replace the binding with one that has a factory.

import Dovetail
import DovetailLaunch

extension FaultyProgram {
    static let missingExternalValue = FaultyProgram(.missingExternalValue, App.self, plugins: [MissingExternalValue()])
}

#sourceLocation(file:"App.swift",line:1)
private struct Database {}
private struct Screen { let database: Database }

private enum App: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Database.self).launch { Database() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
