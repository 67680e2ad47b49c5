/// Shared bindings for one instance share that instance.
///
/// Two shared aliases of an unshared `Store` each hold their own instance, although both promise to share it.
struct SplitInstance: Rule {
    static let id = DiagnosticID.tornScope

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        var order: [Int] = []
        var aliases: [Int: [Int: [Int]]] = [:]
        for binding in graph.bindings.indices where graph.bindings[binding].isShared {
            guard let target = context.unsharedTarget(of: binding) else { continue }
            if aliases[target] == nil { order.append(target) }
            aliases[target, default: [:]][graph.bindings[binding].component, default: []].append(binding)
        }
        return order.sorted().flatMap { target in
            (aliases[target] ?? [:]).sorted { $0.key < $1.key }.compactMap { _, aliases in
                if aliases.count < 2 { return nil }
                let kin = aliases.filter { context.isKind(target, of: $0) }
                return kin.count < 2 ? nil : finding(kin, of: target, context)
            }
        }
    }

    private static func finding(_ aliases: [Int], of target: Int, _ context: ValidationContext) -> Diagnostic {
        let name = context.name(binding: target)
        let key = context.graph.bindings[target].key
        return Diagnostic(
            id, "\(grouped(aliases.count)) shared bindings each hold their own instance of \(name), which is not shared",
            at: context.place(aliases[1]),
            path: context.path(ofReached: aliases[0]),
            notes: context.notes(aliases, more: { "and \(others($0))" }) {
                context.note("\(context.name(binding: $0)) is shared", at: $0)
            } + [context.note("\(name) is not shared", at: target)],
            help: ["add .sharedInScope() to \(context.declaration(of: key)), and remove it from the others"],
            types: context.types(key)
        )
    }
}

extension ValidationContext {
    /// The target of an alias, if it is unshared and therefore created again for each requester.
    fileprivate func unsharedTarget(of binding: Int) -> Int? {
        let requests = graph.bindings[binding].requests
        guard requests.count == 1, graph.bindings[binding].kind == .factory else { return nil }
        let answer = resolution.answers[requests.lowerBound]
        let target = Int(answer.target)
        guard answer.outcome == .found, answer.timing == .now, target < graph.bindings.count, target != binding else { return nil }
        let isMadeAnew = !graph.bindings[target].isShared && graph.bindings[target].kind == .factory
        return isMadeAnew ? target : nil
    }

    fileprivate func isKind(_ binding: Int, of alias: Int) -> Bool {
        let type = { (binding: Int) in self.graph.keys[self.graph.bindings[binding].key].key.type }
        return type(binding).isKind(of: type(alias))
    }
}
