import Dovetail
import TestTools
import Testing

/// Defaults at random in three nested components, against a model of which of them apply.
@Suite(.watched(patience: 300)) struct RandomDefaultTests {
    @MainActor @Test func `a default applies exactly where the model says so`() throws {
        var (count, built, overridden) = (0, 0, 0)
        forRandomGraphs(1_000) { seed in
            count += 1
            var random = SeededGenerator(seed: seed)
            let plan = Plan(&random)
            let expected = plan.received()
            let error = plan.build { received in
                built += 1
                #expect(received == expected, "RANDOM_SEED=\(seed): \(plan)")
            }
            overridden += plan.overridden
            if let error {
                #expect(plan.isAmbiguous, "RANDOM_SEED=\(seed): \(plan), \(error)")
                #expect(error.diagnostics.errors.allSatisfy { $0.id == .duplicateDefault }, "RANDOM_SEED=\(seed): \(error)")
            } else {
                #expect(!plan.isAmbiguous, "RANDOM_SEED=\(seed): \(plan)")
            }
        }
        // Neither all of them ambiguous nor none.
        if count > 1 { #expect(built > count / 4 && built < count && overridden > count, "\(built) of \(count), \(overridden) overridden") }
    }
}

private protocol Numbered: Sendable { init(_ number: Int) }
private struct One: Numbered, Equatable {
    let number: Int
    init(_ number: Int) { self.number = number }
}
private struct Two: Numbered, Equatable {
    let number: Int
    init(_ number: Int) { self.number = number }
}

/// A line of a module.
private struct Line: Equatable {
    /// 0 and 1 are `One` and `Two`, 2 is a contribution to `[Int]`.
    let key: Int
    let isDefault: Bool
    let number: Int

    func declare(on binder: Binder<Unscoped>) {
        switch key {
        case 0: bind(One.self, on: binder)
        case 1: bind(Two.self, on: binder)
        default:
            let element = isDefault ? binder.bindDefault(Int.self) : binder.bind(Int.self)
            element.intoCollection().to { [number] in number }
        }
    }

    private func bind<Key: Numbered>(_: Key.Type, on binder: Binder<Unscoped>) {
        (isDefault ? binder.bindDefault(Key.self) : binder.bind(Key.self)).to { [number] in Key(number) }
    }
}

/// What one component receives: a number for each of the first two keys, and the elements of the third.
private struct Received: Equatable, Sendable {
    let one: One?, two: Two?, all: [Int]
}

private struct Outer { let own: Received, middle: ComponentFactory<Tier<Middle>> }
private struct Middle { let own: Received, inner: ComponentFactory<Tier<Inner>> }
private struct Inner { let own: Received }

private protocol Tiered { static var level: Int { get } }
extension Outer: Tiered { static var level: Int { 0 } }
extension Middle: Tiered { static var level: Int { 1 } }
extension Inner: Tiered { static var level: Int { 2 } }

/// A component whose modules are those of the plan, in its order.
private enum Tier<What: Tiered>: RootComponent {
    typealias Root = What

    static func configure(binder: Binder<Unscoped>) {
        switch What.level {
        case 0:
            binder.declareOptional(One.self)
            binder.declareOptional(Two.self)
            binder.declareCollection(of: Int.self)
            binder.install(dependency: Tier<Middle>.self)
            binder.bind(Outer.self).to { (one: One?, two: Two?, all: [Int], middle: ComponentFactory<Tier<Middle>>) in
                Outer(own: Received(one: one, two: two, all: all), middle: middle)
            }
        case 1:
            binder.install(dependency: Tier<Inner>.self)
            binder.bind(Middle.self).to { (one: One?, two: Two?, all: [Int], inner: ComponentFactory<Tier<Inner>>) in
                Middle(own: Received(one: one, two: two, all: all), inner: inner)
            }
        default:
            binder.bind(Inner.self).to { (one: One?, two: Two?, all: [Int]) in Inner(own: Received(one: one, two: two, all: all)) }
        }
        for module in Plan.current?.orders[What.level] ?? [] {
            switch module {
            case 0: binder.include(module: Part<What, First>.self)
            case 1: binder.include(module: Part<What, Second>.self)
            default: binder.include(module: Part<What, Third>.self)
            }
        }
    }
}

private protocol Positioned { static var position: Int { get } }
private enum First: Positioned { static let position = 0 }
private enum Second: Positioned { static let position = 1 }
private enum Third: Positioned { static let position = 2 }

private enum Part<What: Tiered, Which: Positioned>: Module {
    static func configure(binder: Binder<Unscoped>) {
        for line in Plan.current?.lines[What.level][Which.position] ?? [] { line.declare(on: binder) }
    }
}

private struct Plan: Sendable, CustomStringConvertible {
    /// By component and module.
    let lines: [[[Line]]]
    /// The modules of each component, in the order in which it includes them.
    let orders: [[Int]]

    @TaskLocal static var current: Plan?

    init(_ random: inout SeededGenerator) {
        var number = 0
        // A binding below another one of its key would be a shadowed binding, and two in one component are a duplicate.
        let homes = (0..<2).map { _ in Int.random(in: 0..<5, using: &random) }
        orders = (0..<3).map { _ in [0, 1, 2].shuffled(using: &random) }
        var lines = [[[Line]]](repeating: [[Line]](repeating: [], count: 3), count: 3)
        func add(_ key: Int, isDefault: Bool, to level: Int, _ random: inout SeededGenerator) {
            number += 1
            let line = Line(key: key, isDefault: isDefault, number: number)
            let module = Int.random(in: 0..<3, using: &random)
            lines[level][module].insert(line, at: Int.random(in: 0...lines[level][module].count, using: &random))
        }
        for level in 0..<3 {
            for key in 0..<2 {
                if homes[key] == level { add(key, isDefault: false, to: level, &random) }
                if Int.random(in: 0..<3, using: &random) == 0 { add(key, isDefault: true, to: level, &random) }
                if Int.random(in: 0..<8, using: &random) == 0 { add(key, isDefault: true, to: level, &random) }
            }
            if Int.random(in: 0..<4, using: &random) == 0 { add(2, isDefault: false, to: level, &random) }
            if Int.random(in: 0..<3, using: &random) == 0 { add(2, isDefault: true, to: level, &random) }
            if Int.random(in: 0..<8, using: &random) == 0 { add(2, isDefault: true, to: level, &random) }
        }
        // A default of an ancestor is shadowed by a binding, too.
        for key in 0..<2 where homes[key] < 3 {
            for level in 0..<homes[key] { lines[level] = lines[level].map { $0.filter { $0.key != key } } }
        }
        self.lines = lines
    }

    var description: String { "\(lines) included in the order \(orders)" }

    /// The lines of a key in one component, in the order in which they are included, each with its module.
    private func declared(_ key: Int, _ level: Int) -> [(module: Int, line: Line)] {
        orders[level].flatMap { module in lines[level][module].filter { $0.key == key }.map { (module, $0) } }
    }

    /// The lines that apply.
    private func applying(_ key: Int, _ level: Int) -> [(module: Int, line: Line)] {
        let own = declared(key, level)
        let bound = own.filter { !$0.line.isDefault }
        let isBoundAbove = (0..<level).contains { !applying(key, $0).isEmpty }
        return bound.isEmpty && !isBoundAbove ? own : bound
    }

    var overridden: Int {
        (0..<3).reduce(0) { sum, level in
            sum + (0..<3).reduce(0) { $0 + declared($1, level).count - applying($1, level).count }
        }
    }

    var isAmbiguous: Bool {
        (0..<3).contains { level in
            (0..<2).contains { applying($0, level).filter(\.line.isDefault).count > 1 }
                || Set(applying(2, level).filter(\.line.isDefault).map(\.module)).count > 1
        }
    }

    func received() -> [Received] {
        (0..<3).map { level in
            func number(_ key: Int) -> Int? { (0...level).reversed().lazy.compactMap { applying(key, $0).first?.line.number }.first }
            return Received(
                one: number(0).map(One.init), two: number(1).map(Two.init),
                all: (0...level).flatMap { applying(2, $0).map(\.line.number) })
        }
    }

    /// Builds the three components, or returns why that is not possible.
    func build(_ check: ([Received]) -> Void) -> GraphError? {
        do {
            let factory = try Plan.$current.withValue(self) {
                Result { () throws(GraphError) in try ComponentFactory.of(Tier<Outer>.self) }
            }.get()
            let outer = factory.build()
            let middle = outer.middle.build()
            check([outer.own, middle.own, middle.inner.build().own])
            return nil
        } catch {
            return error
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
