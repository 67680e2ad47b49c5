/// Resolves a pack of requests, one after the other.
@usableFromInline
struct Arguments {
    private let env: EnvironmentPointer
    private let edges: Edges
    private var index = 0

    @usableFromInline
    init(_ env: EnvironmentPointer, _ edges: Edges) {
        self.env = env
        self.edges = edges
    }

    @usableFromInline
    mutating func next<P>(_: P.Type) -> P {
        defer { index += 1 }
        return edges.get(index, env, P.self)
    }

    @usableFromInline
    mutating func next<P>(_ seed: UnsafeRawPointer, _: P.Type) -> P {
        defer { index += 1 }
        return edges.get(index, env, seed, P.self)
    }
}

// SPDX-License-Identifier: Apache-2.0
