public import Dovetail

// Functions, closures, operators and types that receive a binder.

public enum OverriddenHelper: CupComponent {
    static var kettle: Kettle { Samovar() }
    public static func configure(binder: Binder<Unscoped>) { kettle.wire(binder) }
}

protocol Waiter { func serve(_ binder: Binder<Unscoped>) }
struct TeaWaiter: Waiter {
    func serve(_ binder: Binder<Unscoped>) { binder.bind(Tea.self).to(factory: Tea.init) }
}
struct CoffeeWaiter: Waiter {
    func serve(_ binder: Binder<Unscoped>) { binder.bind(Coffee.self).to(factory: Coffee.init) }
}

public enum ExistentialHelpers: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for waiter in [TeaWaiter(), CoffeeWaiter()] as [any Waiter] { waiter.serve(binder) }
    }
}

public enum BinderPassedToTheLibrary: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        withExtendedLifetime(1) { _ = binder.bind(Tea.self).to(factory: Tea.init) }
        _ = Optional(1).map { _ in binder.bind(Coffee.self).to(factory: Coffee.init) }
    }
}

public enum ClosureWithCaptureList: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let bind = { [binder] in _ = binder.bind(Tea.self).to(factory: Tea.init) }
        bind()
    }
}

public enum ClosureInADictionary: MugComponent {
    static var steps: [String: (Binder<Unscoped>) -> Void] { .init(dictionaryLiteral: ("tea", { $0.bind(Tea.self).to { Tea() } })) }
    public static func configure(binder: Binder<Unscoped>) { steps["tea"]?(binder) }
}

public enum ClosuresInAnArray: MugComponent {
    static let steps: [@Sendable (Binder<Unscoped>) -> Void] = [
        { $0.bind(Tea.self).to(factory: Tea.init) }, { $0.bind(Coffee.self).to(factory: Coffee.init) },
    ]
    public static func configure(binder: Binder<Unscoped>) { for step in steps { step(binder) } }
}

public enum ClosureThatIsNotCalled: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let later = { _ = binder.bind(Tea.self).to(factory: Tea.init) }
        _ = later
    }
}

public enum NestedLocalFunctions: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func outer() {
            func inner<T: Brewed>(_: T.Type) { binder.bind(T.self).to { @Sendable in T.make() } }
            inner(Tea.self)
            inner(Coffee.self)
        }
        outer()
    }
}

public enum DefaultArgumentThatBinds: MugComponent {
    static func bind(
        _ binder: Binder<Unscoped>, _ body: (Binder<Unscoped>) -> Void = { $0.bind(Tea.self).to(factory: Tea.init) }
    ) { body(binder) }

    public static func configure(binder: Binder<Unscoped>) { bind(binder) }
}

struct Sugar: Sendable {
    let name: String
    init(tea: Tea, name: String = "sugar") { self.name = name }
    static func named(name: String = "sugar") -> Sugar { Sugar(tea: Tea(), name: name) }
}

struct Honey: Sendable {
    var name = "honey"
    let tea: Tea
}

public enum DefaultArgumentsOfReferences: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Tea.self).to(factory: Tea.init)
        binder.bind(String.self).to(value: "https://example.org")
        binder.bind(Sugar.self).to(factory: Sugar.init)
        binder.bind(Sugar.self).intoCollection().to { (tea: Tea) in Sugar(tea: tea) }
        binder.bind(Sugar.self).intoCollection().to(Sugar.named)
        binder.bindFactory(Honey.self).to(Honey.init)
    }
}

struct Server {
    func callAsFunction(_ binder: Binder<Unscoped>) { binder.bind(Tea.self).to(factory: Tea.init) }
}

public enum CallableValue: MugComponent {
    public static func configure(binder: Binder<Unscoped>) { Server()(binder) }
}

infix operator <+ : AdditionPrecedence
func <+ (binder: Binder<Unscoped>, number: Int) { binder.bind(Tea.self).to(factory: Tea.init) }

public enum OperatorThatBinds: MugComponent {
    public static func configure(binder: Binder<Unscoped>) { binder <+ 1 }
}

public enum ConfigureOfAnotherType: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        TeaModule.configure(binder: binder)
        CoffeeModule.configure(binder: binder)
    }
}

public enum ModulesByTypeParameter: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func include<M: Module>(_: M.Type) where M.Scope == Unscoped { binder.include(module: M.self) }
        include(TeaModule.self)
        include(CoffeeModule.self)
    }
}

func bindBrewed<T: Brewed>(_ type: T.Type, _ binder: Binder<Unscoped>) { binder.bind(T.self).to { @Sendable in T.make() } }

public enum OpenedMetatypes: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for type in [Tea.self, Coffee.self] as [any Brewed.Type] { bindBrewed(type, binder) }
    }
}

public enum ParameterPack: MugComponent {
    static func bindAll<each T: Brewed>(_ types: repeat (each T).Type, to binder: Binder<Unscoped>) {
        repeat bindBrewed((each T).self, binder)
    }

    public static func configure(binder: Binder<Unscoped>) { bindAll(Tea.self, Coffee.self, to: binder) }
}

/// Its root needs tea, which nothing binds.
public enum MissingBehindAHelper: MugComponent {
    static func bind(_ binder: Binder<Unscoped>) { binder.include(module: CoffeeModule.self) }
    public static func configure(binder: Binder<Unscoped>) { bind(binder) }
}

/// A child includes a module that its parent has configured.
public enum ModuleOfAnAncestor: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.include(module: TeaModule.self)
        binder.install(dependency: Inner.self)
    }

    enum Inner: Component {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: TeaModule.self)
            binder.include(module: CoffeeModule.self)
        }
        static func configureRoot(binder bind: ReceiptBinder<Mug>) -> BindingReceipt<Mug> { bind.to(factory: Mug.init) }
    }
}

/// Its callers pass some parts of a location, in arithmetic and by a variable.
public enum PartOfALocation: RootComponent {
    static func bind(_ binder: Binder<Unscoped>, line: Int, column: UInt = #column) {
        binder.bind(Tea.self, line: UInt(clamping: line + 1)).to(factory: Tea.init)
        binder.bind(Coffee.self, column: column).to(factory: Coffee.init)
    }
    public static func configure(binder: Binder<Unscoped>) { bind(binder, line: 6) }
    public static func configureRoot(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> { bind.to(line: 5) { Cup() } }
}

public enum LocationOfTheRun: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Tea.self, line: UInt(CommandLine.arguments.count)).to(factory: Tea.init)
    }
}

public enum MissingProtocol: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Tea.self).to { (waiter: any Waiter, waiters: Provider<[any Waiter]>, other: (any Waiter)?) in Tea() }
    }
}

// SPDX-License-Identifier: Apache-2.0
