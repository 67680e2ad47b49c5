import Clocks
import Dovetail

// A framework.

public struct Lamp {
    public init() {}
}

public struct Porch {
    let lamp: Provider<Lamp>
    let clock: Clock
}

public enum FeatureModule: Module {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Lamp.self).to(factory: Lamp.init)
        binder.bind(Porch.self).to(factory: Porch.init)
        binder.bind(String.self).to { (porch: Porch) in "the lamp is on at \(porch.clock.hour)" }
    }
}

/// Does what the compiler writes where the module is included. The application is not linked with this image, because the linker would then
/// let both use the same types.
@_cdecl("configure_feature")
public func configureFeature(binder: UnsafeRawPointer) {
    FeatureModule.configure(binder: unsafeBitCast(binder, to: Binder<Unscoped>.self))
}

// SPDX-License-Identifier: Apache-2.0
