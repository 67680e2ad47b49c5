/// Declares names that other containers declare as well, for the guides that explain the conflicts.
public struct Factory<Product> {
    private let make: () -> Product

    public init(_ make: @escaping () -> Product) { self.make = make }
    public func callAsFunction() -> Product { make() }
}

open class Scope {
    public init() {}
}

public final class Lazy<Product> {
    public private(set) lazy var instance = make()
    private let make: () -> Product

    public init(_ make: @escaping () -> Product) { self.make = make }
}

public final class Provider<Product> {
    public var instance: Product { make() }
    private let make: () -> Product

    public init(_ make: @escaping () -> Product) { self.make = make }
}

// SPDX-License-Identifier: Apache-2.0
