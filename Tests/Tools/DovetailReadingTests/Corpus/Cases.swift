// Cases with associated values, patterns that known values match, and key paths.
public import Dovetail

private enum Delivery {
    case crate(Int)
    case box(width: Int, height: Int)
    case letter
    case order(Binder<Unscoped>)
    case pair((Int, Int))
    case rest(Int?)
    var size: Int {
        switch self {
        case .crate(let size): size
        case .box(let width, let height): width * height
        case .pair(let pair): pair.0
        case .rest(let size): size ?? 7
        case .letter, .order: 0
        }
    }
}
private indirect enum Branch {
    case leaf
    case fork(Branch, Branch)
    var leaves: Int {
        switch self {
        case .leaf: 1
        case .fork(let one, let other): one.leaves + other.leaves
        }
    }
}
private struct Grill {
    var name: String
    var isHot = true
    var trays = 2
    var rack = Rack()
    var limit: Int?
    var isLarge: Bool { trays > 2 }
    struct Rack { var level = 3 }
}
private protocol Portioned { var size: Int { get } }
extension Portioned {
    fileprivate var twice: Int { size * 2 }
    fileprivate static var path: KeyPath<Self, Int> { \.twice }
}
private struct Small: Portioned { let size = 2 }
private struct Large: Portioned {
    let size = 3
    var twice: Int { 1 }
}
private func size<T: Portioned>(of value: T, at path: KeyPath<T, Int>) -> Int { value[keyPath: path] }
extension Binder where Scope == Unscoped {
    fileprivate func count(_ times: Int) { for _ in 0..<times { count() } }
}

public enum CasesWithValues: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let deliveries: [Delivery] = [.crate(1), .box(width: 2, height: 1), .letter, .order(binder), .pair((3, 4)), .rest(nil), .rest(2)]
        for delivery in deliveries {
            switch delivery {
            case .crate(2), .box(width: 3, _): binder.tea()
            case .crate(let size): binder.count(size)
            case .box(let width, let height) where width < height: binder.tea()
            case .box(let width, _): binder.count(width)
            case .order(let other): other.coffee()
            case .pair(let (one, other)): binder.count(other - one)
            case .rest(nil): binder.count()
            case .rest(let size?): binder.count(size)
            case .letter: break
            }
        }
        for case .rest(let size?) in deliveries where size > 1 { binder.count(size) }
        if case .box(_, height: 1) = deliveries[1] { binder.count() }
        if case .box(_, height: 2) = deliveries[1] { binder.tea() }
        guard case .pair((3, let last)) = deliveries[4] else { return }
        binder.count(last + deliveries[1].size + Delivery.rest(nil).size)
        binder.count(Branch.fork(.leaf, .fork(.leaf, .leaf)).leaves)
    }
}
public enum CaseOfTheRun: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let delivery: Delivery = Run.isOn ? .crate(2) : .box(width: Run.number, height: 3)
        switch delivery {
        case .crate(let size): binder.count(size)
        case .box(width: 2, let height): binder.count(height)
        default: binder.tea()
        }
        if case .box(let width, _) = Delivery.box(width: Run.number, height: 1), width == 2 { binder.coffee() }
    }
}
public enum KnownPatterns: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let values = (2, "b", true)
        switch values {
        case (1, _, _), (1...3, "a", _): binder.tea()
        case (let number, "b", true) where number == 2: binder.coffee()
        default: binder.tea()
        }
        for number in 1...4 {
            switch number {
            case 1: binder.count()
            case 2...3: binder.count(2)
            case let other where other > 3: binder.count(other)
            default: binder.tea()
            }
        }
        for case (let one, let other?) in [(1, nil), (2, 3)] as [(Int, Int?)] { binder.count(one + other) }
        let last: Int? = 3
        switch (last, values.0) {
        case (let number?, 2): binder.count(number)
        default: binder.tea()
        }
        switch (binder, values.1) {
        case (let other, "b"): other.count()
        default: binder.tea()
        }
    }
}
public enum NilAndAnother: CupComponent {
    private static func served(_ binder: Binder<Unscoped>) -> Int? {
        binder.count()
        return 1
    }
    public static func configure(binder: Binder<Unscoped>) {
        let none: Int? = nil
        let one: Int? = 1
        binder.count(none ?? 2)
        binder.count(one ?? served(binder) ?? 3)
        _ = none ?? served(binder) ?? 4
        _ = (Run.isOn ? none : one) ?? served(binder)
    }
}
public enum KeyPathsOfProperties: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let grills = [Grill(name: "a"), Grill(name: "b", isHot: false, trays: 4), Grill(name: "c", trays: 3)]
        for trays in grills.filter(\.isHot).map(\.trays) { binder.count(trays) }
        if grills.map(\.name) == ["a", "b", "c"], grills.first(where: \.isLarge)?.name == "b" { binder.tea() }
        for path in [\Grill.trays, \Grill.rack.level] { binder.count(grills[1][keyPath: path]) }
        binder.count(grills.compactMap(\.limit).count)
        binder.count(size(of: Small(), at: \.size) + size(of: Small(), at: Small.path))
        // The path is that of the extension.
        binder.count(size(of: Large(), at: Large.path) + size(of: Large(), at: \.twice))
    }
}
public enum CasesOfOptionals: CupComponent {
    private enum Box<Content> { case empty, full(Content), both(Content, Int?) }
    private static var nothing: Int? { .none }
    public static func configure(binder: Binder<Unscoped>) {
        let none: Int? = .none, some = Int?.some(3)
        if none == nil { binder.tea() }
        if some == 3, case .some(let number) = some { for _ in 0..<number { binder.count() } }
        switch nothing {
        case .none: binder.count()
        case .some: binder.coffee()
        }
        if [Optional<Int>.none, .some(1), Optional(2)].compactMap({ $0 }).count == 2 { binder.count() }
        // The inner value is nil, but not the outer one.
        let nested: Int?? = .some(.none)
        if nested != nil { binder.count() }
        if case .full(let text) = Box.full("x"), text == "x" { binder.count() }
        func box(_ number: Int?) -> Box<String> { .both("x", number) }
        switch box(nil) {
        case .both(let text, nil): if text == "x" { binder.coffee() }
        case .empty, .both, .full: binder.tea()
        }
    }
}
private enum Size: String, CaseIterable, Comparable {
    case small, medium = "m", large
    static func < (left: Size, right: Size) -> Bool { left.rawValue.count < right.rawValue.count }
}
private enum Priority: Int { case low = 1, middle, high }
private enum Bent: RawRepresentable {
    case one, other
    var rawValue: String { "same" }
    init?(rawValue: String) { self = .other }
}
public enum RawValues: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Size.small.rawValue == "small", Size(rawValue: "m") == .medium, Size(rawValue: "medium") == nil { binder.tea() }
        if let priority = Priority(rawValue: 3), priority == .high, Priority.middle.rawValue == 2 { binder.coffee() }
        for size in Size.allCases where size < .large { binder.bind(Int.self).intoDictionary(size.rawValue).to(value: 1) }
        for name in ["large", "x"] { if Size(rawValue: name) != nil { binder.count() } }
        if Bent(rawValue: "one") == .other, Bent.one.rawValue == "same" { binder.count() }
    }
}

// SPDX-License-Identifier: Apache-2.0
