@_exported public import Dovetail

/// The binder of an unscoped module.
public typealias UnscopedBinder = Binder<Unscoped>

/// A property injector that was started elsewhere and is completed here.
public typealias PropertyInjectionReceiptBinder = InjectorBuilder

/// The result of `bind`.
public typealias BaseBindingBuilder<Element, Pen: BinderBase> = BindingBuilder<Element, Element, Pen.Scope>

/// The result of `bindPropertyInjectionOf`.
public typealias PropertyInjectorBindingBuilder<Pen: BinderBase, Element: AnyObject> = InjectorBuilder<Element>

/// The types that the `Scope` of a module or component can be.
public typealias _ScopeBase = AnyScope

extension ProviderProtocol {
    /// Returns a provider that applies `transform` to each element.
    @preconcurrency @_disfavoredOverload
    public func map<Result>(transform: @escaping @Sendable (Element) -> Result) -> Provider<Result> {
        // Providers written before Swift 6 do not conform to Sendable.
        nonisolated(unsafe) let element = get
        return Provider(getter: { transform(element()) })
    }
}

extension ProviderProtocol where Element: SendableMetatype {
    /// Returns a provider that applies `transform`, which does not need to be Sendable, to each element.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload
    public func map<Result>(transform: @escaping (Element) -> Result) -> Provider<Result> {
        nonisolated(unsafe) let (element, transform) = (get, transform)
        return Provider(getter: { transform(element()) })
    }
}

extension InjectorBuilder {
    /// Delegates the completion of the injector to `function`.
    @discardableResult
    public func configured(
        with function: (_ bind: PropertyInjectionReceiptBinder<Element>) -> BindingReceipt<PropertyInjector<Element>>
    ) -> BindingReceipt<PropertyInjector<Element>> {
        function(self)
    }
}

// SPDX-License-Identifier: Apache-2.0
