internal import DovetailGraph

extension Optional: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { .optional(of: interner.key(Wrapped.self)) }

    static func code(_ contributions: [Contribution]) -> Code? {
        if contributions.isEmpty { return { _, _, _, out in deliver(Wrapped?.none, out) } }
        return { env, edges, _, out in deliver(Wrapped?.some(edges.get(0, env, Wrapped.self)), out) }
    }
}

// SPDX-License-Identifier: Apache-2.0
