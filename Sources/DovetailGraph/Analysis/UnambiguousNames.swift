/// The names of one graph, each as short as possible without being ambiguous.
///
/// `App.Clock` is shortened to `Clock` unless the graph contains another `Clock`. Nothing is truncated, and characters that could break a
/// line or that are invisible are escaped.
struct UnambiguousNames {
    /// The short paths that refer to more than one type.
    private var ambiguous: Set<String> = []

    init(_ graph: Graph) {
        var meanings: [String: String] = [:]
        var ambiguous: Set<String> = []
        func listen(to type: TypeName) {
            _ = TypeSpelling.shortened(type.full) { qualified, short in
                if meanings.updateValue(qualified, forKey: short).map({ $0 != qualified }) == true { ambiguous.insert(short) }
                return false
            }
        }
        for entry in graph.keys {
            listen(to: entry.key.type)
            if let tag = entry.key.tag { listen(to: tag) }
        }
        for component in graph.components {
            listen(to: component.name)
            if let scope = component.scope { listen(to: scope) }
        }
        for module in graph.modules { listen(to: module.name) }
        for inclusion in graph.inclusions { listen(to: inclusion.name) }
        for installation in graph.installations { listen(to: installation.name) }
        for replacement in graph.replacements { listen(to: replacement.module) }
        for binding in graph.bindings { if let scope = binding.scope { listen(to: scope) } }
        self.ambiguous = ambiguous
    }

    func name(_ type: TypeName) -> String {
        TypeSpelling.shortened(type.full) { _, short in ambiguous.contains(short) }.escaped(quotes: true)
    }

    func name(_ key: Graph.Key) -> String {
        if let tag = key.tag { "\(name(key.type)) tagged \(name(tag))" } else { name(key.type) }
    }
}
