/// A collection is either bound as a whole or a multibinding, and a collection of providers requires a binding for each element.
struct CollectionConflict: Rule {
    static let id = DiagnosticID.collectionConflict

    static func check(_ context: ValidationContext) -> [Diagnostic] { mixed(context) + unprovidable(context) }

    // MARK: Bound as a whole and by contributions

    private static func mixed(_ context: ValidationContext) -> [Diagnostic] {
        let (graph, resolution) = (context.graph, context.resolution)
        if resolution.multibindings.isEmpty { return [] }
        var conflicts: [Int: (wholes: Set<Int>, multibindings: Set<Int>)] = [:]
        func clash(_ whole: Int, _ multibinding: Int) {
            let key = graph.bindings[whole].key
            conflicts[key, default: ([], [])].wholes.insert(whole)
            conflicts[key, default: ([], [])].multibindings.insert(multibinding)
        }
        for (position, whole) in context.hiddenWholes.enumerated() where !whole.isShadowed {
            if let whole = whole.binding { clash(whole, position) }
        }
        for binding in graph.bindings.indices where graph.bindings[binding].contribution == nil {
            let key = graph.bindings[binding].key
            guard case .collection = graph.keys[key].form else { continue }
            if case .multibinding(let multibinding) = resolution.find(key, in: graph.bindings[binding].component) {
                clash(binding, multibinding)
            }
        }
        if conflicts.isEmpty { return [] }
        let declared = Dictionary(grouping: graph.declarations.lazy.filter { $0.kind == .collection }, by: \.key)
        let findings = conflicts.map { (key: $0.key, wholes: $0.value.wholes.sorted(), multibindings: $0.value.multibindings.sorted()) }
        return findings.sorted { $0.wholes[0] < $1.wholes[0] }.map { conflict in
            finding(conflict.key, conflict.wholes, conflict.multibindings, declared[conflict.key] ?? [], context)
        }
    }

    private static func finding(
        _ key: Int, _ wholes: [Int], _ multibindings: [Int], _ declared: [Graph.Declaration], _ context: ValidationContext
    ) -> Diagnostic {
        let graph = context.graph
        let contributions = multibindings.flatMap { context.resolution.multibindings[$0].contributions }.sorted()
        let components = Set(multibindings.map { context.resolution.multibindings[$0].component })
        let declarations = declared.filter { components.contains($0.component) }
        let name = context.name(key: key)
        var help = ["remove \(context.declaration(of: key))"]
        if case .collection(let element) = graph.keys[key].form {
            let words = CollectionSyntax(key, element, context)
            help = ["remove \(context.declaration(of: key)), or the \(words.contribution) and \(words.declaration)"]
        }
        return Diagnostic(
            id, "\(name) is both bound as a whole and \(contributions.isEmpty ? "declared" : "contributed to")",
            at: context.place(wholes[0]),
            path: context.path(ofReached: wholes[0]),
            notes: context.places("bound as a whole", wholes)
                + context.places("contributed to", contributions)
                + context.notes(declarations, more: { "and at \(grouped($0)) more locations" }) { declaration in
                    Diagnostic.Note("declared", at: declaration.place, installers: context.installers(module: declaration.module))
                },
            help: help, types: context.types(key)
        )
    }

    // MARK: A provider of each element

    private static func unprovidable(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        var collections: [Int: Int] = [:]
        for key in graph.keys.indices {
            if case .providers(let collection) = graph.keys[key].form { collections[key] = collection }
        }
        if collections.isEmpty { return [] }

        let together = Together(context)
        var requesters: [Cause: [Int]] = [:]
        var order: [Cause] = []
        for binding in graph.bindings.indices {
            for request in graph.bindings[binding].requests {
                guard let (key, collection) = providers(graph.requests[request].key, binding, collections, context),
                    let node = together.node(of: collection, in: graph.bindings[binding].component)
                else { continue }
                let cause = Cause(key: key, node: node)
                if requesters[cause] == nil { order.append(cause) }
                requesters[cause, default: []].append(binding)
            }
        }
        return order.map { cause in
            finding(cause.key, together.elements(of: cause.node), requesters[cause] ?? [], collections[cause.key] ?? 0, context)
        }
    }

    /// The elements that cannot be provided one at a time, and the form in which that is requested.
    private struct Cause: Hashable {
        let key: Int
        let node: Int
    }

    /// The `[Provider<T>]` that a request unwraps to, unless it is bound as such.
    private static func providers(
        _ key: Int, _ binding: Int, _ collections: [Int: Int], _ context: ValidationContext
    ) -> (key: Int, collection: Int)? {
        var key = key
        while context.resolution.find(key, in: context.graph.bindings[binding].component) == .derived {
            if let collection = collections[key] { return (key, collection) }
            guard let inner = context.graph.keys[key].form.asksFor else { return nil }
            key = inner
        }
        return nil
    }

    private static func finding(
        _ key: Int, _ faults: Together.Elements, _ requesters: [Int], _ collection: Int, _ context: ValidationContext
    ) -> Diagnostic {
        let name = context.name(key: collection)
        let first = requesters[0]
        return Diagnostic(
            id, "\(context.name(key: key)) is requested, but \(name) has elements that are created together",
            at: context.place(faults.first[0]), path: context.path(to: first, and: context.name(key: key)),
            notes: context.places("created together", faults.first)
                + (faults.count > faults.first.count
                    ? [Diagnostic.Note("and at \(grouped(faults.count - faults.first.count)) more locations")] : [])
                + context.notes(requesters, more: { "and by \(others($0))" }) {
                    context.note("required by \(context.mention(binding: $0)), bound", at: $0)
                },
            help: [
                "contribute each element with its own binding",
                "request \(context.provider(of: collection)) in \(context.mention(binding: first)) instead",
            ],
            types: context.types(key, collection)
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

    private let context: ValidationContext
    /// For each multibinding, the innermost one (itself or an outer one) that has such a contribution of its own.
    private var innermost: [Int?] = []
    private var elements: [Int: Elements] = [:]

    init(_ context: ValidationContext) {
        self.context = context
        // An outer multibinding comes before the inner ones.
        for (position, multibinding) in context.resolution.multibindings.enumerated() {
            let outer = multibinding.outer.flatMap { innermost[$0] }
            let own = multibinding.contributions.filter { context.graph.bindings[$0].contribution == .elements }
            innermost.append(own.isEmpty ? outer : position)
            if own.isEmpty { continue }
            var all = outer.flatMap { elements[$0] } ?? Elements()
            all.first += own.prefix(10 - all.first.count)
            all.count += own.count
            elements[position] = all
        }
    }

    /// The node that provides several elements of `collection` at once: a binding of the whole, or a multibinding with such elements.
    func node(of collection: Int, in component: Int) -> Int? {
        switch context.resolution.find(collection, in: component) {
        case .binding(let whole): whole
        case .derived, .nothing: nil
        case .multibinding(let inner): innermost[inner].map { context.graph.bindings.count + $0 }
        }
    }

    /// The bindings of such a node.
    func elements(of node: Int) -> Elements {
        elements[node - context.graph.bindings.count] ?? Elements(first: [node], count: 1)
    }
}

/// The binding of a whole collection, where a component also contributes to the collection or declares it.
struct HiddenWhole {
    /// The binding of the whole collection, in the component or its nearest ancestor that has one.
    var binding: Int?
    /// Whether an ancestor binds the whole collection and only descendants contribute: a child that shadows the binding of its parent.
    var isShadowed = false
}

extension ValidationContext {
    /// Returns one element for each multibinding.
    func findHiddenWholes() -> [HiddenWhole] {
        var wholes: [HiddenWhole] = []
        wholes.reserveCapacity(resolution.multibindings.count)
        // An outer multibinding comes before the inner ones.
        for multibinding in resolution.multibindings {
            var whole = HiddenWhole(binding: resolution.binding(of: multibinding.key, in: multibinding.component))
            if let outer = multibinding.outer {
                whole.isShadowed = wholes[outer].isShadowed && wholes[outer].binding == whole.binding
            } else if let binding = whole.binding {
                whole.isShadowed = graph.bindings[binding].component != multibinding.component && !multibinding.contributions.isEmpty
            }
            wholes.append(whole)
        }
        return wholes
    }
}
