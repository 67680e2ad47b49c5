import Dovetail

/// Binds ….
enum ServiceModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Service.self).to(factory: Service.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
