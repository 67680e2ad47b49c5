internal import DovetailGraph

/// Gives an object that somebody else made what it needs.
///
/// For objects whose initializer is not ours: an application delegate, a view controller from a storyboard.
///
/// ```swift
/// binder.bindPropertyInjectionOf(AppDelegate.self).to(injector: AppDelegate.inject)
/// // func inject(store: Store, router: Router)
/// ```
@frozen
public struct PropertyInjector<Element: AnyObject>: @unchecked Sendable {  // Immutable; points at what is made for threads.
    @usableFromInline let owner: AnyObject
    @usableFromInline let env: Env
    @usableFromInline let node: UInt
    /// What has to be seen to before it works, as in an ``Edge``.
    @usableFromInline let way: Int32

    @usableFromInline
    init(_ edges: Edges, _ env: Env) {
        node = edges.first.pointee.node
        self.env = env
        owner = env.owner
        way = env.way(of: edges.first.pointee)
    }

    /// An injector without a graph, for tests.
    public init(_ inject: @escaping @Sendable (Element) -> Void) {
        let node = InputNode { _, _, input, _ in
            inject(input.assumingMemoryBound(to: Element.self).pointee)
            return 0
        }
        owner = node
        env = .none
        way = 0
        self.node = node.word
    }

    /// Calls the injector with `object` and with what it asks for. The object is not kept.
    @inlinable
    public func injectProperties(into object: Element) {
        withUnsafePointer(to: object) { input in
            if way == 0 {
                _ = InputNode.call(node, env, input, nil)
            } else {
                env.entering(way, node) { _ = InputNode.call(node, env, input, nil) }
            }
        }
    }
}

/// A property injector that is being written.
@frozen
public struct InjectorBuilder<Element: AnyObject> {
    @usableFromInline let draft: Draft

    @inlinable @inline(__always)
    init(_ draft: Draft) { self.draft = draft }
}

extension Binder {
    /// Starts a property injector of `element`, to be finished with `to(injector:)`; asked for as ``PropertyInjector``.
    @inlinable @inline(__always)
    public func bindPropertyInjectionOf<Element: AnyObject>(
        _ element: Element.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> InjectorBuilder<Element> {
        InjectorBuilder(sheet.startInjector(Element.self, PropertyInjector<Element>.self, file, filePath, line, column))
    }
}

extension BindingBuilder {
    /// Lets `function` write the property injector, where a component's root is one.
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
    /// Lets `function` write the property injector that is asked for here.
    @discardableResult
    public func propertyInjector<Target: AnyObject>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        configuredWith function: (_ bind: InjectorBuilder<Target>) -> BindingReceipt<PropertyInjector<Target>>
    ) -> BindingReceipt<Element> where Element == PropertyInjector<Target> {
        draft.place(file, filePath, line, column)
        return function(InjectorBuilder(draft))
    }
}

/// Ends the program if a method that is about to be called belongs on an actor, and the caller runs elsewhere.
@inlinable @inline(__always)
func checkActor<Element: AnyObject>(of isolation: (any Actor)?, _ env: Env, _ edges: Edges, _: Element.Type) {
    if let isolation { checkActor(isolation, env, edges, PropertyInjector<Element>.self) }
}

@usableFromInline @inline(never)
func checkActor(_ actor: any Actor, _ env: Env, _ edges: Edges, _ injector: Any.Type) {
    Door(actor: actor) {
        let place = env.plan.wiring.place(of: injector, asking: edges).map { " (\($0.file):\($0.line))" }
        return [TypeName(injector).short + (place ?? "")]
    }.check()
}

extension Wiring {
    /// Where an injector is bound. Others of its type may be bound elsewhere, under tags and in other components.
    fileprivate func place(of injector: Any.Type, asking edges: Edges) -> Graph.Place? {
        graph.bindings.indices.first { binding in
            guard case .propertyInjector = graph.bindings[binding].kind,
                graph.keys[graph.bindings[binding].key].key.type.metatype == injector
            else { return false }
            return InputNode.edges(of: nodes[binding].edges.first.pointee.node).first == edges.first
        }.map { graph.bindings[$0].place }
    }
}
