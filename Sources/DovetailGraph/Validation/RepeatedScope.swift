/// A component does not have the scope of one of its ancestors, because the scope's instances would exist twice.
struct RepeatedScope: Rule {
    static let id = DiagnosticID.repeatedScope

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        if graph.components.count < 2 { return [] }
        return owners(context).enumerated().compactMap { component, owner in
            guard let ancestor = owner, let scope = graph.components[component].scope else { return nil }
            let names = (context.name(component: component), context.name(component: ancestor), context.name(scope))
            return Diagnostic(
                id, "the scope of \(names.0) is \(names.2), which is already the scope of \(names.1)",
                at: graph.components[component].place ?? graph.components[ancestor].place,
                path: graph.components[component].root.map { context.path(ofReached: $0) } ?? [],
                notes: [component, ancestor].compactMap { one in
                    guard let place = graph.components[one].place else { return nil }
                    let what = graph.components[one].parent == nil ? "is built" : "is installed"
                    return Diagnostic.Note("\(context.name(component: one)) \(what)", at: place)
                },
                help: ["give \(names.0) its own scope: struct \(graph.components[component].name.word)Scope: Scope {}"],
                types: [graph.components[component].name.full, scope.full]
            )
        }
    }

    /// For each component, the nearest ancestor that has the same scope.
    private static func owners(_ context: ValidationContext) -> [Int?] {
        let components = context.graph.components
        var owners: [Int?] = Array(repeating: nil, count: components.count)
        var scopes = PathTable<Scope, Int>(context.resolution.tree)
        for component in context.resolution.tree.order.lazy.map({ Int($0) }) {
            scopes.go(to: component)
            guard let scope = components[component].scope.map({ Scope($0) }) else { continue }
            owners[component] = scopes[scope]
            scopes.set(scope, component)
        }
        return owners
    }

    /// A scope without the text of its name, which costs more than the rule.
    private enum Scope: Hashable {
        case type(ObjectIdentifier)
        case text(String)

        init(_ name: TypeName) {
            self = if let type = name.metatype { .type(ObjectIdentifier(type)) } else { .text(name.full) }
        }
    }
}
