import Dovetail
import ShopPlatform

/// Records the actions of each user.
public enum AuditModule: Module {
    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: CheckoutModule.self)  // here: modulesInACircle
    }
}

// SPDX-License-Identifier: Apache-2.0
