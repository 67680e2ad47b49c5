/// A binding is shared in the scope of its component.
struct ScopeMismatch: Rule {
    static let id = DiagnosticID.scopeMismatch

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        // A module with the wrong scope is one cause, no matter how many bindings it shares.
        var groups: [[Int]] = []
        var groupOfModule: [Int: Int] = [:]
        for binding in graph.bindings.indices where isMisplaced(binding, graph) {
            let (module, scope) = (graph.bindings[binding].module, graph.bindings[binding].scope)
            if let group = groupOfModule[module], graph.bindings[groups[group][0]].scope == scope {
                groups[group].append(binding)
            } else {
                groupOfModule[module] = groups.count
                groups.append([binding])
            }
        }
        return groups.map { finding($0, context) }
    }

    private static func isMisplaced(_ binding: Int, _ graph: Graph) -> Bool {
        guard graph.bindings[binding].isShared else { return false }
        let scope = graph.components[graph.bindings[binding].component].scope
        if let own = graph.bindings[binding].scope { return own != scope }
        switch graph.bindings[binding].kind {
        case .seed, .given: return false
        // Shared through a `ReceiptBinder`, in any scope that the component has.
        case .value, .factory, .provider, .assistedFactory, .propertyInjector, .componentFactory: return scope == nil
        }
    }

    private static func finding(_ bindings: [Int], _ context: ValidationContext) -> Diagnostic {
        let graph = context.graph
        let first = bindings[0]
        let component = graph.bindings[first].component
        let name = context.name(component: component)
        let scope = graph.bindings[first].scope.map { context.name($0) }
        let isShared = scope.map { "is shared in \($0)" } ?? "is shared"
        let actual = graph.components[component].scope.map { "the scope of \(name) is \(context.name($0))" } ?? "\(name) has no scope"
        return Diagnostic(
            id, "\(context.name(binding: first)) \(isShared), but \(actual)", at: context.place(first),
            path: context.path(ofReached: first),
            notes: context.notes(bindings, more: { "and \(others($0))" }) {
                context.note("\(context.name(binding: $0)) \(isShared)", at: $0)
            },
            help: [help(scope, component: name, module: context.name(module: graph.bindings[first].module))],
            types: context.types(graph.bindings[first].key)
        )
    }

    private static func help(_ scope: String?, component: String, module: String) -> String {
        guard let scope else { return "declare typealias Scope = Singleton in \(component), or remove sharedInScope()" }
        let declare = "declare typealias Scope = \(scope) in \(component)"
        return module == component ? declare : "include \(module) in a component whose Scope is \(scope), or \(declare)"
    }
}
