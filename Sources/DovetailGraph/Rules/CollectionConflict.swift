/// A collection is either bound as a whole or gathered, and a provider of each element needs elements.
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
        for (position, gathering) in answers.gatherings.enumerated() {
            if let whole = answers.binding(of: gathering.key, in: gathering.component) { clash(whole, position) }
        }
        for binding in graph.bindings.indices where graph.bindings[binding].contribution == nil {
            let key = graph.bindings[binding].key
            guard case .collection = graph.keys[key].form else { continue }
            if case .gathering(let gathering) = answers.find(key, in: graph.bindings[binding].component) { clash(binding, gathering) }
        }
        return conflicts.sorted { ($0.value.wholes.min() ?? 0) < ($1.value.wholes.min() ?? 0) }.map { key, conflict in
            finding(key, conflict.wholes.sorted(), conflict.gatherings.sorted(), inspection)
        }
    }

    private static func finding(_ key: Int, _ wholes: [Int], _ gatherings: [Int], _ inspection: Inspection) -> Diagnostic {
        let graph = inspection.graph
        let contributions = gatherings.flatMap { inspection.answers.gatherings[$0].contributions }.sorted()
        let components = Set(gatherings.map { inspection.answers.gatherings[$0].component })
        let declarations = graph.declarations.filter { $0.kind == .collection && $0.key == key && components.contains($0.component) }
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

        var requesters: [[Int]: [Int]] = [:]
        var order: [[Int]] = []
        // What one component sees is looked up once, however many ask.
        var known: [[Int]: [Int]] = [:]
        for binding in graph.bindings.indices {
            for request in graph.bindings[binding].requests {
                guard let (key, collection) = providers(graph.requests[request].key, binding, collections, inspection) else { continue }
                let view = [collection, graph.bindings[binding].component]
                let faults = known[view] ?? inspection.elements(of: view[0], in: view[1])
                known[view] = faults
                if faults.isEmpty { continue }
                if requesters[[key] + faults] == nil { order.append([key] + faults) }
                requesters[[key] + faults, default: []].append(binding)
            }
        }
        return order.map { cause in finding(cause[0], cause.dropFirst(), requesters[cause] ?? [], collections[cause[0]] ?? 0, inspection) }
    }

    /// The `[Provider<T>]` that a request comes down to, unless somebody bound it as such.
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
        _ key: Int, _ faults: ArraySlice<Int>, _ requesters: [Int], _ collection: Int, _ inspection: Inspection
    ) -> Diagnostic {
        let name = inspection.name(key: collection)
        let first = requesters[0]
        return Diagnostic(
            id, "\(inspection.name(key: key)) is asked for, but \(name) has elements that are made together",
            at: inspection.place(faults[faults.startIndex]), path: inspection.path(to: first, and: inspection.name(key: key)),
            notes: inspection.places("made together", Array(faults))
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

extension Inspection {
    /// The bindings that stand for several elements of `collection` at once.
    fileprivate func elements(of collection: Int, in component: Int) -> [Int] {
        switch answers.find(collection, in: component) {
        case .binding(let whole): return [whole]
        case .derived, .nothing: return []
        case .gathering(let inner):
            var elements: [Int] = []
            var level: Int? = inner
            while let gathering = level {
                elements += answers.gatherings[gathering].contributions.filter { graph.bindings[$0].contribution == .elements }
                level = answers.gatherings[gathering].outer
            }
            return elements.sorted()
        }
    }
}
