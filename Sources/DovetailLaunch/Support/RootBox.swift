import Dovetail

/// Stores the root of a launch.
final class RootBox<Root>: Sendable {
    private let box = Locked<Handed<Root>?>(nil)

    func fill(_ instance: Instance) {
        let root = Handed(value: instance.root(Root.self))
        box.use { $0 = root }
    }

    /// The root, which exists after a launch that has not thrown.
    var root: Root { box.use { $0 }!.value }
}
