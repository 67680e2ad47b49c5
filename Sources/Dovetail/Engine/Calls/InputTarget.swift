/// What an assisted factory or a property injector runs: a node that takes an input, and the environment in which it is resolved.
@frozen @usableFromInline
struct InputTarget: @unchecked Sendable {  // Immutable; references memory that its owner retains.
    /// Retains the component, or those parts of it that the target needs.
    @usableFromInline let owner: AnyObject
    @usableFromInline let env: EnvironmentPointer
    @usableFromInline let node: UInt
    @usableFromInline let checks: EntryChecks

    /// Uses the target of the binding's first edge. It may be called on any thread at any time.
    @usableFromInline
    init(_ edges: Edges, _ env: EnvironmentPointer) {
        owner = env.owner
        self.env = env
        node = edges.first.pointee.node
        checks = env.checks(entering: edges.first.pointee)
    }

    /// Creates a target without a graph.
    @usableFromInline
    init(_ code: @escaping InputCode) {
        let node = InputNode(code)
        owner = node
        env = .none
        self.node = node.word
        checks = []
    }

    @inlinable @inline(__always)
    func call(_ input: UnsafeRawPointer, _ out: UnsafeMutableRawPointer?) -> UInt {
        checks.isEmpty ? InputNode.call(node, env, input, out) : env.entering(checks, node) { InputNode.call(node, env, input, out) }
    }
}
