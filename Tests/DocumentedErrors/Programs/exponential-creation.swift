// An unshared binding is created again for each dependent. Here so many paths lead to the last binding that creating the root
// once takes more than a hundred thousand factory calls.
//
// Remedy: Share the binding that the finding names.

import Dovetail

extension FaultyProgram {
    static let exponentialCreation = FaultyProgram(.exponentialCreation, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Map {}
private struct Box {}
private struct Row {}
private struct Bar {}
private struct Dot {}
private struct Ink {}

private enum App: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Box.self).to { (_: Row, _: Row, _: Row, _: Row, _: Row, _: Row, _: Row, _: Row, _: Row, _: Row) in Box() }
        binder.bind(Row.self).to { (_: Bar, _: Bar, _: Bar, _: Bar, _: Bar, _: Bar, _: Bar, _: Bar, _: Bar, _: Bar) in Row() }
        binder.bind(Bar.self).to { (_: Dot, _: Dot, _: Dot, _: Dot, _: Dot, _: Dot, _: Dot, _: Dot, _: Dot, _: Dot) in Bar() }
        binder.bind(Dot.self).to { (_: Ink, _: Ink, _: Ink, _: Ink, _: Ink, _: Ink, _: Ink, _: Ink, _: Ink, _: Ink) in Dot() }
        binder.bind(Ink.self).to(factory: Ink.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Map>) -> BindingReceipt<Map> {
        bind.to { (_: Box, _: Box, _: Box, _: Box, _: Box, _: Box, _: Box, _: Box, _: Box, _: Box) in Map() }
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
