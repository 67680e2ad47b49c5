// Which function runs, where the tree names another one.
public import Dovetail

class Host {
    class var isKind: Bool { true }
    init() {}
    required init(_ binder: Binder<Unscoped>) { binder.tea() }
    init(_ binder: Binder<Unscoped>, cups: Int) { for _ in 0..<cups { binder.count() } }
    convenience init(small binder: Binder<Unscoped>) { self.init(binder, cups: 1) }
}
final class Butler: Host {
    override init() { super.init() }
    required init(_ binder: Binder<Unscoped>) {
        binder.coffee()
        super.init()
    }
    override init(_ binder: Binder<Unscoped>, cups: Int) { super.init(binder, cups: cups + 1) }
}

public enum RequiredInitializerOfAMetatype: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for type in [Butler.self] as [Host.Type] { _ = type.init(binder) }
    }
}
public enum InheritedConvenienceInitializer: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { _ = Butler(small: binder) }
}
public enum InitializerOfAClassThatIsNamed: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        _ = Host(binder)
        _ = Host(binder, cups: 2)
    }
}
public enum TypeOfAnObject: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let host: Host = Butler()
        let type: Host.Type = Butler.self
        if Swift.type(of: host) == Host.self { binder.coffee() } else { binder.tea() }
        if type.self == Host.self { binder.coffee() } else { binder.tea() }
        if Swift.type(of: same(1)) == Int.self { binder.count() }
        (binder.self).count()
    }
}

dynamic func pourWhatIsThere(_ binder: Binder<Unscoped>) { binder.coffee() }
@_dynamicReplacement(for:pourWhatIsThere(_:))
func pourInstead(_ binder: Binder<Unscoped>) { binder.tea() }
public enum FunctionThatIsReplaced: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { pourWhatIsThere(binder) }
}

protocol Filled {
    static func fill(_ binder: Binder<Unscoped>)
    func fill(_ binder: Binder<Unscoped>)
    static var isFull: Bool { get }
    var isHalf: Bool { get }
}
extension Filled {
    static func fill(_ binder: Binder<Unscoped>) { binder.coffee() }
    func fill(_ binder: Binder<Unscoped>) { binder.coffee() }
    static var isFull: Bool { false }
    var isHalf: Bool { false }
}
struct Barrel<Content>: Filled {}
extension Barrel where Content == Tea {
    static func fill(_ binder: Binder<Unscoped>) { binder.tea() }
    func fill(_ binder: Binder<Unscoped>) { binder.tea() }
    static var isFull: Bool { true }
    var isHalf: Bool { true }
}
private func fill<Container: Filled>(_ container: Container, _ binder: Binder<Unscoped>) { container.fill(binder) }
private func fill<Container: Filled>(_ container: Container.Type, _ binder: Binder<Unscoped>) { container.fill(binder) }
private func count<Container: Filled>(_ container: Container, _ binder: Binder<Unscoped>) {
    if Container.isFull { binder.tea() }
    if container.isHalf { binder.count() }
}
public enum WitnessBesideAConstrainedFunction: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        fill(Barrel<Tea>(), binder)
        fill(Barrel<Coffee>.self, binder)
    }
}
public enum WitnessBesideAConstrainedProperty: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        count(Barrel<Tea>(), binder)
        if Barrel<Tea>.isFull { binder.coffee() }
    }
}

public enum LocalFunctionsThatCaptureEachOther: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func isEven(_ number: Int) -> Bool { number == 0 || isOdd(number - 1) }
        func isOdd(_ number: Int) -> Bool { number != 0 && isEven(number - 1) }
        if isEven(same(2)) { binder.tea() }
        func pour(_ number: Int) { if number == 0 { binder.count() } else { pass(number - 1) } }
        func pass(_ number: Int) { if number == 0 { binder.coffee() } else { pour(number - 1) } }
        pour(3)
    }
}
public enum PropertyThatDoubles: CupComponent {
    indirect enum Tree {
        case leaf
        case node(Tree, Tree)
        var depth: Int {
            switch self {
            case .leaf: 0
            case .node(let left, let right): 1 + max(left.depth, right.depth)
            }
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        if Tree.node(.leaf, .node(.leaf, .leaf)).depth == 2 { binder.tea() }
    }
}

struct Keeper {
    var binder: Binder<Unscoped>?
    func pour() { binder?.tea() }
    mutating func empty() { self = Keeper(binder: nil) }
    mutating func take(_ other: Keeper) { self = other }
    mutating func release() { binder = nil }
}
private func empty(_ keeper: inout Keeper?) { keeper = nil }
private func fill(_ keeper: inout Keeper?, with binder: Binder<Unscoped>) { keeper = Keeper(binder: binder) }
public enum InoutStructureThatIsEmptied: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var keeper: Keeper? = Keeper(binder: binder)
        empty(&keeper)
        keeper?.pour()
    }
}
public enum InoutStructureThatIsFilled: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var keeper: Keeper?
        fill(&keeper, with: binder)
        keeper?.pour()
    }
}
public enum StructureThatReplacesItself: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var keeper = Keeper(binder: binder)
        keeper.empty()
        keeper.pour()
    }
}
public enum StructureThatBecomesAnother: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var keeper = Keeper(binder: nil)
        keeper.take(Keeper(binder: binder))
        keeper.pour()
    }
}
public enum StructureThatLetsGo: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var keeper = Keeper(binder: binder)
        keeper.release()
        keeper.pour()
    }
}
private protocol Portion: Sendable { static var isLarge: Bool { get }; var size: Int { get } }
extension Portion {
    fileprivate static var isLarge: Bool { true }
    fileprivate var size: Int { 1 }
}
private protocol LargePortion: Portion {}
extension LargePortion { fileprivate var size: Int { 2 } }
private struct Slice: Portion {}
private struct Crumb: Portion { static var isLarge: Bool { false }; let size = 3 }
private struct Cake: LargePortion {}
private struct Halved<Content>: Portion {}
extension Halved where Content == Int { fileprivate var size: Int { 9 } }
public enum DefaultsOfRequirements: CupComponent {
    private static func isLarge<Kind: Portion>(_: Kind.Type) -> Bool { Kind.isLarge }
    private static func size(_ portion: some Portion) -> Int { portion.size }
    public static func configure(binder: Binder<Unscoped>) {
        if isLarge(Slice.self), !isLarge(Crumb.self) { binder.tea() }
        if size(Slice()) == 1, size(Crumb()) == 3 { binder.coffee() }
        let all: [any Portion] = [Slice(), Crumb()]
        if all.map(\.size) == [1, 3] { binder.count() }
    }
}
public enum DefaultsOfSeveralProtocols: CupComponent {
    private static func size(_ portion: some Portion) -> Int { portion.size }
    public static func configure(binder: Binder<Unscoped>) {
        if size(Cake()) == 2 { binder.tea() } else { binder.coffee() }
        if size(Halved<Int>()) == 1 { binder.count() }
        if Halved<Int>().size == 9 { binder.count() }
    }
}
extension Portion { fileprivate var kind: String { "default" } }
private struct Piece: Portion {
    let size = 3
    let kind = "own"
}
public enum PropertyBesideThatOfAProtocol: CupComponent {
    private static func kind(_ portion: some Portion) -> String { portion.kind }
    public static func configure(binder: Binder<Unscoped>) {
        let piece = Piece(), any: any Portion = Piece()
        if piece.kind == "own", kind(piece) == "default", any.kind == "default", any.size == 3 { binder.tea() } else { binder.coffee() }
    }
}

// SPDX-License-Identifier: Apache-2.0
