extension Declarations {
    /// What a function or a getter does with variables that are not local, by USR, with all that it calls.
    struct Effects {
        var changed: Set<String> = []
        /// Everything that it refers to.
        var used: Set<String> = []
    }

    func effects(of usr: String) -> Effects {
        if let known = knownEffects[usr] { return known }
        var effects = Effects()
        var waiting = [usr]
        while let next = waiting.popLast() {
            guard let body = functions[next]?.body ?? variables[next]?.getter?["body"] else { continue }
            addEffects(of: body, to: &effects) { waiting.append($0) }
        }
        knownEffects[usr] = effects
        return effects
    }

    private func addEffects(of node: SyntaxNode, to effects: inout Effects, first: (String) -> Void) {
        let target = node.kind == "assign_expr" ? node["dest"] : node.kind == "inout_expr" ? node["sub_expr"] : nil
        if let usr = target?.unwrapped.referencedUSR, !usr.isEmpty { effects.changed.insert(usr) }
        if let usr = node.referencedUSR, !usr.isEmpty, effects.used.insert(usr).inserted { first(usr) }
        for (_, child) in node.children { addEffects(of: child, to: &effects, first: first) }
    }
}

// SPDX-License-Identifier: Apache-2.0
