public import Dovetail

// Every kind of request, contribution, declaration and seed: what the library and the reader both have to know.

enum Spoon: Tag { typealias Element = Int }
enum Effects: Tag { typealias Element = ClosureTypes }
enum Functions: Tag { typealias Element = ClosureTypes }
enum Spoons: Tag { typealias Element = [Int] }
enum Prices: Tag { typealias Element = [String: Int] }
enum Guest: Tag { typealias Element = String }
struct MakeCoffee: AssistedFactory {
    typealias Seed = Int
    typealias Element = Coffee
}
final class Cupboard: Sendable { func inject(tea: Tea, spoon: Tagged<Spoon>) {} }
struct PerGuest: Scope {}
@globalActor actor Kitchen { static let shared = Kitchen() }

public struct Everything: Sendable {
    public init() {}
}

struct Plain: Sendable { init() {} }

extension Everything {
    static func wrapped(
        provider: Provider<Tea>, tagged: Tagged<Spoon>, taggedProvider: TaggedProvider<Spoon>, mainActor: MainActorProvider<Tea>,
        lazy: Lazy<Tea>, weak: WeakProvider<Cupboard>, optional: Tea?, optionalTagged: Tagged<Spoon>?, nested: Provider<Lazy<Tea>>
    ) -> Everything { Everything() }

    static func collections(
        array: [Int], set: Set<Int>, dictionary: [String: Int], providers: [Provider<Int>], valueProviders: [String: Provider<Int>],
        taggedArray: Tagged<Spoons>, taggedDictionary: TaggedProvider<Prices>, arrays: [[Tea]]
    ) -> Everything { Everything() }

    static func closures(
        plain: () -> Tea, sendable: @Sendable () -> Tea, mainActor: @MainActor () -> Tea, both: @MainActor @Sendable () -> Tea,
        kitchen: @Kitchen () -> Tea, throwing: () throws -> Tea, suspending: () async -> Tea, unary: (Int) -> Tea
    ) -> Everything { Everything() }

    static func factories(
        coffee: Factory<MakeCoffee>, spooned: Factory<From<Spoon, Coffee>>, several: Factory<From<(Int, String?), Coffee>>,
        spoonFunction: @escaping (Spoon) -> Coffee, severalFunction: @escaping @MainActor @Sendable (Int, String?) -> Coffee,
        tea: Factory<EmptySeed<Tea>>, guests: ComponentFactory<GuestComponent>,
        cupboards: PropertyInjector<Cupboard>
    ) -> Everything { Everything() }
}

enum GuestComponent: Component {
    typealias Seed = TaggedProvider<Guest>
    static func configure(binder: Binder<PerGuest>) {
        binder.bind(Tea.self).sharedInScope().to(factory: Tea.init)
        binder.include(module: TeaModule.self)
        binder.install(dependency: Inner.self)
        binder.install(dependency: AllRequests.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Plain>) -> BindingReceipt<Plain> { bind.to(factory: Plain.init) }

    enum Inner: Component {
        typealias Seed = Tagged<Spoon>
        static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Inner.self) }
        static func configureRoot(binder bind: ReceiptBinder<Plain>) -> BindingReceipt<Plain> { bind.to(factory: Plain.init) }
    }
}

enum ProviderSeed: Component {
    typealias Seed = Provider<Coffee>
    static func configure(binder: Binder<Unscoped>) {}
    static func configureRoot(binder bind: ReceiptBinder<Plain>) -> BindingReceipt<Plain> { bind.to(value: Plain()) }
}

enum ValueSeed: Component {
    typealias Seed = (Int, text: String)
    static func configure(binder: Binder<Unscoped>) {}
    static func configureRoot(binder bind: ReceiptBinder<Plain>) -> BindingReceipt<Plain> { bind.to(provider: Provider(value: Plain())) }
}

public enum AllRequests: RootComponent {
    public static func configure(binder: Binder<Singleton>) {
        binder.bind(Everything.self).to(factory: Everything.wrapped)
        binder.bind(Everything.self).tagged(with: Tagging.self).to(factory: Everything.collections)
        binder.bind(Optional<Everything>.self).to(factory: Everything.factories)
        binder.bind(ClosureTypes.self).to {
            (
                plain: () -> Tea, sendable: @Sendable () -> Tea, mainActor: @MainActor () -> Tea, both: @MainActor @Sendable () -> Tea,
                kitchen: @Kitchen () -> Tea, throwing: () throws -> Tea, suspending: () async -> Tea, unary: (Int) -> Tea
            ) in ClosureTypes()
        }
        binder.bind(ClosureTypes.self).tagged(with: Functions.self).to {
            (
                four: @Sendable (Int, [Tea], any Error, (Int, text: String)?) -> Tea, changing: (inout Int) -> Tea,
                owning: (consuming Int) -> Tea, variadic: (Int...) -> Tea, function: (@escaping (Int) -> Int) -> Tea, void: (Int) -> Void,
                five: (Int, Int, Int, Int, Int) -> Tea, composed: (any Error & CustomStringConvertible) -> Tea?,
                pair: ((Int, Int)) -> Tea, throwingUnary: (Int) throws -> Tea, isolated: (isolated Kitchen) -> Tea,
                kitchenUnary: @Kitchen (Int) -> Tea, curried: (Int) -> (Int) -> Tea, sending: (sending Int) -> Tea
            ) in ClosureTypes()
        }
        contribute(binder)
        declare(binder)
        binder.bindFactory(Coffee.self).with(MakeCoffee.self).to { (seed: Assisted<Int>, tea: Tea) in Coffee() }
        binder.bindFactory(Tea.self).to(factory: Tea.init)
        binder.bindFactory(Coffee.self).from(String.self).to { (spoon: String, tea: Tea, again: Assisted<String>) in Coffee() }
        binder.bindFactory(Coffee.self).from(Int.self, String?.self).to { @MainActor (cups: Int, name: String?, tea: Tea) in Coffee() }
        binder.bindFactory(Coffee.self).from(Int.self, [Tea].self, Plain.self).to { (_, _, plain, tea: Tea) in Coffee() }
        binder.bindFactory(Coffee.self).from(Int.self, Int8.self, Int16.self, Int32.self).to { (_, _, _, _) in Coffee() }
        bindFactoriesWithEffects(binder)
        binder.bindPropertyInjectionOf(Cupboard.self).to(injector: Cupboard.inject)
        binder.bind(PropertyInjector<Cupboard>.self).tagged(with: InjectorTag.self).propertyInjector {
            $0.to { (cupboard: Cupboard, coffee: Coffee) in }
        }
        binder.bind(Isolated.self).to(factory: Isolated.init)
        binder.bind(InKitchen.self).to { @Kitchen in InKitchen() }
        binder.bind(Int8.self).to { @MainActor in 1 }
        binder.bind(Int64.self).to(factory: countOnMainActor)
        binder.install(dependency: GuestComponent.self)
        binder.install(dependency: ProviderSeed.self)
        binder.install(dependency: ValueSeed.self)
        binder.install(dependency: GuestComponent.self)
        let twice = binder.bind(UInt8.self).sharedInScope()
        twice.to(value: 1)
        twice.to { (number: Int) in 2 }
    }

    static func bindFactoriesWithEffects(_ binder: Binder<Singleton>) {
        typealias OnCallersActor = nonisolated(nonsending) @Sendable (Int16) async throws -> Coffee
        binder.bind(ClosureTypes.self).tagged(with: Effects.self).to {
            (
                throwing: @Sendable (UInt8) throws -> Coffee, suspending: (UInt16) async -> Coffee,
                both: @MainActor @Sendable (UInt32) async throws -> Coffee, onCallersActor: @escaping OnCallersActor,
                withoutArgument: () async throws -> Coffee, typed: (Int) throws(CancellationError) -> Coffee,
                throwingFactory: ThrowingFactory<From<UInt8, Coffee>>, asyncFactory: AsyncFactory<EmptySeed<Coffee>>,
                bothFactory: AsyncThrowingFactory<MakeCoffee>
            ) in ClosureTypes()
        }
        binder.bindFactory(Coffee.self).from(UInt8.self).to { (cups: UInt8, tea: Tea) throws in Coffee() }
        binder.bindFactory(Coffee.self).from(UInt16.self).to { (cups: UInt16, tea: Tea) async in Coffee() }
        binder.bindFactory(Coffee.self).from(UInt32.self, Tea.self).to { @MainActor (cups: UInt32, tea: Tea, plain: Plain) async throws in
            Coffee()
        }
        binder.bindFactory(Coffee.self).to { (tea: Tea) async in Coffee() }
        binder.bindFactory(Coffee.self).with(MakeCoffee.self).to { (cups: Assisted<Int>) async throws in Coffee() }
    }

    static func contribute(_ binder: Binder<Singleton>) {
        binder.bind(Int.self).intoCollection().to(value: 1)
        binder.bind(Int.self).elementsIntoCollection().to(value: [1, 2])
        binder.bind(Int.self).intoCollection().tagged(with: Spoons.self).to(value: 3)
        binder.bind(Int.self).intoSet().sharedInScope().to(value: 4)
        binder.bind(Int.self).intoDictionary("one").tagged(with: Prices.self).to(value: 5)
        binder.bind(Int.self).tagged(with: Spoon.self).sharedInScope().to(value: 6)
    }

    static func declare(_ binder: Binder<Singleton>) {
        binder.declareCollection(of: Int.self)
        binder.declareCollection(tagged: Spoons.self)
        binder.declareSet(of: Int.self)
        binder.declareDictionary(of: Int.self, keyedBy: String.self)
        binder.declareOptional(Tea.self)
        binder.declareOptional(tagged: Spoon.self)
        binder.requires(Coffee.self)
        binder.requires(tagged: Spoon.self)
        _ = binder.bind(Float.self).tagged(with: Unfinished.self)
        _ = binder.bindFactory(Coffee.self)
        _ = binder.bindFactory(Coffee.self).with(MakeCoffee.self)
        _ = binder.bindFactory(Coffee.self).from(Float.self)
        _ = binder.bindPropertyInjectionOf(Cupboard.self)
        _ = binder.bind(Int.self).intoCollection()
    }

    public static func configureRoot(binder bind: ReceiptBinder<Everything>) -> BindingReceipt<Everything> {
        bind.sharedInScope().to(factory: Everything.init)
    }
}

enum Tagging: Tag { typealias Element = Everything }
enum InjectorTag: Tag { typealias Element = PropertyInjector<Cupboard> }
enum Unfinished: Tag { typealias Element = Float }
struct ClosureTypes: Sendable {}
@MainActor final class Isolated { init(tea: Tea) {} }
@MainActor func countOnMainActor(tea: Tea) -> Int64 { 1 }
struct InKitchen: Sendable {}

// SPDX-License-Identifier: Apache-2.0
