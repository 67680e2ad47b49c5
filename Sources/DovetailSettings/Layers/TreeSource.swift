/// A layer of nested groups: JSON, a property list, values in the program.
///
/// Groups are gone: what stands at `{"http": {"port": 80}}` is `http.port`, and that is how layers merge deeply.
struct TreeSource: SettingSource {
    struct Leaf: Sendable {
        let path: String
        let node: SettingNode
        let origin: SettingOrigin
    }

    private let leaves: [Leaf]
    private let positions: [String: Int]
    /// Every path that has something below it, and where the first of that is.
    private let groups: [String: Int]

    /// - Parameter leaves: in order, no path twice.
    init(_ leaves: [Leaf] = []) {
        self.leaves = leaves
        var positions: [String: Int] = [:]
        var groups: [String: Int] = [:]
        for (position, leaf) in leaves.enumerated() {
            positions[leaf.path] = position
            for group in leaf.path.groups where groups[String(group)] == nil { groups[String(group)] = position }
        }
        self.positions = positions
        self.groups = groups
    }

    func find(_ setting: SettingDeclaration) -> SettingFinding {
        let path = setting.name.dotted
        if let position = positions[path] { return .found(leaves[position].node, leaves[position].origin) }
        if let first = groups[path] { return .found(object(path), leaves[first].origin) }
        for group in path.groups {
            guard let position = positions[String(group)] else { continue }
            return .refused(expected: "an object at \(group)", found: leaves[position].node.kind, leaves[position].origin)
        }
        return .absent
    }

    func spelling(of setting: SettingDeclaration) -> String { setting.name.dotted }
    func spellings(of setting: SettingDeclaration) -> [String] { [setting.name.dotted] }

    /// A setting reads its group whole.
    func isRead(_ spelling: String, by spellings: Set<String>) -> Bool {
        spellings.contains(spelling) || spelling.groups.contains { spellings.contains(String($0)) } || spelling.hasPrefix("$schema")
    }

    var entries: [SettingEntry] {
        leaves.map { SettingEntry(spelling: $0.path, origin: $0.origin) }
    }

    /// Everything below `path`, nested again.
    private func object(_ path: String) -> SettingNode {
        let below = leaves.filter { $0.path.hasPrefix(path + ".") }
        return Self.nested(below.map { ($0.path.dropFirst(path.count + 1), $0.node) })
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
    /// Of `a.b.c`: `a`, `a.b`.
    var groups: [Substring] {
        utf8.indices.filter { utf8[$0] == UInt8(ascii: ".") }.map { self[..<$0] }
    }
}
