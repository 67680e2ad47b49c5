import Dovetail

/// What the system provides. Tests replace it.
public enum SystemModule: Module {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind((any WallClock).self).to { SystemClock() }
        binder.bind((any Output).self).to { StandardOutput() }
    }
}

public enum DomainModule: Module {
    public static func configure(binder: Binder<Singleton>) {
        binder.requires((any WallClock).self)
        binder.bind(String.self).tagged(with: Currency.self).to(value: "EUR")
        binder.bind(Rate.self).intoDictionary(Zone.city).to(value: Rate(cents: 200))
        binder.bind(Rate.self).intoDictionary(Zone.country).to(value: Rate(cents: 500))
        binder.bind(Rate.self).intoDictionary(Zone.abroad).to(value: Rate(cents: 1_500))
        binder.bind((any Carrier).self).intoCollection().to { Post() }
        binder.bind((any Carrier).self).intoCollection().to { Bicycle() }
        binder.bind((any Carrier).self).intoCollection().to { (clock: any WallClock) in Courier(clock: clock) }
        binder.bind(Tariff.self).to(Tariff.init)
        binder.bind(Quoter.self).to(Quoter.init)
        binder.bind(LabelNumbers.self).sharedInScope().to(LabelNumbers.init)
        binder.bindFactory(Label.self).with(PrintLabel.self).to(Label.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
