// Two modules of a component declare a default for the same key, and no binding overrides them. The order in which the modules are
// included does not decide which one applies.
//
// Remedy: Bind the key in the component, which overrides both defaults, or remove one of them.

import Dovetail

extension FaultyProgram {
    static let duplicateDefault = FaultyProgram(.duplicateDefault, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Log { var name = "" }

private enum NetworkModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bindDefault(Log.self).to { Log(name: "network") }
    }
}

private enum StoreModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bindDefault(Log.self).to { Log(name: "store") }
    }
}

private enum App: RootComponent {
    typealias Root = Log

    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: NetworkModule.self)
        binder.include(module: StoreModule.self)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
