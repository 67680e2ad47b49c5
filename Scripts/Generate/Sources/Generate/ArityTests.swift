// Writes Tests/Core/DovetailTests/Generated: for each builder and each number of parameters, a binding whose parameters have distinct types
// and values. Also the same for the overloads of the module Cleanse, in Tests/Migration/CleanseSwiftFive/Generated and in
// Tests/Migration/CleanseTests/Generated.
//
// Tests/Core/DovetailTests/ArityTests.swift reads what each binding received. All types have the same layout, so that a wrong index is a wrong
// number, and no crash. Of the generator under test, only the number of arities is used: its faults must not be repeated.

import Foundation

func arityTestFiles() -> [String: String] {
    inFolder("Tests/Core/DovetailTests/Generated", files)
        .merging(inFolder("Tests/Migration/CleanseTests/Generated", cleanseSix)) { $1 }
        .merging(inFolder("Tests/Migration/CleanseSwiftFive/Generated", cleanseFive)) { $1 }
}

/// The overloads, and packs of no, one, two and four elements.
private let overloaded = Array(arities)
private let tested = overloaded + [1, 2, 3, 5].map { arities.upperBound + $0 }

/// Two to four arguments, whose overloads are fewer.
private func tested(from arguments: Int) -> [Int] {
    arguments == 1 ? tested : Array(0...dependencyCounts(besides: arguments).upperBound + 2)
}

private func lines<Items: Sequence>(_ items: Items, _ line: (Items.Element) -> String) -> String {
    items.map(line).joined(separator: "\n")
}

/// Where a function takes the seed; elsewhere it takes a dependency. The two patterns together show each position as both.
private enum Seeds: String {
    case none = "take"
    case even = "takeEven"
    case odd = "takeOdd"

    func take(_ position: Int) -> Bool { self != .none && (position % 2 == 0) == (self == .even) }
}

private func parameters(_ count: Int, _ seeds: Seeds = .none) -> String {
    list(count) { "_ p\($0): " + (seeds.take($0) ? "Assisted<Seed>" : "N\($0)") }
}
private func numbers(_ count: Int, _ seeds: Seeds = .none) -> String {
    "[" + list(count) { "p\($0)." + (seeds.take($0) ? "get().number" : "number") } + "]"
}
private func function(_ seeds: Seeds) -> (Int) -> String {
    { "@Sendable func \(seeds.rawValue)\($0)(\(parameters($0, seeds))) -> Taken { Taken(numbers: \(numbers($0, seeds))) }" }
}

/// A function that finishes the binding of each arity: one statement each, so that the compiler solves each by itself.
private func finishing(
    _ name: String, _ builder: String, _ receipt: String, of arities: [Int], _ call: (Int) -> String
) -> String {
    """
    func \(name)(_ bind: \(builder), _ arity: Int) -> BindingReceipt<\(receipt)> {
        switch arity {
    \(lines(arities) { "    case \($0): return bind.\(call($0))" })
        default: fatalError("no test has \\(arity) parameters")
        }
    }
    """
}

private func file(_ parts: [String], imports: String) -> String {
    return (["// \(header("arity-tests"))", imports] + parts).joined(separator: "\n\n") + "\n"
}

private let dependencies = [
    lines(0..<(tested.max() ?? 0)) { "struct N\($0): Sendable { let number: Int }" },
    """
    /// Binds N0 to 100, N1 to 101 and so on.
    func bindNumbers(_ binder: Binder<Unscoped>) {
    \(lines(0..<(tested.max() ?? 0)) { "    binder.bind(N\($0).self).to(value: N\($0)(number: \(100 + $0)))" })
    }
    """,
    lines(tested, function(.none)),
]

private let binding = "BindingBuilder<Taken, Taken, Unscoped>"
private let factory = "FactoryBuilder<Taken, MakeTaken>"
private let seededFactory = "SeededFactoryBuilder<Taken, MakeTaken>"
private let injector = "InjectorBuilder<Target>"

private func takingArguments(_ arguments: Int) -> String {
    lines(tested(from: arguments)) { count in
        let parameters = (0..<arguments).map { "_ a\($0): A\($0)" } + (0..<count).map { "_ p\($0): N\($0)" }
        let numbers = (0..<arguments).map { "a\($0).number" } + (0..<count).map { "p\($0).number" }
        let head = "@Sendable func takeFrom\(arguments)With\(count)(\(parameters.joined(separator: ", ")))"
        return "\(head) -> Taken { Taken(numbers: [\(numbers.joined(separator: ", "))]) }"
    }
}

private func finishingFrom(_ arguments: Int, _ name: String, _ label: String) -> String {
    let types = list(arguments) { "A\($0)" }
    let seed = arguments == 1 ? types : "(\(types))"
    return finishing(
        "from\(arguments)\(name)", "ArgumentFactoryBuilder\(arguments == 1 ? "" : "\(arguments)")<Taken, \(types)>",
        "Factory<From<\(seed), Taken>>", of: tested(from: arguments)
    ) { "to(\(label)takeFrom\(arguments)With\($0))" }
}

private let files = [
    "Arities.swift": file(
        dependencies + [
            "let arities = \(tested)",
            lines(tested.dropFirst(), function(.even)),
            lines(tested.dropFirst(), function(.odd)),
            """
            extension Target {
            \(lines(tested) { "    func inject\($0)(\(parameters($0))) { numbers = \(numbers($0)) }" })
            }
            """,
            lines(tested) { count in
                let all = (["_ target: Target"] + [parameters(count)]).filter { !$0.isEmpty }.joined(separator: ", ")
                return "@Sendable func fill\(count)(\(all)) { target.numbers = \(numbers(count)) }"
            },
            finishing("bindLabelled", binding, "Taken", of: tested) { "to(factory: take\($0))" },
            finishing("bindUnlabelled", binding, "Taken", of: tested) { "to(take\($0))" },
            finishing("rootLabelled", "ReceiptBinder<Taken>", "Taken", of: tested) { "to(factory: take\($0))" },
            finishing("rootUnlabelled", "ReceiptBinder<Taken>", "Taken", of: tested) { "to(take\($0))" },
            finishing("makeLabelled", factory, "Factory<MakeTaken>", of: tested) { "to(factory: take\($0))" },
            finishing("makeUnlabelled", factory, "Factory<MakeTaken>", of: tested) { "to(take\($0))" },
            finishing("makeEvenLabelled", factory, "Factory<MakeTaken>", of: Array(tested.dropFirst())) { "to(factory: takeEven\($0))" },
            finishing("makeEvenUnlabelled", factory, "Factory<MakeTaken>", of: Array(tested.dropFirst())) { "to(takeEven\($0))" },
            finishing("makeOddLabelled", factory, "Factory<MakeTaken>", of: Array(tested.dropFirst())) { "to(factory: takeOdd\($0))" },
            finishing("makeOddUnlabelled", factory, "Factory<MakeTaken>", of: Array(tested.dropFirst())) { "to(takeOdd\($0))" },
            lines(0..<4) { "struct A\($0): Sendable { let number: Int }" },
            "let aritiesFromSeveral = \(tested(from: 2))",
        ] + (1...4).map(takingArguments)
            + (1...4).flatMap { [finishingFrom($0, "Labelled", "factory: "), finishingFrom($0, "Unlabelled", "")] } + [
                finishing("injectMethod", injector, "PropertyInjector<Target>", of: tested) { "to(injector: Target.inject\($0))" },
                finishing("injectFunction", injector, "PropertyInjector<Target>", of: tested) { "to(injector: fill\($0))" },
            ], imports: "import Dovetail")
]

/// The type of the seed is not written, so that no overload fits but the one that knows where the seed is.
private func inferring(_ count: Int, isFirst: Bool) -> String {
    let typed = (0..<count).map { "p\($0): N\($0)" }
    let values = (0..<count).map { "p\($0).number" }
    let names = (isFirst ? ["seed"] + typed : typed + ["seed"]).joined(separator: ", ")
    let numbers = (isFirst ? ["seed.get().number"] + values : values + ["seed.get().number"]).joined(separator: ", ")
    return "to { (\(names)) in Taken(numbers: [\(numbers)]) }"
}

private let seeded = [
    finishing("makeSeedFirst", seededFactory, "Factory<MakeTaken>", of: overloaded.dropLast()) { inferring($0, isFirst: true) },
    finishing("makeSeedLast", seededFactory, "Factory<MakeTaken>", of: overloaded.dropLast()) { inferring($0, isFirst: false) },
]

private let cleanseSix = [
    "Seeds.swift": file(
        dependencies.dropLast() + ["let arities = \(Array(overloaded.dropLast()))"] + seeded, imports: "import Cleanse")
]

private let cleanseFive = [
    "Arities.swift": file(
        dependencies.map { $0.replacingOccurrences(of: "@Sendable ", with: "") } + seeded + [
            "let arities = \(overloaded)",
            """
            extension Target {
            \(lines(overloaded) { "    func inject\($0)(\(parameters($0))) { numbers = \(numbers($0)) }" })
            }
            """,
            lines(overloaded) { count in
                let all = (["_ target: Target"] + [parameters(count)]).filter { !$0.isEmpty }.joined(separator: ", ")
                return "func fill\(count)(\(all)) { target.numbers = \(numbers(count)) }"
            },
            finishing("bindNumbered", binding, "Taken", of: overloaded) { "to(factory: take\($0))" },
            finishing("rootNumbered", "ReceiptBinder<Taken>", "Taken", of: overloaded) { "to(factory: take\($0))" },
            finishing("makeNumbered", factory, "Factory<MakeTaken>", of: overloaded) { "to(factory: take\($0))" },
            finishing("injectMethod", injector, "PropertyInjector<Target>", of: overloaded) { "to(injector: Target.inject\($0))" },
            finishing("injectFunction", injector, "PropertyInjector<Target>", of: overloaded) { "to(injector: fill\($0))" },
        ], imports: "import Cleanse")
]

// SPDX-License-Identifier: Apache-2.0
