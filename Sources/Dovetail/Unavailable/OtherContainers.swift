// Words of other containers.

/// The scopes of other containers, as arguments of methods that the compiler rejects.
@available(*, unavailable, message: "a scope is a type: see Singleton, and sharedInScope()")
public enum OtherScope {
    case application, cached, container, graph, session, shared, singleton, transient, unique, weak
}

/// The resolver of other containers, as the argument of closures that the compiler rejects.
@available(*, unavailable, message: "a factory receives its dependencies as parameters: write to(factory: Session.init)")
public struct OtherResolver {
    /// Rejects a resolver.
    public func resolve<Element>(_ element: Element.Type = Element.self, name: String? = nil) -> Element? { nil }
}

extension Binder {
    /// Rejects the word of another container.
    @available(*, unavailable, message: "write bind(Store.self).to(factory: Store.init)")
    public func register<Element>(_ element: Element.Type, name: String? = nil, factory: (OtherResolver) -> Element) {}

    /// Rejects the word of another container.
    @available(*, unavailable, message: "write bind(Store.self).to(factory: Store.init)")
    public func register<Element>(_ element: Element.Type = Element.self, name: String? = nil, factory: () -> Element) {}

    /// Rejects the word of another container.
    @available(*, unavailable, message: "write bind(Store.self).to(factory: Store.init)")
    public func register<Element>(_ element: Element.Type) {}

    /// Rejects the word of another container.
    @available(
        *, unavailable,
        message: "a factory receives its dependencies as parameters: write to(factory: Session.init), or a closure with typed parameters"
    )
    public func resolve<Element>(_ element: Element.Type = Element.self, name: String? = nil) -> Element { unavailable() }

    /// Rejects the word of another container.
    @available(
        *, unavailable,
        message: "a factory receives its dependencies as parameters: write to(factory: Session.init), or a closure with typed parameters"
    )
    public func get<Element>(_ element: Element.Type = Element.self) -> Element { unavailable() }

    /// Rejects the word of another container.
    @available(*, unavailable, message: "write bind(Store.self).sharedInScope().to(factory: Store.init)")
    public func singleton<Element>(_ element: Element.Type = Element.self, factory: () -> Element) {}

    /// Rejects the word of another container.
    @available(*, unavailable, message: "write bind(Store.self).to(factory: Store.init)")
    public func factory<Element>(_ element: Element.Type = Element.self, factory: () -> Element) {}

    /// Rejects the word of another container.
    @available(*, unavailable, message: "write bind(Store.self).to(factory: Store.init)")
    public func provide<Element>(_ element: Element.Type = Element.self, factory: () -> Element) {}

    /// Rejects the word of another container.
    @available(*, unavailable, message: "name the type first, with bind(Store.self)")
    public func to<Element>(factory: () -> Element) {}

    /// Rejects building a binder.
    @available(*, unavailable, message: "a binder only declares bindings: build the component with App.build()")
    public func build() {}

    /// Rejects the word of another container.
    @available(*, unavailable, message: "write bind(Plugin.self).intoCollection()")
    public func multibind<Element>(_ element: Element.Type) -> BindingBuilder<Element, [Element], Scope> { unavailable() }
}

extension BindingBuilder {
    /// Rejects the word of another container.
    @available(*, unavailable, renamed: "sharedInScope()")
    public func singleton() -> BindingBuilder { self }

    /// Rejects the word of another container.
    @available(*, unavailable, renamed: "sharedInScope()")
    public func asSingleton() -> BindingBuilder { self }

    /// Rejects the word of another container.
    @available(*, unavailable, renamed: "sharedInScope()")
    public func inSingletonScope() -> BindingBuilder { self }

    /// Rejects the word of another container.
    @available(*, unavailable, renamed: "sharedInScope()")
    public func shared() -> BindingBuilder { self }

    /// Rejects the word of another container.
    @available(
        *, unavailable, message: "a tag is a type: declare enum Name: Tag { typealias Element = … } and write tagged(with: Name.self)"
    )
    public func named(_ name: String) -> BindingBuilder { self }

    /// Rejects the word of another container.
    @available(*, unavailable, renamed: "tagged(with:)")
    public func qualified<T: Tag>(by tag: T.Type) -> BindingBuilder { self }

    /// Rejects the word of another container.
    @available(*, unavailable, renamed: "to(value:)")
    @discardableResult
    public func toInstance(_ value: Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects the word of another container.
    @available(*, unavailable, renamed: "to(provider:)")
    @discardableResult
    public func toProvider<P: ProviderProtocol>(_ provider: P) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects the word of another container.
    @available(*, unavailable, renamed: "to(factory:)")
    @discardableResult
    public func toFactory<each P>(_ factory: (repeat each P) -> Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects the word of another container.
    @available(*, unavailable, renamed: "to(value:)")
    @discardableResult
    public func to(instance value: Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects the word of another container.
    @available(*, unavailable, message: "a type is not a factory: pass its initializer, as in to(factory: Store.init)")
    @discardableResult
    public func to<Implementation>(type: Implementation.Type) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects the word of another container.
    @available(*, unavailable, message: "bind the type that is requested: bind((any Plugin).self).to(factory: Feed.init)")
    public func `as`<Interface>(_ type: Interface.Type) -> BindingBuilder { self }

    /// Rejects the word of another container.
    @available(*, unavailable, message: "an instance is created when it is first requested: request it from the root to create it at once")
    public func eager() -> BindingBuilder { self }
}

extension BindingBuilder where Element == Key {
    /// Rejects the word of another container.
    @available(*, unavailable, renamed: "intoCollection()")
    public func intoList() -> BindingBuilder<Element, [Element], Scope> { unavailable() }

    /// Rejects the word of another container.
    @available(*, unavailable, renamed: "intoCollection()")
    public func intoArray() -> BindingBuilder<Element, [Element], Scope> { unavailable() }

    /// Rejects the word of another container.
    @available(*, unavailable, renamed: "intoDictionary(_:)")
    public func intoMap<EntryKey: Hashable>(_ key: EntryKey) -> BindingBuilder<Element, [EntryKey: Element], Scope> { unavailable() }
}

extension BindingReceipt {
    /// Rejects the word of another container.
    @available(*, unavailable, message: "write sharedInScope() before to, which completes the binding")
    @discardableResult
    public func inObjectScope(_ scope: OtherScope) -> BindingReceipt { self }

    /// Rejects the word of another container.
    @available(*, unavailable, message: "write sharedInScope() before to, which completes the binding")
    @discardableResult
    public func scope(_ scope: OtherScope) -> BindingReceipt { self }

    /// Rejects the word of another container.
    @available(*, unavailable, message: "bind the type that is requested: bind((any Plugin).self).to(factory: Feed.init)")
    @discardableResult
    public func implements<Interface>(_ type: Interface.Type) -> BindingReceipt { self }
}

extension ComponentFactory {
    /// Rejects the word of another container.
    @available(*, unavailable, message: "a graph returns only its root: let the root depend on what the program needs, and write build()")
    public func resolve<Element>(_ element: Element.Type = Element.self, name: String? = nil) -> Element { unavailable() }
}
