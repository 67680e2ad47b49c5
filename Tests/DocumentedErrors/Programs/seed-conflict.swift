// A component binds the type of its own seed, which is already bound to the value that the component is built with.
//
// Remedy: Remove the binding, or give the component a seed of another type or a tagged one.

import Dovetail

extension FaultyProgram {
    static let seedConflict = FaultyProgram(.seedConflict, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct User {}
private struct Page { let user: User }
private struct Screen { let pages: ComponentFactory<PageComponent> }

private enum PageComponent: Component {
    typealias Seed = User

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(User.self).to(factory: User.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> {
        bind.to(factory: Page.init)
    }
}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.install(dependency: PageComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
