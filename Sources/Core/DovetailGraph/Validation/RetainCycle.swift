extension ValidationContext {
    /// No shared instance retains itself through a provider of its own.
    ///
    /// The deferred dependencies of a shared instance are retained as long as the instance is, except for the instance itself. That breaks
    /// every cycle but three kinds: two shared instances of which one retains the other through a provider and is retained by it; an
    /// instance whose `Lazy` has created an instance that leads back to it; and a shared instance that cannot be held weakly, such as a
    /// struct. The type of an existential does not tell whether it holds one.
    func retainCycles() -> [Diagnostic] {
        guard graph.bindings.contains(where: \.isShared) else { return [] }
        let slots = ownership.slots(in: graph)
        return graph.components.indices.flatMap { component in
            ownership.cycles(of: slots[component]).compactMap { cycle -> Diagnostic? in
                let cycle = cycle.map { Int($0) }
                guard let holder = cycle.last(where: { ownership.defers($0) }), ownership.isInCycle(holder) else { return nil }
                // A cycle of eager dependencies is an error, and its diagnostic is sufficient.
                if cycle.contains(where: { resolution.eagerSCCs.isInCycle($0) }) { return nil }
                if let other = cycle.first(where: { $0 != holder }) {
                    // The dependency on the instance that is nearer to the root leads back.
                    return distance(other) < distance(holder) ? finding(other, holder) : finding(holder, other)
                }
                if graph.keys[graph.bindings[holder].key].key.type.hasNoWeakReferences { return finding(value: holder) }
                if let cycle = retainedInstances.cycle(through: holder) { return finding(cycle) }
                return graph.keys[graph.bindings[holder].key].key.type.mayHaveNoWeakReferences ? finding(existential: holder) : nil
            }
        }
    }

    private func distance(_ binding: Int) -> Int { isReached(binding) ? routes.depth(binding) : .max }

    private func finding(_ owner: Int, _ other: Int) -> Diagnostic {
        let (name, otherName) = (name(binding: owner), name(binding: other))
        let (out, back) = (path(from: owner, to: other), path(from: other, to: owner))
        let cycle = Array(out.dropLast() + back)
        // The last binding on the way back: a collection has no factory that could be changed.
        let last = back.dropLast().last { $0 < graph.bindings.count } ?? other
        let isDeferred = !resolution.eagerEdges[last].contains(Int32(owner))
        let place = "in \(mention(binding: last))"
        let weakly = weakly(owner)
        let help =
            if isDeferred, let weakly {
                "request \(weakly) \(place)"
            } else {
                "hold \(name) weakly \(place)\(weakly.map { ", or request \($0) there" } ?? "")"
            }
        /// A provider retains what it provides; an object may retain its arguments, but does not have to.
        func retention(_ path: [Int], _ name: String) -> String {
            isEager(path) ? "may retain \(name)" : "retains \(name) through a deferred dependency"
        }
        return finding(
            .retainCycle, "\(name) and \(otherName) may retain each other", at: owner, path: text(nodes: PathForest.abbreviated(cycle)),
            notes: [
                note("\(name) is shared, and \(retention(out, otherName)), bound", at: owner),
                note("\(otherName) is shared, and \(retention(back, name)), bound", at: other),
            ],
            help: [help], types: [type(node: owner), type(node: other)])
    }

    /// Whether every dependency on a path is eager.
    private func isEager(_ path: [Int]) -> Bool {
        zip(path, path.dropFirst()).allSatisfy { resolution.eagerEdges[$0].contains(Int32($1)) }
    }

    /// The diagnostic for a cycle that a `Lazy` closes.
    private func finding(_ cycle: [Int]) -> Diagnostic {
        let (holder, name) = (cycle[0], name(binding: cycle[0]))
        let lazies = lazies(on: cycle)
        let names = lazies.all.map { self.name(key: $0[0]) }
        let first = names.first ?? ""
        let weakly = weakly(holder).map { "request \($0)" } ?? "hold \(name) weakly"
        return finding(
            .retainCycle, "\(name) retains itself once its \(first) has been used", at: holder,
            path: text(nodes: PathForest.abbreviated(cycle)),
            notes: [note("\(name) is shared, bound", at: holder)]
                + notes(Array(names.indices), more: { "and by \(others($0))" }) {
                    let requester = lazies.numbers[$0]
                    let required = "required by \(mention(binding: requester)), bound"
                    return note("\(names[$0]) retains the instance that it returned, \(required)", at: requester)
                },
            help: ["request a provider instead of \(first), or \(weakly) in the object that leads back to \(name)"],
            types: [type(node: holder)])
    }

    private func finding(value holder: Int) -> Diagnostic {
        let name = name(binding: holder)
        return finding(
            .retainCycle, "\(name) retains itself", at: holder,
            path: text(nodes: PathForest.abbreviated(path(from: holder, to: holder))),
            notes: [note("\(name) is shared but not a class, so no reference to it can be weak, bound", at: holder)],
            help: ["make \(name) a class, or do not share it"], types: [type(node: holder)])
    }

    private func finding(existential holder: Int) -> Diagnostic {
        let name = name(binding: holder)
        return finding(
            .retainCycle, "\(name) retains itself if it is not a class", at: holder,
            path: text(nodes: PathForest.abbreviated(path(from: holder, to: holder))),
            notes: [note("\(name) is shared and may be a struct, so no reference to it can be weak, bound", at: holder)],
            help: ["let the protocol inherit from AnyObject, or do not share \(name)"], types: [type(node: holder)])
    }

    /// The keys of all `Lazy` between the nodes of a cycle, by their requesters.
    private func lazies(on cycle: [Int]) -> Groups {
        var lazies = Groups()
        for (node, target) in zip(cycle, cycle.dropFirst()) where node < graph.bindings.count {
            let requests = requests(of: node, for: target)
            // Retained eagerly, so the cycle does not depend on a Lazy.
            if requests.contains(where: { resolution.answers[$0].timing == .eager }) { continue }
            guard let request = requests.first(where: { resolution.retainsWhenUsed($0, of: node) }) else { continue }
            lazies.add(graph.requests[request].key, to: node)
        }
        return lazies
    }

    /// How to request a binding's instance without retaining it; nil if it has a tag or contributes to a collection.
    private func weakly(_ binding: Int) -> String? {
        let key = graph.bindings[binding].key
        guard graph.keys[key].tag == nil, graph.bindings[binding].contribution == nil else { return nil }
        return "WeakProvider<\(code(key: key))>"
    }

    /// A shortest path between two nodes of one strongly connected component. Only its ends after so many edges have been visited that
    /// searching further would delay a report about thousands of cycles.
    private func path(from start: Int, to end: Int) -> [Int] {
        BreadthFirstSearch.path(from: start, to: end, over: retainingEdges) { target in
            edgeBudget -= 1
            return edgeBudget >= 0 && ownership.sccs.number[target] == ownership.sccs.number[start]
        } ?? [start, end]
    }
}

// SPDX-License-Identifier: Apache-2.0
