/// Names a product that is made from injected dependencies and a seed that only the caller knows.
///
/// ```swift
/// struct MakeInvoice: AssistedFactory {
///     typealias Seed = Order
///     typealias Element = Invoice
/// }
///
/// binder.bindFactory(Invoice.self).with(MakeInvoice.self).to { (order: Assisted<Order>, prices: Prices) in
///     Invoice(order: order.get(), prices: prices)
/// }
/// // elsewhere: init(invoices: Factory<MakeInvoice>) … invoices.build(order)
/// ```
public protocol AssistedFactory: Tag {
    /// What only the caller knows.
    associatedtype Seed
}

/// The ``AssistedFactory`` of a product that needs no seed: what `bindFactory` takes where `with` is left out.
public struct EmptySeed<E>: AssistedFactory {
    /// Nothing is needed.
    public typealias Seed = Void
    /// What is made.
    public typealias Element = E
}

/// The seed, among the parameters of an assisted factory. It may stand anywhere.
@frozen
public struct Assisted<Element> {
    // Nothing else may be stored here: the engine hands a pointer to the seed on as a pointer to this.
    @usableFromInline let seed: Element

    /// For tests of functions that take it.
    @inlinable
    public init(_ seed: Element) { self.seed = seed }

    /// What the caller gave.
    @inlinable
    public func get() -> Element { seed }
}

extension Assisted: Sendable where Element: Sendable {}

/// Makes a new product for each seed.
@frozen
public struct Factory<F: AssistedFactory>: @unchecked Sendable {  // Immutable; what it points at is made for threads.
    @usableFromInline let owner: AnyObject
    @usableFromInline let env: Env
    @usableFromInline let node: UInt
    /// What has to be seen to before it works, as in an ``Edge``.
    @usableFromInline let way: Int32

    /// What the first edge of the binding names, used from anywhere and at any time.
    @usableFromInline
    init(_ edges: Edges, _ env: Env) {
        node = edges.first.pointee.node
        self.env = env
        owner = env.owner
        way = env.way(of: edges.first.pointee)
    }

    /// A factory without a graph, for tests.
    public init(_ build: @escaping @Sendable (F.Seed) -> F.Element) {
        let node = InputNode { _, _, seed, out in deliver(build(seed.assumingMemoryBound(to: F.Seed.self).pointee), out) }
        owner = node
        env = .none
        way = 0
        self.node = node.word
    }

    /// A new product.
    @inlinable
    public func build(_ seed: F.Seed) -> F.Element {
        withUnsafePointer(to: seed) { seed in
            way == 0 ? make(seed) : env.entering(way, node) { make(seed) }
        }
    }

    @inlinable @inline(__always)
    func make(_ seed: UnsafePointer<F.Seed>) -> F.Element {
        if isObject(F.Element.self) { return received(InputNode.call(node, env, seed, nil), F.Element.self) }
        return withUnsafeTemporaryAllocation(of: F.Element.self, capacity: 1) { buffer in
            let memory = buffer.baseAddress.unsafelyUnwrapped
            _ = InputNode.call(node, env, seed, UnsafeMutableRawPointer(memory))
            return memory.move()
        }
    }
}

extension Factory where F.Seed == Void {
    /// A new product.
    @inlinable
    public func build() -> F.Element { build(()) }
}

/// An assisted factory that is being written.
@frozen
public struct FactoryBuilder<Element, F: AssistedFactory> where F.Element == Element {
    @usableFromInline let draft: Draft

    @inlinable @inline(__always)
    init(_ draft: Draft) { self.draft = draft }

    /// Names the factory, and with it the type of the seed.
    @inlinable @inline(__always)
    public func with<G: AssistedFactory>(_ factory: G.Type) -> FactoryBuilder<Element, G> where G.Element == Element {
        draft.answer(Factory<G>.self)
        return FactoryBuilder<Element, G>(draft)
    }
}

extension Binder {
    /// Starts an assisted factory of `element`, to be finished with `to(factory:)`; asked for as ``Factory``.
    @inlinable @inline(__always)
    public func bindFactory<Element>(
        _ element: Element.Type = Element.self, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> FactoryBuilder<Element, EmptySeed<Element>> {
        FactoryBuilder(sheet.startFactory(Element.self, file, filePath, line, column))
    }
}
