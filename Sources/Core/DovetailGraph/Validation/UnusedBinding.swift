/// A binding that the root does not depend on.
struct UnusedBinding {
    let binding: Int
    /// The bindings that only it depends on.
    let followers: [Int]
    /// Whether a binding depends on it, directly or transitively: one that is unused, too.
    let isRequested: Bool
}

/// Everything that the root does not depend on.
struct Unused {
    var bindings: [UnusedBinding] = []
    /// The contributions to each collection that is not requested.
    var contributions: [[Int]] = []
}

extension ValidationContext {
    /// The root depends on every binding, directly or transitively.
    ///
    /// Bindings that only unused bindings depend on are listed with them, because they would be unused too. Steps of a launcher have a rule
    /// of their own.
    func unusedBindings() -> [Diagnostic] {
        unused.bindings.filter { !isLaunched($0.binding) && collections(besides: $0).isEmpty }.map { finding($0) }
            + unused.contributions.filter { !$0.contains(where: isLaunched) }.map { finding($0) }
    }

    /// The bindings and the contributions to collections that the root does not depend on.
    func findUnused() -> Unused {
        var found = Unused()
        // A replacement may have fewer dependencies than the binding it replaces, which is not worth a warning.
        guard graph.replacements.isEmpty, graph.components.first?.root != nil else { return found }
        let spared = neededByOverriddenDefaults()
        let unused = (0..<resolution.nodeCount).filter { !isReached($0) && !spared.contains($0) }
        if unused.isEmpty { return found }

        // Components that are never built: their factory is unused, and its diagnostic is sufficient.
        var dead: [Bool] = []
        for component in graph.components {
            dead.append(component.root.map { !isReached($0) } ?? false || component.parent.map { dead[$0] } ?? false)
        }
        func isReported(_ node: Int) -> Bool {
            node < graph.bindings.count && !dead[graph.bindings[node].component] && isDeclared(node)
        }
        // By the key of the collection.
        var contributions = Groups()
        var isListed = (0..<resolution.nodeCount).map { isReached($0) || spared.contains($0) }
        for root in roots(of: unused) {
            var isRequested = false
            var nodes: ContiguousArray = [Int32(root)]
            isListed[root] = true
            BreadthFirstSearch.visit(&nodes, { edges[$0] }) { _, _, target in
                isRequested = isRequested || target == root
                if isListed[target] { return .skip }
                isListed[target] = true
                return .enter
            }
            if isReported(root) {
                let followers = nodes.dropFirst().map { Int($0) }.filter(isReported).sorted()
                found.bindings.append(UnusedBinding(binding: root, followers: followers, isRequested: isRequested))
            } else if let multibinding = resolution.multibinding(of: root) {
                if dead[multibinding.component] { continue }
                // Entry points are used even if their collection is not requested.
                for binding in multibinding.contributions where !isReached(binding) { contributions.add(binding, to: multibinding.key) }
            }
        }
        found.contributions = contributions.all
        return found
    }

    /// What a default would depend on is not unused if an application overrides the default.
    private func neededByOverriddenDefaults() -> Set<Int> {
        var needed: Set<Int> = []
        var nodes: ContiguousArray<Int32> = []
        for overridden in graph.overriddenDefaults {
            for request in overridden.requests {
                let answer = resolution.answer(request, in: overridden.component)
                if answer.outcome == .found, needed.insert(Int(answer.target)).inserted { nodes.append(answer.target) }
            }
        }
        BreadthFirstSearch.visit(&nodes, { edges[$0] }) { _, _, target in needed.insert(target).inserted ? .enter : .skip }
        return needed
    }

    /// The nodes that are unused independently of others: one of each strongly connected component on which no other depends.
    private func roots(of unused: [Int]) -> [Int] {
        let sccs = StronglyConnectedComponents(edges)
        var isTaken = [Bool](repeating: false, count: sccs.count)
        for node in unused {
            let scc = sccs.number[node]
            for target in edges[node] where sccs.number[Int(target)] != scc { isTaken[Int(sccs.number[Int(target)])] = true }
        }
        return unused.filter { node in
            defer { isTaken[Int(sccs.number[node])] = true }
            return !isTaken[Int(sccs.number[node])]
        }
    }

    private func finding(_ unused: UnusedBinding) -> Diagnostic {
        let (binding, name) = (unused.binding, name(binding: unused.binding))
        let isInstallation = graph.bindings[binding].isInstallation
        return finding(
            .unusedBinding, unused.isRequested ? "\(name) is not reachable from the root" : "nothing depends on \(name)", at: binding,
            notes: [note(isInstallation ? "installed" : "bound", at: binding)] + followerNotes(unused),
            help: ["remove \(removable(binding)), or request \(spelling(key: graph.bindings[binding].key))"])
    }

    private func finding(_ contributions: [Int]) -> Diagnostic {
        let key = graph.bindings[contributions[0]].key
        let count = contributions.count == 1 ? "one binding contributes" : "\(grouped(contributions.count)) bindings contribute"
        return finding(
            .unusedBinding, "nothing depends on \(name(key: key)), to which \(count)", at: contributions[0],
            notes: notes("contributed to", contributions),
            help: ["remove the contributions, or request \(spelling(key: key))"])
    }

    func followerNotes(_ unused: UnusedBinding) -> [Diagnostic.Note] {
        notes(unused.followers) { follower in
            let consequence = isLaunched(follower) ? ", which is not launched; bound" : ", bound"
            return note("only unused bindings depend on \(mention(binding: follower))\(consequence)", at: follower)
        }
    }

    private func isDeclared(_ binding: Int) -> Bool {
        if graph.bindings[binding].isInstallation { return true }
        return !graph.bindings[binding].isBuiltIn && graph.bindings[binding].kind != .seed && !graph.isRoot(binding)
    }

    private func removable(_ binding: Int) -> String {
        let key = graph.bindings[binding].key
        if graph.bindings[binding].kind == .assistedFactory {
            return "the bindFactory(…) of \(name(graph.keys[key].type).genericArgument)"
        }
        return specialDeclaration(of: key) ?? declaration(of: key)
    }
}

// SPDX-License-Identifier: Apache-2.0
