// The tag of `using(_:)` replaces the type of a parameter, and the factory has no parameter of the type of its values.
//
// Remedy: Name a tag whose values have the type of the parameter, or remove `using(_:)`.

import Dovetail

extension FaultyProgram {
    static let unmatchedTag = FaultyProgram(.unmatchedTag, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private enum CacheLimit: Tag { typealias Element = Int }
private struct Cache { let limit: Double }

private enum App: RootComponent {
    typealias Root = Cache

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Int.self).tagged(with: CacheLimit.self).to(value: 100)
        binder.bind(Double.self).to(value: 0.5)
        binder.bind(Cache.self).using(CacheLimit.self).to(factory: Cache.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
