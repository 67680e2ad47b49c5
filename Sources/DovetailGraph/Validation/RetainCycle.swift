internal import CDovetail

/// No shared instance retains itself through a provider of its own.
///
/// The deferred dependencies of a shared instance are retained as long as the instance is, except for the instance itself. That breaks
/// every cycle but two kinds: two shared instances of which one retains the other through a provider and is retained by it; and an
/// instance whose `Lazy` has created an instance that leads back to it.
struct RetainCycle: Rule {
    static let id = DiagnosticID.retainCycle

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        guard graph.bindings.contains(where: \.isShared) else { return [] }
        let order = context.order
        return order.cycles(in: graph).flatMap { cycles in
            cycles.compactMap { cycle -> Diagnostic? in
                guard let holder = cycle.last(where: { order.defers[$0] }), order.isKnotted[holder] else { return nil }
                if let other = cycle.first(where: { $0 != holder }) { return finding(holder, other, context) }
                if context.isStruct(holder) { return finding(value: holder, context) }
                return context.keptInstances.cycle(through: holder).map { finding($0, context) }
            }
        }
    }

    private static func finding(_ holder: Int, _ other: Int, _ context: ValidationContext) -> Diagnostic {
        let path = context.path(from: holder, to: other).dropLast() + context.path(from: other, to: holder)
        let name = context.name(binding: holder)
        let otherName = context.name(binding: other)
        return Diagnostic(
            id, "\(name) and \(otherName) may retain each other", at: context.place(holder),
            path: context.text(nodes: PathForest.abbreviated(Array(path))),
            notes: [
                context.note("\(name) is shared, and retains \(otherName) through a deferred dependency, bound", at: holder),
                context.note("\(otherName) is shared, and may retain \(name), bound", at: other),
            ],
            help: [
                "hold \(name) weakly in the object that leads back to it\(context.weakly(holder).map { ", or request \($0) there" } ?? "")"
            ],
            types: [holder, other].map { context.graph.keys[context.graph.bindings[$0].key].key.type.full })
    }

    /// The diagnostic for a cycle that a `Lazy` closes.
    private static func finding(_ cycle: [Int], _ context: ValidationContext) -> Diagnostic {
        let holder = cycle[0]
        let name = context.name(binding: holder)
        let lazies = context.lazies(on: cycle)
        let first = lazies.first.map { context.name(key: $0.key) } ?? ""
        let weakly = context.weakly(holder).map { "request \($0)" } ?? "hold \(name) weakly"
        return Diagnostic(
            id, "\(name) retains itself once its \(first) has been used", at: context.place(holder),
            path: context.text(nodes: PathForest.abbreviated(cycle)),
            notes: [context.note("\(name) is shared, bound", at: holder)]
                + context.notes(lazies, more: { "and by \(others($0))" }) { lazy in
                    let names = (lazy: context.name(key: lazy.key), asker: context.mention(binding: lazy.binding))
                    return context.note(
                        "\(names.lazy) retains the instance that it returned, required by \(names.asker), bound", at: lazy.binding)
                },
            help: ["request a provider instead of \(first), or \(weakly) in the object that leads back to \(name)"],
            types: [context.graph.keys[context.graph.bindings[holder].key].key.type.full])
    }

    private static func finding(value holder: Int, _ context: ValidationContext) -> Diagnostic {
        let name = context.name(binding: holder)
        let path = context.path(from: holder, to: holder)
        return Diagnostic(
            id, "\(name) retains itself", at: context.place(holder),
            path: context.text(nodes: PathForest.abbreviated(path)),
            notes: [context.note("\(name) is shared but not a class, so no reference to it can be weak, bound", at: holder)],
            help: ["make \(name) a class, or do not share it"],
            types: [context.graph.keys[context.graph.bindings[holder].key].key.type.full])
    }
}

extension ValidationContext {
    /// Whether a binding's type can never be held weakly; false for names created from strings.
    fileprivate func isStruct(_ binding: Int) -> Bool {
        guard let type = graph.keys[graph.bindings[binding].key].key.type.metatype else { return false }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return !dovetail_is_object(metadata) && !dovetail_is_existential(metadata)
    }

    /// Every `Lazy` between the nodes of a cycle, with its requester.
    fileprivate func lazies(on cycle: [Int]) -> [(binding: Int, key: Int)] {
        zip(cycle, cycle.dropFirst()).compactMap { node, target in
            guard node < graph.bindings.count else { return nil }
            let requests = graph.bindings[node].requests.filter {
                resolution.answers[$0].outcome == .found && resolution.answers[$0].target == Int32(target)
            }
            // Retained eagerly, so the cycle does not depend on a Lazy.
            guard !requests.contains(where: { resolution.answers[$0].timing == .now }) else { return nil }
            return requests.first { resolution.keepsWhenUsed($0, of: node) }.map { (node, graph.requests[$0].key) }
        }
    }

    /// How to request a binding's instance without retaining it; nil if it has a tag or contributes to a collection.
    fileprivate func weakly(_ binding: Int) -> String? {
        let key = graph.bindings[binding].key
        guard graph.keys[key].key.tag == nil, graph.bindings[binding].contribution == nil else { return nil }
        return "WeakProvider<\(code(key: key))>"
    }

    /// A shortest path between two nodes of one strongly connected component. Only its ends after so many edges have been visited that
    /// searching further would delay a report about thousands of cycles.
    fileprivate func path(from start: Int, to end: Int) -> [Int] {
        BreadthFirstSearch.path(from: start, to: end, over: retainingEdges) { target in
            patience -= 1
            return patience >= 0 && order.knots.number[target] == order.knots.number[start]
        } ?? [start, end]
    }
}
