import Dovetail

/// Ten plugins: as an array, and by name.
enum Gathered {
    static func rows() throws -> [Row] {
        let root = try Graph.build()
        return [
            Row(
                name: "collection", hand: { for _ in 0..<$0 { consume(value: array()) } },
                dovetail: { for _ in 0..<$0 { consume(value: root.array.get()) } }),
            Row(
                name: "dictionary", hand: { for _ in 0..<$0 { consume(value: dictionary()) } },
                dovetail: { for _ in 0..<$0 { consume(value: root.dictionary.get()) } }),
        ]
    }

    struct Providers {
        let array: Provider<[any Plugin]>
        let dictionary: Provider<[String: any Plugin]>
    }

    enum Graph: RootComponent {
        typealias Root = Providers

        static func configure(binder: Binder<Unscoped>) {
            binder.bind((any Plugin).self).intoCollection().to(Plugin0.init)
            binder.bind((any Plugin).self).intoCollection().to(Plugin1.init)
            binder.bind((any Plugin).self).intoCollection().to(Plugin2.init)
            binder.bind((any Plugin).self).intoCollection().to(Plugin3.init)
            binder.bind((any Plugin).self).intoCollection().to(Plugin4.init)
            binder.bind((any Plugin).self).intoCollection().to(Plugin5.init)
            binder.bind((any Plugin).self).intoCollection().to(Plugin6.init)
            binder.bind((any Plugin).self).intoCollection().to(Plugin7.init)
            binder.bind((any Plugin).self).intoCollection().to(Plugin8.init)
            binder.bind((any Plugin).self).intoCollection().to(Plugin9.init)
            binder.bind((any Plugin).self).intoDictionary("plugin 0").to(Plugin0.init)
            binder.bind((any Plugin).self).intoDictionary("plugin 1").to(Plugin1.init)
            binder.bind((any Plugin).self).intoDictionary("plugin 2").to(Plugin2.init)
            binder.bind((any Plugin).self).intoDictionary("plugin 3").to(Plugin3.init)
            binder.bind((any Plugin).self).intoDictionary("plugin 4").to(Plugin4.init)
            binder.bind((any Plugin).self).intoDictionary("plugin 5").to(Plugin5.init)
            binder.bind((any Plugin).self).intoDictionary("plugin 6").to(Plugin6.init)
            binder.bind((any Plugin).self).intoDictionary("plugin 7").to(Plugin7.init)
            binder.bind((any Plugin).self).intoDictionary("plugin 8").to(Plugin8.init)
            binder.bind((any Plugin).self).intoDictionary("plugin 9").to(Plugin9.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Providers>) -> BindingReceipt<Providers> {
            bind.to(Providers.init)
        }
    }

    @inline(never) static func array() -> [any Plugin] {
        [Plugin0(), Plugin1(), Plugin2(), Plugin3(), Plugin4(), Plugin5(), Plugin6(), Plugin7(), Plugin8(), Plugin9()]
    }

    @inline(never) static func dictionary() -> [String: any Plugin] {
        [
            "plugin 0": Plugin0(), "plugin 1": Plugin1(), "plugin 2": Plugin2(), "plugin 3": Plugin3(), "plugin 4": Plugin4(),
            "plugin 5": Plugin5(), "plugin 6": Plugin6(), "plugin 7": Plugin7(), "plugin 8": Plugin8(), "plugin 9": Plugin9(),
        ]
    }

    protocol Plugin: Sendable {}
    final class Plugin0: Plugin {}
    final class Plugin1: Plugin {}
    final class Plugin2: Plugin {}
    final class Plugin3: Plugin {}
    final class Plugin4: Plugin {}
    final class Plugin5: Plugin {}
    final class Plugin6: Plugin {}
    final class Plugin7: Plugin {}
    final class Plugin8: Plugin {}
    final class Plugin9: Plugin {}
}

// SPDX-License-Identifier: Apache-2.0
