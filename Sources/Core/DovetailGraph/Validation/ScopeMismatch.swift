extension ValidationContext {
    /// A binding is shared in the scope of its component.
    func scopeMismatches() -> [Diagnostic] {
        // A module with the wrong scope is one cause, no matter how many bindings it shares.
        var groups = Groups()
        var firstOfModule: [Int: Int] = [:]
        for binding in graph.bindings.indices where isMisplaced(binding) {
            let module = graph.bindings[binding].module
            let first = firstOfModule[module] ?? binding
            let isSameScope = graph.bindings[first].scope == graph.bindings[binding].scope
            firstOfModule[module] = isSameScope ? first : binding
            groups.add(binding, to: isSameScope ? first : binding)
        }
        return groups.all.map { finding($0) }
    }

    private func isMisplaced(_ binding: Int) -> Bool {
        guard graph.bindings[binding].isShared else { return false }
        let scope = graph.components[graph.bindings[binding].component].scope
        if let own = graph.bindings[binding].scope { return own != scope }
        switch graph.bindings[binding].kind {
        case .seed, .external: return false
        // Shared through a `ReceiptBinder`, in any scope that the component has.
        case .value, .factory, .provider, .assistedFactory, .propertyInjector, .componentFactory: return scope == nil
        }
    }

    private func finding(_ bindings: [Int]) -> Diagnostic {
        let first = graph.bindings[bindings[0]]
        let (component, module) = (name(component: first.component), name(module: first.module))
        let scope = first.scope.map { name($0) }
        let isShared = scope.map { "is shared in \($0)" } ?? "is shared"
        let declare = "declare typealias Scope = \(scope ?? "Singleton") in \(component)"
        let help =
            if let scope, module != component {
                "include \(module) in a component whose Scope is \(scope), or \(declare)"
            } else {
                scope == nil ? "\(declare), or remove sharedInScope()" : declare
            }
        let actual = graph.components[first.component].scope.map { "the scope of \(component) is \(name($0))" }
        return finding(
            .scopeMismatch, "\(name(binding: bindings[0])) \(isShared), but \(actual ?? "\(component) has no scope")", at: bindings[0],
            notes: notes(bindings) { note("\(name(binding: $0)) \(isShared)", at: $0) }, help: [help])
    }
}

// SPDX-License-Identifier: Apache-2.0
