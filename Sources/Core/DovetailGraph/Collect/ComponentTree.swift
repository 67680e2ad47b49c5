/// The nesting of components, with containment tests in constant time at any depth.
package struct ComponentTree: Sendable {
    private var nodes: ContiguousArray<Node>

    /// A component. In one array, because each array costs a small graph more than its elements.
    private struct Node {
        var parent: Int32 = -1
        var depth: Int32 = 0
        /// An ancestor further up, so that any ancestor is reached in few steps.
        var jump: Int32
        /// Its position, if all components are sorted so that each is followed by its descendants.
        var first: Int32 = 0
        /// The position after its last descendant.
        var end: Int32 = 1
        /// While the tree is computed: the position of the next child.
        var next: Int32 = 0
    }

    package init(_ components: [Graph.Component]) { self.init(count: components.count) { components[$0].parent } }

    /// - Parameter parent: Returns the parent of a component. A parent comes before its children.
    package init(count: Int, parent: (Int) -> Int?) {
        nodes = []
        nodes.reserveCapacity(count)
        for position in 0..<count {
            nodes.append(Node(jump: Int32(position)))
            guard let parent = parent(position), parent < position else { continue }
            nodes[position].parent = Int32(parent)
            nodes[position].depth = nodes[parent].depth + 1
            let jump = Int(nodes[parent].jump)
            let isEven = nodes[parent].depth - nodes[jump].depth == nodes[jump].depth - nodes[Int(nodes[jump].jump)].depth
            nodes[position].jump = isEven ? nodes[jump].jump : Int32(parent)
        }
        // Initially, `end` counts the components in each subtree.
        for position in nodes.indices.reversed() where nodes[position].parent >= 0 {
            nodes[Int(nodes[position].parent)].end += nodes[position].end
        }
        var next: Int32 = 0
        for position in nodes.indices {
            let size = nodes[position].end
            let parent = Int(nodes[position].parent)
            let place = parent < 0 ? next : nodes[parent].next
            if parent < 0 { next += size } else { nodes[parent].next += size }
            nodes[position].first = place
            nodes[position].next = place + 1
            nodes[position].end = place + size
        }
    }

    /// The position of a component, if all components are sorted so that each is followed by its descendants.
    package func first(_ component: Int) -> Int32 { nodes[component].first }

    /// The position after the last descendant of a component.
    package func end(_ component: Int) -> Int32 { nodes[component].end }

    /// All components, each followed by its descendants.
    package var order: [Int] { nodes.indices.sorted(byRank: { Int(nodes[$0].first) }) }

    /// Whether `inner` is `outer` or one of its descendants.
    package func contains(_ inner: Int, in outer: Int) -> Bool {
        inner == outer || nodes[outer].first <= nodes[inner].first && nodes[inner].first < nodes[outer].end
    }

    /// The number of ancestors.
    package func depth(_ component: Int) -> Int { Int(nodes[component].depth) }

    /// The component itself, or its ancestor, at the depth.
    package func ancestor(of component: Int, atDepth depth: Int) -> Int {
        var component = component
        while nodes[component].depth > depth {
            let jump = Int(nodes[component].jump)
            component = nodes[jump].depth >= depth ? jump : Int(nodes[component].parent)
        }
        return component
    }
}

/// The values that the components on the path from the root to one of them have set, by key; the innermost value wins.
///
/// The table visits components in the order of their tree. Values that were set on a path are removed when it leaves the path.
package struct PathTable<Key: Hashable, Value> {
    private let tree: ComponentTree
    private var values: [Key: Value] = [:]
    /// The current component and its ancestors, each with the number of changes before it.
    private var path: [(component: Int, changes: Int)] = []
    /// The values that were set on the path, each with the one that it replaced.
    private var changes: [(key: Key, before: Value?)] = []

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
        if path.last?.component != component { path.append((component, changes.count)) }
    }

    /// Sets a value for the current component and its descendants.
    package mutating func set(_ key: Key, _ value: Value) {
        changes.append((key, values.updateValue(value, forKey: key)))
    }
}

// SPDX-License-Identifier: Apache-2.0
