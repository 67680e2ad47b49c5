/// The nesting of components, with containment tests in constant time at any depth.
package struct ComponentTree: Sendable {
    /// All components, each followed by its descendants.
    package private(set) var order: ContiguousArray<Int32>
    /// The position of each component in `order`.
    package private(set) var first: ContiguousArray<Int32>
    /// The position after its last descendant.
    package private(set) var end: ContiguousArray<Int32>
    private var parents: ContiguousArray<Int32>
    private var depths: ContiguousArray<Int32>
    /// An ancestor further up for each component, so that any ancestor is reached in few steps.
    private var jumps: ContiguousArray<Int32>

    package init(_ graph: Graph) { self.init(parents: graph.components.map(\.parent)) }

    /// - Parameter parents: The parent of each component. A parent comes before its children.
    package init(parents list: [Int?]) {
        let count = list.count
        parents = ContiguousArray(repeating: -1, count: count)
        depths = ContiguousArray(repeating: 0, count: count)
        jumps = ContiguousArray(repeating: 0, count: count)
        first = depths
        end = ContiguousArray(repeating: 1, count: count)
        order = depths
        for (position, parent) in list.enumerated() {
            jumps[position] = Int32(position)
            guard let parent, parent < position else { continue }
            parents[position] = Int32(parent)
            depths[position] = depths[parent] + 1
            let jump = Int(jumps[parent])
            let isEven = depths[parent] - depths[jump] == depths[jump] - depths[Int(jumps[jump])]
            jumps[position] = isEven ? jumps[jump] : Int32(parent)
        }
        // Initially, `end` counts the components in each subtree.
        for position in stride(from: count - 1, through: 0, by: -1) where parents[position] >= 0 {
            end[Int(parents[position])] += end[position]
        }
        var next: Int32 = 0
        var nextInside = depths
        for position in 0..<count {
            let parent = Int(parents[position])
            let place = parent < 0 ? next : nextInside[parent]
            if parent < 0 { next += end[position] } else { nextInside[parent] += end[position] }
            first[position] = place
            nextInside[position] = place + 1
            end[position] += place
            order[Int(place)] = Int32(position)
        }
    }

    /// Whether `inner` is `outer` or one of its descendants.
    package func contains(_ inner: Int, in outer: Int) -> Bool { first[outer] <= first[inner] && first[inner] < end[outer] }

    /// The number of ancestors.
    package func depth(_ component: Int) -> Int { Int(depths[component]) }

    /// The component itself, or its ancestor, at the depth.
    package func ancestor(of component: Int, atDepth depth: Int) -> Int {
        var component = component
        while depths[component] > depth {
            let jump = Int(jumps[component])
            component = depths[jump] >= depth ? jump : Int(parents[component])
        }
        return component
    }
}

/// The values that the components on the path from the root to one of them have set, by key; the innermost value wins.
///
/// The table visits components in the order of their tree. Values that were set on a path are removed when it leaves the path.
package struct PathTable<Key: Hashable, Value> {
    private struct Level {
        let component: Int
        let changes: Int
    }

    private struct Change {
        let key: Key
        let before: Value?
    }

    private let tree: ComponentTree
    private var values: [Key: Value] = [:]
    private var path: [Level] = []
    private var changes: [Change] = []

    package init(_ tree: ComponentTree) { self.tree = tree }

    package subscript(key: Key) -> Value? { values[key] }

    package mutating func go(to component: Int) {
        while let last = path.last, !tree.contains(component, in: last.component) {
            while changes.count > last.changes {
                let change = changes.removeLast()
                values[change.key] = change.before
            }
            path.removeLast()
        }
        if path.last?.component != component { path.append(Level(component: component, changes: changes.count)) }
    }

    /// Sets a value for the current component and its descendants.
    package mutating func set(_ key: Key, _ value: Value) {
        changes.append(Change(key: key, before: values.updateValue(value, forKey: key)))
    }
}
