import Dovetail

/// Provides the current time.
public enum ClockModule: Module {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to(value: Clock(hour: 9))
    }
}

// SPDX-License-Identifier: Apache-2.0
