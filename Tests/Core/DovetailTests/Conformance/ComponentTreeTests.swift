import Dovetail
import DovetailGraph
import TestTools
import Testing

/// Random trees of components, against a plain model of what `install`, `include`, scopes and seeds mean.
@Suite(.watched(patience: 600)) struct ComponentTreeTests {
    @Test func `every tree of components matches its model`() throws {
        try forRandomGraphs(250) { seed in
            let plan = TreePlan(seed: seed)
            let model = TreeModel(plan)
            let differences = try Site.$plan.withValue(plan) { try model.differences(seed: seed) }
            #expect(differences == [], "RANDOM_SEED=\(seed)")
        }
    }
}

// MARK: What is drawn

/// What each of a few component types and modules says, and what kind of component each is.
private struct TreePlan: Sendable {
    enum Step { case install(Int), include(Int) }
    enum Seed: CaseIterable { case none, own, number }

    var components: [[Step]] = []
    var modules: [[Step]] = []
    var scopes: [Int?] = []
    var seeds: [Seed] = []
    var types: [any Planned.Type] = []
    var fittings: [any Fitting.Type] = []
    var numbers: [ObjectIdentifier: Int] = [:]

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let componentCount = random.number(2...7)
        let moduleCount = random.number(0...3)
        // The root is installed inside of itself in few graphs, or no others would be looked at.
        let firstComponent = random.oneIn(8) ? 0 : 1
        func installs() -> [Step] {
            (0..<random.number(0...3)).map { _ in .install(random.number(firstComponent...componentCount - 1)) }
        }
        modules = (0..<moduleCount).map { number in
            (installs() + (number > 0 && random.oneIn(3) ? [.include(random.number(0...number - 1))] : [])).shuffled(using: &random)
        }
        components = (0..<componentCount).map { _ in
            let includes: [Step] = (0..<random.number(0...1)).compactMap { _ in
                moduleCount > 0 ? .include(random.number(0...moduleCount - 1)) : nil
            }
            return (installs() + includes).shuffled(using: &random)
        }
        scopes = components.indices.map { _ in random.oneIn(2) ? random.number(0...11) : nil }
        seeds = components.indices.map { _ in random.oneIn(6) ? .number : random.oneIn(2) ? .own : .none }
        types = components.indices.map { Self.type($0, scope: scopes[$0], seed: seeds[$0]) }
        fittings = modules.indices.map { Self.fitting($0) }
        for (number, type) in types.enumerated() { numbers[ObjectIdentifier(type)] = number }
        for (number, type) in fittings.enumerated() { numbers[ObjectIdentifier(type)] = number }
        while TreeModel(self).nodes.count > 60 { components = components.map { Array($0.dropLast()) } }
    }

    private static let names = Shared(Scale.types(12))

    private static func type(_ number: Int, scope: Int?, seed: Seed) -> any Planned.Type {
        func named<Name>(_: Name.Type) -> any Planned.Type {
            func seeded<S: SeedKind>(_: S.Type) -> any Planned.Type {
                guard let scope else { return Free<Name, S>.self }
                func scoped<Digits>(_: Digits.Type) -> any Planned.Type { Scoped<Name, S, Level<Digits>>.self }
                return _openExistential(names.value[scope], do: scoped)
            }
            return switch seed {
            case .none: seeded(NoSeed.self)
            case .own: seeded(OwnSeed<Name>.self)
            case .number: seeded(NumberSeed.self)
            }
        }
        return _openExistential(names.value[number], do: named)
    }

    private static func fitting(_ number: Int) -> any Fitting.Type {
        func named<Name>(_: Name.Type) -> any Fitting.Type { Fitted<Name>.self }
        return _openExistential(names.value[number], do: named)
    }
}

private enum Site {
    @TaskLocal static var plan: TreePlan?
}

// MARK: The model

private struct TreeModel {
    struct Node {
        let type: Int
        let parent: Int?
        var installed: [Int] = []
        var children: [Int] = []
        var modules: Set<Int> = []
        /// The places of its own installs in `installations`, without those of the root.
        var doors: [Int] = []
    }

    struct Installation { let component: Int, target: Int }

    let plan: TreePlan
    var nodes: [Node] = []
    var installations: [Installation] = []

    init(_ plan: TreePlan) {
        self.plan = plan
        visit(0, nil)
    }

    private mutating func visit(_ type: Int, _ parent: Int?) {
        let number = nodes.count
        nodes.append(Node(type: type, parent: parent))
        if let parent { nodes[parent].children.append(number) }
        walk(plan.components[type], number)
        for child in nodes[number].installed where nodes.count < 500 { visit(child, number) }
    }

    private mutating func walk(_ steps: [TreePlan.Step], _ node: Int) {
        for step in steps {
            switch step {
            case .install(let target):
                installations.append(Installation(component: node, target: target))
                if target == 0 { continue }
                nodes[node].doors.append(installations.count - 1)
                if !line(from: node).contains(where: { nodes[$0].installed.contains(target) }) { nodes[node].installed.append(target) }
            case .include(let module):
                if line(from: node).contains(where: { nodes[$0].modules.contains(module) }) { continue }
                nodes[node].modules.insert(module)
                walk(plan.modules[module], node)
            }
        }
    }

    /// The node and its ancestors.
    func line(from node: Int) -> [Int] { Array(sequence(first: node) { nodes[$0].parent }) }

    /// What an install leads to: the child of the nearest that has it; nil for the root.
    func target(_ installation: Installation) -> Int? {
        for level in line(from: installation.component) {
            if let child = nodes[level].children.first(where: { nodes[$0].type == installation.target }) { return child }
        }
        return nil
    }

    var errors: Set<String> {
        var errors: Set<String> = []
        if installations.contains(where: { $0.target == 0 }) { errors.insert("component-cycle") }
        for node in nodes.indices {
            let above = line(from: node).dropFirst().map { nodes[$0].type }
            if let scope = plan.scopes[nodes[node].type], above.contains(where: { plan.scopes[$0] == scope }) {
                errors.insert("repeated-scope \(TypeName(plan.types[nodes[node].type]).full)")
            }
            if plan.seeds[nodes[node].type] == .number, above.contains(where: { plan.seeds[$0] == .number }) {
                errors.insert("shadowed-binding")
            }
        }
        return errors
    }
}

// MARK: What is there instead

extension TreeModel {
    func differences(seed: UInt64) throws -> [String] {
        func open<C: Planned>(_: C.Type) throws -> [String] {
            let graph = C.graph()
            let structure = structureDifferences(graph)
            if structure != [] { return structure }
            let findings = graph.validate().errors
            let found = Set(findings.map { $0.id == .repeatedScope ? "\($0.id) \($0.types[0])" : "\($0.id)" })
            if found != errors { return ["found \(found.sorted()), expected \(errors.sorted())"] }
            guard found.isEmpty else { return [] }
            return walk(0, try ComponentFactory.of(C.self).build(C.seed(1)).station, [:])
        }
        return try _openExistential(plan.types[0], do: open)
    }

    private func structureDifferences(_ graph: Graph) -> [String] {
        let numbers = Dictionary(uniqueKeysWithValues: plan.types.enumerated().map { (TypeName($1).full, $0) })
        let components = graph.components.map { "\(numbers[$0.name.full] ?? -1) in \($0.parent ?? -1)" }
        let expected = nodes.map { "\($0.type) in \($0.parent ?? -1)" }
        let installed = graph.installations.map { "\(numbers[$0.name.full] ?? -1) in \($0.component) is \($0.child ?? -1)" }
        let expectedInstalled = installations.map { "\($0.target) in \($0.component) is \(target($0) ?? -1)" }
        return (components == expected ? [] : ["components \(components), expected \(expected)"])
            + (installed == expectedInstalled ? [] : ["installations \(installed), expected \(expectedInstalled)"])
    }

    /// Builds each child once, and once more what is only installed again.
    private func walk(_ node: Int, _ station: Station, _ above: [Int: Station]) -> [String] {
        var differences = compare(node, station, above)
        var stations = above
        stations[node] = station
        let doors = line(from: node).reversed().flatMap { nodes[$0].doors }
        if station.doors.map(\.target) != doors.map({ installations[$0].target }) {
            return differences + ["doors \(station.doors.map(\.target)) of \(node)"]
        }
        var built: Set<Int> = []
        for (door, installation) in zip(station.doors, doors).suffix(nodes[node].doors.count) {
            guard let child = target(installations[installation]) else { return differences + ["no child"] }
            if nodes[child].parent == node, built.insert(child).inserted {
                differences += walk(child, door.build(child), stations)
            } else {
                differences += compare(child, door.build(child), stations)
            }
        }
        return differences
    }

    private func compare(_ node: Int, _ station: Station, _ stations: [Int: Station]) -> [String] {
        var differences: [String] = []
        let line = Array(line(from: node).reversed())
        let names = line.map { "\(nodes[$0].type)" }
        if station.names != names { differences.append("names \(station.names), expected \(names)") }
        let above = nodes[node].parent.flatMap { stations[$0]?.seeds } ?? []
        let seeds = above + (plan.seeds[nodes[node].type] == .none ? [] : [node == 0 ? 1 : node])
        if station.seeds != seeds { differences.append("seeds \(station.seeds) of \(names), expected \(seeds)") }
        if station.marks.count != line.count { return differences + ["\(station.marks.count) marks of \(names)"] }
        for (level, mark) in zip(line.dropLast(), station.marks) {
            let isSame = mark === stations[level]?.marks.last
            if isSame != (plan.scopes[nodes[level].type] != nil) { differences.append("the mark of \(level) in \(names)") }
        }
        if stations.values.contains(where: { $0.marks.contains { $0 === station.marks.last } }) {
            differences.append("an old mark in \(names)")
        }
        return differences
    }
}

// MARK: Components

private final class Mark: Sendable {}

private struct Station {
    let names: [String]
    let marks: [Mark]
    let doors: [Door]
    let seeds: [Int]
}

/// A component's root: a type of its own for each, because a child binds nothing that its parent binds.
private struct Stop<Name> { let station: Station }

/// What an install makes available.
private struct Door {
    let target: Int
    let build: (Int) -> Station
}

private enum Seeds: Tag { typealias Element = [Int] }
private struct Level<Digits>: Scope {}
private struct Badge<Name>: Sendable { let number: Int }

private protocol SeedKind {
    associatedtype Value: Sendable
    static func value(_ number: Int) -> Value
    static func write<S>(_ binder: Binder<S>)
}

private enum NoSeed: SeedKind {
    static func value(_ number: Int) {}
    static func write<S>(_ binder: Binder<S>) {}
}

private enum OwnSeed<Name>: SeedKind {
    static func value(_ number: Int) -> Badge<Name> { Badge(number: number) }
    static func write<S>(_ binder: Binder<S>) {
        binder.bind(Int.self).intoCollection().tagged(with: Seeds.self).to { (badge: Badge<Name>) in badge.number }
    }
}

private enum NumberSeed: SeedKind {
    static func value(_ number: Int) -> Int { number }
    static func write<S>(_ binder: Binder<S>) {
        binder.bind(Int.self).intoCollection().tagged(with: Seeds.self).to { (number: Int) in number }
    }
}

private protocol Planned: RootComponent, SendableMetatype where Root == Stop<Name>, Seed: Sendable {
    associatedtype Name
    static func seed(_ number: Int) -> Seed
}

extension Planned {
    static func configureRoot(binder bind: ReceiptBinder<Stop<Name>>) -> BindingReceipt<Stop<Name>> {
        bind.to { (names: [String], marks: [Mark], doors: [Door], seeds: TaggedProvider<Seeds>) in
            Stop(station: Station(names: names, marks: marks, doors: doors, seeds: seeds.get()))
        }
    }

    fileprivate static func write<S>(_ binder: Binder<S>) {
        guard let plan = Site.plan, let number = plan.numbers[ObjectIdentifier(Self.self)] else { return }
        if number == 0 {
            binder.declareCollection(of: Door.self)
            binder.declareCollection(tagged: Seeds.self)
        }
        binder.bind(String.self).intoCollection().to(value: "\(number)")
        plan.write(plan.components[number], binder)
    }
}

private enum Free<Name, S: SeedKind>: Planned {
    typealias Seed = S.Value
    static func seed(_ number: Int) -> S.Value { S.value(number) }
    static func configure(binder: Binder<Unscoped>) {
        write(binder)
        S.write(binder)
        binder.bind(Mark.self).intoCollection().to(factory: Mark.init)
    }
}

private enum Scoped<Name, S: SeedKind, Own: Scope>: Planned {
    typealias Scope = Own
    typealias Seed = S.Value
    static func seed(_ number: Int) -> S.Value { S.value(number) }
    static func configure(binder: Binder<Own>) {
        write(binder)
        S.write(binder)
        binder.bind(Mark.self).intoCollection().sharedInScope().to(factory: Mark.init)
    }
}

private protocol Fitting: Module, SendableMetatype where Scope == Unscoped {}

private enum Fitted<Name>: Fitting {
    static func configure(binder: Binder<Unscoped>) {
        guard let plan = Site.plan, let number = plan.numbers[ObjectIdentifier(Self.self)] else { return }
        plan.write(plan.modules[number], binder)
    }
}

extension TreePlan {
    fileprivate func write<S>(_ steps: [Step], _ binder: Binder<S>) {
        for step in steps {
            switch step {
            case .install(let target):
                func install<C: Planned>(_: C.Type) {
                    binder.install(dependency: C.self)
                    if target == 0 { return }
                    binder.bind(Door.self).intoCollection().to { (factory: ComponentFactory<C>) in
                        Door(target: target) { factory.build(C.seed($0)).station }
                    }
                }
                _openExistential(types[target], do: install)
            case .include(let module):
                func include<M: Fitting>(_: M.Type) { binder.include(module: M.self) }
                _openExistential(fittings[module], do: include)
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
