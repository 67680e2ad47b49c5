internal import CDovetail

/// One answered request: who makes it, and where it is kept.
@frozen @usableFromInline
struct Edge: @unchecked Sendable {  // Written while linking, before anybody can read it.
    /// An unretained ``Node``, which the wiring keeps; 0 for the seed of an assisted factory.
    @usableFromInline var node: UInt
    /// The slot of a shared instance, or 0.
    @usableFromInline var slot: Int32
    /// How many components up the slot is, and what else has to be seen to on the way there.
    @usableFromInline var way: Int32

    /// Set at every sixteenth step of a deep chain, and more often where values are large: ask whether the stack has room
    /// for the steps until the next one that asks. The bits from ``stackRoom`` on say how much.
    static var checksStack: Int32 { 1 << 16 }
    /// Set in providers that may need their holder: see ``View``.
    static var pins: Int32 { 1 << 17 }
    /// Set in providers of what belongs on an actor: see ``Door``.
    static var guards: Int32 { 1 << 18 }
    /// What has to be left of the stack beyond what is always reserved, in units of 16 KB, in the bits from here on.
    static var stackRoom: Int32 { 19 }
    static var maximalStackRoom: Int32 { 0x7FF }
    /// Whatever ``checksStack`` has to know.
    static var stackMask: Int32 { checksStack | maximalStackRoom << stackRoom }
    static var hopMask: Int32 { checksStack - 1 }

    @usableFromInline
    init(node: UInt, slot: Int32 = 0, way: Int32 = 0) {
        self.node = node
        self.slot = slot
        self.way = way
    }

    var hops: Int32 { way & Edge.hopMask }

    /// Made anew each time, in the component that asks.
    @inlinable @inline(__always)
    var isPlain: Bool { slot | way == 0 }

    /// The answer, made or read.
    @inlinable @inline(__always)
    func get<P>(_ env: Env, _: P.Type) -> P {
        if isObject(P.self) {
            return received(isPlain ? Node.call(node, env, nil) : detouredObject(self, env), P.self)
        }
        return value(env, P.self)
    }

    /// The answer where it is no object.
    @inlinable @inline(__always)
    func value<P>(_ env: Env, _: P.Type) -> P {
        if MemoryLayout<P>.size <= MemoryLayout<Words>.size, MemoryLayout<P>.alignment <= MemoryLayout<Words>.alignment {
            var words: Words = (0, 0, 0, 0, 0, 0)
            return _withUnprotectedUnsafeMutablePointer(to: &words) {
                let memory = UnsafeMutableRawPointer($0)
                put(env, memory, P.self)
                return memory.assumingMemoryBound(to: P.self).move()
            }
        }
        return _withUnprotectedUnsafeTemporaryAllocation(of: P.self, capacity: 1) { buffer in
            let memory = buffer.baseAddress.unsafelyUnwrapped
            put(env, UnsafeMutableRawPointer(memory), P.self)
            return memory.move()
        }
    }

    @inlinable @inline(__always)
    func put(_ env: Env, _ memory: UnsafeMutableRawPointer, _ type: Any.Type) {
        if isPlain {
            _ = Node.call(node, env, memory)
        } else {
            detouredValue(self, env, memory, type)
        }
    }
}

/// Room for a value of an ordinary size: an existential of up to two protocols, an array, a small struct.
@usableFromInline
typealias Words = (UInt, UInt, UInt, UInt, UInt, UInt)

/// The answers to the requests of one binding, in the order of its factory's parameters.
@frozen @usableFromInline
struct Edges: @unchecked Sendable {  // Points at memory that the wiring keeps, and that nobody changes after linking.
    @usableFromInline let first: UnsafePointer<Edge>

    @inlinable @inline(__always)
    init(_ first: UnsafePointer<Edge>) { self.first = first }

    @inlinable @inline(__always)
    func get<P>(_ index: Int, _ env: Env, _: P.Type) -> P {
        (first + index).pointee.get(env, P.self)
    }

    /// The same for an assisted factory, where the seed answers some of the requests.
    @inlinable @inline(__always)
    func get<P>(_ index: Int, _ env: Env, _ seed: UnsafeRawPointer, _: P.Type) -> P {
        let edge = first + index
        if edge.pointee.node == 0 {
            // `Assisted<Seed>` is nothing but a seed; the rules have made sure that it is this factory's.
            return seed.assumingMemoryBound(to: P.self).pointee
        }
        return edge.pointee.get(env, P.self)
    }
}

/// An object that is shared, or further up, or deep down. Retained. Not generic, and not in the client.
@usableFromInline @inline(never)
func detouredObject(_ edge: Edge, _ env: Env) -> UInt {
    if edge.way > Edge.hopMask { return attendedObject(edge, env) }
    // Whatever calls a factory stands in a function of its own: to read what is ready then needs no room on the stack.
    let env = env.up(edge.way)
    if edge.slot == 0 { return plainObject(edge, env) }
    let slot = env.slot(edge.slot)
    let word = dovetail_load_acquire(slot)
    return Slot.isReady(word) ? retained(word) : makeSharedObject(edge, env, slot)
}

@inline(never)
private func plainObject(_ edge: Edge, _ env: Env) -> UInt { Node.call(edge.node, env, nil) }

@inline(never)
private func makeSharedObject(_ edge: Edge, _ env: Env, _ slot: UnsafeMutablePointer<UInt>) -> UInt {
    retained(makeShared(edge, env, slot))
}

@inline(__always)
private func retained(_ word: UInt) -> UInt {
    _ = Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped).retain()
    return word
}

/// The same where something has to be seen to on the way.
@inline(never)
private func attendedObject(_ edge: Edge, _ env: Env) -> UInt {
    let way = edge.way
    var edge = edge
    edge.way &= Edge.hopMask
    if way & (Edge.pins | Edge.guards) != 0 {
        return env.entering(way, edge.node) { edge.isPlain ? Node.call(edge.node, env, nil) : detouredObject(edge, env) }
    }
    checkStack(way, for: edge.node, env)
    return edge.isPlain ? Node.call(edge.node, env, nil) : detouredObject(edge, env)
}

/// The same for anything else: put into `out`.
@usableFromInline @inline(never)
func detouredValue(_ edge: Edge, _ env: Env, _ out: UnsafeMutableRawPointer, _ type: Any.Type) {
    if edge.way & (Edge.pins | Edge.guards) != 0 {
        var edge = edge
        let way = edge.way
        edge.way &= Edge.hopMask
        return env.entering(way, edge.node) { detouredValue(edge, env, out, type) }
    }
    if edge.way & Edge.checksStack != 0 { checkStack(edge.way, for: edge.node, env) }
    let env = env.up(edge.hops)
    if edge.slot == 0 {
        _ = Node.call(edge.node, env, out)
    } else {
        copyContent(readySlot(edge, env), type, to: out)
    }
}

private func copyContent(_ word: UInt, _ type: Any.Type, to out: UnsafeMutableRawPointer) {
    func open<T>(_: T.Type) {
        let content = UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped + boxedOffset
        out.initializeMemory(as: T.self, from: content.assumingMemoryBound(to: T.self), count: 1)
    }
    _openExistential(type, do: open)
}
