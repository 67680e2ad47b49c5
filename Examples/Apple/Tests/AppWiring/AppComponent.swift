import Dovetail

/// Combines ….
enum AppComponent: RootComponent {
    typealias Root = Desk

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: ServiceModule.self)
        binder.bind(Desk.self).to(factory: Desk.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
