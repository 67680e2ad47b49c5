// Two entries of a dictionary have equal keys.
//
// Remedy: Change one of the keys, or remove one of the entries.

import Dovetail

extension FaultyProgram {
    static let duplicateDictionaryKey = FaultyProgram(.duplicateDictionaryKey, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Page {}
private struct Screen { let pages: [String: Page] }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Page.self).intoDictionary("home").to(factory: Page.init)
        binder.bind(Page.self).intoDictionary("home").to(factory: Page.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
