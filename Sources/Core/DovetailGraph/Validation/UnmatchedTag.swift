extension ValidationContext {
    /// The factory of a binding has a parameter for each tag that `using(_:)` names.
    func unmatchedTags() -> [Diagnostic] {
        graph.unmatchedTags.map { unmatched in
            let (tag, element) = (name(unmatched.tag), name(unmatched.element))
            let isUsedTwice = graph.bindings[unmatched.binding].requests.contains {
                let key = graph.keys[graph.requests[$0].key].key
                return key.type == unmatched.element && key.tag != nil
            }
            return finding(
                .unmatchedTag,
                "the factory of \(name(binding: unmatched.binding)) has no \(isUsedTwice ? "other " : "")parameter of type \(element) for \(tag)",
                at: unmatched.binding, path: path(ofReached: unmatched.binding),
                help: ["add a parameter of type \(element) to the factory, or remove using(\(selfOf(tag)))"])
        }
    }
}
