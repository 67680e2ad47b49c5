public import Dovetail

// Flags that functions in variables change.

/// Functions in variables: one is assigned where a graph is configured, the other elsewhere.
enum BeaconActions {
    nonisolated(unsafe) static var isOn = false
    nonisolated(unsafe) static var isLit = Run.isOn
    nonisolated(unsafe) static var first: () -> Void = {}
    nonisolated(unsafe) static var second: () -> Void = {}
    static func install() {
        isOn = Run.isOn
        first = { isOn.toggle() }
    }
    static func installSecond() { second = { isLit.toggle() } }
}

public enum FlagThatAStoredActionChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        BeaconActions.install()
        if BeaconActions.isOn { binder.tea() }
        BeaconActions.first()
        if BeaconActions.isOn { binder.coffee() }
    }
}
public enum FlagThatAnActionOfTheProgramChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if BeaconActions.isLit { binder.tea() }
        BeaconActions.second()
        if BeaconActions.isLit { binder.coffee() }
    }
}

// SPDX-License-Identifier: Apache-2.0
