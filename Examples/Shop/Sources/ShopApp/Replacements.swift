import Dovetail
import ShopPlatform

struct Weather: Sendable {}

/// Replaces a key that has no binding.
public enum FakeWeather: Module {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Weather.self).to(factory: Weather.init)  // here: notReplaced
    }
}

public enum FrozenCalendar: Module {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Calendar.self).to(factory: Calendar.init)
    }
}

/// Replaces a key that another replacement already replaces.
public enum FakeCalendar: Module {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Calendar.self).to(factory: Calendar.init)  // here: replacedTwice
    }
}

// SPDX-License-Identifier: Apache-2.0
