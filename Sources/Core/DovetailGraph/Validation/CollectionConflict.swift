extension ValidationContext {
    /// A collection is either bound as a whole or a multibinding, and a collection of providers requires a binding for each element.
    func collectionConflicts() -> [Diagnostic] { mixedCollections() + collectionsWithoutProviders() }

    // MARK: Bound as a whole and by contributions

    private func mixedCollections() -> [Diagnostic] {
        if resolution.multibindings.isEmpty { return [] }
        // By the key of the collection.
        var wholes = Groups()
        var multibindings = Groups()
        func clash(_ whole: Int, _ multibinding: Int) {
            wholes.add(whole, to: graph.bindings[whole].key)
            multibindings.add(multibinding, to: graph.bindings[whole].key)
        }
        for (position, multibinding) in resolution.multibindings.enumerated() where shadowedWholes[position] == nil {
            if let whole = resolution.binding(of: multibinding.key, in: multibinding.component) { clash(whole, position) }
        }
        for binding in graph.bindings.indices where graph.bindings[binding].contribution == nil && !graph.isForBuilderOnly(binding) {
            let key = graph.bindings[binding].key
            guard graph.keys[key].form.isCollection,
                case .multibinding(let multibinding) = resolution.find(key, in: graph.bindings[binding].component)
            else { continue }
            clash(binding, multibinding)
        }
        if wholes.numbers.isEmpty { return [] }
        let declared = Groups(graph.declarations.indices.filter { graph.declarations[$0].kind == .collection }) {
            graph.declarations[$0].key
        }
        return wholes.numbers.sorted(byRank: { wholes[$0].min() ?? 0 }).map { key in
            finding(Set(wholes[key]).sorted(), Set(multibindings[key]).sorted(), declared[key])
        }
    }

    private func finding(_ wholes: [Int], _ multibindings: [Int], _ declared: [Int]) -> Diagnostic {
        let key = graph.bindings[wholes[0]].key
        let contributions = multibindings.flatMap { resolution.multibindings[$0].contributions }.sorted()
        let components = Set(multibindings.map { resolution.multibindings[$0].component })
        let syntax = collectionSyntax(key).map { ", or the \($0.contribution) and \($0.declaration)" } ?? ""
        return finding(
            .collectionConflict,
            "\(name(key: key)) is both bound as a whole and \(contributions.isEmpty ? "declared" : "contributed to")", at: wholes[0],
            notes: notes("bound as a whole", wholes) + notes("contributed to", contributions)
                + notes(declared.filter { components.contains(graph.declarations[$0].component) }, more: moreLocations) {
                    note("declared", at: graph.declarations[$0].place, in: graph.declarations[$0].module)
                },
            help: ["remove \(declaration(of: key))\(syntax)"])
    }

    // MARK: A provider of each element

    private func collectionsWithoutProviders() -> [Diagnostic] {
        guard graph.keys.indices.contains(where: { graph.keys[$0].form.isProviders }) else { return [] }
        let elements = elementsCreatedTogether()
        // By the requested key, and the node whose elements cannot be provided one at a time.
        var requesters = Groups()
        for binding in graph.bindings.indices {
            let component = graph.bindings[binding].component
            for request in graph.bindings[binding].requests {
                let answer = resolution.answers[request]
                guard answer.outcome == .found, answer.timing != .eager, let key = providers(graph.requests[request].key, in: component)
                else { continue }
                let target = Int(answer.target)
                let node = target < graph.bindings.count ? target : elements[target - graph.bindings.count].node
                if let node { requesters.add(binding, to: key * resolution.nodeCount + node) }
            }
        }
        return requesters.numbers.map { number in
            let (key, node) = number.quotientAndRemainder(dividingBy: resolution.nodeCount)
            let isWhole = node < graph.bindings.count
            let together = isWhole ? Elements(node: node, first: [node], count: 1) : elements[node - graph.bindings.count]
            return finding(key, together, requesters[number])
        }
    }

    /// The bindings that contribute several elements of a collection at once.
    private struct Elements {
        /// The innermost multibinding that has such a contribution of its own.
        var node: Int?
        /// The bindings to show, those of the ancestors first.
        var first: [Int] = []
        var count = 0
    }

    /// Returns one element for each multibinding.
    private func elementsCreatedTogether() -> [Elements] {
        var all: [Elements] = []
        // An outer multibinding comes before the inner ones.
        for (position, multibinding) in resolution.multibindings.enumerated() {
            var elements = multibinding.outer.map { all[$0] } ?? Elements()
            let own = multibinding.contributions.filter { graph.bindings[$0].contribution == .elements }
            if !own.isEmpty { elements.node = graph.bindings.count + position }
            elements.first += own.prefix(10 - elements.first.count)
            elements.count += own.count
            all.append(elements)
        }
        return all
    }

    /// The `[Provider<T>]` that a request unwraps to, unless it is bound as such.
    private func providers(_ key: Int, in component: Int) -> Int? {
        graph.forms(of: key).prefix { resolution.find($0, in: component) == .derived }.first { graph.keys[$0].form.isProviders }
    }

    private func finding(_ key: Int, _ elements: Elements, _ requesters: [Int]) -> Diagnostic {
        let collection = graph.keys[key].form.wrapped ?? key
        let rest = elements.count - elements.first.count
        return finding(
            .collectionConflict, "\(name(key: key)) is requested, but \(name(key: collection)) has elements that are created together",
            at: elements.first[0], path: path(to: requesters[0], and: name(key: key)),
            notes: notes("created together", elements.first) + (rest > 0 ? [Diagnostic.Note(moreLocations(rest))] : [])
                + notes(requesters, more: { "and by \(others($0))" }) { requesterNote($0) },
            help: [
                "contribute each element with its own binding",
                "request \(provider(of: collection)) in \(mention(binding: requesters[0])) instead",
            ],
            types: types(key, collection))
    }
}

extension ValidationContext {
    /// For each multibinding, the binding of the whole collection in an ancestor to which only descendants of that ancestor contribute.
    func findShadowedWholes() -> [Int?] {
        var shadowed: [Int?] = []
        // An outer multibinding comes before the inner ones.
        for multibinding in resolution.multibindings {
            let whole = resolution.binding(of: multibinding.key, in: multibinding.component)
            let isOutside = whole.map { graph.bindings[$0].component != multibinding.component } ?? false
            let isShadowed = multibinding.outer.map { shadowed[$0] == whole } ?? (isOutside && !multibinding.contributions.isEmpty)
            shadowed.append(isShadowed ? whole : nil)
        }
        return shadowed
    }
}

// SPDX-License-Identifier: Apache-2.0
