// Several shared bindings each hold their own instance of a binding that is not shared.
//
// Remedy: Share the binding that they depend on, and do not share the others.

import Dovetail

extension FaultyProgram {
    static let splitInstance = FaultyProgram(.splitInstance, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private protocol Reading: Sendable {}
private protocol Writing: Sendable {}
private final class Disk: Reading, Writing {}
private struct Screen { let reading: any Reading; let writing: any Writing }

private enum App: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Disk.self).to(factory: Disk.init)
        binder.bind((any Reading).self).sharedInScope().to { (disk: Disk) in disk }
        binder.bind((any Writing).self).sharedInScope().to { (disk: Disk) in disk }
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
