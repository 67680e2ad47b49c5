import Dovetail
import DovetailTesting
import TestTools
import Testing

/// Random graphs in three nested components: an object that a test builds is the one that the root of its component would receive.
@Suite(.watched(patience: 300)) struct RandomObjectTests {
    @Test func `buildForTest returns for each key what the root receives`() throws {
        var keys = 0
        try forRandomGraphs(100) { seed in
            var random = SeededGenerator(seed: seed)
            let plan = Plan(&random)
            try Plan.$current.withValue(plan) {
                let outer = try Level0.build(7)
                let middle = outer.child.build(Middle(number: 8))
                let inner = middle.child.build(Inner(number: 9))
                for (level, items) in [outer.items(), middle.items(), inner.items()].enumerated() {
                    for (key, item) in items {
                        keys += 1
                        let (built, received) = (try plan.shape(ofTested: key, level), item.shape())
                        #expect(built == received, "RANDOM_SEED=\(seed): key \(key) of component \(level)")
                    }
                }
            }
        }
        #expect(keys > 0)
    }

    @Test func `an object of an invalid graph is refused exactly where it depends on the missing binding`() throws {
        var (refused, built) = (0, 0)
        try forRandomGraphs(50) { seed in
            var random = SeededGenerator(seed: seed)
            var plan = Plan(&random)
            plan.missing = random.number(0...Plan.keyCount - 1)
            try Plan.$current.withValue(plan) {
                for level in 0...2 {
                    for key in plan.keys(visibleIn: level) {
                        if plan.depends(key, on: plan.missing) {
                            refused += 1
                            let error = #expect(throws: GraphError.self, "RANDOM_SEED=\(seed): \(key)") {
                                try plan.shape(ofTested: key, level)
                            }
                            #expect(
                                error?.diagnostics.filter { $0.severity == .error }.map(\.id) == [.missingBinding],
                                "RANDOM_SEED=\(seed): \(key)")
                        } else {
                            built += 1
                            _ = try plan.shape(ofTested: key, level)
                        }
                    }
                }
            }
        }
        #expect(refused > 0 && built > 0)
    }
}

// MARK: The objects

private protocol Digit: SendableMetatype { static var number: Int { get } }
private enum D0: Digit { static let number = 0 }
private enum D1: Digit { static let number = 1 }
private enum D2: Digit { static let number = 2 }
private enum D3: Digit { static let number = 3 }
private enum D4: Digit { static let number = 4 }
private enum D5: Digit { static let number = 5 }
private enum D6: Digit { static let number = 6 }
private enum D7: Digit { static let number = 7 }
private let digits: [any Digit.Type] = [D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self]

/// An object, with what it has received.
private class Object: @unchecked Sendable {  // Immutable.
    let number: Int
    let seed: Int
    let dependencies: [() -> Object]

    init(_ number: Int, _ seed: Int, _ dependencies: [() -> Object]) {
        (self.number, self.seed, self.dependencies) = (number, seed, dependencies)
    }

    /// The tree of dependencies, in which an instance has a letter each time it is reached.
    func shape() -> String {
        var known: [ObjectIdentifier: Int] = [:]
        // Retained, because an identity is only that of a living object.
        var alive: [Object] = []
        func describe(_ object: Object) -> String {
            let name = "\(object.number)\(object.seed > 0 ? ":\(object.seed)" : "")"
            if let letter = known[ObjectIdentifier(object)] { return "\(name)#\(letter)" }
            known[ObjectIdentifier(object)] = known.count
            alive.append(object)
            return "\(name)#\(known.count - 1)(\(object.dependencies.map { describe($0()) }.joined(separator: " ")))"
        }
        return describe(self)
    }
}

private final class Item<D: Digit>: Object, @unchecked Sendable {}

private struct Middle: Sendable { let number: Int }
private struct Inner: Sendable { let number: Int }

/// The root of a component: what is bound in it and in its ancestors, and its child.
private struct Desk<Child: Sendable>: Sendable {
    let items: @Sendable () -> [(Int, Object)]
    let child: Child
}
private struct NoChild: Sendable {}

// MARK: The components

private enum Level0: RootComponent {
    typealias Seed = Int
    static func configure(binder: Binder<Singleton>) {
        Plan.current?.bind(0, binder)
        binder.install(dependency: Level1.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Desk<ComponentFactory<Level1>>>) -> BindingReceipt<Desk<ComponentFactory<Level1>>>
    {
        bind.to { (items: Provider<[Provider<Object>]>, child: ComponentFactory<Level1>) in Desk(items: Plan.items(items), child: child) }
    }
}

private enum Level1: Component {
    typealias Seed = Middle
    typealias Scope = PerMiddle
    static func configure(binder: Binder<PerMiddle>) {
        Plan.current?.bind(1, binder)
        binder.install(dependency: Level2.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Desk<ComponentFactory<Level2>>>) -> BindingReceipt<Desk<ComponentFactory<Level2>>>
    {
        bind.to { (items: Provider<[Provider<Object>]>, child: ComponentFactory<Level2>) in Desk(items: Plan.items(items), child: child) }
    }
}

private enum Level2: Component {
    typealias Seed = Inner
    typealias Scope = PerInner
    static func configure(binder: Binder<PerInner>) { Plan.current?.bind(2, binder) }
    static func configureRoot(binder bind: ReceiptBinder<Desk<NoChild>>) -> BindingReceipt<Desk<NoChild>> {
        bind.to { (items: Provider<[Provider<Object>]>) in Desk(items: Plan.items(items), child: NoChild()) }
    }
}

private enum PerMiddle: Scope {}
private enum PerInner: Scope {}

// MARK: What is drawn

private struct Plan: Sendable {
    static let keyCount = 8

    struct Line {
        let level: Int
        let isShared: Bool
        /// For one without dependencies: whether it receives the seed of its component.
        let takesSeed: Bool
        /// Lower numbers, visible in the component; whether each is requested as a provider.
        let dependencies: [(key: Int, isDeferred: Bool)]
    }

    var lines: [Line] = []
    /// A key that is not bound; -1 for none.
    var missing = -1

    @TaskLocal static var current: Plan?

    init(_ random: inout SeededGenerator) {
        for _ in 0..<Self.keyCount {
            let level = random.number(0...2)
            let visible = lines.indices.filter { lines[$0].level <= level }
            let dependencies = visible.shuffled(using: &random).prefix(random.number(0...2)).map { (key: $0, isDeferred: random.oneIn(3)) }
            lines.append(Line(level: level, isShared: random.oneIn(2), takesSeed: random.oneIn(2), dependencies: dependencies))
        }
    }

    func keys(visibleIn level: Int) -> [Int] { lines.indices.filter { lines[$0].level <= level && $0 != missing } }

    func depends(_ key: Int, on other: Int) -> Bool { key == other || lines[key].dependencies.contains { depends($0.key, on: other) } }

    static func items(_ providers: Provider<[Provider<Object>]>) -> @Sendable () -> [(Int, Object)] {
        { providers.get().map { $0.get() }.map { ($0.number, $0) } }
    }

    func bind<S: Scope>(_ level: Int, _ binder: Binder<S>) {
        for (key, line) in lines.enumerated() where line.level == level && key != missing {
            func open<D: Digit>(_: D.Type) { bind(D.self, line, binder) }
            open(digits[key])
        }
        if level == 0 { binder.declareCollection(of: Object.self) }
    }

    private func bind<D: Digit, S: Scope>(_: D.Type, _ line: Line, _ binder: Binder<S>) {
        binder.bind(Object.self).intoCollection().to { (item: Item<D>) in item }
        let builder = line.isShared ? binder.bind(Item<D>.self).sharedInScope() : binder.bind(Item<D>.self)
        @Sendable func finish(_ dependencies: [() -> Object], seed: Int = 0) -> Item<D> { Item<D>(D.number, seed, dependencies) }
        func first<A: Digit>(_: A.Type) {
            func second<B: Digit>(_: B.Type) {
                switch (line.dependencies[0].isDeferred, line.dependencies[1].isDeferred) {
                case (false, false): builder.to { (a: Item<A>, b: Item<B>) in finish([{ a }, { b }]) }
                case (true, false): builder.to { (a: Provider<Item<A>>, b: Item<B>) in finish([{ a.get() }, { b }]) }
                case (false, true): builder.to { (a: Item<A>, b: Provider<Item<B>>) in finish([{ a }, { b.get() }]) }
                default: builder.to { (a: Provider<Item<A>>, b: Provider<Item<B>>) in finish([{ a.get() }, { b.get() }]) }
                }
            }
            if line.dependencies.count == 2 { return second(digits[line.dependencies[1].key]) }
            if line.dependencies[0].isDeferred {
                builder.to { (a: Provider<Item<A>>) in finish([{ a.get() }]) }
            } else {
                builder.to { (a: Item<A>) in finish([{ a }]) }
            }
        }
        if let dependency = line.dependencies.first { return first(digits[dependency.key]) }
        switch line.takesSeed ? line.level : -1 {
        case 0: builder.to { (seed: Int) in finish([], seed: seed) }
        case 1: builder.to { (seed: Middle) in finish([], seed: seed.number) }
        case 2: builder.to { (seed: Inner) in finish([], seed: seed.number) }
        default: builder.to { finish([]) }
        }
    }

    /// The shape of an object that a test builds in the component at a level.
    func shape(ofTested key: Int, _ level: Int) throws(GraphError) -> String {
        func open<D: Digit>(_: D.Type) throws(GraphError) -> String {
            switch level {
            case 0: try Level0.buildForTest(Item<D>.self, 7).shape()
            case 1: try Level0.buildForTest(Item<D>.self, 7, in: Level1.self, seed: Middle(number: 8)).shape()
            default:
                try Level0.buildForTest(Item<D>.self, 7, in: Level1.self, Level2.self, seed: Middle(number: 8), Inner(number: 9)).shape()
            }
        }
        return try open(digits[key])
    }
}

// SPDX-License-Identifier: Apache-2.0
