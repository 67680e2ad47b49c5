/// A layer of nested groups: JSON, a property list, values in the program.
///
/// The groups are flattened: `{"http": {"port": 80}}` becomes `http.port`, so that layers merge deeply.
struct TreeSource: SettingSource {
    private let leaves: [SettingLeaf]
    /// The positions of the leaves sorted by their paths, so that a group is a range of them. Stored as separate nodes, the groups of
    /// long paths could take a hundred times the size of the file.
    private let sorted: [Int]

    /// - Parameter leaves: The leaves in order, with distinct paths.
    init(_ leaves: [SettingLeaf] = []) {
        self.leaves = leaves
        sorted = leaves.indices.sorted { leaves[$0].path.utf8.lexicographicallyPrecedes(leaves[$1].path.utf8) }
    }

    func find(_ setting: SettingDeclaration) -> SettingFinding {
        let path = setting.name.dotted
        if let leaf = leaf(at: path[...]) { return .found(leaf.node, leaf.origin) }
        if let first = below(path).min() { return .found(object(path), leaves[first].origin) }
        for group in path.groups {
            guard let leaf = leaf(at: group) else { continue }
            return .refused(expected: "an object at \(group)", found: leaf.node.kind, leaf.origin)
        }
        return .absent
    }

    private func leaf(at path: Substring) -> SettingLeaf? {
        let place = firstPlace { !$0.lexicographicallyPrecedes(path.utf8) }
        guard place < sorted.count, leaves[sorted[place]].path.utf8.elementsEqual(path.utf8) else { return nil }
        return leaves[sorted[place]]
    }

    /// The positions of the leaves below a path.
    private func below(_ path: String) -> ArraySlice<Int> {
        let prefix = (path + ".").utf8
        return sorted[firstPlace { !$0.lexicographicallyPrecedes(prefix) }...].prefix { leaves[$0].path.utf8.starts(with: prefix) }
    }

    /// The first position in the sorted paths from which on a condition holds.
    private func firstPlace(where condition: (String.UTF8View) -> Bool) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if condition(leaves[sorted[middle]].path.utf8) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func spelling(of setting: SettingDeclaration) -> String { setting.name.dotted }
    func spellings(of setting: SettingDeclaration) -> [String] { [setting.name.dotted] }

    /// A setting reads its group as a whole.
    func isRead(_ spelling: String, by spellings: Set<String>) -> Bool {
        if spellings.contains(spelling) || spelling.hasPrefix("$schema") { return true }
        // Iterates over the smaller of the two sets.
        if spelling.utf8.count(where: { $0 == UInt8(ascii: ".") }) < spellings.count {
            return spelling.groups.contains { spellings.contains(String($0)) }
        }
        return spellings.contains { spelling.utf8.starts(with: ($0 + ".").utf8) }
    }

    var entries: [SettingEntry] {
        leaves.map { SettingEntry(spelling: $0.path, origin: $0.origin) }
    }

    /// Everything below `path`, nested again.
    private func object(_ path: String) -> SettingNode {
        Self.nested(below(path).map { (leaves[$0].path.utf8Suffix(after: path.utf8.count + 1), leaves[$0].node) })
    }

    private static func nested(_ leaves: [(path: Substring, node: SettingNode)]) -> SettingNode {
        var fields: [String: SettingNode] = [:]
        var groups: [String: [(path: Substring, node: SettingNode)]] = [:]
        for leaf in leaves {
            if let dot = leaf.path.firstIndex(of: ".") {
                groups[String(leaf.path[..<dot]), default: []].append((leaf.path[dot...].dropFirst(), leaf.node))
            } else {
                fields[String(leaf.path)] = leaf.node
            }
        }
        return .object(fields.merging(groups.mapValues(nested)) { leaf, _ in leaf })
    }
}

extension String {
    /// The part after the given number of bytes, the last of which is a dot.
    fileprivate func utf8Suffix(after count: Int) -> Substring { self[utf8.index(startIndex, offsetBy: count)...] }

    /// For `a.b.c`: `a`, `a.b`.
    var groups: [Substring] {
        utf8.indices.filter { utf8[$0] == UInt8(ascii: ".") }.map { self[..<$0] }
    }
}

// SPDX-License-Identifier: Apache-2.0
