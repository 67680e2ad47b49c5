// A prepared step depends on a launched one. Prepared steps run first, on the main actor and in one go, so the launched
// value does not exist yet.
//
// Remedy: Launch the dependent as well, or depend on a `Provider` and use it after the launch.

import Dovetail
import DovetailLaunch

extension FaultyProgram {
    static let prepareNeedsLaunch = FaultyProgram(.prepareNeedsLaunch, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Database: Sendable {}
private struct Window: Sendable { let database: Database }
private struct Screen { let window: Window }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Database.self).launch { Database() }
        binder.bind(Window.self).prepare { (database: Database) in Window(database: database) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
