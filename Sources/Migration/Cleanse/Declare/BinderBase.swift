public import Dovetail

/// A binder with any scope, for functions that declare bindings for any including module.
///
/// ```swift
/// static func bindClock<B: BinderBase>(binder: B) {
///     binder.bind(Clock.self).to(factory: Clock.init)
/// }
/// ```
///
/// New code uses a `Binder<S>`.
public protocol BinderBase<Scope> {
    /// The scope in which bindings can be shared.
    associatedtype Scope: AnyScope

    /// The binder itself.
    var binder: Binder<Scope> { get }
}

extension Binder: BinderBase {
    public var binder: Binder<Scope> { self }
}

extension BinderBase {
    /// Starts a binding of `element`.
    public func bind<Element>(
        _ element: Element.Type = Element.self, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> BindingBuilder<Element, Element, Scope> {
        binder.bind(element, file: file, filePath: filePath, line: line, column: column)
    }

    /// Starts an assisted factory of `element`.
    public func bindFactory<Element>(
        _ element: Element.Type = Element.self, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> FactoryBuilder<Element, EmptySeed<Element>> {
        binder.bindFactory(element, file: file, filePath: filePath, line: line, column: column)
    }

    /// Starts a property injector of `element`.
    public func bindPropertyInjectionOf<Element: AnyObject>(
        _ element: Element.Type = Element.self, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> InjectorBuilder<Element> {
        binder.bindPropertyInjectionOf(element, file: file, filePath: filePath, line: line, column: column)
    }

    /// Adds all bindings of an unscoped module.
    public func include<M: Module>(
        module: M.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) where M.Scope == Unscoped {
        binder.include(module: module, file: file, filePath: filePath, line: line, column: column)
    }

    /// Makes a `ComponentFactory` of `component` available here.
    public func install<Child: ComponentBase>(
        dependency component: Child.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        binder.install(dependency: component, file: file, filePath: filePath, line: line, column: column)
    }
}

// SPDX-License-Identifier: Apache-2.0
