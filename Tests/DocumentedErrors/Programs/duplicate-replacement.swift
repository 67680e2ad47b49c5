// Two modules in `replacing:` replace the same key, or the same entry of a dictionary.
//
// Remedy: Remove one of them.

import Dovetail

extension FaultyProgram {
    static let duplicateReplacement = FaultyProgram(.duplicateReplacement, App.self, replacing: [FrozenTime.self, FakeTime.self])
}

#sourceLocation(file:"App.swift",line:1)
private struct Clock {}
private struct Screen { let clock: Clock }

private enum FrozenTime: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to(factory: Clock.init)
    }
}

private enum FakeTime: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to(factory: Clock.init)
    }
}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to(factory: Clock.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
