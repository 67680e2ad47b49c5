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
/// Not generic: class metadata for each bound type would cost more than the rest of linking.
@usableFromInline
final class Node: @unchecked Sendable {  // `edges` is set once, while linking, before any call.
    @usableFromInline let code: Code
    @usableFromInline let factory: UntypedFactory
    // A class variable without this attribute would be checked for exclusive access at every call in the client.
    @exclusivity(unchecked) @usableFromInline var edges: Edges

    @usableFromInline
    init(_ code: @escaping Code, factory: @escaping UntypedFactory = Node.nothing, edges: Edges = .none) {
        self.code = code
        self.factory = factory
        self.edges = edges
    }

    /// For code that calls no factory, or has captured it.
    @usableFromInline static var nothing: UntypedFactory { { () } }

    var word: UInt { Unmanaged.passUnretained(self).word }

    /// Calls the code under a lifetime guarantee. Otherwise the context of the stored closure would be retained and released.
    @inlinable @inline(__always)
    static func call(_ node: UInt, _ env: EnvironmentPointer, _ out: UnsafeMutableRawPointer?) -> UInt {
        Unmanaged<Node>.at(node)._withUnsafeGuaranteedRef { $0.code(env, $0.edges, $0.factory, out) }
    }
}

/// The code that an assisted factory or a property injector runs when it is called.
@usableFromInline
final class InputNode: @unchecked Sendable {  // As with `Node`.
    @usableFromInline let code: InputCode
    @exclusivity(unchecked) @usableFromInline var edges: Edges

    @usableFromInline
    init(_ code: @escaping InputCode, edges: Edges = .none) {
        self.code = code
        self.edges = edges
    }

    var word: UInt { Unmanaged.passUnretained(self).word }

    static func edges(of node: UInt) -> Edges {
        Unmanaged<InputNode>.at(node).takeUnretainedValue().edges
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
