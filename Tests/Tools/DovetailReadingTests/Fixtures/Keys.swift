public import Dovetail

// The keys of dictionaries.

enum Size: Hashable, Sendable {
    case small, large
    static let usual = Size.small
    static func chosen() -> Size { CommandLine.arguments.count > 1_000 ? .small : .large }
}
enum Temperature: Hashable, Sendable, CustomStringConvertible {
    case hot
    var description: String { "very hot" }
}
struct Name: Hashable, Sendable, ExpressibleByStringLiteral {
    let text: String
    init(stringLiteral value: String) { text = value }
}

public enum LiteralKeys: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Tea.self).intoDictionary("green").to(factory: Tea.init)
        binder.bind(Tea.self).intoDictionary("a \"black\" one").to(factory: Tea.init)
        binder.bind(Tea.self).intoDictionary(-3).to(factory: Tea.init)
        binder.bind(Tea.self).intoDictionary(true).to(factory: Tea.init)
        binder.bind(Tea.self).intoDictionary(Size.large).to(factory: Tea.init)
        binder.bind(Tea.self).intoDictionary(Size.usual).to(factory: Tea.init)
        binder.bind(Tea.self).intoDictionary(ObjectIdentifier(Tea.self)).to(factory: Tea.init)
        binder.bind(Coffee.self).intoDictionary("c" as Character).to(factory: Coffee.init)
    }
}

/// The keys are distinguished, but their descriptions are not known.
public enum LiteralsOfOtherTypes: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Tea.self).intoDictionary("green" as Name).to(factory: Tea.init)
        binder.bind(Tea.self).intoDictionary("black" as Name).to(factory: Tea.init)
        binder.bind(Tea.self).intoDictionary(Temperature.hot).to(factory: Tea.init)
    }
}

public enum ComputedKeys: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Tea.self).intoDictionary(Size.small).to(factory: Tea.init)
        binder.bind(Tea.self).intoDictionary(Size.chosen()).to(factory: Tea.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
