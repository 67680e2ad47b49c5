import Dovetail
import TestTools
import Testing

/// Keys in every form, with and without tags, bound and requested at random, against a model of their resolution.
@Suite(.watched(patience: 300)) struct RandomKeyTests {
    @MainActor @Test func `every form under every tag is resolved only by bindings with that tag`() throws {
        var (count, answered) = (0, 0)
        forRandomGraphs(400) { seed in
            count += 1
            var random = SeededGenerator(seed: seed)
            let plan = Plan(&random)
            let expected = plan.asked.answer(in: plan.model)
            let seen = plan.result()
            #expect(seen.isAllowed(by: plan.flaws.isEmpty ? expected : .refused(plan.flaws)), "RANDOM_SEED=\(seed): \(plan), not \(seen)")
            if case .found = seen { answered += 1 }
        }
        // Neither all of them wrong nor all of them right.
        if count > 1 { #expect(answered > count / 4 && answered < count, "\(answered) of \(count)") }
    }
}

// MARK: The model

/// A type and the number of its tag, 0 for none.
private struct Key: Hashable {
    let type: ObjectIdentifier
    let tag: Int

    init(_ shape: any Shape.Type, _ tag: Int = 0) {
        type = ObjectIdentifier(shape)
        self.tag = tag
    }
}

/// What a graph binds: the numbers that each key leads to.
private struct Model {
    enum Entry: Hashable {
        case whole(Int)
        case gathered([Int])
    }

    var entries: [Key: Entry] = [:]
    /// The keys that may be missing because they are requested as an optional.
    var optional: Set<Key> = []

    func direct(_ shape: any Shape.Type, _ tag: Int = 0) -> Answer? {
        switch entries[Key(shape, tag)] {
        case .whole(let number): .found([number])
        case .gathered(let numbers): .found(numbers)
        case nil: nil
        }
    }
}

private enum Answer: Equatable {
    /// The numbers in the resolved value; -1 represents nil.
    case found([Int])
    case missing(Key)
    /// Refused for one of these reasons.
    case refused(Set<DiagnosticID>)

    /// A result of a graph, which knows no keys: `missing` there is a refusal.
    func isAllowed(by expected: Answer) -> Bool {
        switch (self, expected) {
        case (.found(let seen), .found(let numbers)): seen == numbers
        case (.refused(let seen), .missing): seen == [.missingBinding]
        case (.refused(let seen), .refused(let allowed)): !seen.isDisjoint(with: allowed)
        default: false
        }
    }
}

// MARK: The forms

/// A form in which a dependency is requested.
private protocol Shape: SendableMetatype {
    associatedtype Value
    /// A value with `number`, created without a graph.
    static func make(_ number: Int) -> Value
    /// The numbers that are reached through a value.
    @MainActor static func read(_ value: Value) -> [Int]
    /// The expected answer to an untagged request.
    static func answer(in model: Model) -> Answer

    /// Whether the library provides it, so that it cannot be bound without a tag.
    static var isReserved: Bool { get }
    /// Whether it is collected from contributions.
    static var isCollection: Bool { get }
    /// The form and the tag of the request that receives a seed of this shape.
    static var seedKey: (shape: any Shape.Type, tag: Int) { get }
    /// The expected answer to a collection of this shape that is not bound as a whole.
    static func answer(asElementsOf collection: any Shape.Type, keyed: Bool, in model: Model) -> Answer
    /// Binds it without a tag, or under one.
    static func bind(_ number: Int, _ tag: Int, isShared: Bool, _ binder: Binder<Singleton>)
    static func contribute(_ numbers: [Int], _ tag: Int, _ binder: Binder<Singleton>)
}

extension Shape {
    static var isReserved: Bool { false }
    static var isCollection: Bool { false }
    static var seedKey: (shape: any Shape.Type, tag: Int) { (Self.self, 0) }
    static func answer(in model: Model) -> Answer { model.direct(Self.self) ?? .missing(Key(Self.self)) }

    static func answer(asElementsOf collection: any Shape.Type, keyed: Bool, in model: Model) -> Answer {
        model.direct(collection) ?? .missing(Key(collection))
    }

    static func bind(_ number: Int, _ tag: Int, isShared: Bool, _ binder: Binder<Singleton>) {
        switch tag {
        case 0: binder.bind(Value.self).to { make(number) }
        case 1: binder.bind(Value.self).tagged(with: Under<Self, One>.self).to { make(number) }
        default: binder.bind(Value.self).tagged(with: Under<Self, Two>.self).to { make(number) }
        }
    }

    static func contribute(_ numbers: [Int], _ tag: Int, _ binder: Binder<Singleton>) {}

    static func declareOptional(_ tag: Int, _ binder: Binder<Singleton>) {
        switch tag {
        case 0: binder.declareOptional(Value.self)
        case 1: binder.declareOptional(tagged: Under<Self, One>.self)
        default: binder.declareOptional(tagged: Under<Self, Two>.self)
        }
    }
}

/// A form that may be shared.
private protocol ShareableShape: Shape where Value: Sendable {}

extension ShareableShape {
    static func bind(_ number: Int, _ tag: Int, isShared: Bool, _ binder: Binder<Singleton>) {
        let builder = isShared ? binder.bind(Value.self).sharedInScope() : binder.bind(Value.self)
        switch tag {
        case 0: builder.to { make(number) }
        case 1: builder.tagged(with: Under<Self, One>.self).to { make(number) }
        default: builder.tagged(with: Under<Self, Two>.self).to { make(number) }
        }
    }
}

private protocol Number: SendableMetatype { static var number: Int { get } }
private enum One: Number { static let number = 1 }
private enum Two: Number { static let number = 2 }

private enum Under<S: Shape, N: Number>: Tag { typealias Element = S.Value }

private struct Item: Hashable, Sendable { let number: Int }

private enum Struct: ShareableShape {
    static func make(_ number: Int) -> Item { Item(number: number) }
    static func read(_ value: Item) -> [Int] { [value.number] }
}

private final class Thing: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
}

private enum Class: ShareableShape {
    static func make(_ number: Int) -> Thing { Thing(number) }
    static func read(_ value: Thing) -> [Int] { [value.number] }
}

private protocol Numbered: Sendable { var number: Int { get } }
extension Item: Numbered {}

private enum Existential: ShareableShape {
    static func make(_ number: Int) -> any Numbered { Item(number: number) }
    static func read(_ value: any Numbered) -> [Int] { [value.number] }
}

private enum Bag: ShareableShape {
    static let isCollection = true
    static func make(_ number: Int) -> Set<Item> { [Item(number: number)] }
    static func read(_ value: Set<Item>) -> [Int] { value.map(\.number).sorted() }

    static func contribute(_ numbers: [Int], _ tag: Int, _ binder: Binder<Singleton>) {
        for number in numbers {
            let builder = binder.bind(Item.self).intoSet()
            switch tag {
            case 0: builder.to { Item(number: number) }
            case 1: builder.tagged(with: Under<Self, One>.self).to { Item(number: number) }
            default: builder.tagged(with: Under<Self, Two>.self).to { Item(number: number) }
            }
        }
    }
}

/// Something that is answered by what `S` is answered by.
private protocol Wrapping: Shape {
    associatedtype S: Shape
}

extension Wrapping {
    static func answer(in model: Model) -> Answer { model.direct(Self.self) ?? S.answer(in: model) }
}

private enum Providing<S: Shape>: Wrapping, ShareableShape {
    static var isReserved: Bool { true }
    static var seedKey: (shape: any Shape.Type, tag: Int) { (S.self, 0) }
    static func make(_ number: Int) -> Provider<S.Value> { Provider { S.make(number) } }
    static func read(_ value: Provider<S.Value>) -> [Int] { S.read(value.get()) }

    static func answer(asElementsOf collection: any Shape.Type, keyed: Bool, in model: Model) -> Answer {
        if let whole = model.direct(collection) { return whole }
        let provided: any Shape.Type = keyed ? Keyed<S>.self : Many<S>.self
        return switch model.entries[Key(provided)] {
        case .whole: .refused([.collectionConflict])
        case .gathered(let numbers): .found(numbers)
        case nil: .missing(Key(provided))
        }
    }
}

private enum Named<S: Shape, N: Number>: ShareableShape {
    static var isReserved: Bool { true }
    static var seedKey: (shape: any Shape.Type, tag: Int) { (S.self, N.number) }
    static func make(_ number: Int) -> TaggedProvider<Under<S, N>> { TaggedProvider { S.make(number) } }
    static func read(_ value: TaggedProvider<Under<S, N>>) -> [Int] { S.read(value.get()) }
    static func answer(in model: Model) -> Answer { model.direct(S.self, N.number) ?? .missing(Key(S.self, N.number)) }
}

/// The instance itself.
private enum Held<S: Shape, N: Number>: Shape {
    static var isReserved: Bool { true }
    static var seedKey: (shape: any Shape.Type, tag: Int) { (S.self, N.number) }
    static func make(_ number: Int) -> Tagged<Under<S, N>> { Tagged(S.make(number)) }
    static func read(_ value: Tagged<Under<S, N>>) -> [Int] { S.read(value.get()) }
    static func answer(in model: Model) -> Answer { model.direct(S.self, N.number) ?? .missing(Key(S.self, N.number)) }
}

private enum Lazily<S: Shape>: Wrapping, ShareableShape {
    static var isReserved: Bool { true }
    static func make(_ number: Int) -> Lazy<S.Value> { Lazy { S.make(number) } }
    static func read(_ value: Lazy<S.Value>) -> [Int] { S.read(value.get()) }
}

private enum Weakly<S: Shape>: Wrapping, ShareableShape {
    static var isReserved: Bool { true }
    static func make(_ number: Int) -> WeakProvider<S.Value> { WeakProvider { S.make(number) } }
    static func read(_ value: WeakProvider<S.Value>) -> [Int] { value.get().map { S.read($0) } ?? [-1] }
}

private enum OnMain<S: Shape>: Wrapping, ShareableShape {
    static var isReserved: Bool { true }
    static func make(_ number: Int) -> MainActorProvider<S.Value> { MainActorProvider { S.make(number) } }
    static func read(_ value: MainActorProvider<S.Value>) -> [Int] { S.read(value.get()) }
}

private enum Calling<S: Shape>: Wrapping {
    static func make(_ number: Int) -> () -> S.Value { { S.make(number) } }
    static func read(_ value: () -> S.Value) -> [Int] { S.read(value()) }
}

private enum CallingFromAnywhere<S: Shape>: Wrapping, ShareableShape {
    static func make(_ number: Int) -> @Sendable () -> S.Value { { S.make(number) } }
    static func read(_ value: @Sendable () -> S.Value) -> [Int] { S.read(value()) }
}

private enum CallingOnMain<S: Shape>: Wrapping, ShareableShape {
    static var isReserved: Bool { true }
    static func make(_ number: Int) -> @MainActor @Sendable () -> S.Value { { S.make(number) } }
    static func read(_ value: @MainActor @Sendable () -> S.Value) -> [Int] { S.read(value()) }
}

private enum Maybe<S: Shape>: Wrapping {
    static func make(_ number: Int) -> S.Value? { S.make(number) }
    static func read(_ value: S.Value?) -> [Int] { value.map { S.read($0) } ?? [-1] }

    static func answer(in model: Model) -> Answer {
        if let bound = model.direct(Self.self) { return bound }
        if case .missing(let key) = S.answer(in: model), model.optional.contains(key) { return .found([-1]) }
        return S.answer(in: model)
    }
}

private enum Many<S: Shape>: Shape {
    static var isCollection: Bool { true }
    static func make(_ number: Int) -> [S.Value] { [S.make(number)] }
    static func read(_ value: [S.Value]) -> [Int] { value.flatMap { S.read($0) } }
    static func answer(in model: Model) -> Answer { S.answer(asElementsOf: Self.self, keyed: false, in: model) }

    static func contribute(_ numbers: [Int], _ tag: Int, _ binder: Binder<Singleton>) {
        for number in numbers {
            let builder: BindingBuilder<S.Value, [S.Value], Singleton> = binder.bind(S.Value.self).intoCollection()
            switch tag {
            case 0: builder.to { S.make(number) }
            case 1: builder.tagged(with: Under<Self, One>.self).to { S.make(number) }
            default: builder.tagged(with: Under<Self, Two>.self).to { S.make(number) }
            }
        }
    }
}

private enum Keyed<S: Shape>: Shape {
    static var isCollection: Bool { true }
    static func make(_ number: Int) -> [Int: S.Value] { [number: S.make(number)] }
    static func read(_ value: [Int: S.Value]) -> [Int] { value.sorted { $0.key < $1.key }.flatMap { S.read($0.value) } }
    static func answer(in model: Model) -> Answer { S.answer(asElementsOf: Self.self, keyed: true, in: model) }

    static func contribute(_ numbers: [Int], _ tag: Int, _ binder: Binder<Singleton>) {
        for number in numbers {
            let builder = binder.bind(S.Value.self).intoDictionary(number)
            switch tag {
            case 0: builder.to { S.make(number) }
            case 1: builder.tagged(with: Under<Self, One>.self).to { S.make(number) }
            default: builder.tagged(with: Under<Self, Two>.self).to { S.make(number) }
            }
        }
    }
}

private enum Pair<S: Shape>: Shape {
    static func make(_ number: Int) -> (S.Value, Int) { (S.make(number), number) }
    static func read(_ value: (S.Value, Int)) -> [Int] { S.read(value.0) }
}

private enum Make<S: Shape>: AssistedFactory {
    typealias Seed = Int
    typealias Element = S.Value
}

private enum Making<S: Shape>: Shape {
    static func make(_ number: Int) -> Factory<Make<S>> { Factory { S.make($0 + number) } }
    static func read(_ value: Factory<Make<S>>) -> [Int] { S.read(value.build(0)) }

    static func bind(_ number: Int, _ tag: Int, isShared: Bool, _ binder: Binder<Singleton>) {
        switch tag {
        case 0: binder.bindFactory(S.Value.self).with(Make<S>.self).to { (seed: Assisted<Int>) in S.make(seed.get() + number) }
        case 1: binder.bind(Value.self).tagged(with: Under<Self, One>.self).to { make(number) }
        default: binder.bind(Value.self).tagged(with: Under<Self, Two>.self).to { make(number) }
        }
    }
}

private enum Seedling<S: Shape>: Shape {
    static var isReserved: Bool { true }
    static func make(_ number: Int) -> Assisted<S.Value> { Assisted(S.make(number)) }
    static func read(_ value: Assisted<S.Value>) -> [Int] { S.read(value.get()) }
    static func answer(in model: Model) -> Answer { .refused([.assistedOutsideFactory]) }
}

private final class Target<S: Shape> { var value: S.Value? }

private enum Injecting<S: Shape>: Shape {
    static func make(_ number: Int) -> PropertyInjector<Target<S>> { PropertyInjector { $0.value = S.make(number) } }

    static func read(_ value: PropertyInjector<Target<S>>) -> [Int] {
        let target = Target<S>()
        value.injectProperties(into: target)
        return target.value.map { S.read($0) } ?? []
    }

    static func bind(_ number: Int, _ tag: Int, isShared: Bool, _ binder: Binder<Singleton>) {
        switch tag {
        case 0: binder.bindPropertyInjectionOf(Target<S>.self).to { (target: Target<S>) in target.value = S.make(number) }
        case 1: binder.bind(Value.self).tagged(with: Under<Self, One>.self).to { make(number) }
        default: binder.bind(Value.self).tagged(with: Under<Self, Two>.self).to { make(number) }
        }
    }
}

// MARK: Components

/// What a component gives, with something of its own that keeps the component.
private struct Kept<Owner, Value> {
    let keeper: Provider<Keeper<Owner>>
    let value: Value
}

private struct Keeper<Owner>: Sendable {}

private struct Drawing: Sendable {
    let write: @Sendable (Binder<Singleton>) -> Void

    @TaskLocal static var current: Drawing?
}

private enum House<S: Shape>: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Keeper<Self>.self).to { Keeper<Self>() }
        Drawing.current?.write(binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<Kept<Self, S.Value>>) -> BindingReceipt<Kept<Self, S.Value>> {
        bind.to { (keeper: Provider<Keeper<Self>>, value: S.Value) in Kept(keeper: keeper, value: value) }
    }
}

/// A child that is built with a value of one shape and requests another one.
private enum Room<Given: Shape, S: Shape>: Component {
    typealias Seed = Given.Value

    static func configure(binder: Binder<Unscoped>) { binder.bind(Keeper<Self>.self).to { Keeper<Self>() } }

    static func configureRoot(binder bind: ReceiptBinder<Kept<Self, S.Value>>) -> BindingReceipt<Kept<Self, S.Value>> {
        bind.to { (keeper: Provider<Keeper<Self>>, value: S.Value) in Kept(keeper: keeper, value: value) }
    }
}

private enum Building<Given: Shape, S: Shape>: Shape {
    static var number: Int { 99 }
    static func make(_ number: Int) -> ComponentFactory<Room<Given, S>> { ComponentFactory { _ in fatalError("never made") } }

    // Deprecated as the call inside is: the seeds here are of any type, Sendable or not.
    @available(*, deprecated) static func read(_ value: ComponentFactory<Room<Given, S>>) -> [Int] {
        let room = value.build(Given.make(number))
        return withExtendedLifetime(room.keeper) { S.read(room.value) }
    }

    static func bind(_ number: Int, _ tag: Int, isShared: Bool, _ binder: Binder<Singleton>) {
        binder.install(dependency: Room<Given, S>.self)
    }

    static func answer(in model: Model) -> Answer {
        let (shape, tag) = Given.seedKey
        if shape.isReserved, tag == 0 { return .refused([.reservedKey]) }
        switch model.entries[Key(shape, tag)] {
        case .whole: return .refused([.shadowedBinding])
        case .gathered: return .refused([.collectionConflict])
        case nil: break
        }
        var model = model
        model.entries[Key(shape, tag)] = .whole(number)
        return S.answer(in: model)
    }
}

// MARK: Random graphs

private struct Plan: CustomStringConvertible {
    struct Line {
        let shape: any Shape.Type
        let tag: Int
        let entry: Model.Entry?
        let isShared: Bool
    }

    private(set) var asked: any Shape.Type
    private(set) var lines: [Line] = []
    private(set) var model = Model()
    /// The errors that do not depend on the request.
    private(set) var flaws: Set<DiagnosticID> = []

    init(_ random: inout SeededGenerator) {
        var shapes = [Self.leaves[Int.random(in: 0..<Self.leaves.count, using: &random)]]
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            shapes.append(Self.wrapped(shapes[shapes.count - 1], Int.random(in: 0..<18, using: &random)))
        }
        asked = shapes[shapes.count - 1]
        let givesSeed = Int.random(in: 0..<3, using: &random) == 0
        if givesSeed {
            let given = shapes[Int.random(in: 0..<shapes.count, using: &random)]
            asked = Self.building(Self.wrapped(given, Int.random(in: 0..<24, using: &random)), asked)
        }

        var number = 0
        for shape in shapes {
            for tag in 0...2 where Int.random(in: 0..<5, using: &random) < (tag == 0 ? 2 : 3) {
                declare(shape, tag, &number, &random)
            }
        }
        if givesSeed { lines.append(Line(shape: asked, tag: 0, entry: .whole(0), isShared: false)) }
    }

    private mutating func declare(_ shape: any Shape.Type, _ tag: Int, _ number: inout Int, _ random: inout SeededGenerator) {
        let isWrong = shape.isReserved && tag == 0
        if Int.random(in: 0..<8, using: &random) == 0 {
            model.optional.insert(Key(shape, tag))
            lines.append(Line(shape: shape, tag: tag, entry: nil, isShared: false))
            return
        }
        if isWrong, Int.random(in: 0..<10, using: &random) > 0 { return }
        if isWrong { flaws.insert(.reservedKey) }
        guard model.entries[Key(shape, tag)] == nil else { return }
        number += 1
        var entry = Model.Entry.whole(number)
        if shape.isCollection, Int.random(in: 0..<3, using: &random) > 0 {
            entry = .gathered([number, number + 1])
            number += 1
            if tag == 0, Self.isCollectionOfProviders(shape) { flaws.insert(.reservedKey) }
        }
        model.entries[Key(shape, tag)] = entry
        lines.append(Line(shape: shape, tag: tag, entry: entry, isShared: Bool.random(using: &random)))
    }

    private static let leaves: [any Shape.Type] = [Struct.self, Class.self, Existential.self, Bag.self]

    private static func wrapped(_ shape: any Shape.Type, _ form: Int) -> any Shape.Type {
        func open<S: Shape>(_: S.Type) -> any Shape.Type {
            switch form {
            case 0: Providing<S>.self
            case 1: Lazily<S>.self
            case 2: Weakly<S>.self
            case 3: OnMain<S>.self
            case 4: Calling<S>.self
            case 5: CallingFromAnywhere<S>.self
            case 6: CallingOnMain<S>.self
            case 7: Maybe<S>.self
            case 8: Many<S>.self
            case 9: Keyed<S>.self
            case 10: Pair<S>.self
            case 11: Making<S>.self
            case 12: Seedling<S>.self
            case 13: Injecting<S>.self
            case 14: Named<S, One>.self
            case 15: Held<S, One>.self
            case 16: Named<S, Two>.self
            case 17: Held<S, Two>.self
            default: S.self
            }
        }
        return open(shape)
    }

    private static func building(_ given: any Shape.Type, _ asked: any Shape.Type) -> any Shape.Type {
        func open<Given: Shape, S: Shape>(_: Given.Type, _: S.Type) -> any Shape.Type { Building<Given, S>.self }
        return open(given, asked)
    }

    private static func isCollectionOfProviders(_ shape: any Shape.Type) -> Bool {
        func open<S: Shape>(_: S.Type) -> Bool {
            "\(S.Value.self)".wholeMatch(of: /Array<Provider<.*>>|Dictionary<Int, Provider<.*>>/) != nil
        }
        return open(shape)
    }

    private func write(_ binder: Binder<Singleton>) {
        for line in lines {
            switch line.entry {
            case .whole(let number): line.shape.bind(number, line.tag, isShared: line.isShared, binder)
            case .gathered(let numbers): line.shape.contribute(numbers, line.tag, binder)
            case nil: line.shape.declareOptional(line.tag, binder)
            }
        }
    }

    /// What the library makes of it.
    @MainActor func result() -> Answer {
        func open<S: Shape>(_: S.Type) -> Answer {
            let plan = self
            return Drawing.$current.withValue(Drawing { plan.write($0) }) {
                do throws(GraphError) {
                    let kept = try ComponentFactory.of(House<S>.self).build()
                    return withExtendedLifetime(kept.keeper) { .found(S.read(kept.value)) }
                } catch {
                    return .refused(Set(error.diagnostics.filter { $0.severity == .error }.map(\.id)))
                }
            }
        }
        return open(asked)
    }

    var description: String {
        let bound = lines.map { line in "\(line.shape)#\(line.tag) \(line.entry.map { "\($0)" } ?? "optional")" }
        return "asks for \(asked), of \(bound.joined(separator: "; "))"
    }
}

// SPDX-License-Identifier: Apache-2.0
