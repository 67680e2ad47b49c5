// Two shared things keep each other over what they get later, so that neither is ever freed; or one of them keeps itself over a
// `Lazy`, which keeps what it has given.
//
// Remedy: Ask for a `WeakProvider` in one of them, or hold the other weakly; ask for a `Provider` in place of the `Lazy`.

import Dovetail

extension FaultyProgram {
    static let retainCycle = FaultyProgram(.retainCycle, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private final class Cache: Sendable { init(session: Session) {} }
private final class Session: Sendable { init(caches: Provider<Cache>) {} }
private struct Screen { let session: Session }

private enum App: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Session.self).sharedInScope().to(factory: Session.init)
        binder.bind(Cache.self).sharedInScope().to(factory: Cache.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()
