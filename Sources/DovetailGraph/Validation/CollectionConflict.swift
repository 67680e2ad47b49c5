/// A collection is either bound as a whole or gathered, and a collection of providers requires a binding for each element.
struct CollectionConflict: Rule {
    static let id = DiagnosticID.collectionConflict

    static func check(_ inspection: Inspection) -> [Diagnostic] { mixed(inspection) + unprovidable(inspection) }

    // MARK: Bound as a whole and gathered

    private static func mixed(_ inspection: Inspection) -> [Diagnostic] {
        let (graph, answers) = (inspection.graph, inspection.answers)
        if answers.gatherings.isEmpty { return [] }
        var conflicts: [Int: (wholes: Set<Int>, gatherings: Set<Int>)] = [:]
        func clash(_ whole: Int, _ gathering: Int) {
            let key = graph.bindings[whole].key
            conflicts[key, default: ([], [])].wholes.insert(whole)
            conflicts[key, default: ([], [])].gatherings.insert(gathering)
        }
        for (position, whole) in inspection.hiddenWholes.enumerated() where !whole.isShadowed {
            if let whole = whole.binding { clash(whole, position) }
        }
        for binding in graph.bindings.indices where graph.bindings[binding].contribution == nil {
            let key = graph.bindings[binding].key
            guard case .collection = graph.keys[key].form else { continue }
            if case .gathering(let gathering) = answers.find(key, in: graph.bindings[binding].component) { clash(binding, gathering) }
        }
        if conflicts.isEmpty { return [] }
        let declared = Dictionary(grouping: graph.declarations.lazy.filter { $0.kind == .collection }, by: \.key)
        let findings = conflicts.map { (key: $0.key, wholes: $0.value.wholes.sorted(), gatherings: $0.value.gatherings.sorted()) }
        return findings.sorted { $0.wholes[0] < $1.wholes[0] }.map { conflict in
            finding(conflict.key, conflict.wholes, conflict.gatherings, declared[conflict.key] ?? [], inspection)
        }
    }

    private static func finding(
        _ key: Int, _ wholes: [Int], _ gatherings: [Int], _ declared: [Graph.Declaration], _ inspection: Inspection
    ) -> Diagnostic {
        let graph = inspection.graph
        let contributions = gatherings.flatMap { inspection.answers.gatherings[$0].contributions }.sorted()
        let components = Set(gatherings.map { inspection.answers.gatherings[$0].component })
        let declarations = declared.filter { components.contains($0.component) }
        let name = inspection.name(key: key)
        var help = ["remove \(inspection.declaration(of: key))"]
        if case .collection(let element) = graph.keys[key].form {
            let words = CollectionWords(key, element, inspection)
            help = ["remove \(inspection.declaration(of: key)), or the \(words.contribution) and \(words.declaration)"]
        }
        return Diagnostic(
            id, "\(name) is bound as a whole and \(contributions.isEmpty ? "declared" : "contributed to") as well",
            at: inspection.place(wholes[0]),
            path: inspection.path(ofReached: wholes[0]),
            notes: inspection.places("bound as a whole", wholes)
                + inspection.places("contributed to", contributions)
                + inspection.notes(declarations, more: { "and at \(grouped($0)) more places" }) { declaration in
                    Diagnostic.Note("declared", at: declaration.place, installers: inspection.installers(module: declaration.module))
                },
            help: help, types: inspection.types(key)
        )
    }

    // MARK: A provider of each element

    private static func unprovidable(_ inspection: Inspection) -> [Diagnostic] {
        let graph = inspection.graph
        var collections: [Int: Int] = [:]
        for key in graph.keys.indices {
            if case .providers(let collection) = graph.keys[key].form { collections[key] = collection }
        }
        if collections.isEmpty { return [] }

        let together = Together(inspection)
        var requesters: [Cause: [Int]] = [:]
        var order: [Cause] = []
        for binding in graph.bindings.indices {
            for request in graph.bindings[binding].requests {
                guard let (key, collection) = providers(graph.requests[request].key, binding, collections, inspection),
                    let point = together.point(of: collection, in: graph.bindings[binding].component)
                else { continue }
                let cause = Cause(key: key, point: point)
                if requesters[cause] == nil { order.append(cause) }
                requesters[cause, default: []].append(binding)
            }
        }
        return order.map { cause in
            finding(cause.key, together.elements(of: cause.point), requesters[cause] ?? [], collections[cause.key] ?? 0, inspection)
        }
    }

    /// The elements that cannot be provided one at a time, and the form in which that is requested.
    private struct Cause: Hashable {
        let key: Int
        let point: Int
    }

    /// The `[Provider<T>]` that a request unwraps to, unless it is bound as such.
    private static func providers(
        _ key: Int, _ binding: Int, _ collections: [Int: Int], _ inspection: Inspection
    ) -> (key: Int, collection: Int)? {
        var key = key
        while inspection.answers.find(key, in: inspection.graph.bindings[binding].component) == .derived {
            if let collection = collections[key] { return (key, collection) }
            guard let inner = inspection.graph.keys[key].form.asksFor else { return nil }
            key = inner
        }
        return nil
    }

    private static func finding(
        _ key: Int, _ faults: Together.Elements, _ requesters: [Int], _ collection: Int, _ inspection: Inspection
    ) -> Diagnostic {
        let name = inspection.name(key: collection)
        let first = requesters[0]
        return Diagnostic(
            id, "\(inspection.name(key: key)) is asked for, but \(name) has elements that are made together",
            at: inspection.place(faults.first[0]), path: inspection.path(to: first, and: inspection.name(key: key)),
            notes: inspection.places("made together", faults.first)
                + (faults.count > faults.first.count
                    ? [Diagnostic.Note("and at \(grouped(faults.count - faults.first.count)) more places")] : [])
                + inspection.notes(requesters, more: { "and by \(others($0))" }) {
                    inspection.note("asked for by \(inspection.mention(binding: $0)), bound", at: $0)
                },
            help: [
                "contribute each element with a binding of its own",
                "ask for \(inspection.provider(of: collection)) in \(inspection.mention(binding: first)) instead",
            ],
            types: inspection.types(key, collection)
        )
    }
}

/// The bindings that contribute several elements of a collection at once.
private struct Together {
    struct Elements {
        /// The elements to show, those of the ancestors first.
        var first: [Int] = []
        var count = 0
    }

    private let inspection: Inspection
    /// For each gathering, the innermost one (itself or an outer one) that has such a contribution of its own.
    private var innermost: [Int?] = []
    private var elements: [Int: Elements] = [:]

    init(_ inspection: Inspection) {
        self.inspection = inspection
        // An outer gathering comes before the inner ones.
        for (position, gathering) in inspection.answers.gatherings.enumerated() {
            let outer = gathering.outer.flatMap { innermost[$0] }
            let own = gathering.contributions.filter { inspection.graph.bindings[$0].contribution == .elements }
            innermost.append(own.isEmpty ? outer : position)
            if own.isEmpty { continue }
            var all = outer.flatMap { elements[$0] } ?? Elements()
            all.first += own.prefix(10 - all.first.count)
            all.count += own.count
            elements[position] = all
        }
    }

    /// The point that provides several elements of `collection` at once: a binding of the whole, or a gathering with such elements.
    func point(of collection: Int, in component: Int) -> Int? {
        switch inspection.answers.find(collection, in: component) {
        case .binding(let whole): whole
        case .derived, .nothing: nil
        case .gathering(let inner): innermost[inner].map { inspection.graph.bindings.count + $0 }
        }
    }

    /// The bindings of such a point.
    func elements(of point: Int) -> Elements {
        elements[point - inspection.graph.bindings.count] ?? Elements(first: [point], count: 1)
    }
}

/// The binding of a whole collection, where a component also contributes to the collection or declares it.
struct HiddenWhole {
    /// The binding of the whole collection, in the component or its nearest ancestor that has one.
    var binding: Int?
    /// Whether an ancestor binds the whole collection and only descendants contribute: a child that shadows the binding of its parent.
    var isShadowed = false
}

extension Inspection {
    /// Returns one element for each gathering.
    func findHiddenWholes() -> [HiddenWhole] {
        var wholes: [HiddenWhole] = []
        wholes.reserveCapacity(answers.gatherings.count)
        // An outer gathering comes before the inner ones.
        for gathering in answers.gatherings {
            var whole = HiddenWhole(binding: answers.binding(of: gathering.key, in: gathering.component))
            if let outer = gathering.outer {
                whole.isShadowed = wholes[outer].isShadowed && wholes[outer].binding == whole.binding
            } else if let binding = whole.binding {
                whole.isShadowed = graph.bindings[binding].component != gathering.component && !gathering.contributions.isEmpty
            }
            wholes.append(whole)
        }
        return wholes
    }
}
