extension Declarations {
    /// What a function or a getter does with variables that are not local, by USR, with all that it calls.
    struct Effects {
        var changed: Set<String> = []
        /// Everything that it refers to.
        var used: Set<String> = []
        /// Whether it calls a function that is the value of a variable or a parameter.
        var callsAnyFunction = false
    }

    func effects(of usr: String) -> Effects {
        if let known = knownEffects[usr] { return known }
        var effects = Effects()
        var waiting = [usr]
        var visited: Set<String> = []
        while let next = waiting.popLast() {
            guard visited.insert(next).inserted else { continue }
            for body in bodies(of: next) {
                addEffects(of: body, to: &effects) { waiting.append($0) }
            }
            waiting += implementations(of: next)
        }
        knownEffects[usr] = effects
        return effects
    }

    /// What code does, with all that it calls.
    func effects(of code: SyntaxNode) -> Effects {
        var effects = Effects()
        var referenced: [String] = []
        addEffects(of: code, to: &effects) { referenced.append($0) }
        for usr in referenced {
            let other = self.effects(of: usr)
            effects.changed.formUnion(other.changed)
            effects.used.formUnion(other.used)
            effects.callsAnyFunction = effects.callsAnyFunction || other.callsAnyFunction
        }
        return effects
    }

    private func bodies(of usr: String) -> [SyntaxNode] {
        let accessors = variables[usr]?.accessors.compactMap { $0["body"] } ?? []
        return accessors + (functions[usr]?.body.map { [$0] } ?? [])
    }

    /// What a call of a requirement, or of a method that is overridden, may call instead.
    private func implementations(of usr: String) -> [String] {
        guard let function = functions[usr], function.body == nil || overridden.contains(usr) else { return [] }
        return functions.filter { $0.value.name == function.name && $0.value.labels == function.labels && $0.value.body != nil }.map(\.key)
    }

    private func addEffects(of node: SyntaxNode, to effects: inout Effects, first: (String) -> Void) {
        let target = node.kind == "assign_expr" ? node["dest"] : node.kind == "inout_expr" ? node["sub_expr"] : nil
        if let usr = target?.unwrapped.referencedUSR, !usr.isEmpty { effects.changed.insert(usr) }
        if node.kind == "call_expr", let function = node["fn"]?.unwrapped {
            let isLocal = function.referencedUSR.map { $0.isEmpty || $0.contains("L_") } ?? false
            let isDeclared = ["dot_syntax_call_expr", "constructor_ref_call_expr", "dot_syntax_base_ignored"].contains(function.kind)
            if isLocal || !isDeclared && function.kind != "declref_expr" { effects.callsAnyFunction = true }
        }
        if let usr = node.referencedUSR, !usr.isEmpty, effects.used.insert(usr).inserted { first(usr) }
        for (_, child) in node.children { addEffects(of: child, to: &effects, first: first) }
    }
}

// SPDX-License-Identifier: Apache-2.0
