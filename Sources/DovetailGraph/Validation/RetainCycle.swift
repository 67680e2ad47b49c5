internal import CDovetail

/// No shared instance retains itself through a provider of its own.
///
/// The deferred dependencies of a shared instance are retained as long as the instance is, except for the instance itself. That breaks
/// every cycle but two kinds: two shared instances of which one retains the other through a provider and is retained by it; and an
/// instance whose `Lazy` has created an instance that leads back to it.
struct RetainCycle: Rule {
    static let id = DiagnosticID.retainCycle

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let graph = inspection.graph
        guard graph.bindings.contains(where: \.isShared) else { return [] }
        let order = inspection.order
        return order.circles(in: graph).flatMap { circles in
            circles.compactMap { circle -> Diagnostic? in
                guard let holder = circle.last(where: { order.defers[$0] }), order.isKnotted[holder] else { return nil }
                if let other = circle.first(where: { $0 != holder }) { return finding(holder, other, inspection) }
                if inspection.isStruct(holder) { return finding(value: holder, inspection) }
                return inspection.keptInstances.circle(through: holder).map { finding($0, inspection) }
            }
        }
    }

    private static func finding(_ holder: Int, _ other: Int, _ inspection: Inspection) -> Diagnostic {
        let way = inspection.way(from: holder, to: other).dropLast() + inspection.way(from: other, to: holder)
        let name = inspection.name(binding: holder)
        let otherName = inspection.name(binding: other)
        return Diagnostic(
            id, "\(name) and \(otherName) may keep each other alive", at: inspection.place(holder),
            path: inspection.text(points: Forest.abbreviated(Array(way))),
            notes: [
                inspection.note("\(name) is shared, and keeps \(otherName) through what it gets later, bound", at: holder),
                inspection.note("\(otherName) is shared, and may keep \(name), bound", at: other),
            ],
            help: ["hold \(name) weakly in what leads back to it\(inspection.weakly(holder).map { ", or ask for \($0) there" } ?? "")"],
            types: [holder, other].map { inspection.graph.keys[inspection.graph.bindings[$0].key].key.type.full })
    }

    /// The diagnostic for a cycle that a `Lazy` closes.
    private static func finding(_ circle: [Int], _ inspection: Inspection) -> Diagnostic {
        let holder = circle[0]
        let name = inspection.name(binding: holder)
        let lazies = inspection.lazies(on: circle)
        let first = lazies.first.map { inspection.name(key: $0.key) } ?? ""
        let weakly = inspection.weakly(holder).map { "ask for \($0)" } ?? "hold \(name) weakly"
        return Diagnostic(
            id, "\(name) keeps itself alive once its \(first) has been used", at: inspection.place(holder),
            path: inspection.text(points: Forest.abbreviated(circle)),
            notes: [inspection.note("\(name) is shared, bound", at: holder)]
                + inspection.notes(lazies, more: { "and by \(others($0))" }) { lazy in
                    let names = (lazy: inspection.name(key: lazy.key), asker: inspection.mention(binding: lazy.binding))
                    return inspection.note("\(names.lazy) keeps what it has given, asked for by \(names.asker), bound", at: lazy.binding)
                },
            help: ["ask for a provider in place of \(first), or \(weakly) in what leads back to \(name)"],
            types: [inspection.graph.keys[inspection.graph.bindings[holder].key].key.type.full])
    }

    private static func finding(value holder: Int, _ inspection: Inspection) -> Diagnostic {
        let name = inspection.name(binding: holder)
        let way = inspection.way(from: holder, to: holder)
        return Diagnostic(
            id, "\(name) keeps itself alive", at: inspection.place(holder),
            path: inspection.text(points: Forest.abbreviated(way)),
            notes: [inspection.note("\(name) is shared and no class: what leads back to it cannot hold it weakly, bound", at: holder)],
            help: ["make \(name) a class, or do not share it"],
            types: [inspection.graph.keys[inspection.graph.bindings[holder].key].key.type.full])
    }
}

extension Inspection {
    /// Whether a binding's type can never be held weakly; false for names created from strings.
    fileprivate func isStruct(_ binding: Int) -> Bool {
        guard let type = graph.keys[graph.bindings[binding].key].key.type.metatype else { return false }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return !dovetail_is_object(metadata) && !dovetail_is_existential(metadata)
    }

    /// Every `Lazy` between the points of a cycle, with its requester.
    fileprivate func lazies(on circle: [Int]) -> [(binding: Int, key: Int)] {
        zip(circle, circle.dropFirst()).compactMap { point, target in
            guard point < graph.bindings.count else { return nil }
            let requests = graph.bindings[point].requests.filter {
                answers.answers[$0].outcome == .found && answers.answers[$0].target == Int32(target)
            }
            // Retained eagerly, so the cycle does not depend on a Lazy.
            guard !requests.contains(where: { answers.answers[$0].timing == .now }) else { return nil }
            return requests.first { answers.keepsWhenUsed($0, of: point) }.map { (point, graph.requests[$0].key) }
        }
    }

    /// How to request a binding's instance without retaining it; nil if it has a tag or contributes to a collection.
    fileprivate func weakly(_ binding: Int) -> String? {
        let key = graph.bindings[binding].key
        guard graph.keys[key].key.tag == nil, graph.bindings[binding].contribution == nil else { return nil }
        return "WeakProvider<\(code(key: key))>"
    }

    /// A shortest path between two points of one strongly connected component. Only its ends after so many edges have been visited that
    /// searching further would delay a report about thousands of cycles.
    fileprivate func way(from start: Int, to end: Int) -> [Int] {
        retainingEdges.way(from: start, to: end) { target in
            patience -= 1
            return patience >= 0 && order.knots.number[target] == order.knots.number[start]
        } ?? [start, end]
    }
}
