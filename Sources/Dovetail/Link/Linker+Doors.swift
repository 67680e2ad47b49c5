internal import DovetailGraph

/// What has to be seen to where something belongs on an actor.
extension Linker {
    func door(ofMaking point: Int) -> Door? {
        isolations.isolation(ofMaking: point) == nil ? nil : door(to: point)
    }

    /// The door to what needs an actor to be made, or to be used.
    func door(to point: Int) -> Door? {
        let way = isolations.way(from: point)
        guard let last = way.last, last < graph.bindings.count,
            let actor = blueprint.bindings[last].recipe?.isolation
        else { return nil }
        let graph = self.graph
        let gatherings = answers.gatherings.map(\.key)
        return Door(actor: actor) {
            way.map { point in
                if point >= graph.bindings.count { return "\(graph.keys[gatherings[point - graph.bindings.count]].key)" }
                let place = graph.bindings[point].place
                return "\(graph.keys[graph.bindings[point].key].key) (\(place.file):\(place.line))"
            }
        }
    }
}
