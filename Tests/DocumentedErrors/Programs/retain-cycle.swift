// Two shared instances retain each other through deferred dependencies, so neither is ever deallocated; or one of them retains
// itself through a `Lazy`, which retains its instance.
//
// Remedy: Depend on a `WeakProvider` in one of them, or store the other instance weakly; replace the `Lazy` with a `Provider`.

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

// SPDX-License-Identifier: Apache-2.0
