internal import DovetailGraph

/// Records the bindings that a module or component declares.
///
/// While `configure` runs, declarations are only recorded. The graph is validated as a whole afterwards, and no factory runs
/// before that.
@frozen
public struct Binder<Scope: AnyScope> {
    @usableFromInline let recorder: DeclarationRecorder

    @usableFromInline
    init(_ recorder: DeclarationRecorder) { self.recorder = recorder }
}

extension Binder {
    /// Starts a binding of `element`, which is completed by one of the `to` methods.
    ///
    /// ```swift
    /// binder.bind(Store.self).sharedInScope().to(factory: Store.init)
    /// ```
    @inlinable @inline(__always)
    public func bind<Element>(
        _ element: Element.Type = Element.self, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> BindingBuilder<Element, Element, Scope> {
        BindingBuilder(recorder.start(Element.self, file, filePath, line, column))
    }

    /// Starts a binding of `element` that applies only if the component sees no other binding of it, its own or one of an ancestor.
    ///
    /// A module of a library thus declares what an application may replace with `bind`. Neither the order of the lines nor that of the
    /// includes matters. A binding in a child component does not override the default of its parent. Two defaults of one key in a component
    /// are an error.
    ///
    /// ```swift
    /// binder.bindDefault((any Logger).self).to { SilentLogger() }
    /// ```
    @inlinable @inline(__always)
    public func bindDefault<Element>(
        _ element: Element.Type = Element.self, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> BindingBuilder<Element, Element, Scope> {
        BindingBuilder(recorder.startDefault(Element.self, file, filePath, line, column))
    }

    /// Declares that `[element]` can be requested even if no binding contributes to it.
    public func declareCollection<Element>(
        of element: Element.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        recorder.declare(.collection, [Element].self, file, filePath, line, column)
    }

    /// Declares that `Set<element>` can be requested even if no binding contributes to it.
    public func declareSet<Element: Hashable>(
        of element: Element.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        recorder.declare(.collection, Set<Element>.self, file, filePath, line, column)
    }

    /// Declares that `[key: value]` can be requested even if no binding contributes to it.
    public func declareDictionary<Key: Hashable, Value>(
        of value: Value.Type, keyedBy key: Key.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        recorder.declare(.collection, [Key: Value].self, file, filePath, line, column)
    }

    /// Declares that a tagged collection can be requested even if no binding contributes to it.
    public func declareCollection<T: Tag>(
        tagged tag: T.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        recorder.declare(.collection, T.Element.self, tag: T.self, file, filePath, line, column)
    }

    /// Declares that `element?` can be requested even if `element` is not bound; the value is then nil.
    public func declareOptional<Element>(
        _ element: Element.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        recorder.declare(.optional, Element.self, file, filePath, line, column)
    }

    /// Declares that `Tagged<tag>?` can be requested even if the tag is not bound; the value is then nil.
    public func declareOptional<T: Tag>(
        tagged tag: T.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        recorder.declare(.optional, T.Element.self, tag: T.self, file, filePath, line, column)
    }

    /// Declares that the module depends on `element` and does not bind it itself.
    ///
    /// The declaration has no effect in a component that binds `element`. In one that does not, the diagnostic lists this line. A
    /// module that declares its requirements can also be validated in isolation: see ``Module/graph(file:filePath:line:column:)``.
    ///
    /// ```swift
    /// enum FeedModule: Module {
    ///     static func configure(binder: Binder<Unscoped>) {
    ///         binder.requires(Clock.self)
    ///         binder.bind(Feed.self).to(factory: Feed.init)
    ///     }
    /// }
    /// ```
    public func requires<Element>(
        _ element: Element.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        recorder.declare(.requirement, Element.self, file, filePath, line, column)
    }

    /// Declares that the module depends on a tag and does not bind it itself.
    public func requires<T: Tag>(
        tagged tag: T.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        recorder.declare(.requirement, T.Element.self, tag: T.self, file, filePath, line, column)
    }
}

extension Binder {
    /// Adds all bindings of an unscoped module. A module that is included more than once is configured once.
    public func include<M: Module>(
        module: M.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) where M.Scope == Unscoped {
        recorder.include(ErasedModule(M.self), at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column))
    }

    /// Adds all bindings of a module of the same scope. A module that is included more than once is configured once.
    public func include<M: Module>(
        module: M.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) where M.Scope == Scope, M.Scope: Dovetail.Scope {
        recorder.include(ErasedModule(M.self), at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column))
    }
}

// SPDX-License-Identifier: Apache-2.0
