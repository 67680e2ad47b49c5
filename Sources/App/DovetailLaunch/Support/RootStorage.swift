import Dovetail

/// Stores the root of a launch.
final class RootStorage<Root>: Sendable {
    private let box = Locked<Transferred<Root>?>(nil)

    func fill(_ instance: ComponentInstance) {
        let root = Transferred(value: instance.root(Root.self))
        box.use { $0 = root }
    }

    /// The root, which exists after a launch that has not thrown.
    var root: Root { box.use { $0 }!.value }
}

// SPDX-License-Identifier: Apache-2.0
