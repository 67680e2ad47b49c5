internal import DovetailGraph

/// What has to be seen to where something belongs on an actor.
extension Linker {
    func door(ofMaking point: Int) -> Door? {
        isolations.isolation(ofMaking: point) == nil ? nil : door(to: point)
    }

    /// The door to what needs an actor to be made, or to be used.
    func door(to point: Int) -> Door? {
        let last = isolations.source(of: point)
        guard last < graph.bindings.count, let actor = blueprint.bindings[last].recipe?.isolation else { return nil }
        // The way is as long as the chain: it is followed where the door turns somebody away.
        let (graph, isolations, gatherings) = (self.graph, self.isolations, answers.gatherings)
        return Door(actor: actor) {
            isolations.way(from: point).map { point in
                if point >= graph.bindings.count { return "\(graph.keys[gatherings[point - graph.bindings.count].key].key)" }
                let place = graph.bindings[point].place
                return "\(graph.keys[graph.bindings[point].key].key) (\(place.file):\(place.line))"
            }
        }
    }
}
