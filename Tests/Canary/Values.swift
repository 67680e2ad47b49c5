// Binders and builders in the values, patterns and declarations that can be followed.
internal import Dovetail

struct Leaf: Sendable {
    init() {}
}

enum Values: Module {
    static func configure(binder: Binder<Singleton>) {
        let (copy, number) = (binder, 1)
        copy.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        let pair = (binder, number)
        pair.0.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        let maybe: Binder<Singleton>? = binder
        if let present = maybe { present.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        guard let present = maybe else { return }
        present.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        switch maybe {
        case .some(let present): present.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        case .none: break
        }
        let nothing: Binder<Singleton>? = nil
        if let nothing { nothing.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        var other = binder
        other = copy
        change(&other)
        let list: [Binder<Singleton>] = [(binder)]
        for element in list { element.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        do { copy.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        keys(binder)
    }

    static func change(_ binder: inout Binder<Singleton>) { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }

    static func keys(_ binder: Binder<Singleton>) {
        binder.bind(Leaf.self).intoDictionary(-1).to(factory: Leaf.init)
        binder.bind(Leaf.self).intoDictionary(1).to(factory: Leaf.init)
        binder.bind(Leaf.self).intoDictionary(true).to(factory: Leaf.init)
        binder.bind(Leaf.self).intoDictionary(Season.usual).to(factory: Leaf.init)
    }
}
extension Season {
    static let usual = Season.winter
}

// MARK: Structures

struct Wiring {
    let binder: Binder<Singleton>
    var builder: BindingBuilder<Leaf, [Leaf], Singleton> { binder.bind(Leaf.self).intoCollection() }
    func run() { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
}
struct Stored {
    let binder: Binder<Singleton>
    init(_ binder: Binder<Singleton>) { self.binder = binder }
    init(again binder: Binder<Singleton>) { self.init(binder) }
}
struct Callable {
    func callAsFunction(_ binder: Binder<Singleton>) { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
}
extension Binder where Scope == Singleton {
    var wired: Binder {
        bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        return self
    }
}
infix operator <+ : AdditionPrecedence
func <+ (binder: Binder<Singleton>, number: Int) { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
func bindLeaf(_ binder: Binder<Singleton>) { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }

enum Structures: Module {
    static func configure(binder: Binder<Singleton>) {
        Wiring(binder: binder).run()
        Wiring(binder: binder).builder.to(factory: Leaf.init)
        Stored(binder).binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        Stored(again: binder).binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        Callable()(binder)
        binder.wired.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        binder <+ 1
        Canary.bindLeaf(binder)
    }
}

// MARK: Closures

enum Closures: Module {
    static let steps: [@Sendable (Binder<Singleton>) -> Void] = [
        { $0.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }, bindLeaf,
    ]

    static func configure(binder: Binder<Singleton>) {
        let bind = { [binder] in _ = binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        bind()
        for step in steps { step(binder) }
        byDefault(binder)
        let later = { _ = binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        _ = later
        counted(2, binder)
    }

    static func byDefault(
        _ binder: Binder<Singleton>,
        _ body: (Binder<Singleton>) -> Void = { $0.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
    ) { body(binder) }

    /// Arithmetic of parameters.
    static func counted(_ count: Int, _ binder: Binder<Singleton>) {
        guard count > 0 else { return }
        binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        counted(count - 1, binder)
    }
}

// MARK: Constants

protocol Kind: Sendable {
    static var isUsed: Bool { get }
}
enum UsedKind: Kind {
    static let isUsed = true
}
enum UnusedKind: Kind {
    static var isUsed: Bool { return false }
}
enum Kinds<K: Kind>: Module {
    static func configure(binder: Binder<Singleton>) {
        if K.isUsed { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
    }
}
class Nest {
    class var isWarm: Bool { false }
}
final class WarmNest: Nest {
    override class var isWarm: Bool { true }
}

enum Constants: Module {
    static var nest: Nest.Type { WarmNest.self }

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Kinds<UsedKind>.self)
        binder.include(module: Kinds<UnusedKind>.self)
        if nest.isWarm { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        if Flags.isVerbose || !Flags.isUsual { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        if #unavailable(macOS 10) { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        for number in [1, 2, 3] {
            if number == 1 { continue }
            if number == 3 { break }
            binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        }
        for number in 1...2 where number == 2 { _ = number }
        (binder).bind(Leaf.self).intoCollection().to(factory: (Leaf.init))
        binder.bind(Int16.self).to(factory: countOnMainActor)
    }
}
@MainActor func countOnMainActor(leaves: [Leaf]) -> Int16 { Int16(leaves.count) }
extension Flags {
    static var isUsual: Bool { true }
}

// MARK: Questions

enum Questions: Module {
    static func configure(binder: Binder<Singleton>) {
        let builder = binder.bind(Leaf.self).intoCollection()
        let receipt = if Flags.isNight { builder.to(value: Leaf()) } else { builder.to(factory: Leaf.init) }
        _ = receipt
        switch CommandLine.arguments.count {
        case 2_000...:
            binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            fallthrough
        case 1_000...: binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        default: break
        }
        var isMarked = false
        [1, 2].forEach { if $0 == 3 { isMarked = true } }
        if isMarked { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        once(CommandLine.arguments.count > 1_000, binder)
        once(CommandLine.arguments.count > 2_000, binder)
        guard Flags.isDay else { return }
        binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
    }

    static func once(_ isMeant: Bool, _ binder: Binder<Singleton>) {
        if isMeant { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
    }
}
extension Flags {
    static var isNight: Bool { CommandLine.arguments.count > 1_000 }
    static var isDay: Bool { CommandLine.arguments.count < 1_000 }
}

// SPDX-License-Identifier: Apache-2.0
