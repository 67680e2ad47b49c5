import Dovetail
import TestTools
import Testing

/// What components, their modules and their collections cost through the front door, at n and at 4n.
@Suite(.serialized, .watched(patience: 60)) struct GrowthOfComponents {
    /// A row of the table: a component with `count` of something, collected, checked and, where it is valid, linked.
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        let size: Int
        var isValid = true
        /// What each component of a nest says, given its depth; or what the only one says, for each number.
        let write: @Sendable (Int, Binder<Unscoped>) -> Void
        var shape = Shape.nest
        enum Shape { case nest, children, flat }

        var testDescription: String { name }
    }

    static let rows = [
        Row(name: "many children", size: 500, write: { _, _ in }, shape: .children),
        Row(
            name: "many children that install one another", size: 200, write: { number, binder in Nest.install(number + 1, binder) },
            shape: .children),
        Row(name: "deep nests", size: 200, write: { _, _ in }),
        Row(name: "deep nests that include what the root includes", size: 200) { _, binder in binder.include(module: Common.self) },
        Row(name: "deep nests that install what the root installs", size: 200) { _, binder in
            binder.install(dependency: Nested<Never>.self)
        },
        Row(name: "deep nests that ask for what the root binds", size: 200) { number, binder in
            if number == 0 { binder.bind(Double.self).to(value: 1) }
            binder.bind(String.self).intoCollection().to { (number: Double) in "\(number)" }
        },
        Row(name: "deep nests with entries of one dictionary", size: 200) { number, binder in
            binder.bind(String.self).intoDictionary(number).to(value: "entry")
        },
        Row(name: "deep nests that install the root", size: 120, isValid: false) { _, binder in Nest.install(0, binder) },
        Row(name: "entries of a dictionary", size: 800, write: entry, shape: .flat),
        Row(name: "replaced entries of a dictionary", size: 800, write: entry, shape: .flat),
        Row(
            name: "replaced elements of a collection", size: 800,
            write: { number, binder in binder.bind(Int.self).intoCollection().to(value: number) }, shape: .flat),
        Row(
            name: "one key that is bound and replaced again and again", size: 800, isValid: false,
            write: { number, binder in binder.bind(Int.self).to(value: number) }, shape: .flat),
    ]

    private static let entry: @Sendable (Int, Binder<Unscoped>) -> Void = { number, binder in
        binder.bind(Int.self).intoDictionary(number).to(value: number)
    }

    @Test(arguments: rows) func `four times the components take about four times as long`(row: Row) throws {
        func link(_ nest: Nest) throws {
            func link<C: RootComponent>(_: C.Type) throws where C.Seed == Void {
                let replacing: [any Module.Type] = row.name.contains("replaced") ? [Entries.self] : []
                if row.isValid { return _ = try ComponentFactory.of(C.self, replacing: replacing) }
                #expect(throws: GraphError.self) { try ComponentFactory.of(C.self, replacing: replacing) }
            }
            try Nest.$current.withValue(nest) { try _openExistential(nest.component(0), do: link) }
        }
        let small = Nest(types: Scale.types(row.size), row: row)
        let large = Nest(types: Scale.types(row.size * 4), row: row)
        // The first one makes the types.
        try link(large)
        try expectLinearGrowth(row.name) {
            try link(small)
        } large: {
            try link(large)
        }
    }
}

@Suite(.watched(patience: 60)) struct DeepNestTests {
    private static func link(nestOf count: Int) throws {
        func link<C: RootComponent>(_: C.Type) throws { _ = try ComponentFactory.of(C.self, validate: false) }
        let nest = Nest(types: Scale.types(count), row: GrowthOfComponents.Row(name: "a nest", size: count, write: { _, _ in }))
        try Nest.$current.withValue(nest) { try _openExistential(nest.component(0), do: link) }
    }

    // The finding is in DovetailGraphTests, without the types.
    @Test func `D a nest that is too deep, and is not validated, ends with a message`() async throws {
        try Self.link(nestOf: 65_536)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater()
            try DeepNestTests.link(nestOf: 65_537)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("components are nested deeper than 65535, and the graph was not validated"))
    }
}

/// Component types by number, and what they say.
private struct Nest: Sendable {
    @TaskLocal static var current: Nest?

    let types: [Any.Type]
    let row: GrowthOfComponents.Row
    private let numbers: [ObjectIdentifier: Int]

    init(types: [Any.Type], row: GrowthOfComponents.Row) {
        self.types = types
        self.row = row
        numbers = Dictionary(uniqueKeysWithValues: types.enumerated().map { (ObjectIdentifier($1), $0) })
    }

    func component(_ number: Int) -> any Plain.Type {
        func open<Digits>(_: Digits.Type) -> any Plain.Type { Nested<Digits>.self }
        return _openExistential(types[number], do: open)
    }

    static func install(_ number: Int, _ binder: Binder<Unscoped>) {
        guard let nest = current, number < nest.types.count else { return }
        func install<C: Plain>(_: C.Type) { binder.install(dependency: C.self) }
        _openExistential(nest.component(number), do: install)
    }

    func write(_ type: Any.Type, _ binder: Binder<Unscoped>) {
        guard let number = numbers[ObjectIdentifier(type)] else { return }
        if number == 0 {
            binder.include(module: Common.self)
            binder.install(dependency: Nested<Never>.self)
        }
        switch row.shape {
        case .flat: for number in types.indices { row.write(number, binder) }
        case .children:
            row.write(number, binder)
            if number == 0 { for child in types.indices.dropFirst() { Self.install(child, binder) } }
        case .nest:
            row.write(number, binder)
            Self.install(number + 1, binder)
        }
    }
}

private protocol Plain: RootComponent where Seed == Void, Scope == Unscoped {}

private struct End<Digits>: Sendable {}

private enum Nested<Digits>: Plain {
    static func configure(binder: Binder<Unscoped>) { Nest.current?.write(Digits.self, binder) }
    static func configureRoot(binder bind: ReceiptBinder<End<Digits>>) -> BindingReceipt<End<Digits>> { bind.to(value: End()) }
}

private enum Common: Module {
    static func configure(binder: Binder<Unscoped>) { binder.bind(Float.self).to(value: 1) }
}

private enum Entries: Module {
    static func configure(binder: Binder<Unscoped>) {
        guard let nest = Nest.current else { return }
        for number in nest.types.indices {
            switch nest.row.name {
            case "replaced entries of a dictionary": binder.bind(Int.self).intoDictionary(number).to(value: -number)
            case "replaced elements of a collection": binder.bind(Int.self).intoCollection().to(value: -number)
            default: binder.bind(Int.self).to(value: -number)
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
