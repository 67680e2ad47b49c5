import Dovetail
import Foundation
import TestTools
import Testing

/// Random graphs of three components whose instances and providers several threads hand to each other, use and drop, against a model of
/// what must be alive.
///
/// The graphs are numbered from `STRESS_SEED` on, or from 0, for as long as `STRESS_SECONDS` says. A failure names the seed of its graph.
@Suite(.serialized, .watched(patience: secondsToRepeat ?? 0)) struct RandomThreadTests {
    @Test func `what threads hand to each other is alive and belongs to one component, and nothing is left`() async {
        let result = await #expect(processExitsWith: .success) {
            watch()
            let environment = ProcessInfo.processInfo.environment
            var seed = environment["STRESS_SEED"].flatMap { UInt64($0) } ?? 0
            var (count, used) = (0, 0)
            repeatedly {
                if play(seed: seed) { used += 1 }
                seed += 1
                count += 1
            }
            confirm(used > count / 2, "only \(used) of \(count) graphs are valid")
        }
        let subject = Subject.take()
        if result == nil { Issue.record("\(subject)") }
    }
}

/// The graph that is being played.
nonisolated(unsafe) private var subject = ""

/// Ends the process where something is not as it must be, and lets the test say what.
private func confirm(_ condition: Bool, _ message: @autoclosure () -> String) {
    if condition { return }
    let text = "\(message()), in \(subject)"
    Subject.write(text)
    require(false, text)
}

// MARK: The graphs

private protocol Level: SendableMetatype {
    static var number: Int { get }
}

/// The seed of a component instance, and its place in the model.
private final class Home<L: Level>: Place, @unchecked Sendable {}

private enum TopLevel: Level { static let number = 0 }
private enum MiddleLevel: Level { static let number = 1 }
private enum BottomLevel: Level { static let number = 2 }

private struct PerMiddle: Scope {}
private struct PerBottom: Scope {}

private enum Zero {}
private enum One {}
private enum Two {}

private enum Top: RootComponent {
    typealias Seed = Home<TopLevel>
    static func configure(binder: Binder<Singleton>) {
        Plan.write(TopLevel.self, binder)
        binder.install(dependency: Middle.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Entrance<TopLevel>>) -> BindingReceipt<Entrance<TopLevel>> {
        Plan.root(bind, Middle.self) { Home<MiddleLevel>(in: $0) }
    }
}

private enum Middle: Component {
    typealias Seed = Home<MiddleLevel>
    static func configure(binder: Binder<PerMiddle>) {
        Plan.write(MiddleLevel.self, binder)
        binder.install(dependency: Bottom.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Entrance<MiddleLevel>>) -> BindingReceipt<Entrance<MiddleLevel>> {
        Plan.root(bind, Bottom.self) { Home<BottomLevel>(in: $0) }
    }
}

private enum Bottom: Component {
    typealias Seed = Home<BottomLevel>
    static func configure(binder: Binder<PerBottom>) { Plan.write(BottomLevel.self, binder) }
    static func configureRoot(binder bind: ReceiptBinder<Entrance<BottomLevel>>) -> BindingReceipt<Entrance<BottomLevel>> {
        bind.to {
            (home: Home<BottomLevel>, a: Provider<Cell<BottomLevel, Zero>>, b: Lazy<Cell<BottomLevel, One>>, c: Cell<BottomLevel, Two>) in
            Entrance(
                home,
                [
                    Again<BottomLevel, Zero>.part(of: a, in: home), Later<BottomLevel, One>.part(of: b, in: home),
                    Now<BottomLevel, Two>.part(of: c, in: home),
                ])
        }
    }
}

private struct Plan: CustomStringConvertible {
    struct Line: Sendable {
        let cell: any AnyCell.Type
        let forms: [any Form.Type]
        let isShared: Bool
    }

    /// For each level.
    let lines: [[Line]]
    let rootsAreShared: [Bool]

    @TaskLocal static var current: Plan?

    private static let cells: [[any AnyCell.Type]] = [
        [Cell<TopLevel, Zero>.self, Cell<TopLevel, One>.self, Cell<TopLevel, Two>.self],
        [Cell<MiddleLevel, Zero>.self, Cell<MiddleLevel, One>.self, Cell<MiddleLevel, Two>.self],
        [Cell<BottomLevel, Zero>.self, Cell<BottomLevel, One>.self, Cell<BottomLevel, Two>.self],
    ]

    init(_ random: inout SeededGenerator) {
        lines = (0..<3).map { level in
            (0..<3).map { number in
                let forms = (0..<2).map { _ -> any Form.Type in
                    let isDeferred = random.number(0...3) > 0
                    // An eager dependency is an earlier one, so that there is no cycle of them.
                    let earlier = Plan.cells[..<level].joined() + Plan.cells[level][..<number]
                    if !isDeferred, let target = earlier.randomElement(using: &random) { return target.eager }
                    let targets = Array(Plan.cells[...level].joined())
                    return targets[random.number(0...targets.count - 1)].form(random.number(0...99))
                }
                return Line(cell: Plan.cells[level][number], forms: forms, isShared: random.number(0...2) > 0)
            }
        }
        rootsAreShared = (0..<3).map { _ in random.oneIn(2) }
    }

    static func write<L: Level, S: Scope>(_: L.Type, _ binder: Binder<S>) {
        if L.number == 0 { binder.bind(Nothing.self).to(factory: Nothing.init) }
        for line in current!.lines[L.number] { line.cell.bind(line, binder) }
    }

    static func root<L: Level, Child: Component & SendableMetatype, ChildLevel: Level>(
        _ bind: ReceiptBinder<Entrance<L>>, _: Child.Type, _ home: @escaping @Sendable (Place) -> Home<ChildLevel>
    ) -> BindingReceipt<Entrance<L>> where Child.Seed == Home<ChildLevel>, Child.Root == Entrance<ChildLevel> {
        let make = {
            @Sendable
            (
                own: Home<L>, a: Provider<Cell<L, Zero>>, b: Lazy<Cell<L, One>>, c: Cell<L, Two>, children: ComponentFactory<Child>
            ) -> Entrance<L> in
            let child = Part(in: own, target: nil, kind: .building) {
                let home = home(own)
                let root = children.build(home)
                confirm(root.place === home, "a root of another component")
                return [root]
            }
            return Entrance(
                own, [Again<L, Zero>.part(of: a, in: own), Later<L, One>.part(of: b, in: own), Now<L, Two>.part(of: c, in: own), child])
        }
        return current!.rootsAreShared[L.number] ? bind.sharedInScope().to(factory: make) : bind.to(factory: make)
    }

    var description: String {
        let text = lines.joined().map { "\($0.isShared ? "shared " : "")\($0.cell)\($0.forms)" }.joined(separator: "; ")
        // Without the contexts of private types.
        return text.replacing(#/Stress\.\(unknown context at [^)]*\)\./#, with: "") + "; roots \(rootsAreShared)"
    }
}

// MARK: What they contain

/// A component instance in the model.
private class Place: @unchecked Sendable {
    static let alive = Tally()

    let parent: Place?
    private let lock = NSLock()
    /// The shared instances, by the number of their cell.
    nonisolated(unsafe) private var shared: [Int: WeakHeld] = [:]

    init(in parent: Place? = nil) {
        self.parent = parent
        Place.alive.add()
    }

    deinit { Place.alive.remove() }

    private struct WeakHeld { weak var object: Held? }

    /// Notes a shared instance, of which there must be no other one.
    func note(_ held: Held, as number: Int) {
        // What was loaded is released after the lock: it may be the last reference.
        let before = lock.withLock {
            let before = shared[number]?.object
            shared[number] = WeakHeld(object: held)
            return before
        }
        confirm(before == nil, "a shared instance is created although there is one")
    }

    /// The shared instance of a cell, if there is one.
    func sharedInstance(_ number: Int) -> Held? { lock.withLock { shared[number]?.object } }

    /// The place of a level from here up.
    func at(_ level: Int, from own: Int) -> Place { (0..<own - level).reduce(self) { place, _ in place.parent! } }
}

/// An instance of a graph.
private class Held: @unchecked Sendable {
    static let alive = Tally()
    private static let sound: UInt = 0x600D_CE11

    let place: Place
    var parts: [Part]
    private var state = Held.sound

    init(_ place: Place, _ parts: [Part]) {
        self.place = place
        self.parts = parts
        Held.alive.add()
        Survivors.note(self)
    }

    deinit {
        confirm(state == Held.sound, "an instance is deallocated twice")
        state = 0xDEAD
        Held.alive.remove()
    }

    /// Whether it and all that it retains directly or transitively are alive.
    func check() {
        confirm(state == Held.sound, "an instance is used after it was deallocated")
        for part in parts where part.kind == .eager { part.values().forEach { $0.check() } }
    }
}

private final class Entrance<L: Level>: Held, @unchecked Sendable {}
private final class Cell<L: Level, Number>: Held, @unchecked Sendable {}

/// One request of an instance.
private struct Part: @unchecked Sendable {
    enum Kind { case eager, once, each, weak, derivedWeak, building }

    let place: Place
    let target: (level: Int, number: Int)?
    let kind: Kind
    let values: () -> [Held]
    /// Which place its values belong to.
    private let home: Place?
    private let isShared: Bool

    init(in place: Place, target: (level: Int, number: Int, isShared: Bool, own: Int)?, kind: Kind, _ values: @escaping () -> [Held]) {
        self.place = place
        self.target = target.map { ($0.level, $0.number) }
        self.kind = kind
        self.values = values
        home = target.map { place.at($0.level, from: $0.own) }
        isShared = target?.isShared ?? false
    }

    /// Requests the values, and compares them with the model.
    func use() -> [Held] {
        guard let target, let home else { return values() }
        let known = isShared ? home.sharedInstance(target.number) : nil
        let found = values()
        for value in found {
            value.check()
            confirm(value.place === home, "an instance of another component")
            if isShared {
                confirm(home.sharedInstance(target.number) === value, "an instance that is not the shared one")
                if let known { confirm(known === value, "a second shared instance") }
            }
        }
        switch kind {
        case .eager, .each: confirm(found.count == 1, "no value")
        case .once: confirm(values().first === found.first, "a lazy value is created twice")
        case .weak:
            if known != nil { confirm(found.count == 1, "a weak provider returns nil for an instance that is retained") }
        case .derivedWeak, .building: break
        }
        withExtendedLifetime(known) {}
        return found
    }
}

// MARK: The forms

private protocol Form: SendableMetatype {
    associatedtype Value
    static func part(of value: Value, in home: Place, from level: Int) -> Part
}

private struct Nothing: Form, Sendable {
    static func part(of value: Nothing, in home: Place, from level: Int) -> Part { Part(in: home, target: nil, kind: .building) { [] } }
}

/// A form in which cells are requested.
private protocol CellForm: Form {
    associatedtype L: Level
    associatedtype N
    static var kind: Part.Kind { get }
    static func values(_ value: Value) -> [Held]
}

extension CellForm {
    static func part(of value: Value, in home: Place, from level: Int) -> Part {
        let target = Cell<L, N>.target
        return Part(in: home, target: (target.level, target.number, target.isShared, level), kind: kind) { values(value) }
    }

    static func part<Own: Level>(of value: Value, in home: Home<Own>) -> Part { part(of: value, in: home, from: Own.number) }
}

private enum Name<L: Level, N>: Dovetail.Tag { typealias Element = Cell<L, N> }

private enum Making<L: Level, N>: AssistedFactory {
    typealias Seed = Int
    typealias Element = Cell<L, N>
}

private enum Now<L: Level, N>: CellForm {
    typealias Value = Cell<L, N>
    static var kind: Part.Kind { .eager }
    static func values(_ value: Value) -> [Held] { [value] }
}
private enum Later<L: Level, N>: CellForm {
    typealias Value = Lazy<Cell<L, N>>
    static var kind: Part.Kind { .once }
    static func values(_ value: Value) -> [Held] { [value.get()] }
}
private enum Again<L: Level, N>: CellForm {
    typealias Value = Provider<Cell<L, N>>
    static var kind: Part.Kind { .each }
    static func values(_ value: Value) -> [Held] { [value.get()] }
}
private enum ByName<L: Level, N>: CellForm {
    typealias Value = TaggedProvider<Name<L, N>>
    static var kind: Part.Kind { .each }
    static func values(_ value: Value) -> [Held] { [value.get()] }
}
private enum Called<L: Level, N>: CellForm {
    typealias Value = @Sendable () -> Cell<L, N>
    static var kind: Part.Kind { .each }
    static func values(_ value: @escaping Value) -> [Held] { [value()] }
}
private enum LaterAgain<L: Level, N>: CellForm {
    typealias Value = Lazy<Provider<Cell<L, N>>>
    static var kind: Part.Kind { .each }
    static func values(_ value: Value) -> [Held] { [value.get().get()] }
}
private enum Perhaps<L: Level, N>: CellForm {
    typealias Value = Provider<Cell<L, N>?>
    static var kind: Part.Kind { .each }
    static func values(_ value: Value) -> [Held] { value.get().map { [$0] } ?? [] }
}
private enum Weak<L: Level, N>: CellForm {
    typealias Value = WeakProvider<Cell<L, N>>
    static var kind: Part.Kind { .weak }
    static func values(_ value: Value) -> [Held] { value.get().map { [$0] } ?? [] }
}
private enum WeakOptional<L: Level, N>: CellForm {
    typealias Value = WeakProvider<Cell<L, N>?>
    static var kind: Part.Kind { .derivedWeak }
    static func values(_ value: Value) -> [Held] { (value.get() ?? nil).map { [$0] } ?? [] }
}
private enum WeakTagged<L: Level, N>: CellForm {
    typealias Value = WeakProvider<Tagged<Name<L, N>>>
    static var kind: Part.Kind { .derivedWeak }
    static func values(_ value: Value) -> [Held] { value.get().map { [$0.get()] } ?? [] }
}
private enum WeakAgain<L: Level, N>: CellForm {
    typealias Value = WeakProvider<Provider<Cell<L, N>>>
    static var kind: Part.Kind { .derivedWeak }
    static func values(_ value: Value) -> [Held] { value.get().map { [$0.get()] } ?? [] }
}
private enum WeakLater<L: Level, N>: CellForm {
    typealias Value = WeakProvider<Lazy<Cell<L, N>>>
    static var kind: Part.Kind { .derivedWeak }
    static func values(_ value: Value) -> [Held] { value.get().map { [$0.get()] } ?? [] }
}
private enum WeakCalled<L: Level, N>: CellForm {
    typealias Value = WeakProvider<() -> Cell<L, N>>
    static var kind: Part.Kind { .derivedWeak }
    static func values(_ value: Value) -> [Held] { value.get().map { [$0()] } ?? [] }
}
/// Its products are never shared.
private enum Made<L: Level, N>: Form {
    static func part(of value: Factory<Making<L, N>>, in home: Place, from level: Int) -> Part {
        let target = Cell<L, N>.target
        return Part(in: home, target: (target.level, target.number, false, level), kind: .each) { [value.build(1)] }
    }
}

private protocol AnyCell: SendableMetatype {
    static var eager: any Form.Type { get }
    static func form(_ number: Int) -> any Form.Type
    static func bind<S: Scope>(_ line: Plan.Line, _ binder: Binder<S>)
}

extension Cell: AnyCell {
    /// Where it is in the plan.
    static var target: (level: Int, number: Int, isShared: Bool) {
        let number = Number.self == Zero.self ? 0 : Number.self == One.self ? 1 : 2
        return (L.number, number, Plan.played.lines[L.number][number].isShared)
    }

    static var eager: any Form.Type { Now<L, Number>.self }

    static func form(_ number: Int) -> any Form.Type {
        let forms: [any Form.Type] = [
            Later<L, Number>.self, Again<L, Number>.self, ByName<L, Number>.self, Called<L, Number>.self, LaterAgain<L, Number>.self,
            Perhaps<L, Number>.self, Weak<L, Number>.self, WeakOptional<L, Number>.self, WeakTagged<L, Number>.self,
            WeakAgain<L, Number>.self, WeakLater<L, Number>.self, WeakCalled<L, Number>.self, Made<L, Number>.self, Again<L, Number>.self,
            Weak<L, Number>.self, Nothing.self,
        ]
        return forms[number % forms.count]
    }

    static func bind<S: Scope>(_ line: Plan.Line, _ binder: Binder<S>) {
        func open<A: Form, B: Form>(_: A.Type, _: B.Type) {
            let make = { @Sendable (home: Home<L>, a: A.Value, b: B.Value) -> Cell in
                let cell = Cell(home, [A.part(of: a, in: home, from: L.number), B.part(of: b, in: home, from: L.number)])
                if target.isShared { home.note(cell, as: target.number) }
                return cell
            }
            if line.isShared { binder.bind(Cell.self).sharedInScope().to(factory: make) } else { binder.bind(Cell.self).to(factory: make) }
        }
        open(line.forms[0], line.forms[1])
        binder.bind(Cell.self).tagged(with: Name<L, Number>.self).to { (cell: Cell) in cell }
        binder.bindFactory(Cell.self).with(Making<L, Number>.self).to { (_: Assisted<Int>, home: Home<L>) in Cell(home, []) }
    }
}

// MARK: The threads

/// What the threads hand to each other.
private final class Pool: @unchecked Sendable {
    enum Item {
        case instance(Held)
        case part(Part)
    }

    private let lock = NSLock()
    private var items: [Item] = []

    /// Adds an item. Returns what is dropped for it, which the caller releases without a lock.
    func put(_ item: Item, _ random: inout SeededGenerator) -> Item? {
        let place = random.number(0...29)
        return lock.withLock {
            if items.count < 30 {
                items.append(item)
                return nil
            }
            let dropped = items[place]
            items[place] = item
            return dropped
        }
    }

    func any(_ random: inout SeededGenerator) -> Item? {
        let place = random.number(0...29)
        return lock.withLock { items.isEmpty ? nil : items[place % items.count] }
    }

    func drop(_ random: inout SeededGenerator) -> Item? {
        let place = random.number(0...29)
        return lock.withLock { items.isEmpty ? nil : items.remove(at: place % items.count) }
    }
}

extension Plan {
    /// The plan whose graph exists now.
    nonisolated(unsafe) static var played: Plan { playedPlan! }
    nonisolated(unsafe) fileprivate static var playedPlan: Plan?
}

/// The instances that retain each other, which the rules have warned about.
private enum Survivors {
    private struct Entry { weak var held: Held? }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [Entry] = []

    static func note(_ held: Held) { lock.withLock { entries.append(Entry(held: held)) } }

    static func release() {
        for held in entries.compactMap(\.held) { held.parts = [] }
    }

    static func forget() { entries = [] }
}

/// Plays one graph. Returns whether it is valid.
private func play(seed: UInt64) -> Bool {
    var random = SeededGenerator(seed: seed)
    let plan = Plan(&random)
    Plan.playedPlan = plan
    subject = "STRESS_SEED=\(seed): \(plan)"
    Subject.write(subject)
    let (ids, factory) = Plan.$current.withValue(plan) {
        let found = Top.graph().validate()
        return (found.map(\.id.rawValue), found.contains { $0.severity == .error } ? nil : try? ComponentFactory.of(Top.self))
    }
    guard let factory else { return false }
    let pool = Pool()
    onThreads(4) { number in
        var random = SeededGenerator(seed: seed &* 4 &+ UInt64(number) &+ 1)
        for step in 0..<60 { playStep(step, factory, pool, &random) }
        while let item = pool.drop(&random) { withExtendedLifetime(item) {} }
    }
    if ids.contains("retain-cycle") { Survivors.release() }
    confirm(Held.alive.count == 0, "\(Held.alive.count) instances are never deallocated")
    confirm(Place.alive.count == 0, "\(Place.alive.count) components are never deallocated")
    Survivors.forget()
    return true
}

private func playStep(_ step: Int, _ factory: ComponentFactory<Top>, _ pool: Pool, _ random: inout SeededGenerator) {
    var dropped: [Pool.Item?] = []
    if step == 0 || random.oneIn(25) { dropped.append(pool.put(.instance(factory.build(Home())), &random)) }
    switch (random.number(0...9), pool.any(&random)) {
    case (0...1, _): dropped.append(pool.drop(&random))
    case (_, .instance(let held)):
        held.check()
        if let part = held.parts.randomElement(using: &random) { dropped.append(pool.put(.part(part), &random)) }
    case (_, .part(let part)):
        for value in part.use() { dropped.append(pool.put(.instance(value), &random)) }
    case (_, nil): break
    }
}

// SPDX-License-Identifier: Apache-2.0
