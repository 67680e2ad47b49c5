// A module in `replacing:` binds a key that nothing else binds, or an entry of a dictionary with a key that no other entry
// has: it replaces nothing.
//
// Remedy: Mend the key, or remove the replacement: what it stood for may have gone.

import Dovetail

extension FaultyProgram {
    static let unmatchedReplacement = FaultyProgram(.unmatchedReplacement, App.self, replacing: [FrozenTime.self])
}

#sourceLocation(file:"App.swift",line:1)
private struct Clock {}
private struct Screen {}

private enum FrozenTime: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to(factory: Clock.init)
    }
}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()
