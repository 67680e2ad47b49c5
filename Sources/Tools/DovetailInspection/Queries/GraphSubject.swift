internal import DovetailGraph

/// What a query is about: everything in the graph that has one name.
package struct GraphSubject: Hashable, Sendable {
    /// The name in the output.
    package var name: String
    /// The bindings and collections with the name.
    package var nodes: [Int]
    /// The modules that lead to the module with this name; empty for a name of something else.
    package var installers: [String] = []
}

extension DrawableGraph {
    /// What `name` refers to: a key, or anything else that drawings show.
    ///
    /// A full or short name of a key comes first. Otherwise it is the name of a binding (a step, a setting, an entry, a root), the product
    /// of a factory or an injector, an implementation, a module, or a component.
    package func subjects(named name: String) -> [GraphSubject] {
        let keys = graph.keys(named: name)
        if !keys.isEmpty { return keys.map { GraphSubject(name: names.key($0), nodes: nodes(ofKey: $0)) } }
        let bindings = (0..<count).filter { isNamed($0, name) }
        if !bindings.isEmpty {
            // Several nodes can have one name, such as a setting in two components.
            return Dictionary(grouping: bindings, by: self.name).sorted { $0.value[0] < $1.value[0] }
                .map { GraphSubject(name: $0.key, nodes: $0.value) }
        }
        let modules = graph.modules.indices.filter { names(graph.modules[$0].name) == name || graph.modules[$0].name.full == name }
        return modules.map { module in
            GraphSubject(
                name: names(graph.modules[module].name), nodes: graph.bindings.indices.filter { graph.bindings[$0].module == module },
                installers: chain(ofModule: module).map { names(graph.modules[$0].name) })
        }
    }

    /// The names that ``subjects(named:)`` knows, sorted: one for each of its kinds, the short one.
    package var subjectNames: [String] {
        var found = Set(graph.modules.map { names($0.name) })
        for node in 0..<count {
            found.insert(setting(node)?.key ?? name(node))
            if let implementation = implementation(node) { found.insert(implementation) }
            // The product of a factory or an injector, which has no binding of its own.
            if binding(node)?.kind.isDeferredFactory == true, let product = graph.keys[key(node)].form.base {
                found.insert(names.key(product))
            }
        }
        return found.sorted()
    }

    /// The names that are similar to `name`, among all that ``subjects(named:)`` knows.
    package func subjectNames(like name: String, limit: Int = 3) -> [String] {
        var candidates = graph.keys(like: name, limit: limit)
        let others = (0..<count).map(self.name) + graph.modules.map { names($0.name) }
        for candidate in similar(to: name, in: others, limit: limit) where !candidates.contains(candidate) { candidates.append(candidate) }
        return Array(candidates.prefix(limit))
    }

    private func isNamed(_ node: Int, _ name: String) -> Bool {
        if self.name(node) == name || implementation(node) == name { return true }
        guard let binding = binding(node) else { return false }
        if let setting = setting(node), setting.key == name { return true }
        if kind(node) == "setting", let tag = graph.keys[binding.key].key.tag, names(tag) == name || tag.full == name { return true }
        return kind(node) == "step" && self.name(node) == "step \"\(name)\""
    }
}

// SPDX-License-Identifier: Apache-2.0
