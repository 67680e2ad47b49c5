/// Turns nested groups into leaves with dotted paths.
struct Flattener {
    enum Fault: String, CaseIterable {
        case repeatedKey = "two values for one key"
        case longKey = "a key is too long"
    }

    private(set) var leaves: [SettingLeaf] = []
    private(set) var fault: Fault?
    private var paths: Set<String> = []

    /// - Parameter path: Nil for a node without a name. An empty key is a name too.
    mutating func add(_ node: SettingNode, at path: String?, origin: SettingOrigin) {
        guard path?.utf8.count ?? 0 <= SettingLeaf.longestPath else {
            fault = fault ?? .longKey
            return
        }
        if case .object(let fields) = node {
            for (key, field) in fields.sorted(by: { $0.key < $1.key }) {
                add(field, at: path.map { $0 + "." + key } ?? key, origin: origin)
            }
        } else if let path, paths.insert(path).inserted {
            leaves.append(SettingLeaf(path: path, node: node, origin: origin))
        } else {
            fault = fault ?? .repeatedKey
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
