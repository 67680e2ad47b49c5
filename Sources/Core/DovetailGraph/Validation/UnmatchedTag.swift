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
                help: [
                    form(unmatched).map { "request \(element) instead of \($0), or remove using(\(selfOf(tag)))" }
                        ?? "add a parameter of type \(element) to the factory, or remove using(\(selfOf(tag)))"
                ])
        }
    }

    /// The parameter that requests the type of the tag in another form, such as an optional, which `using(_:)` does not pass.
    private func form(_ unmatched: Graph.UnmatchedTag) -> String? {
        for request in graph.bindings[unmatched.binding].requests {
            let key = graph.requests[request].key
            guard let inner = graph.keys[key].form.wrapped, graph.keys[inner].type == unmatched.element else { continue }
            if graph.keys[key].tag == nil, graph.keys[inner].tag == nil { return code(key: key) }
        }
        return nil
    }
}

// SPDX-License-Identifier: Apache-2.0
