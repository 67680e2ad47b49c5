internal import DovetailGraph

/// Finds the checks that actor-isolated instances need.
extension Linker {
    func isolationCheck(ofMaking point: Int) -> IsolationCheck? {
        isolations.isolation(ofMaking: point) == nil ? nil : isolationCheck(to: point)
    }

    /// Returns the check for a point that needs an actor to be created or used.
    func isolationCheck(to point: Int) -> IsolationCheck? {
        let last = isolations.source(of: point)
        guard last < graph.bindings.count, let actor = blueprint.bindings[last].recipe?.isolation else { return nil }
        // The path is as long as the chain, so it is only computed when a check fails.
        let (graph, isolations, multibindings) = (self.graph, self.isolations, resolution.multibindings)
        return IsolationCheck(actor: actor) {
            isolations.path(from: point).map { point in
                if point >= graph.bindings.count { return "\(graph.keys[multibindings[point - graph.bindings.count].key].key)" }
                let place = graph.bindings[point].place
                return "\(graph.keys[graph.bindings[point].key].key) (\(place.file):\(place.line))"
            }
        }
    }
}
