// A factory asks for a key that nobody binds where the factory can see it: neither its own component nor a
// parent of it.
//
// Remedy: Bind it in a module that the component includes, or include the module that binds it. Look at the
// notes: what is meant is often bound under a tag, as an optional, or in a child component.

import Dovetail

extension FaultyProgram {
    static let missingBinding = FaultyProgram(.missingBinding, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Clock {}
private struct Screen { let clock: Clock }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()
