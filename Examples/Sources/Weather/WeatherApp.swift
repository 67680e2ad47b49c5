import Dovetail

enum Measuring: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any Station).self).to { RoofStation() }
    }
}

enum Writing: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Journal.self).sharedInScope().to(factory: Journal.init)
        binder.bind(Reporter.self).to(factory: Reporter.init)
    }
}

public enum WeatherApp: RootComponent {
    public typealias Root = Desk

    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: Measuring.self)
        binder.include(module: Writing.self)
        binder.bind(Desk.self).to(factory: Desk.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
