internal import DovetailGraph

/// Injects dependencies into an object that was created outside the graph.
///
/// Use it for objects whose initializer you do not control: an application delegate, a view controller from a storyboard.
///
/// ```swift
/// binder.bindPropertyInjectionOf(AppDelegate.self).to(injector: AppDelegate.inject)
/// // func inject(store: Store, router: Router)
/// ```
@frozen
public struct PropertyInjector<Element: AnyObject>: @unchecked Sendable {  // Immutable; everything it references is thread-safe.
    @usableFromInline let target: DeferredTarget

    /// Creates an injector without a graph, for tests.
    public init(_ inject: @escaping @Sendable (Element) -> Void) {
        target = DeferredTarget(input: { _, _, input, _ in
            inject(input.assumingMemoryBound(to: Element.self).pointee)
            return 0
        })
    }

    /// Calls the injector with `object` and its dependencies. The object is not retained.
    @inlinable
    public func injectProperties(into object: Element) {
        withUnsafePointer(to: object) { _ = target.call($0, nil) }
    }
}

extension PropertyInjector: OpaqueRequest {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { .propertyInjector(of: interner.key(Element.self)) }
}

extension DeferredFactory {
    @usableFromInline
    static func injector<Element: AnyObject>(_: Element.Type) -> DeferredFactory {
        DeferredFactory(kind: .propertyInjector, key: PropertyInjector<Element>.self)
    }
}

/// A property injector under construction.
@frozen
public struct InjectorBuilder<Element: AnyObject> {
    @usableFromInline let draft: BindingDraft

    @inlinable @inline(__always)
    init(_ draft: BindingDraft) { self.draft = draft }
}

/// The overloads of `to` for methods, and for functions with parameters besides the object: see ``BindingBuilderOverloads``.
@usableFromInline
protocol InjectorBuilderOverloads<Element> {
    associatedtype Element: AnyObject
    var draft: BindingDraft { get }
}

extension InjectorBuilder: InjectorBuilderOverloads {}

extension Binder {
    /// Starts a property injector of `element`, which is completed by `to(injector:)` and injected as a ``PropertyInjector``.
    @inlinable @inline(__always)
    public func bindPropertyInjectionOf<Element: AnyObject>(
        _ element: Element.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> InjectorBuilder<Element> {
        InjectorBuilder(recorder.startInjector(Element.self, PropertyInjector<Element>.self, file, filePath, line, column))
    }
}

extension BindingBuilder {
    /// Delegates the binding of a property injector, such as the root of a component, to `function`.
    ///
    /// ```swift
    /// static func configureRoot(
    ///     binder bind: ReceiptBinder<PropertyInjector<AppDelegate>>
    /// ) -> BindingReceipt<PropertyInjector<AppDelegate>> {
    ///     bind.propertyInjector { $0.to(injector: AppDelegate.inject) }
    /// }
    /// ```
    @discardableResult
    public func propertyInjector<Target: AnyObject>(
        configuredWith function: (_ bind: InjectorBuilder<Target>) -> BindingReceipt<PropertyInjector<Target>>
    ) -> BindingReceipt<Element> where Element == PropertyInjector<Target> {
        function(InjectorBuilder(draft))
    }
}

extension ReceiptBinder {
    /// Delegates the binding of the requested property injector to `function`.
    @discardableResult
    public func propertyInjector<Target: AnyObject>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        configuredWith function: (_ bind: InjectorBuilder<Target>) -> BindingReceipt<PropertyInjector<Target>>
    ) -> BindingReceipt<Element> where Element == PropertyInjector<Target> {
        placed(file: file, filePath: filePath, line: line, column: column).propertyInjector(configuredWith: function)
    }
}

/// Traps if the method that is about to be called is isolated to an actor on which the caller does not run.
@inlinable @inline(__always)
func checkActor<Element: AnyObject>(of isolation: (any Actor)?, _ env: EnvironmentPointer, _ edges: Edges, _: Element.Type) {
    if let isolation { checkActor(isolation, env, edges, PropertyInjector<Element>.self) }
}

@usableFromInline @inline(never)
func checkActor(_ actor: any Actor, _ env: EnvironmentPointer, _ edges: Edges, _ injector: Any.Type) {
    IsolationCheck(actor: actor) {
        let place = env.layout.wiring.place(of: injector, requesting: edges).map { " (\($0.file):\($0.line))" }
        return [TypeName(injector).short + (place ?? "")]
    }.check()
}

extension Wiring {
    /// The location of an injector's binding. There may be further injectors of its type, under tags and in other components.
    fileprivate func place(of injector: Any.Type, requesting edges: Edges) -> Graph.SourceLocation? {
        zip(graph.bindings.indices, graph.bindings).first { index, binding in
            binding.kind == .propertyInjector && graph.keys[binding.key].key.type.metatype == injector
                && InputNode.at(nodes[index].pointee.edges.first.pointee.node).edges.first == edges.first
        }?.1.place
    }
}

// SPDX-License-Identifier: Apache-2.0
