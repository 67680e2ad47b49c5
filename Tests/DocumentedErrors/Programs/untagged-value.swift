// Several bindings depend on a value without a tag whose type does not say what it means, such as a `String`. Often it was bound for one of
// them, and the others have a default argument: a reference to an initializer ignores default arguments, so the graph silently replaces them.
//
// Remedy: Bind the value with a tag, and depend on `Tagged`. To keep a default argument, call the initializer in a closure.

import Dovetail

extension FaultyProgram {
    static let untaggedValue = FaultyProgram(.untaggedValue, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Client { let host: String }
private struct Log { init(label: String = "log") {} }
private struct Screen { let client: Client, log: Log }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(String.self).to(value: "api.example.com")
        binder.bind(Client.self).to(factory: Client.init)
        binder.bind(Log.self).to(factory: Log.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
