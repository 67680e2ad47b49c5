/// Each component binds a key at most once.
struct DuplicateBinding: Rule {
    static let id = DiagnosticID.duplicateBinding

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        var earliest = ContiguousArray<Int32>(repeating: -1, count: graph.keys.count)
        var duplicates: [Int: [Int]] = [:]
        var order: [Int] = []
        for binding in graph.bindings.indices where graph.bindings[binding].contribution == nil {
            if graph.isForBuilderOnly(binding) { continue }
            let key = graph.bindings[binding].key
            let first = Int(earliest[key])
            guard first >= 0, graph.bindings[first].component == graph.bindings[binding].component else {
                earliest[key] = Int32(binding)
                continue
            }
            if context.isSeed(key, of: graph.bindings[binding].component) { continue }
            if ReservedKey.isBroken(by: first, graph) || ReservedKey.isBroken(by: binding, graph) { continue }
            if graph.bindings[first].isInstallation, graph.bindings[binding].isInstallation { continue }
            if duplicates[first] == nil { order.append(first) }
            duplicates[first, default: [first]].append(binding)
        }
        return order.map { first in
            let bindings = duplicates[first] ?? []
            let root = graph.components[graph.bindings[first].component].root
            return bindings.contains { $0 == root }
                ? finding(bindings.filter { $0 != root }, besideRoot: root ?? first, context) : finding(bindings, context)
        }
    }

    /// The root is only bound by `configureRoot`.
    private static func finding(_ bindings: [Int], besideRoot root: Int, _ context: ValidationContext) -> Diagnostic {
        let key = context.graph.bindings[root].key
        let component = context.name(component: context.graph.bindings[root].component)
        let name = context.name(key: key)
        return Diagnostic(
            id, "\(component) binds \(name), which is its root", at: context.place(bindings[0]),
            path: context.path(ofReached: root),
            notes: context.places("bound", bindings) + [context.note("the root of \(component), bound", at: root)],
            help: [
                "remove \(context.declaration(of: key)): configureRoot already binds it in \(component)"
            ],
            types: context.types(key)
        )
    }

    private static func finding(_ bindings: [Int], _ context: ValidationContext) -> Diagnostic {
        let key = context.graph.bindings[bindings[0]].key
        let times = bindings.count == 2 ? "twice" : "\(grouped(bindings.count)) times"
        let name = context.name(key: key)
        return Diagnostic(
            id, "\(name) is bound \(times)", at: context.place(bindings[1]),
            path: context.path(ofReached: bindings[0]),
            notes: context.places("bound", bindings),
            help: ["keep one of them, or distinguish them with tagged(with:)"],
            types: context.types(key)
        )
    }
}

extension ValidationContext {
    /// A second binding of the seed is reported by another rule.
    fileprivate func isSeed(_ key: Int, of component: Int) -> Bool {
        graph.components[component].seed.map { graph.bindings[$0].key == key } ?? false
    }
}

extension Graph.Binding {
    /// Whether it is the binding of an installed component.
    var isInstallation: Bool {
        if case .componentFactory = kind { true } else { false }
    }
}
