import DovetailGraph

/// A graph of components, written down directly.
struct Grown {
    private struct Entry {
        var binding: Graph.Binding
        var needs: [Int]
    }

    private var graph = Graph()
    private var positions: [String: Int] = [:]
    private var entries: [[Entry]] = []
    private var line = 0

    static func graph(_ draw: (inout Grown) -> Void) -> Graph {
        var grown = Grown()
        _ = grown.open(in: nil)
        draw(&grown)
        return grown.finished()
    }

    /// One component inside of the other; the root is the first.
    mutating func nest(_ count: Int, scope: (Int) -> String? = { _ in nil }) {
        graph.components[0].scope = scope(0).map { TypeName($0) }
        var parent = 0
        for depth in 1..<max(2, count) { parent = open(in: parent, scope: scope(depth)) }
    }

    mutating func open(in parent: Int?, scope: String? = nil) -> Int {
        let component = graph.components.count
        let place = place()
        graph.components.append(
            Graph.Component(TypeName("C\(component)"), parent: parent, scope: scope.map { TypeName($0) }, place: place))
        graph.modules.append(Graph.Module(TypeName("C\(component)"), component: component, place: place))
        entries.append([])
        bind("C\(component)'", in: component)
        if let parent { install("C\(component)", component, in: parent) }
        return component
    }

    mutating func install(_ name: String, _ child: Int?, in component: Int) {
        graph.installations.append(
            Graph.Installation(module: component, component: component, child: child, name: TypeName(name), place: place()))
        bind("ComponentFactory<\(name)>", in: component, kind: .componentFactory(child: child))
        entries[component][entries[component].count - 1].binding.isBuiltIn = true
    }

    mutating func bind(
        _ name: String, needs: [String] = [], in component: Int, as contribution: Graph.Binding.Contribution? = nil,
        kind: Graph.Binding.Kind = .factory
    ) {
        let binding = Graph.Binding(
            key: key(name), kind: kind, contribution: contribution, component: component, module: component, requests: 0..<0,
            place: place())
        entries[component].append(Entry(binding: binding, needs: needs.map { key($0) }))
    }

    mutating func declare(_ name: String) {
        graph.declarations.append(Graph.Declaration(.collection, key: key(name), component: 0, module: 0, place: place()))
    }

    private mutating func place() -> Graph.SourceLocation {
        line += 1
        return Graph.SourceLocation(file: "App/App.swift", path: "App.swift", line: line, column: 9)
    }

    private mutating func key(_ name: String) -> Int {
        if let known = positions[name] { return known }
        var form = Graph.RequestForm.plain
        if name.hasPrefix("ComponentFactory<") { form = .componentFactory }
        if name == "[Provider<T>]" {
            form = .providers(ofCollection: key("[T]"))
        } else if name.hasPrefix("[") {
            form = .collection(of: key("T"))
        }
        positions[name] = graph.keys.count
        graph.keys.append(Graph.KeyEntry(Graph.Key(name), form: form))
        return graph.keys.count - 1
    }

    private func finished() -> Graph {
        var graph = graph
        for (component, entries) in entries.enumerated() {
            let start = graph.bindings.count
            for entry in entries {
                var binding = entry.binding
                binding.requests = graph.requests.count..<graph.requests.count + entry.needs.count
                graph.requests += entry.needs.map { Graph.Request(key: $0) }
                graph.bindings.append(binding)
            }
            graph.components[component].root = start
            graph.components[component].bindings = start..<graph.bindings.count
        }
        return graph
    }
}

// SPDX-License-Identifier: Apache-2.0
