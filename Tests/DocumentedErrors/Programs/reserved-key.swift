// A type that the library itself answers, such as a `Provider`, is bound or is the seed of a component: the binding would never be
// asked for.
//
// Remedy: Bind the type that stands behind it; its `Provider`, `Lazy` and the like come by themselves. Under a tag, every type can be
// bound.

import Dovetail

extension FaultyProgram {
    static let reservedKey = FaultyProgram(.reservedKey, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Clock {}
private struct Screen { let clock: Provider<Clock> }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Provider<Clock>.self).to { Provider { Clock() } }
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()
