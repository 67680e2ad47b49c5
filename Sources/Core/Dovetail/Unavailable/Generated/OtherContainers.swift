// Written by `Scripts/generate unavailable`. Do not edit.
//
// Words of other containers.

extension Binder {
    /// Rejects a mistake: write bind(Store.self).to(factory: Store.init)
    @available(*, unavailable, message: "write bind(Store.self).to(factory: Store.init)")
    public func register<Element>(_ element: Element.Type, name: String? = nil, factory: (OtherResolver) -> Element) { unavailable() }

    /// Rejects a mistake: write bind(Store.self).to(factory: Store.init)
    @available(*, unavailable, message: "write bind(Store.self).to(factory: Store.init)")
    public func register<Element>(_ element: Element.Type = Element.self, name: String? = nil, factory: () -> Element) { unavailable() }

    /// Rejects a mistake: write bind(Store.self).to(factory: Store.init)
    @available(*, unavailable, message: "write bind(Store.self).to(factory: Store.init)")
    public func register<Element>(_ element: Element.Type) {}

    /// Rejects a mistake: write bind(Store.self).to(factory: Store.init)
    @available(*, unavailable, message: "write bind(Store.self).to(factory: Store.init)")
    public func factory<Element>(_ element: Element.Type = Element.self, factory: () -> Element) { unavailable() }

    /// Rejects a mistake: write bind(Store.self).to(factory: Store.init)
    @available(*, unavailable, message: "write bind(Store.self).to(factory: Store.init)")
    public func provide<Element>(_ element: Element.Type = Element.self, factory: () -> Element) { unavailable() }

    /// Rejects a mistake: a factory receives its dependencies as parameters: write to(factory: Session.init), or a closure with typed parameters
    @available(*, unavailable, message: "a factory receives its dependencies as parameters: write to(factory: Session.init), or a closure with typed parameters")
    public func resolve<Element>(_ element: Element.Type = Element.self, name: String? = nil) -> Element { unavailable() }

    /// Rejects a mistake: a factory receives its dependencies as parameters: write to(factory: Session.init), or a closure with typed parameters
    @available(*, unavailable, message: "a factory receives its dependencies as parameters: write to(factory: Session.init), or a closure with typed parameters")
    public func get<Element>(_ element: Element.Type = Element.self) -> Element { unavailable() }

    /// Rejects a mistake: write bind(Store.self).sharedInScope().to(factory: Store.init)
    @available(*, unavailable, message: "write bind(Store.self).sharedInScope().to(factory: Store.init)")
    public func singleton<Element>(_ element: Element.Type = Element.self, factory: () -> Element) { unavailable() }

    /// Rejects a mistake: name the type first, with bind(Store.self)
    @available(*, unavailable, message: "name the type first, with bind(Store.self)")
    public func to<Element>(factory: () -> Element) { unavailable() }

    /// Rejects a mistake: a binder only declares bindings: build the component with App.build()
    @available(*, unavailable, message: "a binder only declares bindings: build the component with App.build()")
    public func build() {}

    /// Rejects a mistake: write bind(Plugin.self).intoCollection()
    @available(*, unavailable, message: "write bind(Plugin.self).intoCollection()")
    public func multibind<Element>(_ element: Element.Type) -> BindingBuilder<Element, [Element], Scope> { unavailable() }
}

extension BindingBuilder {
    /// Rejects another spelling of `sharedInScope()`.
    @available(*, unavailable, renamed: "sharedInScope()")
    public func singleton() -> BindingBuilder { unavailable() }

    /// Rejects another spelling of `sharedInScope()`.
    @available(*, unavailable, renamed: "sharedInScope()")
    public func asSingleton() -> BindingBuilder { unavailable() }

    /// Rejects another spelling of `sharedInScope()`.
    @available(*, unavailable, renamed: "sharedInScope()")
    public func inSingletonScope() -> BindingBuilder { unavailable() }

    /// Rejects another spelling of `sharedInScope()`.
    @available(*, unavailable, renamed: "sharedInScope()")
    public func shared() -> BindingBuilder { unavailable() }

    /// Rejects a mistake: a tag is a type: declare enum Name: Tag { typealias Element = … } and write tagged(with: Name.self)
    @available(*, unavailable, message: "a tag is a type: declare enum Name: Tag { typealias Element = … } and write tagged(with: Name.self)")
    public func named(_ name: String) -> BindingBuilder { unavailable() }

    /// Rejects another spelling of `tagged(with:)`.
    @available(*, unavailable, renamed: "tagged(with:)")
    public func qualified<T: Tag>(by tag: T.Type) -> BindingBuilder { unavailable() }

    /// Rejects another spelling of `to(value:)`.
    @available(*, unavailable, renamed: "to(value:)")
    @discardableResult public func toInstance(_ value: Element) -> BindingReceipt<Element> { unavailable() }

    /// Rejects another spelling of `to(value:)`.
    @available(*, unavailable, renamed: "to(value:)")
    @discardableResult public func to(instance value: Element) -> BindingReceipt<Element> { unavailable() }

    /// Rejects another spelling of `to(provider:)`.
    @available(*, unavailable, renamed: "to(provider:)")
    @discardableResult public func toProvider<P: ProviderProtocol>(_ provider: P) -> BindingReceipt<Element> { unavailable() }

    /// Rejects another spelling of `to(factory:)`.
    @available(*, unavailable, renamed: "to(factory:)")
    @discardableResult public func toFactory<each P>(_ factory: (repeat each P) -> Element) -> BindingReceipt<Element> { unavailable() }

    /// Rejects a mistake: a type is not a factory: pass its initializer, as in to(factory: Store.init)
    @available(*, unavailable, message: "a type is not a factory: pass its initializer, as in to(factory: Store.init)")
    @discardableResult public func to<Implementation>(type: Implementation.Type) -> BindingReceipt<Element> { unavailable() }

    /// Rejects a mistake: bind the type that is requested: bind((any Plugin).self).to(factory: Feed.init)
    @available(*, unavailable, message: "bind the type that is requested: bind((any Plugin).self).to(factory: Feed.init)")
    public func `as`<Interface>(_ type: Interface.Type) -> BindingBuilder { unavailable() }

    /// Rejects a mistake: an instance is created when it is first requested: request it from the root to create it at once
    @available(*, unavailable, message: "an instance is created when it is first requested: request it from the root to create it at once")
    public func eager() -> BindingBuilder { unavailable() }
}

extension BindingBuilder where Element == Key {
    /// Rejects another spelling of `intoCollection()`.
    @available(*, unavailable, renamed: "intoCollection()")
    public func intoList() -> BindingBuilder<Element, [Element], Scope> { unavailable() }

    /// Rejects another spelling of `intoCollection()`.
    @available(*, unavailable, renamed: "intoCollection()")
    public func intoArray() -> BindingBuilder<Element, [Element], Scope> { unavailable() }

    /// Rejects another spelling of `intoDictionary(_:)`.
    @available(*, unavailable, renamed: "intoDictionary(_:)")
    public func intoMap<EntryKey: Hashable>(_ key: EntryKey) -> BindingBuilder<Element, [EntryKey: Element], Scope> { unavailable() }
}

extension BindingReceipt {
    /// Rejects a mistake: write sharedInScope() before to, which completes the binding
    @available(*, unavailable, message: "write sharedInScope() before to, which completes the binding")
    @discardableResult public func inObjectScope(_ scope: OtherScope) -> BindingReceipt { unavailable() }

    /// Rejects a mistake: write sharedInScope() before to, which completes the binding
    @available(*, unavailable, message: "write sharedInScope() before to, which completes the binding")
    @discardableResult public func scope(_ scope: OtherScope) -> BindingReceipt { unavailable() }

    /// Rejects a mistake: bind the type that is requested: bind((any Plugin).self).to(factory: Feed.init)
    @available(*, unavailable, message: "bind the type that is requested: bind((any Plugin).self).to(factory: Feed.init)")
    @discardableResult public func implements<Interface>(_ type: Interface.Type) -> BindingReceipt { unavailable() }
}

extension RootComponent {
    /// Rejects a mistake: a graph returns only its root: let the root depend on what the program needs, and write build()
    @available(*, unavailable, message: "a graph returns only its root: let the root depend on what the program needs, and write build()")
    public static func resolve<Element>(_ element: Element.Type = Element.self, name: String? = nil) -> Element { unavailable() }

    /// Rejects a mistake: a graph returns only its root: let the root depend on what the program needs, and write build()
    @available(*, unavailable, message: "a graph returns only its root: let the root depend on what the program needs, and write build()")
    public static func get<Element>(_ element: Element.Type = Element.self) -> Element { unavailable() }
}

extension ComponentFactory {
    /// Rejects a mistake: a graph returns only its root: let the root depend on what the program needs, and write build()
    @available(*, unavailable, message: "a graph returns only its root: let the root depend on what the program needs, and write build()")
    public func resolve<Element>(_ element: Element.Type = Element.self, name: String? = nil) -> Element { unavailable() }
}
