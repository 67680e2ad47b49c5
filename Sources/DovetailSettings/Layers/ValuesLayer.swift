public import DovetailLayers

extension SettingLayer {
    /// Values written in the program, most often in a test.
    ///
    /// ```swift
    /// .values(["http.port": 8080, "log": ["level": "debug"]])
    /// ```
    ///
    /// Two values for one key, also when one is nested and the other written out, are an error.
    public static func values(_ values: KeyValuePairs<SettingName, SettingNode>, name: String = "values") -> SettingLayer {
        self.values(values.map { ($0.key, $0.value) }, name: name)
    }

    static func values(_ values: [(SettingName, SettingNode)], name: String) -> SettingLayer {
        let origin = SettingOrigin(layer: name)
        var flattener = Flattener()
        for (key, node) in values { flattener.add(node, at: key.dotted, origin: origin) }
        return SettingLayer(name, TreeSource(flattener.leaves), faults: flattener.fault.map { [.unreadable(origin, $0.rawValue)] } ?? [])
    }
}

/// Turns nested groups into leaves with dotted paths.
struct Flattener {
    enum Fault: String, CaseIterable {
        case repeatedKey = "two values for one key"
        case longKey = "a key is too long"
    }

    private(set) var leaves: [TreeSource.Leaf] = []
    private(set) var fault: Fault?
    private var paths: Set<String> = []

    /// - Parameter path: Nil for what has no name itself. An empty key is one all the same.
    mutating func add(_ node: SettingNode, at path: String?, origin: SettingOrigin) {
        guard path?.utf8.count ?? 0 <= JSONReader.longestPath else {
            fault = fault ?? .longKey
            return
        }
        if case .object(let fields) = node {
            for (key, field) in fields.sorted(by: { $0.key < $1.key }) {
                add(field, at: path.map { $0 + "." + key } ?? key, origin: origin)
            }
        } else if let path, paths.insert(path).inserted {
            leaves.append(TreeSource.Leaf(path: path, node: node, origin: origin))
        } else {
            fault = fault ?? .repeatedKey
        }
    }
}
