public import DovetailGraph

extension Graph {
    /// The graph in the language of Graphviz.
    ///
    /// A cluster for each component, which contains one for each module. The subjects of `findings` are red, and their dependents
    /// are orange; deferred requests are dashed lines, and contributions to a collection are dotted lines.
    public func dot(_ findings: [Diagnostic] = []) -> String {
        let drawable = DrawableGraph(self)
        return DOT(drawable, NodeStatuses(drawable, findings)).text()
    }
}

private struct DOT {
    private let drawable: DrawableGraph
    private let statuses: NodeStatuses

    init(_ drawable: DrawableGraph, _ statuses: NodeStatuses) {
        self.drawable = drawable
        self.statuses = statuses
    }

    func text() -> String {
        var text = """
            digraph graph_of_bindings {
              rankdir=LR; newrank=true; fontname="Helvetica"; compound=true; nodesep=0.15; ranksep=0.7;
              node [fontname="Helvetica", fontsize=11, shape=box, style="rounded,filled", fillcolor="#ffffff", color="#64748b", height=0.3];
              edge [fontname="Helvetica", fontsize=9, color="#64748b", arrowsize=0.6];

            """
        for cluster in clusters() { text += self.text(of: cluster) }
        for node in drawable.resolution.nodeCount..<drawable.count { text += shape(node, indent: "  ") }
        for node in 0..<drawable.count {
            for edge in drawable.needs.range(node) { text += line(from: node, edge) }
        }
        return text + "}\n"
    }

    /// The nodes of a component, module by module; collections belong to no module.
    private struct Cluster {
        var component: Int
        var modules: [(module: Int, nodes: [Int])] = []
        var collections: [Int] = []
    }

    private func clusters() -> [Cluster] {
        var clusters = drawable.graph.components.indices.map { Cluster(component: $0) }
        var slot: [Int: Int] = [:]
        for (position, binding) in drawable.graph.bindings.enumerated() {
            // A module belongs to one component; a document that disagrees is drawn by component.
            let place = binding.module * drawable.graph.components.count + binding.component
            if let index = slot[place] {
                clusters[binding.component].modules[index].nodes.append(position)
            } else {
                slot[place] = clusters[binding.component].modules.count
                clusters[binding.component].modules.append((binding.module, [position]))
            }
        }
        for (position, multibinding) in drawable.resolution.multibindings.enumerated() {
            clusters[multibinding.component].collections.append(drawable.bindingCount + position)
        }
        return clusters
    }

    private func text(of cluster: Cluster) -> String {
        let component = drawable.graph.components[cluster.component]
        let scope = component.scope.map { " · \(drawable.names($0))" } ?? ""
        var text = "  subgraph cluster_c\(cluster.component) {\n"
        text += "    label=\(quoted(drawable.names(component.name) + scope)); color=\"#94a3b8\"; style=rounded; fontsize=13;\n"
        for (module, nodes) in cluster.modules {
            text += "    subgraph cluster_c\(cluster.component)_m\(module) {\n"
            text += "      label=\(quoted(drawable.names(drawable.graph.modules[module].name)));"
            text += " color=\"#cbd5e1\"; style=\"rounded,filled\"; fillcolor=\"#f8fafc\"; fontsize=11;\n"
            for node in nodes { text += shape(node, indent: "      ") }
            text += "    }\n"
        }
        for node in cluster.collections { text += shape(node, indent: "    ") }
        return text + "  }\n"
    }

    private func shape(_ node: Int, indent: String) -> String {
        var attributes = ["label=\(quoted(drawable.fullName(node)))"]
        switch drawable[node] {
        case .binding(let position):
            let binding = drawable.graph.bindings[position]
            attributes.append("tooltip=\(quoted("\(drawable.kind(node)) · \(binding.place.description.escaped())"))")
            if binding.isShared { attributes.append("penwidth=2") }
            if binding.contribution != nil { attributes.append("shape=note") }
        case .multibinding: attributes.append("shape=folder")
        case .missing: attributes.append("style=\"rounded,filled,dashed\"")
        }
        switch statuses[node] {
        case .error: attributes.append("color=\"#b91c1c\", fillcolor=\"#fecaca\", fontcolor=\"#7f1d1d\"")
        case .affected: attributes.append("color=\"#c2410c\", fillcolor=\"#fed7aa\"")
        case .warning: attributes.append("color=\"#a16207\", fillcolor=\"#fef9c3\"")
        case .none: break
        }
        return "\(indent)n\(node) [\(attributes.joined(separator: ", "))];\n"
    }

    private func line(from node: Int, _ edge: Int) -> String {
        let target = Int(drawable.needs.targets[edge])
        var attributes: [String] = []
        switch drawable.edgeKinds[edge] {
        case .eager: break
        case .deferred: attributes.append("style=dashed")
        case .weak: attributes.append("style=dashed, arrowhead=empty")
        case .contribution: attributes.append("style=dotted, arrowhead=odot")
        case .inherited: attributes.append("style=dotted, arrowhead=odot, color=\"#7c3aed\"")
        case .child: attributes.append("style=dashed, arrowhead=vee, color=\"#0369a1\"")
        }
        if statuses[target] == .error || statuses[target] == .affected, statuses[node] >= .affected {
            attributes.append("color=\"\(statuses[target] == .error ? "#b91c1c" : "#c2410c")\"")
        }
        return "  n\(node) -> n\(target)\(attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]");\n"
    }

    /// Graphviz interprets backslashes and HTML entities in labels; here, both are escaped.
    private func quoted(_ text: String) -> String {
        var result = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "&": result += "&amp;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result + "\""
    }
}

// SPDX-License-Identifier: Apache-2.0
