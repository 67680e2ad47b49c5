/// A binding is shared in the scope of its component.
struct ScopeMismatch: Rule {
    static let id = DiagnosticID.scopeMismatch

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let graph = inspection.graph
        // One wrong module is one cause, however much it shares.
        var groups: [[Int]] = []
        var groupOfModule: [Int: Int] = [:]
        for binding in graph.bindings.indices where graph.bindings[binding].isShared {
            let (component, module) = (graph.bindings[binding].component, graph.bindings[binding].module)
            guard let scope = graph.bindings[binding].scope, scope != graph.components[component].scope else { continue }
            if let group = groupOfModule[module], graph.bindings[groups[group][0]].scope == scope {
                groups[group].append(binding)
            } else {
                groupOfModule[module] = groups.count
                groups.append([binding])
            }
        }
        return groups.map { finding($0, inspection) }
    }

    private static func finding(_ bindings: [Int], _ inspection: Inspection) -> Diagnostic {
        let graph = inspection.graph
        let first = bindings[0]
        let component = graph.bindings[first].component
        let name = inspection.name(component: component)
        let scope = graph.bindings[first].scope.map { inspection.name($0) } ?? "a scope"
        let actual = graph.components[component].scope.map { "the scope of \(name) is \(inspection.name($0))" } ?? "\(name) has no scope"
        let module = inspection.name(module: graph.bindings[first].module)
        return Diagnostic(
            id, "\(inspection.name(binding: first)) is shared in \(scope), but \(actual)", at: inspection.place(first),
            path: inspection.path(ofReached: first),
            notes: inspection.notes(bindings, more: { "and \(others($0))" }) {
                inspection.note("\(inspection.name(binding: $0)) is shared in \(scope)", at: $0)
            },
            help: [
                module == name
                    ? "declare typealias Scope = \(scope) in \(name)"
                    : "include \(module) in a component whose Scope is \(scope), or declare typealias Scope = \(scope) in \(name)"
            ],
            types: inspection.types(graph.bindings[first].key)
        )
    }
}
