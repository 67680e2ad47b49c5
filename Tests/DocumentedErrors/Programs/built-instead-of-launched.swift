// A binding requests the `ComponentFactory` of a component that has to be launched. Building it would not run its steps,
// so the values that they create would be missing.
//
// Remedy: Install the component with `install(child:)`, and request a `ChildLauncher`.

import Dovetail
import DovetailLaunch

extension FaultyProgram {
    static let builtInsteadOfLaunched = FaultyProgram(.builtInsteadOfLaunched, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Database: Sendable {}
private struct Feed { let database: Database }
private struct Screen { let sessions: ComponentFactory<Session> }

private enum Session: Component {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Database.self).launch { Database() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Feed>) -> BindingReceipt<Feed> {
        bind.to(factory: Feed.init)
    }
}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.install(dependency: Session.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
