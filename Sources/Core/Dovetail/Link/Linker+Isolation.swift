internal import DovetailGraph

/// Finds the checks that actor-isolated instances need.
extension Linker {
    func isolationCheck(ofCreating node: Int) -> IsolationCheck? {
        isolations.isolation(ofCreating: node) == nil ? nil : isolationCheck(to: node)
    }

    /// A lookup may resolve any instance, so each isolated one gets its check, whether a provider requests it or not.
    func checkLookups() {
        if isolations.isEmpty || !graph.attachedBindings.contains(where: { graph.bindings[$0].attachment is LookupAttachment }) { return }
        for binding in graph.bindings.indices {
            guard let check = isolationCheck(ofCreating: binding) else { continue }
            wiring.isolationChecks[UInt(bitPattern: wiring.nodes[binding])] = check
        }
    }

    /// Returns the check for a node that needs an actor to be created or used.
    func isolationCheck(to node: Int) -> IsolationCheck? {
        let last = isolations.source(of: node)
        guard last < graph.bindings.count, let actor = blueprint.bindings[last].recipe?.extras?.isolation else { return nil }
        // The path is as long as the chain, so it is only computed when a check fails.
        let (resolution, isolations) = (resolution, isolations)
        return IsolationCheck(actor: actor) {
            isolations.path(from: node).map { node in
                if let multibinding = resolution.multibinding(of: node) { return "\(resolution.graph.keys[multibinding.key].key)" }
                return resolution.graph.step(at: node)
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
