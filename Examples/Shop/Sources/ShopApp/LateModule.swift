import Dovetail
import ShopPlatform

/// Stores a binder beyond its valid lifetime.
public final class Drawer: @unchecked Sendable {  // Each graph has its own, and is collected by one thread.
    var binder: Binder<Singleton>?

    public init() {}
}

/// Uses the binder of another module after that module was read.
public enum LateModule: Module {
    @TaskLocal public static var drawer = Drawer()

    public static func configure(binder: Binder<Singleton>) {
        drawer.binder?.bind(Clock?.self).to { Clock() }  // here: lateClock
    }
}

// SPDX-License-Identifier: Apache-2.0
