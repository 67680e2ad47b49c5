import Dovetail
import TestTools
import Testing

/// What a factory received.
struct Taken: Sendable { let numbers: [Int] }

struct Seed: Sendable { let number: Int }

enum MakeTaken: AssistedFactory {
    typealias Seed = DovetailTests.Seed
    typealias Element = Taken
}

final class Target: @unchecked Sendable {  // Used by one test only.
    var numbers: [Int] = []
}

/// Every overload of every builder, by Scripts/Generate: each parameter receives the dependency of its
/// type. One after the other, so that a crash has the name of one test.
@Suite(.serialized, .watched) struct ArityTests {
    /// What a test declares. Not the bare functions as the task's value: for the types of such, the runtime finds no metadata
    /// in release (6.3.1).
    struct Declarations: Sendable {
        var configure: @Sendable (Binder<Unscoped>) -> Void = { _ in }
        var root: @Sendable (ReceiptBinder<Taken>) -> BindingReceipt<Taken> = { $0.to { Taken(numbers: []) } }
    }

    enum Bound<Root>: RootComponent {
        static func configure(binder: Binder<Unscoped>) {
            bindNumbers(binder)
            declarations.configure(binder)
        }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to { (root: Root) in root } }
    }

    enum Rooted: RootComponent {
        static func configure(binder: Binder<Unscoped>) { bindNumbers(binder) }
        static func configureRoot(binder bind: ReceiptBinder<Taken>) -> BindingReceipt<Taken> { declarations.root(bind) }
    }

    @TaskLocal static var declarations = Declarations()

    /// What a component provides that declares what `configure` does.
    func root<Root>(_: Root.Type, _ configure: @escaping @Sendable (Binder<Unscoped>) -> Void) throws -> Root {
        try Self.$declarations.withValue(Declarations(configure: configure)) { try Bound<Root>.build() }
    }

    /// What is expected where each parameter is a dependency.
    func dependencies(_ arity: Int) -> [Int] { (0..<arity).map { 100 + $0 } }

    // MARK: Bindings

    @Test(arguments: arities) func `BindingBuilder to(factory:)`(_ arity: Int) throws {
        let taken = try root(Provider<Taken>.self) { _ = bindLabelled($0.bind(Taken.self), arity) }
        #expect(taken.get().numbers == dependencies(arity))
    }

    @Test(arguments: arities) func `BindingBuilder to(_:)`(_ arity: Int) throws {
        let taken = try root(Provider<Taken>.self) { _ = bindUnlabelled($0.bind(Taken.self), arity) }
        #expect(taken.get().numbers == dependencies(arity))
    }

    @Test(arguments: arities) func `ReceiptBinder to(factory:)`(_ arity: Int) throws {
        let taken = try Self.$declarations.withValue(Declarations(root: { rootLabelled($0, arity) })) { try Rooted.build() }
        #expect(taken.numbers == dependencies(arity))
    }

    @Test(arguments: arities) func `ReceiptBinder to(_:)`(_ arity: Int) throws {
        let taken = try Self.$declarations.withValue(Declarations(root: { rootUnlabelled($0, arity) })) { try Rooted.build() }
        #expect(taken.numbers == dependencies(arity))
    }

    // MARK: Assisted factories

    typealias Making = @Sendable (FactoryBuilder<Taken, MakeTaken>, Int) -> BindingReceipt<Factory<MakeTaken>>

    /// Two products of two seeds.
    func products(_ arity: Int, _ make: @escaping Making) throws -> [[Int]] {
        let factory = try root(Factory<MakeTaken>.self) { _ = make($0.bindFactory(Taken.self).with(MakeTaken.self), arity) }
        return [factory.build(Seed(number: 7)).numbers, factory.build(Seed(number: 8)).numbers]
    }

    /// The same with the seed at the even or odd positions.
    func expected(_ arity: Int, seedsAt remainder: Int) -> [[Int]] {
        [7, 8].map { seed in (0..<arity).map { $0 % 2 == remainder ? seed : 100 + $0 } }
    }

    // MARK: Arguments as the first parameters

    @Test(arguments: arities) func `ArgumentFactoryBuilder to(factory:) and to(_:)`(_ arity: Int) throws {
        let labelled = try root(Factory<From<A0, Taken>>.self) { _ = from1Labelled($0.bindFactory(Taken.self).from(A0.self), arity) }
        let unlabelled = try root(Factory<From<A0, Taken>>.self) { _ = from1Unlabelled($0.bindFactory(Taken.self).from(A0.self), arity) }
        for number in [7, 8] {
            #expect(labelled.build(A0(number: number)).numbers == [number] + dependencies(arity))
            #expect(unlabelled.build(A0(number: number)).numbers == [number] + dependencies(arity))
        }
    }

    @Test(arguments: aritiesFromSeveral) func `two to four arguments and to(factory:)`(_ arity: Int) throws {
        let two = try root(Factory<From<(A0, A1), Taken>>.self) { binder in
            _ = from2Labelled(binder.bindFactory(Taken.self).from(A0.self, A1.self), arity)
        }
        #expect(two.build(A0(number: 7), A1(number: 8)).numbers == [7, 8] + dependencies(arity))
        let three = try root(Factory<From<(A0, A1, A2), Taken>>.self) { binder in
            _ = from3Labelled(binder.bindFactory(Taken.self).from(A0.self, A1.self, A2.self), arity)
        }
        #expect(three.build(A0(number: 7), A1(number: 8), A2(number: 9)).numbers == [7, 8, 9] + dependencies(arity))
        let four = try root(Factory<From<(A0, A1, A2, A3), Taken>>.self) { binder in
            _ = from4Labelled(binder.bindFactory(Taken.self).from(A0.self, A1.self, A2.self, A3.self), arity)
        }
        #expect(four.build(A0(number: 7), A1(number: 8), A2(number: 9), A3(number: 10)).numbers == [7, 8, 9, 10] + dependencies(arity))
    }

    @Test(arguments: aritiesFromSeveral) func `two to four arguments and to(_:)`(_ arity: Int) throws {
        let two = try root(Factory<From<(A0, A1), Taken>>.self) { binder in
            _ = from2Unlabelled(binder.bindFactory(Taken.self).from(A0.self, A1.self), arity)
        }
        #expect(two.build(A0(number: 7), A1(number: 8)).numbers == [7, 8] + dependencies(arity))
        let three = try root(Factory<From<(A0, A1, A2), Taken>>.self) { binder in
            _ = from3Unlabelled(binder.bindFactory(Taken.self).from(A0.self, A1.self, A2.self), arity)
        }
        #expect(three.build(A0(number: 7), A1(number: 8), A2(number: 9)).numbers == [7, 8, 9] + dependencies(arity))
        let four = try root(Factory<From<(A0, A1, A2, A3), Taken>>.self) { binder in
            _ = from4Unlabelled(binder.bindFactory(Taken.self).from(A0.self, A1.self, A2.self, A3.self), arity)
        }
        #expect(four.build(A0(number: 7), A1(number: 8), A2(number: 9), A3(number: 10)).numbers == [7, 8, 9, 10] + dependencies(arity))
    }

    // MARK: Assisted factories whose seed is at any position

    @Test(arguments: arities) func `FactoryBuilder to(factory:) without the seed`(_ arity: Int) throws {
        #expect(try products(arity) { makeLabelled($0, $1) } == [dependencies(arity), dependencies(arity)])
    }

    @Test(arguments: arities) func `FactoryBuilder to(_:) without the seed`(_ arity: Int) throws {
        #expect(try products(arity) { makeUnlabelled($0, $1) } == [dependencies(arity), dependencies(arity)])
    }

    @Test(arguments: arities.dropFirst()) func `FactoryBuilder to(factory:) with the seed at even positions`(_ arity: Int) throws {
        #expect(try products(arity) { makeEvenLabelled($0, $1) } == expected(arity, seedsAt: 0))
    }

    @Test(arguments: arities.dropFirst()) func `FactoryBuilder to(_:) with the seed at even positions`(_ arity: Int) throws {
        #expect(try products(arity) { makeEvenUnlabelled($0, $1) } == expected(arity, seedsAt: 0))
    }

    @Test(arguments: arities.dropFirst()) func `FactoryBuilder to(factory:) with the seed at odd positions`(_ arity: Int) throws {
        #expect(try products(arity) { makeOddLabelled($0, $1) } == expected(arity, seedsAt: 1))
    }

    @Test(arguments: arities.dropFirst()) func `FactoryBuilder to(_:) with the seed at odd positions`(_ arity: Int) throws {
        #expect(try products(arity) { makeOddUnlabelled($0, $1) } == expected(arity, seedsAt: 1))
    }

    // MARK: Property injectors

    typealias Injecting = @Sendable (InjectorBuilder<Target>, Int) -> BindingReceipt<PropertyInjector<Target>>

    /// What two targets have received, and one that was never injected into.
    func injected(_ arity: Int, _ inject: @escaping Injecting) throws -> [[Int]] {
        let injector = try root(PropertyInjector<Target>.self) { _ = inject($0.bindPropertyInjectionOf(Target.self), arity) }
        let targets = [Target(), Target(), Target()]
        for target in targets.dropLast() { injector.injectProperties(into: target) }
        return targets.map(\.numbers)
    }

    @Test(arguments: arities) func `InjectorBuilder to(injector:) with a method`(_ arity: Int) throws {
        #expect(try injected(arity) { injectMethod($0, $1) } == [dependencies(arity), dependencies(arity), []])
    }

    @Test(arguments: arities) func `InjectorBuilder to(injector:) with a function`(_ arity: Int) throws {
        #expect(try injected(arity) { injectFunction($0, $1) } == [dependencies(arity), dependencies(arity), []])
    }
}

// SPDX-License-Identifier: Apache-2.0
