internal import CDovetail

/// Nothing that is shared keeps itself alive through a provider of its own.
///
/// What a shared instance gets later is kept as long as the instance is, but for the instance itself. That frees every
/// circle but two: two shared instances, where one keeps the other through a provider and is kept by it; and one whose
/// `Lazy` has given something that leads back to it.
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

    /// A circle of what a `Lazy` keeps.
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
    /// Whether instances of a binding's type can never be held weakly; false for names that are mere text.
    fileprivate func isStruct(_ binding: Int) -> Bool {
        guard let type = graph.keys[graph.bindings[binding].key].key.type.metatype else { return false }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return !dovetail_is_object(metadata) && !dovetail_is_existential(metadata)
    }

    /// Every `Lazy` between the points of a circle, with who asks for it.
    fileprivate func lazies(on circle: [Int]) -> [(binding: Int, key: Int)] {
        zip(circle, circle.dropFirst()).compactMap { point, target in
            guard point < graph.bindings.count else { return nil }
            let requests = graph.bindings[point].requests.filter {
                answers.answers[$0].outcome == .found && answers.answers[$0].target == Int32(target)
            }
            // Kept at once: no Lazy is needed.
            guard !requests.contains(where: { answers.answers[$0].timing == .now }) else { return nil }
            return requests.first { answers.keepsWhenUsed($0, of: point) }.map { (point, graph.requests[$0].key) }
        }
    }

    /// How one asks for what a binding makes without keeping it; nil for what has a tag, or stands in a collection.
    fileprivate func weakly(_ binding: Int) -> String? {
        let key = graph.bindings[binding].key
        guard graph.keys[key].key.tag == nil, graph.bindings[binding].contribution == nil else { return nil }
        return "WeakProvider<\(code(key: key))>"
    }

    /// A shortest way from one point to another one of its knot; its ends alone once so many edges have been looked at that a
    /// report about thousands of circles would wait for its paths.
    fileprivate func way(from start: Int, to end: Int) -> [Int] {
        retainingEdges.way(from: start, to: end) { target in
            patience -= 1
            return patience >= 0 && order.knots.number[target] == order.knots.number[start]
        } ?? [start, end]
    }
}
