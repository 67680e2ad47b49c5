/// A factory, without its type. What it gives here is something that travels as the result of every generic factory
/// does, so that the cast to it puts no thunk in between.
@usableFromInline
typealias UntypedFactory = @Sendable () -> Any

/// What makes one thing: fetches what the factory asks for, calls it, and delivers what it gives.
///
/// The factory is handed in instead of being captured: a binding has one object less, and many bindings share their code.
@usableFromInline
typealias Code =
    @Sendable (_ env: Env, _ edges: Edges, _ factory: @escaping UntypedFactory, _ out: UnsafeMutableRawPointer?) -> UInt

/// The same with something that only the caller knows: the seed of an assisted factory, the object to inject into.
@usableFromInline
typealias InputCode =
    @Sendable (_ env: Env, _ edges: Edges, _ input: UnsafeRawPointer, _ out: UnsafeMutableRawPointer?) -> UInt

/// One binding, ready to be called.
///
/// Not generic: metadata for a class of every bound type would cost more than everything else that linking does.
@usableFromInline
final class Node: @unchecked Sendable {  // `edges` is set once, while linking, before anybody can call.
    @usableFromInline let code: Code
    @usableFromInline let factory: UntypedFactory
    // A plain variable of a class would be checked for exclusive access at every call in the client.
    @exclusivity(unchecked) @usableFromInline var edges: Edges

    @usableFromInline
    init(_ code: @escaping Code, factory: @escaping UntypedFactory = Node.nothing, edges: Edges = .none) {
        self.code = code
        self.factory = factory
        self.edges = edges
    }

    /// For code that calls no factory, or has captured it.
    @usableFromInline static var nothing: UntypedFactory { { () } }

    var word: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

    /// Under a guarantee, because a stored closure that is called otherwise has its context retained and released.
    @inlinable @inline(__always)
    static func call(_ node: UInt, _ env: Env, _ out: UnsafeMutableRawPointer?) -> UInt {
        Unmanaged<Node>.fromOpaque(UnsafeRawPointer(bitPattern: node).unsafelyUnwrapped)
            ._withUnsafeGuaranteedRef { $0.code(env, $0.edges, $0.factory, out) }
    }
}

/// What an assisted factory or a property injector does when it is used.
@usableFromInline
final class InputNode: @unchecked Sendable {  // As with `Node`.
    @usableFromInline let code: InputCode
    @exclusivity(unchecked) @usableFromInline var edges: Edges

    @usableFromInline
    init(_ code: @escaping InputCode, edges: Edges = .none) {
        self.code = code
        self.edges = edges
    }

    var word: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

    static func edges(of node: UInt) -> Edges {
        Unmanaged<InputNode>.fromOpaque(UnsafeRawPointer(bitPattern: node).unsafelyUnwrapped).takeUnretainedValue().edges
    }

    @inlinable @inline(__always)
    static func call(_ node: UInt, _ env: Env, _ input: UnsafeRawPointer, _ out: UnsafeMutableRawPointer?) -> UInt {
        Unmanaged<InputNode>.fromOpaque(UnsafeRawPointer(bitPattern: node).unsafelyUnwrapped)
            ._withUnsafeGuaranteedRef { $0.code(env, $0.edges, input, out) }
    }
}

extension Edges {
    /// For a binding that asks for nothing: never read.
    @usableFromInline static var none: Edges {
        Edges(UnsafePointer(bitPattern: MemoryLayout<Edge>.alignment).unsafelyUnwrapped)
    }
}
