internal import DovetailGraph

/// Names a factory that creates its product from injected dependencies and a seed that only the caller has.
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
    /// The type of the value that the caller passes.
    associatedtype Seed
}

/// The ``AssistedFactory`` of a product that needs no seed. `bindFactory` uses it unless `with` names another one.
public struct EmptySeed<E>: AssistedFactory {
    /// No seed is required.
    public typealias Seed = Void
    /// The type of the product.
    public typealias Element = E
}

/// Creates a new product for each seed.
@frozen
public struct Factory<F: AssistedFactory>: @unchecked Sendable {  // Immutable; everything it references is thread-safe.
    @usableFromInline let target: DeferredTarget

    /// Creates a factory without a graph, for tests.
    public init(_ build: @escaping @Sendable (F.Seed) -> F.Element) {
        target = DeferredTarget(input: { _, _, seed, out in deliver(build(seed.assumingMemoryBound(to: F.Seed.self).pointee), out) })
    }

    /// Creates a new product.
    @inlinable
    public func build(_ seed: F.Seed) -> F.Element {
        withUnsafePointer(to: seed) { seed in received(F.Element.self) { target.call(seed, $0) } }
    }

    /// Creates a new product, as ``build(_:)`` does: `invoices(order)`.
    @inlinable
    public func callAsFunction(_ seed: F.Seed) -> F.Element { build(seed) }
}

extension Factory where F.Seed == Void {
    /// Creates a new product.
    @inlinable
    public func build() -> F.Element { build(()) }

    /// Creates a new product, as ``build()`` does.
    @inlinable
    public func callAsFunction() -> F.Element { build(()) }
}

extension Factory: OpaqueRequest {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .factory(of: interner.key(F.Element.self), seed: interner.key(F.Seed.self))
    }
}

extension DeferredFactory {
    @usableFromInline
    static func assisted<F: AssistedFactory>(_: F.Type) -> DeferredFactory {
        DeferredFactory(kind: .assistedFactory, key: Factory<F>.self)
    }
}

/// An assisted factory under construction.
@frozen
public struct FactoryBuilder<Element, F: AssistedFactory> where F.Element == Element {
    @usableFromInline let draft: BindingDraft

    @inlinable @inline(__always)
    init(_ draft: BindingDraft) { self.draft = draft }

    /// Names the factory, which also determines the type of the seed.
    @inlinable @inline(__always)
    public func with<G: AssistedFactory>(_ factory: G.Type) -> FactoryBuilder<Element, G> where G.Element == Element {
        draft.setKey(Factory<G>.self)
        return FactoryBuilder<Element, G>(draft)
    }
}

/// The overloads of `to` for factories with parameters: see ``BindingBuilderOverloads``.
@usableFromInline
protocol FactoryBuilderOverloads<Element, F> {
    associatedtype Element where F.Element == Element
    associatedtype F: AssistedFactory
    var draft: BindingDraft { get }
}

extension FactoryBuilder: FactoryBuilderOverloads {}

extension Binder {
    /// Starts an assisted factory of `element`, which is completed by `to(factory:)` and injected as a ``Factory``.
    @inlinable @inline(__always)
    public func bindFactory<Element>(
        _ element: Element.Type = Element.self, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> FactoryBuilder<Element, EmptySeed<Element>> {
        FactoryBuilder(recorder.startFactory(Element.self, file, filePath, line, column))
    }
}

// SPDX-License-Identifier: Apache-2.0
