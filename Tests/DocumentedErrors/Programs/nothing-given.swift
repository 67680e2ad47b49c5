// A binding is given by whoever brings the application up, and the component is built by itself. It is found when the
// component is built, not when its graph is checked.
//
// Remedy: Bring the component up with a `Launcher`, or replace the binding with one that has a factory.

import Dovetail
import DovetailLaunch

extension FaultyProgram {
    static let nothingGiven = FaultyProgram(.nothingGiven, App.self, plugins: [NothingIsGiven()])
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
