public import CDovetail  // The code of clients reads slots.

/// The target of a provider, an assisted factory or a property injector: an edge, and the environment in which it is resolved.
///
/// It is the only stored property of these types, so that one function creates instances of all of them.
@frozen @usableFromInline
struct DeferredTarget: @unchecked Sendable {  // Immutable; references memory that its owner retains.
    /// Retains the component, or those parts of it that the target needs.
    @usableFromInline let owner: AnyObject
    @usableFromInline let env: EnvironmentPointer
    @usableFromInline let edge: Edge

    /// Resolves `edge` in `env`. The target may be used on any thread at any time.
    init(_ edge: Edge, _ env: EnvironmentPointer) {
        let env = env.up(edge.path.hops)
        self.env = env
        self.edge = env.entry(to: edge)
        owner = env.owner
    }

    /// Creates a target without a graph.
    init(code: @escaping Code) {
        let block = NodeBlock(capacity: 1)
        owner = block
        env = .none
        edge = Edge(node: block.append(Node(code)))
    }

    /// Creates a target without a graph that takes an input.
    init(input code: @escaping InputCode) {
        let node = InputNode(code)
        owner = node
        env = .none
        edge = Edge(node: node.word)
    }

    /// Creates an instance of a type that stores nothing but a target.
    static var code: Code {
        { env, edges, _, out in deliver(DeferredTarget(edges.first.pointee, env), out) }
    }

    /// A shared object of this component that exists already is read without a call.
    @inlinable @inline(__always)
    func get<P>(_: P.Type) -> P {
        defer { keepOwner() }
        if isObject(P.self), edge.path.bits == 0, edge.slot != 0 {
            let word = dovetail_load_acquire(env.slot(edge.slot))  // Pairs with the exchange in `Slot.ready`.
            if Slot.isReady(word) { return slotContent(word, P.self) }
        }
        return edge.get(env, P.self)
    }

    /// Calls the ``InputNode`` of an assisted factory or a property injector.
    @inlinable @inline(__always)
    func call(_ input: UnsafeRawPointer, _ out: UnsafeMutableRawPointer?) -> UInt {
        defer { keepOwner() }
        if edge.isPlain { return InputNode.call(edge.node, env, input, out) }
        return env.entering(edge.path.checks, edge.node) { InputNode.call(edge.node, env, input, out) }
    }

    /// Retains the component until here. The caller has read this target from a variable, and the factory that runs may clear that
    /// variable. The optimizer does not know that the environment and the edge refer to memory of the owner.
    ///
    /// Not `withExtendedLifetime`, which is not inlined here (6.3.1): this costs nothing where the caller retains the owner anyway.
    @inlinable @inline(__always)
    func keepOwner() { _fixLifetime(owner) }
}

extension EnvironmentPointer {
    /// For code without requests; never read.
    static var none: EnvironmentPointer {
        EnvironmentPointer(UnsafeMutablePointer(bitPattern: MemoryLayout<UInt>.alignment).unsafelyUnwrapped)
    }
}

// SPDX-License-Identifier: Apache-2.0
