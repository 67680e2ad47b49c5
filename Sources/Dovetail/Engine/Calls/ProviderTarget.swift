/// The source of a provider's instances: an edge, and the environment in which it is resolved.
@frozen @usableFromInline
struct ProviderTarget: @unchecked Sendable {  // Immutable; references memory that its owner retains.
    /// Retains the component, or those parts of it that the target needs.
    @usableFromInline let owner: AnyObject
    @usableFromInline let env: EnvironmentPointer
    @usableFromInline let edge: Edge

    /// Resolves `edge` in `env`. The source may be used on any thread at any time.
    init(_ edge: Edge, _ env: EnvironmentPointer) {
        let env = env.up(edge.path.hops)
        self.env = env
        self.edge = Edge(node: edge.node, slot: edge.slot, path: AccessPath(checks: env.checks(entering: edge)))
        owner = env.owner
    }

    /// Creates a source without a graph.
    @usableFromInline
    init(_ code: @escaping Code) {
        let block = NodeBlock(capacity: 1)
        owner = block
        env = .none
        edge = Edge(node: block.append(Node(code)))
    }

    @inlinable @inline(__always)
    func get<P>(_: P.Type) -> P { edge.get(env, P.self) }
}

extension EnvironmentPointer {
    /// For code without requests; never read.
    static var none: EnvironmentPointer {
        EnvironmentPointer(UnsafeMutablePointer(bitPattern: MemoryLayout<UInt>.alignment).unsafelyUnwrapped)
    }
}
