internal import Dovetail
internal import DovetailGraph

/// Translates diagnostics of the rules into the messages of Cleanse.
struct CleanseErrorText {
    private let graph: Graph
    private let resolution: Resolution
    private let types: KeyTypes

    init(_ graph: Graph) {
        self.graph = graph
        resolution = Resolution(graph)
        types = KeyTypes(graph)
    }

    func error(for diagnostic: Diagnostic) -> any CleanseError {
        let error: (any CleanseError)? =
            switch diagnostic.id {
            case .missingBinding, .componentNotInstalled: missing(diagnostic)
            case .assistedOutsideFactory: misplacedSeed(diagnostic)
            case .dependencyCycle: cycle(diagnostic)
            case .repeatedScope: nesting(diagnostic)
            default: nil
            }
        return error ?? GraphFault(diagnostic: diagnostic)
    }

    private func missing(_ diagnostic: Diagnostic) -> MissingProvider? {
        guard let key = key(diagnostic.types) else { return nil }
        let requested = types[key]
        var seen: Set<Graph.SourceLocation> = []
        let requests = graph.bindings.indices.filter { asks($0, for: key) && seen.insert(graph.bindings[$0].place).inserted }
        if requests.isEmpty { return nil }
        return MissingProvider(requests: requests.map { info(requested, $0) }, diagnostic: diagnostic)
    }

    /// The key that a diagnostic names by its type, and by its tag if there is one.
    private func key(_ names: [String]) -> Int? {
        graph.keys.indices.first { position in
            let key = graph.keys[position].key
            return [key.type.full] + (key.tag.map { [$0.full] } ?? []) == names
        }
    }

    /// Whether `binding` requests `key` and the request cannot be resolved.
    private func asks(_ binding: Int, for key: Int) -> Bool {
        graph.bindings[binding].requests.contains { request in
            resolution.answers[request].outcome == .missing && resolution.answers[request].target == Int32(key)
        }
    }

    /// Cleanse treats `Assisted` as an ordinary key, which is not bound.
    private func misplacedSeed(_ diagnostic: Diagnostic) -> MissingProvider? {
        for binding in graph.bindings.indices where graph.bindings[binding].place == diagnostic.place {
            for request in graph.bindings[binding].requests {
                let key = graph.requests[request].key
                guard case .assisted(let seed) = graph.keys[key].form, graph.keys[seed].key.type.full == diagnostic.types.last
                else { continue }
                return MissingProvider(requests: [info(types[key], binding)], diagnostic: diagnostic)
            }
        }
        return nil
    }

    /// The notes of the diagnostic have the locations of the cycle's bindings, in order.
    private func cycle(_ diagnostic: Diagnostic) -> DependencyCycle? {
        let members = zip(diagnostic.notes.compactMap(\.place), diagnostic.types).compactMap { place, type in
            graph.bindings.indices.first {
                graph.bindings[$0].place == place && graph.keys[graph.bindings[$0].key].key.type.full == type
            }
        }
        if members.isEmpty { return nil }
        let stack = members.indices.map { position in
            info(types[graph.bindings[members[(position + 1) % members.count]].key], members[position])
        }
        return DependencyCycle(requirementStack: stack, diagnostic: diagnostic)
    }

    private func nesting(_ diagnostic: Diagnostic) -> InvalidScopeNesting? {
        let inner = graph.components.indices.first { position in
            [graph.components[position].name.full, graph.components[position].scope?.full] == diagnostic.types
                && graph.components[position].parent != nil
        }
        guard let inner, let scope = graph.components[inner].scope else { return nil }
        var outer = graph.components[inner].parent
        while let level = outer, graph.components[level].scope != scope { outer = graph.components[level].parent }
        guard let outer, let type = scope.metatype,
            let innerType = graph.components[inner].name.metatype, let outerType = graph.components[outer].name.metatype
        else { return nil }
        return InvalidScopeNesting(scope: type, innerComponent: innerType, outerComponent: outerType, diagnostic: diagnostic)
    }

    private func info(_ requested: Any.Type, _ requester: Int) -> ProviderRequestDebugInfo {
        ProviderRequestDebugInfo(
            requestedType: requested, providerRequiredFor: types[graph.bindings[requester].key],
            sourceLocation: graph.bindings[requester].place)
    }
}

/// The keys of a graph as Cleanse names them: by a type, which for a tagged key is its `TaggedProvider`.
struct KeyTypes {
    private let graph: Graph

    init(_ graph: Graph) { self.graph = graph }

    subscript(key: Int) -> Any.Type {
        let name = graph.keys[key].key
        // Only a graph that was read from a file has names without types.
        return name.tag.map { taggedProvider($0) } ?? name.type.metatype ?? Any.self
    }

    private func taggedProvider(_ tag: TypeName) -> Any.Type {
        func open<T: Tag>(_: T.Type) -> Any.Type { TaggedProvider<T>.self }
        return (tag.metatype as? any Tag.Type).map { open($0) } ?? Any.self
    }

    /// The bound key, where `key` is one of the forms in which it may be requested.
    func bound(_ key: Int) -> Int {
        var key = key
        while true {
            switch graph.keys[key].form {
            case .tagged(let inner), .provider(let inner), .lazy(let inner), .weak(let inner), .closure(let inner),
                .mainActorProvider(let inner), .optional(let inner), .providers(ofCollection: let inner):
                key = inner
            case .plain, .collection, .factory, .function, .componentFactory, .propertyInjector, .assisted: return key
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
