extension ValidationContext {
    /// A binding that has the type of the elements of a collection, and that no other binding depends on, contributes to the collection.
    ///
    /// Otherwise the collection is valid without it, and its instance is never created.
    func missingContributions() -> [Diagnostic] {
        unused.bindings.compactMap { unused in
            let collections = collections(besides: unused)
            return collections.isEmpty ? nil : finding(unused, collections)
        }
    }

    /// The keys of the used collections that an unused binding could contribute to, in declaration order.
    func collections(besides unused: UnusedBinding) -> [Int] {
        if resolution.multibindings.isEmpty || unused.isRequested { return [] }
        return keys(of: multibindings(besides: unused.binding))
    }

    private func multibindings(besides binding: Int) -> [Resolution.Multibinding] {
        let (key, component) = (graph.bindings[binding].key, graph.bindings[binding].component)
        guard graph.bindings[binding].contribution == nil else { return [] }
        return resolution.multibindings.indices.filter { position in
            let multibinding = resolution.multibindings[position]
            return graph.keys[multibinding.key].form == .collection(of: key) && isReached(graph.bindings.count + position)
                && (resolution.tree.contains(multibinding.component, in: component)
                    || resolution.tree.contains(component, in: multibinding.component))
        }.map { resolution.multibindings[$0] }
    }

    private func keys(of multibindings: [Resolution.Multibinding]) -> [Int] {
        Groups(multibindings.indices) { multibindings[$0].key }.numbers
    }

    private func finding(_ unused: UnusedBinding, _ collections: [Int]) -> Diagnostic {
        let binding = unused.binding
        let multibindings = multibindings(besides: binding)
        let contributions = Set(multibindings.flatMap(\.contributions)).sorted()
        let components = Set(multibindings.map(\.component))
        let declared = graph.declarations.indices.filter { position in
            let declaration = graph.declarations[position]
            return declaration.kind == .collection && collections.contains(declaration.key) && components.contains(declaration.component)
        }
        let names = collections.map { name(key: $0) }.joined(separator: " or ")
        return finding(
            .missingContribution, "nothing depends on \(name(binding: binding)), and it does not contribute to \(names)", at: binding,
            notes: [note("bound", at: binding)]
                + notes(contributions) { note("\(mention(binding: $0)) is bound", at: $0) }
                + notes(declared, more: moreLocations) {
                    let declaration = graph.declarations[$0]
                    return note("\(name(key: declaration.key)) is declared", at: declaration.place, in: declaration.module)
                } + followerNotes(unused),
            help: collections.compactMap { collectionSyntax($0) }.map { "contribute it: \($0.contribution)" }
                + ["remove \(declaration(of: graph.bindings[binding].key)) if it is not needed"])
    }
}

// SPDX-License-Identifier: Apache-2.0
