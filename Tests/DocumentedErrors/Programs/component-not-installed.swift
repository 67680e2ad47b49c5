// The factory of a component is asked for, and nobody installs the component.
//
// Remedy: Install it in the component that asks, or in one of its parents.

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
