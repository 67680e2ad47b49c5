#if canImport(SwiftUI)
/// Stores an object for as long as a view has its identity, and creates it when a body first needs it.
///
/// A view stores one of these as state. Older versions of SwiftUI evaluate the initial value of a state each time that the view is described,
/// and retain the first one; newer ones evaluate it once. This initial value creates nothing, so that both have the same effect.
@MainActor final class Held<ID: Equatable, Object> {
    private var held: (id: ID, object: Object)?

    nonisolated init() {}

    /// Returns the object of `id`, which is created unless it exists. The object of another id is released first.
    func object(for id: ID, make: () -> Object) -> Object {
        if let held, held.id == id { return held.object }
        held = nil
        let object = make()
        held = (id, object)
        return object
    }
}

extension Held where ID == Never? {
    /// Returns the object of the view, which is created unless it exists.
    func object(make: () -> Object) -> Object { object(for: nil, make: make) }
}
#endif

// SPDX-License-Identifier: Apache-2.0
