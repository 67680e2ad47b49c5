// Sets of options.
public import Dovetail

private struct Features: OptionSet {
    let rawValue: Int
    static let first = Features(rawValue: 1 << 0)
    static let second = Features(rawValue: 1 << 1)
    static let third = Features(rawValue: 1 << 2)
    static let both: Features = [.first, .second]
}
/// Not both at once.
private struct Either: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue == 3 ? 0 : rawValue }
    static let first = Either(rawValue: 1)
    static let second = Either(rawValue: 2)
}
/// Contains what it is not.
private struct Opposite: OptionSet {
    let rawValue: Int
    static let first = Opposite(rawValue: 1)
    static let second = Opposite(rawValue: 2)
    func contains(_ member: Opposite) -> Bool { rawValue & member.rawValue == 0 }
}

public enum SetsOfOptions: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var features: Features = [.first]
        if features.contains(.first), !features.contains(.second) { binder.tea() }
        features.insert(.second)
        if features == .both, features.rawValue == 3 { binder.coffee() }
        features.remove(.first)
        if features.isSubset(of: .both), features != .both, !features.isEmpty, Features().isEmpty { binder.count() }
        if features.union(.third).rawValue == 6, features.intersection([.second, .third]) == .second { binder.count() }
        if features.subtracting(.second).isEmpty, features.symmetricDifference(.both) == .first { binder.count() }
        features.formUnion(.third)
        features.formIntersection([.third, .first])
        switch features {
        case []: binder.tea()
        case .third: binder.count()
        default: binder.coffee()
        }
        features.subtract(.third)
        if features.isDisjoint(with: .both), features.isEmpty { binder.count() }
    }
}
public enum OptionsWithFunctionsOfTheirOwn: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let both: Either = [.first, .second]
        if both.isEmpty { binder.tea() } else { binder.coffee() }
        if Either.first.union(.second) != .first { binder.count() }
        let opposite: Opposite = [.first]
        if opposite.contains(.second), !opposite.contains(.first) { binder.count() }
        if opposite == .first, opposite.isSuperset(of: .second) { binder.count() }
    }
}

// SPDX-License-Identifier: Apache-2.0
