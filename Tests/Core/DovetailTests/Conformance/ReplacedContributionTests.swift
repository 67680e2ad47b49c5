import Dovetail
import TestTools
import Testing

/// Random contributions in a tree of components, and random replacements of them, against a plain model.
@Suite(.watched(patience: 600)) struct ReplacedContributionTests {
    @Test func `contributions and their replacements match their model`() throws {
        try forRandomGraphs(300) { seed in
            let stock = Stock(seed: seed)
            let differences = try Stock.$current.withValue(stock) { try stock.differences() }
            #expect(differences == [], "RANDOM_SEED=\(seed)")
        }
    }
}

// MARK: What is drawn

/// What four components contribute, and what two replacing modules say.
private struct Stock: Sendable {
    struct Item {
        enum Collection: CaseIterable { case list, tagged, dictionary, set }

        let collection: Collection
        /// One number for an element or an entry, several for several elements.
        let values: [Int]
        let isMany: Bool
        /// The key of an entry.
        let key: Int
        let isShared: Bool
    }

    /// The parent of each component.
    static let parents: [Int?] = [nil, 0, 1, 0]

    @TaskLocal static var current: Stock?

    var components: [[Item]] = []
    var replacing: [[Item]] = []

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var next = 0
        func items(_ count: Int) -> [Item] {
            (0..<count).map { _ in
                let collection = Item.Collection.allCases[random.number(0...3)]
                let isMany = random.oneIn(4) && (collection == .list || collection == .tagged)
                let values = (0..<(isMany ? random.number(0...2) : 1)).map { _ in
                    next += 1
                    return next
                }
                return Item(collection: collection, values: values, isMany: isMany, key: random.number(0...5), isShared: random.oneIn(2))
            }
        }
        components = Self.parents.map { _ in items(random.number(0...4)) }
        replacing = (0..<random.number(0...2)).map { _ in items(random.number(0...3)) }
    }
}

// MARK: The model

extension Stock {
    private struct Entry: Equatable {
        var value: Int
        var key: Int
        var isShared: Bool
    }

    private func line(to component: Int) -> [Int] {
        Array(sequence(first: component) { Self.parents[$0] }).reversed()
    }

    private func entries(_ items: [Item]) -> [Entry] {
        items.flatMap { item in item.values.map { Entry(value: $0, key: item.key, isShared: item.isShared) } }
    }

    /// What a component sees in a collection, in order.
    private func view(_ collection: Item.Collection, in component: Int) -> [Entry] {
        let levels = line(to: component).map { components[$0].filter { $0.collection == collection } }
        let swaps = replacing.joined().filter { $0.collection == collection }
        guard collection == .dictionary else {
            guard !swaps.isEmpty else { return entries(levels.flatMap { $0 }) }
            // All that the first of them contributes is replaced, and the others inherit it.
            return levels.contains { !$0.isEmpty } ? entries(Array(swaps)) : []
        }
        var seen: Set<Int> = []
        return entries(levels.flatMap { $0 }).compactMap { entry in
            guard let swap = swaps.first(where: { $0.key == entry.key }) else { return entry }
            return seen.insert(entry.key).inserted ? entries([swap])[0] : nil
        }
    }

    private var errors: Set<String> {
        var errors: Set<String> = []
        for collection in Item.Collection.allCases {
            let swaps = replacing.map { $0.filter { $0.collection == collection } }
            let bound = components.joined().filter { $0.collection == collection }
            if collection == .dictionary {
                let keys = swaps.joined().map(\.key)
                if Set(keys).count < keys.count { errors.insert("duplicate-replacement") }
                if !keys.allSatisfy({ key in bound.contains { $0.key == key } }) { errors.insert("unmatched-replacement") }
                for component in components.indices {
                    // A replacement hides none.
                    let seen = line(to: component).flatMap { components[$0] }.filter { $0.collection == .dictionary }.map(\.key)
                    if Set(seen).count < seen.count { errors.insert("duplicate-dictionary-key") }
                }
            } else {
                if swaps.count(where: { !$0.isEmpty }) > 1 { errors.insert("duplicate-replacement") }
                if swaps.contains(where: { !$0.isEmpty }), bound.isEmpty { errors.insert("unmatched-replacement") }
            }
        }
        return errors
    }

    // MARK: What is there instead

    fileprivate func differences() throws -> [String] {
        let all: [any Module.Type] = [Swap<First>.self, Swap<Second>.self]
        let swaps = Array(all.prefix(replacing.count))
        let found = Set(Board<First>.graph(replacing: swaps).validate().errors.ids)
        if found != errors { return ["found \(found.sorted()), expected \(errors.sorted())"] }
        guard found.isEmpty else { return [] }
        return differences(0, try ComponentFactory.of(Board<First>.self, replacing: swaps).build().shelf)
    }

    private func differences(_ component: Int, _ shelf: Shelf) -> [String] {
        var differences: [String] = []
        func compare(_ name: String, _ found: [Entry], _ expected: [Entry]) {
            if found != expected { differences.append("\(name) in \(component): \(found), expected \(expected)") }
        }
        func listed(_ get: () -> [Thing]) -> [Entry] {
            zip(get(), get()).map { Entry(value: $0.value, key: 0, isShared: $0 === $1) }
        }
        func unkeyed(_ entries: [Entry]) -> [Entry] { entries.map { Entry(value: $0.value, key: 0, isShared: $0.isShared) } }
        compare("list", listed(shelf.list), unkeyed(view(.list, in: component)))
        compare("tagged", listed(shelf.tagged), unkeyed(view(.tagged, in: component)))
        let (one, other) = (shelf.dictionary(), shelf.dictionary())
        compare(
            "dictionary", one.map { Entry(value: $1.value, key: $0, isShared: $1 === other[$0]) }.sorted { $0.key < $1.key },
            view(.dictionary, in: component).sorted { $0.key < $1.key })
        if shelf.set() != Set(view(.set, in: component).map(\.value)) { differences.append("set in \(component): \(shelf.set())") }
        let children = Self.parents.indices.filter { Self.parents[$0] == component }
        return differences + zip(children, shelf.children).flatMap { self.differences($0, $1()) }
    }
}

// MARK: Components

private final class Thing: Sendable {
    let value: Int
    init(_ value: Int) { self.value = value }
}

private enum Special: Tag { typealias Element = [Thing] }

private struct Shelf {
    let list: () -> [Thing]
    let tagged: () -> [Thing]
    let dictionary: () -> [Int: Thing]
    let set: () -> Set<Int>
    var children: [() -> Shelf] = []
}

private struct Rack<N> { let shelf: Shelf }

private protocol Number: SendableMetatype {
    static var number: Int { get }
    static func install<S>(_ binder: Binder<S>)
    static func root(_ bind: ReceiptBinder<Rack<Self>>) -> BindingReceipt<Rack<Self>>
}

extension Number {
    static func install<S>(_ binder: Binder<S>) {}
    static func root(_ bind: ReceiptBinder<Rack<Self>>) -> BindingReceipt<Rack<Self>> {
        bind.to { (list: Provider<[Thing]>, tagged: TaggedProvider<Special>, dictionary: Provider<[Int: Thing]>, set: Provider<Set<Int>>) in
            Rack(shelf: Shelf(list: list.get, tagged: tagged.get, dictionary: dictionary.get, set: set.get))
        }
    }
}

private enum First: Number {
    static let number = 0
    static func install<S>(_ binder: Binder<S>) {
        binder.install(dependency: Board<Second>.self)
        binder.install(dependency: Board<Fourth>.self)
        binder.declareCollection(of: Thing.self)
        binder.declareCollection(tagged: Special.self)
        binder.declareDictionary(of: Thing.self, keyedBy: Int.self)
        binder.declareSet(of: Int.self)
    }
    static func root(_ bind: ReceiptBinder<Rack<First>>) -> BindingReceipt<Rack<First>> {
        bind.to {
            (
                list: Provider<[Thing]>, tagged: TaggedProvider<Special>, dictionary: Provider<[Int: Thing]>, set: Provider<Set<Int>>,
                second: ComponentFactory<Board<Second>>, fourth: ComponentFactory<Board<Fourth>>
            ) in
            Rack(
                shelf: Shelf(
                    list: list.get, tagged: tagged.get, dictionary: dictionary.get, set: set.get,
                    children: [{ second.build().shelf }, { fourth.build().shelf }]))
        }
    }
}

private enum Second: Number {
    static let number = 1
    static func install<S>(_ binder: Binder<S>) { binder.install(dependency: Board<Third>.self) }
    static func root(_ bind: ReceiptBinder<Rack<Second>>) -> BindingReceipt<Rack<Second>> {
        bind.to {
            (
                list: Provider<[Thing]>, tagged: TaggedProvider<Special>, dictionary: Provider<[Int: Thing]>, set: Provider<Set<Int>>,
                third: ComponentFactory<Board<Third>>
            ) in
            Rack(
                shelf: Shelf(
                    list: list.get, tagged: tagged.get, dictionary: dictionary.get, set: set.get, children: [{ third.build().shelf }]))
        }
    }
}

private enum Third: Number { static let number = 2 }
private enum Fourth: Number { static let number = 3 }

private struct Life<N>: Scope {}

private enum Board<N: Number>: RootComponent {
    typealias Scope = Life<N>
    static func configure(binder: Binder<Life<N>>) {
        N.install(binder)
        Stock.current?.components[N.number].write(binder)
    }
    static func configureRoot(binder bind: ReceiptBinder<Rack<N>>) -> BindingReceipt<Rack<N>> { N.root(bind) }
}

private enum Swap<N: Number>: Module {
    typealias Scope = Life<N>
    static func configure(binder: Binder<Life<N>>) { Stock.current?.replacing[N.number].write(binder) }
}

extension [Stock.Item] {
    fileprivate func write<S: Scope>(_ binder: Binder<S>) {
        for item in self {
            let values = item.values
            switch (item.collection, item.isMany) {
            case (.list, true) where item.isShared:
                binder.bind(Thing.self).elementsIntoCollection().sharedInScope().to { () -> [Thing] in values.map { Thing($0) } }
            case (.list, true):
                binder.bind(Thing.self).elementsIntoCollection().to { () -> [Thing] in values.map { Thing($0) } }
            case (.list, false) where item.isShared:
                binder.bind(Thing.self).intoCollection().sharedInScope().to { () -> Thing in Thing(values[0]) }
            case (.list, false):
                binder.bind(Thing.self).intoCollection().to { () -> Thing in Thing(values[0]) }
            case (.tagged, true) where item.isShared:
                binder.bind(Thing.self).elementsIntoCollection().tagged(with: Special.self).sharedInScope().to { () -> [Thing] in
                    values.map { Thing($0) }
                }
            case (.tagged, true):
                binder.bind(Thing.self).elementsIntoCollection().tagged(with: Special.self).to { () -> [Thing] in values.map { Thing($0) } }
            case (.tagged, false) where item.isShared:
                binder.bind(Thing.self).intoCollection().tagged(with: Special.self).sharedInScope().to { () -> Thing in Thing(values[0]) }
            case (.tagged, false):
                binder.bind(Thing.self).intoCollection().tagged(with: Special.self).to { () -> Thing in Thing(values[0]) }
            case (.dictionary, _) where item.isShared:
                binder.bind(Thing.self).intoDictionary(item.key).sharedInScope().to { () -> Thing in Thing(values[0]) }
            case (.dictionary, _):
                binder.bind(Thing.self).intoDictionary(item.key).to { () -> Thing in Thing(values[0]) }
            case (.set, _):
                binder.bind(Int.self).intoSet().to(value: values[0])
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
