// What reading cannot follow: that it is still noticed shows that the trees are understood, too. The program never runs this component.
public import Dovetail

class Tree {
    func wire(_ binder: Binder<Unscoped>) { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
    class var isHigh: Bool { false }
}
final class Fir: Tree {
    override func wire(_ binder: Binder<Unscoped>) { binder.bind(Twig.self).intoCollection().to { Twig() } }
}
protocol Branch { func serve(_ binder: Binder<Unscoped>) }
struct ThinBranch: Branch {
    func serve(_ binder: Binder<Unscoped>) { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
}
struct Storm: Error {}
final class Drawer {
    let binder: Binder<Unscoped>
    init(_ binder: Binder<Unscoped>) { self.binder = binder }
    func run() { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
}
extension Binder where Scope == Unscoped {
    subscript(number: Int) -> Binder {
        bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        return self
    }
}

public enum CanaryLimits: RootComponent {
    public typealias Scope = Unscoped

    public static func configure(binder: Binder<Unscoped>) {
        loops(binder)
        errors(binder)
        types(binder)
        storing(binder)
        defer { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        binder.bind(Leaf.self).intoDictionary(CommandLine.arguments.count).to(factory: Leaf.init)
        binder.bind(Leaf.self).intoDictionary("\(CommandLine.arguments.count)").to(factory: Leaf.init)
    }

    static func loops(_ binder: Binder<Unscoped>) {
        var count = 0
        while count < 3 {
            binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            count += 1
        }
        repeat {
            binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            count += 1
        } while count < 9
        for _ in CommandLine.arguments { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        for number in [1, 2] where number > 1 { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        outer: for row in [1, 2] {
            for column in [1, 2] {
                if row == column { continue outer }
                if row > column { break outer }
                binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            }
        }
    }

    static func errors(_ binder: Binder<Unscoped>) {
        do { try bind(binder) } catch { binder.bind(Leaf.self).intoCollection().to { Leaf() } }
        _ = try? bind(binder)
    }

    static func bind(_ binder: Binder<Unscoped>) throws {
        if CommandLine.arguments.count > 1_000 { throw Storm() }
        binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
    }

    static var tree: Tree { Fir() }
    static func types(_ binder: Binder<Unscoped>) {
        tree.wire(binder)
        for branch in [ThinBranch()] as [any Branch] { branch.serve(binder) }
        for type in [Air.self, Air.self] as [any Makeable.Type] { bindMade(type, binder) }
        bindAll(Air.self, Air.self, to: binder)
    }
    static func bindMade<T: Makeable>(_ type: T.Type, _ binder: Binder<Unscoped>) {
        binder.bind(T.self).intoCollection().to { @Sendable in T.make() }
    }
    static func bindAll<each T: Makeable>(_ types: repeat (each T).Type, to binder: Binder<Unscoped>) {
        repeat bindMade((each T).self, binder)
    }

    static let steps: [String: @Sendable (Binder<Unscoped>) -> Void] = ["leaf": { $0.bind(Leaf.self).intoCollection().to { Leaf() } }]
    nonisolated(unsafe) static var stored: Binder<Unscoped>?
    static func storing(_ binder: Binder<Unscoped>) {
        let maybe: Binder<Unscoped>? = binder
        if case .some(let present) = maybe { present.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        Drawer(binder).run()
        stored = binder
        stored?.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        steps["leaf"]?(binder)
        steps["none"]?(binder)
        _ = binder[1]
        withExtendedLifetime(1) { _ = binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        _ = Optional(1).map { _ in binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
    }

    public static func configureRoot(binder bind: ReceiptBinder<Wing>) -> BindingReceipt<Wing> { bind.to { Wing() } }
}

// SPDX-License-Identifier: Apache-2.0
