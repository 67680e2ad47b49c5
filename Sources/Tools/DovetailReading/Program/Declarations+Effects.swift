extension Declarations {
    /// The USRs of the variables, except local ones, that a function or a getter can change.
    func effects(of usr: String) -> Set<String> {
        if let known = knownEffects[usr] { return known }
        var effects: Set<String> = []
        var visited: Set<String> = [usr]
        var waiting = [usr]
        while let next = waiting.popLast() {
            guard let body = functions[next]?.body ?? variables[next]?.getter?["body"] else { continue }
            addEffects(of: body, to: &effects) { callee in
                if visited.insert(callee).inserted { waiting.append(callee) }
            }
        }
        knownEffects[usr] = effects
        return effects
    }

    private func addEffects(of node: SyntaxNode, to effects: inout Set<String>, calling call: (String) -> Void) {
        switch node.kind {
        case "assign_expr": if let usr = node["dest"]?.unwrapped.referencedUSR, !usr.isEmpty { effects.insert(usr) }
        case "inout_expr": if let usr = node["sub_expr"]?.unwrapped.referencedUSR, !usr.isEmpty { effects.insert(usr) }
        case "declref_expr", "member_ref_expr": if let usr = node.referencedUSR, !usr.isEmpty { call(usr) }
        default: break
        }
        for (_, child) in node.children { addEffects(of: child, to: &effects, calling: call) }
    }
}

// SPDX-License-Identifier: Apache-2.0
