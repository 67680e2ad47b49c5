/// Where a provider gets its instances: an edge, and the component it leads through.
@frozen @usableFromInline
struct Source: @unchecked Sendable {  // Immutable; points at what its owner keeps.
    /// Keeps the component, or what of it the target needs.
    @usableFromInline let owner: AnyObject
    @usableFromInline let env: Env
    @usableFromInline let edge: Edge

    /// What `edge` answers in `env`, from anywhere and at any time.
    init(_ edge: Edge, _ env: Env) {
        let env = env.up(edge.hops)
        self.env = env
        self.edge = Edge(node: edge.node, slot: edge.slot, way: env.way(of: edge))
        owner = env.owner
    }

    /// Something without a graph.
    @usableFromInline
    init(_ code: @escaping Code) {
        let node = Node(code)
        owner = node
        env = .none
        edge = Edge(node: node.word)
    }

    @inlinable @inline(__always)
    func get<P>(_: P.Type) -> P { edge.get(env, P.self) }
}

extension Env {
    /// For what asks for nothing: never read.
    static var none: Env { Env(UnsafeMutablePointer(bitPattern: MemoryLayout<UInt>.alignment).unsafelyUnwrapped) }
}
