// A component has the same scope as one of its ancestors, so a shared binding of that scope would have two instances.
//
// Remedy: Give the child component a scope of its own.

import Dovetail

extension FaultyProgram {
    static let repeatedScope = FaultyProgram(.repeatedScope, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Page {}
private struct Screen { let pages: ComponentFactory<PageComponent> }

private enum PageComponent: Component {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> {
        bind.to(factory: Page.init)
    }
}

private enum App: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.install(dependency: PageComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
