import Dovetail

/// Where a launch puts its root.
final class RootBox<Root>: Sendable {
    private let box = Locked<Handed<Root>?>(nil)

    func fill(_ instance: Instance) {
        let root = Handed(value: instance.root(Root.self))
        box.use { $0 = root }
    }

    /// A launch that has not thrown has made its root.
    var root: Root { box.use { $0 }!.value }
}
