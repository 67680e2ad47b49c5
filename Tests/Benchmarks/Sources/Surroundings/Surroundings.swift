import CBenchmarks
import Dovetail
import DovetailGraph
import DovetailSettings
import DovetailTesting
import Foundation

/// What surrounds a graph: checks and replacements in tests, an observer, settings. Each row is beside the same without it.
enum Surroundings {
    static func rows() throws -> [Row] {
        let (plain, observed) = (try ComponentFactory.of(App.Graph.self), try ComponentFactory.of(App.Graph.self, observer: Silence()))
        let layers = try Hundred.layers()
        return [
            Row(
                name: "observer", hand: { for _ in 0..<$0 { consume(plain.build()) } },
                dovetail: { for _ in 0..<$0 { consume(observed.build()) } }),
            Row(
                name: "expect-valid-graph", hand: { for _ in 0..<$0 { consume(value: App.Graph.graph().validate()) } },
                dovetail: { for _ in 0..<$0 { consume(value: expectValidGraph(App.Graph.self)) } }),
            Row(
                name: "build-for-test", hand: { for _ in 0..<$0 { if let root = try? App.Graph.build() { consume(root) } } },
                dovetail: { for _ in 0..<$0 { if let root = try? builtForTest() { consume(root) } } }),
            Row(
                name: "settings-100", hand: { for _ in 0..<$0 { consume(try! Hundred.Values.build()) } },
                dovetail: { for _ in 0..<$0 { consume(try! ComponentFactory.of(Hundred.Settings.self, plugins: [layers]).build()) } }),
        ]
    }

    private struct Silence: ResolutionObserver {
        let now = Duration.zero
        func observe(_ event: ResolutionEvent) { withUnsafePointer(to: event) { benchmark_consume($0) } }
    }

    private static func builtForTest() throws(GraphError) -> AppRoot {
        try App.Graph.buildForTest { $0.bind(Screen39.self).to(Screen39.init) }
    }
}

/// A hundred numbers: in a JSON file, half of them again in variables of the environment, and, beside these settings, bound as values.
private enum Hundred {
    static func layers() throws -> SettingLayers {
        let object = digits.map { digit in "\"\(digit.name)\": {" + digits.map { "\"\($0.name)\": 1" }.joined(separator: ",\n") + "}" }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("hundred.json")
        try Data("{\(object.joined(separator: ",\n"))}".utf8).write(to: file)
        let names = digits.flatMap { tens in digits.prefix(5).map { "\(tens.name)_\($0.name)".uppercased() } }
        let variables = Dictionary(uniqueKeysWithValues: names.map { ($0, "2") })
        return SettingLayers([.json(file.path), .environment(prefix: "", variables: variables)])
    }

    final class Root: Sendable {
        let number: Int
        init(number: Tagged<Number<D3, D7>>) { self.number = number.get() }
    }

    enum Settings: RootComponent {
        static func configure(binder: Binder<Singleton>) { forAll(SettingBinder(binder: binder)) }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
    }

    enum Values: RootComponent {
        static func configure(binder: Binder<Singleton>) { forAll(ValueBinder(binder: binder)) }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
    }

    // MARK: Keys

    protocol Digit: SendableMetatype { static var name: String { get } }
    enum D0: Digit { static var name: String { "zero" } }
    enum D1: Digit { static var name: String { "one" } }
    enum D2: Digit { static var name: String { "two" } }
    enum D3: Digit { static var name: String { "three" } }
    enum D4: Digit { static var name: String { "four" } }
    enum D5: Digit { static var name: String { "five" } }
    enum D6: Digit { static var name: String { "six" } }
    enum D7: Digit { static var name: String { "seven" } }
    enum D8: Digit { static var name: String { "eight" } }
    enum D9: Digit { static var name: String { "nine" } }
    static let digits: [any Digit.Type] = [
        D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
    ]

    enum Number<Tens: Digit, Ones: Digit>: Setting {
        static var key: SettingKey<Int> { SettingKey(SettingName("\(Tens.name).\(Ones.name)")) }
    }

    private protocol NumberBinder {
        func bind<Tens: Digit, Ones: Digit>(_: Number<Tens, Ones>.Type)
    }

    private struct SettingBinder: NumberBinder {
        let binder: Binder<Singleton>
        func bind<Tens: Digit, Ones: Digit>(_ number: Number<Tens, Ones>.Type) { binder.setting(number) }
    }

    private struct ValueBinder: NumberBinder {
        let binder: Binder<Singleton>
        func bind<Tens: Digit, Ones: Digit>(_ number: Number<Tens, Ones>.Type) {
            binder.bind(Int.self).tagged(with: number).to(value: 1)
        }
    }

    private static func forAll(_ binder: some NumberBinder) {
        func bind<Tens: Digit, Ones: Digit>(_: Tens.Type, _: Ones.Type) { binder.bind(Number<Tens, Ones>.self) }
        func bind<Tens: Digit>(_ tens: Tens.Type) { for ones in digits { bind(tens, ones) } }
        for tens in digits { bind(tens) }
    }
}

// SPDX-License-Identifier: Apache-2.0
