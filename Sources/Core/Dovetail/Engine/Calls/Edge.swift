internal import CDovetail

/// A resolved request: the node that creates the instance, and the slot that stores it.
@frozen @usableFromInline
struct Edge: @unchecked Sendable {  // Written while linking, before any other code can read it.
    /// The unretained ``Node``, which the wiring retains; 0 for the seed of an assisted factory.
    @usableFromInline var node: UInt
    /// The slot of a shared instance, or 0.
    @usableFromInline var slot: Int32
    /// The path to the component that the instance belongs to.
    @usableFromInline var path: AccessPath

    @usableFromInline
    init(node: UInt, slot: Int32 = 0, path: AccessPath = AccessPath()) {
        self.node = node
        self.slot = slot
        self.path = path
    }

    /// Whether each access creates a new instance in the requesting component and needs no checks.
    @inlinable @inline(__always)
    var isPlain: Bool { UInt32(bitPattern: slot) | path.bits == 0 }

    /// Returns the instance, and creates it if necessary.
    // `inline_late`: inlined where its types are known. Otherwise it would be inlined into the generic code of each overload, where each of up
    // to twenty parameters would be two hundred instructions, of which each binding of a client would get a copy to be optimized. The code
    // of a client is the same.
    @_semantics("inline_late") @inlinable @inline(__always)
    func get<P>(_ env: EnvironmentPointer, _: P.Type) -> P {
        if isObject(P.self) { return received(object(env), P.self) }
        return value(env, P.self)
    }

    /// Returns a retained reference to an instance that is an object.
    @inlinable @inline(__always)
    func object(_ env: EnvironmentPointer) -> UInt {
        isPlain ? Node.call(node, env, nil) : resolvedObject(self, env)
    }

    /// Returns an instance that is not an object.
    // Inlined late, as `get` is.
    @_semantics("inline_late") @inlinable @inline(__always)
    func value<P>(_ env: EnvironmentPointer, _: P.Type) -> P {
        // Unprotected: no code writes beyond the value, and a stack protector would cost a check for each dependency. The memory is of the
        // value's own type: from memory of another type the optimizer may drop a result that is not used, without destroying it.
        _withUnprotectedUnsafeTemporaryAllocation(of: P.self, capacity: 1) { buffer in
            let memory = buffer.baseAddress.unsafelyUnwrapped
            put(env, UnsafeMutableRawPointer(memory), P.self)
            return memory.move()
        }
    }

    @inlinable @inline(__always)
    func put(_ env: EnvironmentPointer, _ memory: UnsafeMutableRawPointer, _ type: Any.Type) {
        if isPlain {
            _ = Node.call(node, env, memory)
        } else {
            resolveValue(self, env, memory, type)
        }
    }
}

/// The resolved requests of one binding, in the order of its factory's parameters.
@frozen @usableFromInline
struct Edges: @unchecked Sendable {  // References memory that the wiring retains and that is immutable after linking.
    @usableFromInline let first: UnsafePointer<Edge>

    @inlinable @inline(__always)
    init(_ first: UnsafePointer<Edge>) { self.first = first }

    @inlinable @inline(__always)
    func get<P>(_ index: Int, _ env: EnvironmentPointer, _: P.Type) -> P {
        (first + index).pointee.get(env, P.self)
    }

    /// Initializes memory with the result of a request. A value that is not an object is written there without a copy.
    @inlinable @inline(__always)
    func put<P>(_ index: Int, _ env: EnvironmentPointer, _ memory: UnsafeMutablePointer<P>) {
        let edge = first + index
        if isObject(P.self) {
            memory.initialize(to: edge.pointee.get(env, P.self))
        } else {
            edge.pointee.put(env, UnsafeMutableRawPointer(memory), P.self)
        }
    }

    /// Resolves a request of an assisted factory, some of whose requests are resolved by the seed.
    // Inlined late, as `Edge.get` is.
    @_semantics("inline_late") @inlinable @inline(__always)
    func get<P>(_ index: Int, _ env: EnvironmentPointer, _ seed: UnsafeRawPointer, _: P.Type) -> P {
        let edge = first + index
        if edge.pointee.node == 0 {
            // `Assisted<Seed>` has the layout of the seed, and the rules guarantee that it is the seed of this factory.
            return seed.assumingMemoryBound(to: P.self).pointee
        }
        return edge.pointee.get(env, P.self)
    }
}

/// Returns an object that is shared, in an ancestor, or deep in the graph: the edge is not plain. The result is retained. Not generic, and
/// not inlined into the client.
@usableFromInline @inline(never)
func resolvedObject(_ edge: Edge, _ env: EnvironmentPointer) -> UInt {
    // Calls to factories are in separate functions, so that reading a ready slot needs no stack space for them.
    var env = env
    // Without a path, the instance is shared: a plain one takes no detour.
    if edge.path.bits != 0 {
        if edge.path.hasChecks { return checkedObject(edge, env) }
        env = env.up(edge.path.hops)
        if edge.slot == 0 { return plainObject(edge, env) }
    }
    let slot = env.slot(edge.slot)
    let word = dovetail_load_acquire(slot)  // Pairs with the exchange in `Slot.ready`.
    return Slot.isReady(word) ? retained(word) : makeSharedObject(edge, env, slot)
}

@inline(never)
private func plainObject(_ edge: Edge, _ env: EnvironmentPointer) -> UInt { Node.call(edge.node, env, nil) }

@inline(never)
private func makeSharedObject(_ edge: Edge, _ env: EnvironmentPointer, _ slot: UnsafeMutablePointer<UInt>) -> UInt {
    retained(makeShared(edge, env, slot))
}

@inline(__always)
private func retained(_ word: UInt) -> UInt {
    _ = Unmanaged<AnyObject>.at(word).retain()
    return word
}

/// Returns an object whose edge needs checks.
@inline(never)
private func checkedObject(_ edge: Edge, _ env: EnvironmentPointer) -> UInt {
    let checks = edge.path.checks
    var edge = edge
    edge.path.checks = []
    if checks.need(.holder) || checks.need(.isolation) { return env.entering(checks, edge.node) { edge.object(env) } }
    checkStack(checks, for: edge.node, env.layout)
    return edge.object(env)
}

/// Stores a value that is not an object in `out`.
@usableFromInline @inline(never)
func resolveValue(_ edge: Edge, _ env: EnvironmentPointer, _ out: UnsafeMutableRawPointer, _ type: Any.Type) {
    let checks = edge.path.checks
    if checks.need(.holder) || checks.need(.isolation) {
        var edge = edge
        edge.path.checks = []
        return env.entering(checks, edge.node) { resolveValue(edge, env, out, type) }
    }
    if checks.need(.stack) { checkStack(checks, for: edge.node, env.layout) }
    let env = env.up(edge.path.hops)
    if edge.slot == 0 {
        _ = Node.call(edge.node, env, out)
    } else {
        copyContent(readySlot(edge, env), type, to: out)
    }
}

private func copyContent<T>(_ word: UInt, _: T.Type, to out: UnsafeMutableRawPointer) {
    out.initializeMemory(as: T.self, from: boxedContent(word).assumingMemoryBound(to: T.self), count: 1)
}

// SPDX-License-Identifier: Apache-2.0
