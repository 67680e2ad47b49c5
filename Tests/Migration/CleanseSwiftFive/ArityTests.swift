import Cleanse
import TestTools
import XCTest

struct Taken {
    let numbers: [Int]
}

struct Seed {
    let number: Int
}

enum MakeTaken: AssistedFactory {
    typealias Seed = CleanseSwiftFive.Seed
    typealias Element = Taken
}

final class Target {
    var numbers: [Int] = []
}

/// What the component under test declares.
private enum Declarations {
    nonisolated(unsafe) static var configure: (Binder<Unscoped>) -> Void = { _ in }
    nonisolated(unsafe) static var root: (ReceiptBinder<Taken>) -> BindingReceipt<Taken> = { $0.to { Taken(numbers: []) } }
}

private struct Declared<Root>: RootComponent {
    static func configure(binder: UnscopedBinder) {
        bindNumbers(binder)
        Declarations.configure(binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { return bind.to { $0 as Root } }
}

private struct Rooted: RootComponent {
    static func configure(binder: UnscopedBinder) { bindNumbers(binder) }
    static func configureRoot(binder bind: ReceiptBinder<Taken>) -> BindingReceipt<Taken> { return Declarations.root(bind) }
}

/// Every overload that takes any function, by Scripts/Generate: each parameter receives the dependency of
/// its type.
final class ArityTests: WatchedTestCase {
    private func root<Root>(_: Root.Type, _ configure: @escaping (Binder<Unscoped>) -> Void) throws -> Root {
        Declarations.configure = configure
        return try ComponentFactory.of(Declared<Root>.self).build(())
    }

    private func dependencies(_ arity: Int) -> [Int] { return (0..<arity).map { 100 + $0 } }

    private typealias Starting = FactoryBuilder<Taken, EmptySeed<Taken>>

    private func products(_ make: @escaping (Starting) -> BindingReceipt<Factory<MakeTaken>>) throws -> [[Int]] {
        let factory = try root(Factory<MakeTaken>.self) { _ = make($0.bindFactory(Taken.self)) }
        return [factory.build(Seed(number: 7)).numbers, factory.build(Seed(number: 8)).numbers]
    }

    private func injected(_ inject: @escaping (InjectorBuilder<Target>) -> BindingReceipt<PropertyInjector<Target>>) throws -> [Int] {
        let injector = try root(PropertyInjector<Target>.self) { _ = inject($0.bindPropertyInjectionOf(Target.self)) }
        let target = Target()
        injector.injectProperties(into: target)
        return target.numbers
    }

    func testBindings() throws {
        for arity in arities {
            let taken = try root(Provider<Taken>.self) { _ = bindNumbered($0.bind(Taken.self), arity) }
            XCTAssertEqual(taken.get().numbers, dependencies(arity))
        }
    }

    func testRoots() throws {
        for arity in arities {
            Declarations.root = { rootNumbered($0, arity) }
            XCTAssertEqual(try ComponentFactory.of(Rooted.self).build(()).numbers, dependencies(arity))
        }
    }

    func testFactoriesWithoutTheSeed() throws {
        for arity in arities {
            XCTAssertEqual(try products { makeNumbered($0.with(MakeTaken.self), arity) }, [dependencies(arity), dependencies(arity)])
        }
    }

    func testFactoriesWithTheSeedFirst() throws {
        for arity in arities.dropLast() {
            let products = try products { makeSeedFirst($0.with(MakeTaken.self), arity) }
            XCTAssertEqual(products, [[7] + dependencies(arity), [8] + dependencies(arity)])
        }
    }

    func testFactoriesWithTheSeedLast() throws {
        for arity in arities.dropLast() {
            let products = try products { makeSeedLast($0.with(MakeTaken.self), arity) }
            XCTAssertEqual(products, [dependencies(arity) + [7], dependencies(arity) + [8]])
        }
    }

    func testInjectors() throws {
        for arity in arities {
            XCTAssertEqual(try injected { injectMethod($0, arity) }, dependencies(arity))
            XCTAssertEqual(try injected { injectFunction($0, arity) }, dependencies(arity))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
