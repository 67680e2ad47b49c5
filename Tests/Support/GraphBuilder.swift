package import DovetailGraph

/// Builds graphs with text for types, without modules or components of Swift.
package final class GraphBuilder {
    private struct Entry {
        var binding: Graph.Binding
        var requests: [Int]
        var isRoot: Bool
        var isSeed: Bool
    }

    /// Everything but the bindings and their requests.
    package var parts = Graph()
    private var entries: [[Entry]] = []
    private var positions: [Graph.Key: Int] = [:]
    private var line = 0

    package init() {}

    /// The graph so far: the bindings by component, each in the order in which they were added.
    package var graph: Graph {
        var graph = parts
        for (component, entries) in entries.enumerated() {
            let start = graph.bindings.count
            for entry in entries {
                if entry.isRoot { graph.components[component].root = graph.bindings.count }
                if entry.isSeed { graph.components[component].seed = graph.bindings.count }
                var binding = entry.binding
                let first = graph.requests.count
                graph.requests += entry.requests.map { Graph.Request(key: $0) }
                binding.requests = first..<graph.requests.count
                graph.bindings.append(binding)
            }
            graph.components[component].bindings = start..<graph.bindings.count
        }
        return graph
    }

    /// The position of a key, which is added if it is new.
    package func key(_ type: String, tag: String? = nil, form: Graph.RequestForm = .plain) -> Int {
        let key = Graph.Key(type, tag: tag)
        if let position = positions[key] { return position }
        positions[key] = parts.keys.count
        parts.keys.append(Graph.KeyEntry(key, form: form))
        return parts.keys.count - 1
    }

    package func position(of key: Graph.Key) -> Int? { positions[key] }

    /// Adds a component with its own first module.
    @discardableResult
    package func component(
        _ name: String, parent: Int? = nil, scope: String? = nil, place: Graph.SourceLocation? = nil,
        modulePlace: Graph.SourceLocation? = nil
    ) -> Int {
        parts.components.append(Graph.Component(TypeName(name), parent: parent, scope: scope.map { TypeName($0) }, place: place))
        parts.components[parts.components.count - 1].modules = parts.modules.count..<parts.modules.count
        entries.append([])
        module(name, place: modulePlace)
        return parts.components.count - 1
    }

    /// Adds a module to a component, by default to the last.
    @discardableResult
    package func module(_ name: String, in component: Int? = nil, includedBy: Int? = nil, place: Graph.SourceLocation? = nil) -> Int {
        let component = component ?? parts.components.count - 1
        let position = parts.modules.count
        parts.modules.append(Graph.Module(TypeName(name), component: component, includedBy: includedBy, place: place))
        let known = parts.components[component].modules
        if known.upperBound == position { parts.components[component].modules = known.lowerBound..<position + 1 }
        return position
    }

    /// Adds a binding to its component.
    package func add(_ binding: Graph.Binding, _ requests: [Int], isRoot: Bool = false, isSeed: Bool = false) {
        entries[binding.component].append(Entry(binding: binding, requests: requests, isRoot: isRoot, isSeed: isSeed))
    }

    /// Binds in the last component and the last module. Each binding has its own line.
    package func bind(
        _ key: Int, _ requests: [Int] = [], kind: Graph.Binding.Kind = .factory, contribution: Graph.Binding.Contribution? = nil,
        shared: Bool = false, isolation: Graph.Isolation = .nonisolated, file: String = "App/App.swift", isRoot: Bool = false
    ) {
        let component = parts.components.count - 1
        line += 1
        add(
            Graph.Binding(
                key: key, kind: kind, contribution: contribution, isShared: shared,
                scope: shared ? parts.components[component].scope : nil, isolation: isolation, component: component,
                module: parts.modules.count - 1, requests: 0..<0,
                place: Graph.SourceLocation(file: file, path: "/somewhere/\(file)", line: line, column: 9)),
            requests, isRoot: isRoot)
    }
}

// SPDX-License-Identifier: Apache-2.0
