/// A factory with its type erased. The function type has the calling convention of every generic factory, so that the cast to it adds
/// no thunk.
@usableFromInline
typealias UntypedFactory = @Sendable () -> Any

/// Creates one instance: resolves the parameters of the factory, calls it, and delivers the result.
///
/// The factory is passed as an argument and not captured: this saves an object per binding and lets many bindings share their code.
@usableFromInline
typealias Code =
    @Sendable (_ env: EnvironmentPointer, _ edges: Edges, _ factory: @escaping UntypedFactory, _ out: UnsafeMutableRawPointer?) -> UInt

/// Code with an argument that only its caller has: the seed of an assisted factory, or the object to inject into.
@usableFromInline
typealias InputCode =
    @Sendable (_ env: EnvironmentPointer, _ edges: Edges, _ input: UnsafeRawPointer, _ out: UnsafeMutableRawPointer?) -> UInt

/// One binding, ready to be called.
///
/// Not an object: allocating one for each binding would cost more than the rest of linking. Edges refer to nodes by their addresses, in a
/// ``NodeBlock``. A node is not copyable, so that a call borrows its functions; a copy would be retained and released.
@frozen @usableFromInline
struct Node: ~Copyable, Sendable {
    @usableFromInline let code: Code
    @usableFromInline let factory: UntypedFactory
    /// Set once, while linking, before any call.
    @usableFromInline var edges: Edges

    @usableFromInline
    init(_ code: @escaping Code, factory: @escaping UntypedFactory = Node.nothing, edges: Edges = .none) {
        self.code = code
        self.factory = factory
        self.edges = edges
    }

    /// For code that calls no factory, or has captured it.
    @usableFromInline static var nothing: UntypedFactory { { () } }

    /// The node at an address, which must not be 0. As in `Unmanaged.at`, the address is not compared with 0.
    @inlinable @inline(__always)
    static func at(_ word: UInt) -> UnsafeMutablePointer<Node> {
        unsafeBitCast(word, to: UnsafeMutablePointer<Node>?.self).unsafelyUnwrapped
    }

    @inlinable @inline(__always)
    static func call(_ node: UInt, _ env: EnvironmentPointer, _ out: UnsafeMutableRawPointer?) -> UInt {
        at(node).pointee.call(env, out)
    }

    @inlinable @inline(__always)
    borrowing func call(_ env: EnvironmentPointer, _ out: UnsafeMutableRawPointer?) -> UInt { code(env, edges, factory, out) }
}

/// Nodes at addresses that do not change.
final class NodeBlock: @unchecked Sendable {  // Filled while linking, before any other code can read it.
    private let nodes: UnsafeMutablePointer<Node>
    private let capacity: Int
    /// The capacity of the next block.
    private let next: Int
    @exclusivity(unchecked) private var used = 0
    /// The nodes for which there is no room here.
    @exclusivity(unchecked) private var more: NodeBlock?

    init(capacity: Int, next: Int = 16) {
        self.capacity = max(1, capacity)
        self.next = next
        nodes = .allocate(capacity: self.capacity)
    }

    deinit {
        nodes.deinitialize(count: used)
        nodes.deallocate()
    }

    /// Adds a node, and returns its address.
    func append(_ node: consuming Node) -> UInt {
        if used == capacity {
            let more = more ?? NodeBlock(capacity: next, next: next * 2)
            self.more = more
            return more.append(node)
        }
        let place = nodes + used
        place.initialize(to: node)
        used += 1
        return UInt(bitPattern: place)
    }

    /// The number of nodes.
    var count: Int { used + (more?.count ?? 0) }

    /// The address of one of the first nodes, for which there was room from the beginning.
    subscript(index: Int) -> UnsafeMutablePointer<Node> { nodes + index }
}

/// The code that an assisted factory or a property injector runs when it is called.
@usableFromInline
final class InputNode: WordReferenced, @unchecked Sendable {  // `edges` is set once, while linking, before any call.
    @usableFromInline let code: InputCode
    // A class variable without this attribute would be checked for exclusive access at every call in the client.
    @exclusivity(unchecked) @usableFromInline var edges: Edges

    @usableFromInline
    init(_ code: @escaping InputCode, edges: Edges = .none) {
        self.code = code
        self.edges = edges
    }

    @inlinable @inline(__always)
    static func call(_ node: UInt, _ env: EnvironmentPointer, _ input: UnsafeRawPointer, _ out: UnsafeMutableRawPointer?) -> UInt {
        Unmanaged<InputNode>.at(node)._withUnsafeGuaranteedRef { $0.code(env, $0.edges, input, out) }
    }
}

extension Edges {
    /// For a binding without requests; never read.
    @usableFromInline static var none: Edges {
        Edges(UnsafePointer(bitPattern: MemoryLayout<Edge>.alignment).unsafelyUnwrapped)
    }
}

// SPDX-License-Identifier: Apache-2.0
