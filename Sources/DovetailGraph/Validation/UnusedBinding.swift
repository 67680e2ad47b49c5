/// The root depends on every binding, directly or transitively.
///
/// Bindings that only unused bindings depend on are listed with them, because they would be unused too.
struct UnusedBinding: Rule {
    static let id = DiagnosticID.unusedBinding

    /// A missing binding makes other bindings appear unused.
    static let needsFaultlessGraph = true

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        // A replacement may have fewer dependencies than the binding it replaces, which is not worth a warning.
        guard graph.replacements.isEmpty, graph.components.first?.root != nil else { return [] }
        let routes = context.routes
        let nodes = (0..<context.resolution.nodeCount).filter { !routes.contains($0) }
        if nodes.isEmpty { return [] }

        let dead = context.deadComponents()
        let isWorthIt = { (node: Int) in
            node < graph.bindings.count && !dead[graph.bindings[node].component] && context.isUsers(node)
        }
        var positions: [Int: Int] = [:]
        var findings: [Diagnostic] = []
        var contributions: [[Int]] = []
        for head in Head.find(nodes, context.edges) {
            if isWorthIt(head.node) {
                findings.append(finding(head.node, head.followers.filter(isWorthIt), isAskedFor: head.isAskedFor, context))
            } else if head.node >= graph.bindings.count {
                let multibinding = context.resolution.multibindings[head.node - graph.bindings.count]
                // Entry points are used even if their collection is not requested.
                let unused = multibinding.contributions.filter { !routes.contains($0) }
                if dead[multibinding.component] || unused.isEmpty { continue }
                if let position = positions[multibinding.key] {
                    contributions[position] += unused
                } else {
                    positions[multibinding.key] = contributions.count
                    contributions.append(unused)
                }
            }
        }
        return findings + contributions.map { finding($0, context) }
    }

    private static func finding(_ binding: Int, _ followers: [Int], isAskedFor: Bool, _ context: ValidationContext) -> Diagnostic {
        let name = context.name(binding: binding)
        let key = context.graph.bindings[binding].key
        let isInstallation = context.graph.bindings[binding].isInstallation
        let what = isInstallation ? "install(dependency: \(name.genericArgument).self)" : context.removable(binding)
        return Diagnostic(
            id, isAskedFor ? "\(name) is not reachable from the root" : "nothing depends on \(name)", at: context.place(binding),
            notes: [context.note(isInstallation ? "installed" : "bound", at: binding)]
                + context.notes(followers, more: { "and \(others($0))" }) {
                    context.note("only unused bindings depend on \(context.mention(binding: $0)), bound", at: $0)
                },
            help: ["remove \(what), or request \(context.spelling(key: key))"], types: context.types(key)
        )
    }

    private static func finding(_ contributions: [Int], _ context: ValidationContext) -> Diagnostic {
        let key = context.graph.bindings[contributions[0]].key
        let name = context.name(key: key)
        let count = contributions.count == 1 ? "one binding contributes" : "\(grouped(contributions.count)) bindings contribute"
        return Diagnostic(
            id, "nothing depends on \(name), to which \(count)", at: context.place(contributions[0]),
            notes: context.places("contributed to", contributions),
            help: ["remove the contributions, or request \(context.spelling(key: key))"], types: context.types(key)
        )
    }
}

/// A node that is unused independently of others, with the nodes that are only unused because of it.
private struct Head {
    var node: Int
    /// Whether it is one of several nodes that only depend on each other.
    var isAskedFor: Bool
    var followers: [Int] = []

    static func find(_ nodes: [Int], _ edges: AdjacencyList) -> [Head] {
        var local: [Int: Int32] = [:]
        for (position, node) in nodes.enumerated() { local[node] = Int32(position) }
        var inner = AdjacencyList()
        for node in nodes { inner.append(edges[node].compactMap { local[Int($0)] }) }

        let knots = StronglyConnectedComponents(inner)
        var isTaken = [Bool](repeating: false, count: knots.count)
        for node in nodes.indices {
            let knot = knots.number[node]
            for target in inner[node] where knots.number[Int(target)] != knot { isTaken[Int(knots.number[Int(target)])] = true }
        }
        var heads: [Head] = []
        var isFollowed = [Bool](repeating: false, count: nodes.count)
        let starts = nodes.indices.filter { node in
            if isTaken[Int(knots.number[node])] { return false }
            isTaken[Int(knots.number[node])] = true
            return true
        }
        for start in starts {
            var head = Head(node: nodes[start], isAskedFor: false)
            isFollowed[start] = true
            var open = [start]
            while let node = open.popLast() {
                for target in inner[node] {
                    if Int(target) == start { head.isAskedFor = true }
                    if isFollowed[Int(target)] { continue }
                    isFollowed[Int(target)] = true
                    head.followers.append(nodes[Int(target)])
                    open.append(Int(target))
                }
            }
            head.followers.sort()
            heads.append(head)
        }
        return heads
    }
}

extension ValidationContext {
    /// Components that are never built: their factory is unused, and its diagnostic is sufficient.
    fileprivate func deadComponents() -> [Bool] {
        var dead = [Bool](repeating: false, count: graph.components.count)
        for component in graph.components.indices {
            let isUnreached = graph.components[component].root.map { !isReached($0) } ?? false
            dead[component] = isUnreached || graph.components[component].parent.map { dead[$0] } ?? false
        }
        return dead
    }

    fileprivate func isUsers(_ binding: Int) -> Bool {
        if graph.bindings[binding].isInstallation { return true }
        return !graph.bindings[binding].isBuiltIn && graph.bindings[binding].kind != .seed
            && graph.components[graph.bindings[binding].component].root != binding
    }

    fileprivate func removable(_ binding: Int) -> String {
        let key = graph.bindings[binding].key
        let argument = name(graph.keys[key].key.type).genericArgument
        return switch graph.bindings[binding].kind {
        case .assistedFactory: "the bindFactory(…) of \(argument)"
        case .propertyInjector: "bindPropertyInjectionOf(\(selfOf(argument)))"
        default: declaration(of: key)
        }
    }
}
