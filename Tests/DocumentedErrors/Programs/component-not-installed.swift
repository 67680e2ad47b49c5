// A binding depends on the factory of a component that no ancestor installs.
//
// Remedy: Install the component in the component that depends on it, or in one of its ancestors.

import Dovetail

extension FaultyProgram {
    static let componentNotInstalled = FaultyProgram(.componentNotInstalled, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Page {}
private struct Screen { let pages: ComponentFactory<PageComponent> }

private enum PageComponent: Component {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> {
        bind.to(factory: Page.init)
    }
}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
