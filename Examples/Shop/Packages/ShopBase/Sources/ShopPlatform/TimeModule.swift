import Dovetail

public struct Clock: Sendable { public init() {} }
public struct Calendar: Sendable { public init(clock: Clock) {} }
public struct Locale: Sendable { public init() {} }

/// An element of the user interface.
public protocol Screen: Sendable {}

/// The current time and its format.
public enum TimeModule: Module {
    public static func configure(binder: Binder<Singleton>) {
        binder.bind(Clock.self).sharedInScope().to(factory: Clock.init)
        if Fault.clockTwice.isMade {
            binder.bind(Clock.self).to(factory: Clock.init)  // here: clockTwice
        }
        binder.bind(Calendar.self).to(factory: Calendar.init)
        if !Fault.localeMissing.isMade { binder.bind(Locale.self).to(factory: Locale.init) }
        if Fault.unusedLocale.isMade {
            binder.bind(Locale?.self).to { Locale() }  // here: unusedLocale
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
