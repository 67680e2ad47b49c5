// A child component binds a key that one of its ancestors binds, or contributes to a collection that an ancestor binds as a
// whole. The same dependency would mean two things, depending on where it is resolved.
//
// Remedy: Remove one of the bindings, or tag one of them.

import Dovetail

extension FaultyProgram {
    static let shadowedBinding = FaultyProgram(.shadowedBinding, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Clock {}
private struct Page { let clock: Clock }
private struct Screen { let pages: ComponentFactory<PageComponent> }

private enum PageComponent: Component {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to(factory: Clock.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> {
        bind.to(factory: Page.init)
    }
}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to(factory: Clock.init)
        binder.install(dependency: PageComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
