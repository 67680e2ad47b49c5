@_exported public import Dovetail

/// The binder of a module that shares nothing.
public typealias UnscopedBinder = Binder<Unscoped>

/// A property injector that somebody else started, to be finished here.
public typealias PropertyInjectionReceiptBinder = InjectorBuilder

/// What `bind` gives.
public typealias BaseBindingBuilder<Element, Pen: BinderBase> = BindingBuilder<Element, Element, Pen.Scope>

/// What `bindPropertyInjectionOf` gives.
public typealias PropertyInjectorBindingBuilder<Pen: BinderBase, Element: AnyObject> = InjectorBuilder<Element>

/// What the `Scope` of a module or component may be.
public typealias _ScopeBase = AnyScope

extension ProviderProtocol {
    /// A provider of what `transform` makes of each element.
    @preconcurrency @_disfavoredOverload
    public func map<Result>(transform: @escaping @Sendable (Element) -> Result) -> Provider<Result> {
        // Providers that were written before Swift 6 do not say that they are Sendable.
        nonisolated(unsafe) let element = get
        return Provider(getter: { transform(element()) })
    }
}

extension ProviderProtocol where Element: SendableMetatype {
    /// A provider of what `transform`, which can be any function, makes of each element.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload
    public func map<Result>(transform: @escaping (Element) -> Result) -> Provider<Result> {
        nonisolated(unsafe) let (element, transform) = (get, transform)
        return Provider(getter: { transform(element()) })
    }
}

extension InjectorBuilder {
    /// Leaves it to `function` to finish the injector.
    @discardableResult
    public func configured(
        with function: (_ bind: PropertyInjectionReceiptBinder<Element>) -> BindingReceipt<PropertyInjector<Element>>
    ) -> BindingReceipt<PropertyInjector<Element>> {
        function(self)
    }
}
