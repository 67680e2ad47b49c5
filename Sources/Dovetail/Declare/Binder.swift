internal import DovetailGraph

/// The pen with which a module or component writes down its bindings.
///
/// What is written is only remembered while `configure` runs; it is checked as a whole afterwards, and no factory is
/// called before that.
@frozen
public struct Binder<Scope: AnyScope> {
    @usableFromInline let sheet: Sheet

    @usableFromInline
    init(_ sheet: Sheet) { self.sheet = sheet }
}

extension Binder {
    /// Starts a binding of `element`, to be finished with one of the `to…` methods.
    ///
    /// ```swift
    /// binder.bind(Store.self).sharedInScope().to(factory: Store.init)
    /// ```
    @inlinable @inline(__always)
    public func bind<Element>(
        _ element: Element.Type = Element.self, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> BindingBuilder<Element, Element, Scope> {
        BindingBuilder(sheet.start(Element.self, file, filePath, line, column))
    }

    /// Makes a ``ComponentFactory`` of `component` available here, and checks the component together with this one.
    public func install<Child: ComponentBase>(
        dependency component: Child.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        sheet.install(
            ComponentDescription(Child.self),
            at: Graph.Place(file: file, filePath: filePath, line: line, column: column))
    }

    /// Lets `[element]` be asked for although nobody may contribute to it.
    public func declareCollection<Element>(
        of element: Element.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        sheet.declare(
            .collection, [Element].self, at: Graph.Place(file: file, filePath: filePath, line: line, column: column))
    }

    /// Lets `Set<element>` be asked for although nobody may contribute to it.
    public func declareSet<Element: Hashable>(
        of element: Element.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        sheet.declare(
            .collection, Set<Element>.self, at: Graph.Place(file: file, filePath: filePath, line: line, column: column))
    }

    /// Lets `[key: value]` be asked for although nobody may contribute to it.
    public func declareDictionary<Key: Hashable, Value>(
        of value: Value.Type, keyedBy key: Key.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        sheet.declare(
            .collection, [Key: Value].self,
            at: Graph.Place(file: file, filePath: filePath, line: line, column: column))
    }

    /// Lets a collection that is told apart by a tag be asked for although nobody may contribute to it.
    public func declareCollection<T: Tag>(
        tagged tag: T.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        sheet.declare(
            .collection, T.Element.self, tag: T.self,
            at: Graph.Place(file: file, filePath: filePath, line: line, column: column))
    }

    /// Lets `element?` be asked for although nobody may bind it: it is nil then.
    public func declareOptional<Element>(
        _ element: Element.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        sheet.declare(
            .optional, Element.self, at: Graph.Place(file: file, filePath: filePath, line: line, column: column))
    }

    /// Lets `TaggedProvider<tag>?` be asked for although nobody may bind the tag: it is nil then.
    public func declareOptional<T: Tag>(
        tagged tag: T.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        sheet.declare(
            .optional, T.Element.self, tag: T.self,
            at: Graph.Place(file: file, filePath: filePath, line: line, column: column))
    }

    /// Says that the module asks for `element` and leaves it to others to bind it.
    ///
    /// Nothing changes for a component that binds it. In one that does not, the finding names this line. And a module that
    /// says what it requires can be checked alone: see ``Module/graph(file:filePath:line:column:)``.
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
        sheet.declare(
            .requirement, Element.self, at: Graph.Place(file: file, filePath: filePath, line: line, column: column))
    }

    /// Says that the module asks for a tag and leaves it to others to bind it.
    public func requires<T: Tag>(
        tagged tag: T.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        sheet.declare(
            .requirement, T.Element.self, tag: T.self,
            at: Graph.Place(file: file, filePath: filePath, line: line, column: column))
    }

    fileprivate func include(
        _ module: ModuleDescription, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) {
        sheet.include(module, at: Graph.Place(file: file, filePath: filePath, line: line, column: column))
    }
}

extension Binder {
    /// Adds everything that an unscoped module binds. A module that is included twice is configured once.
    public func include<M: Module>(
        module: M.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) where M.Scope == Unscoped {
        include(ModuleDescription(M.self), file, filePath, line, column)
    }

    /// Adds everything that a module of the same scope binds. A module that is included twice is configured once.
    public func include<M: Module>(
        module: M.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) where M.Scope == Scope, M.Scope: Dovetail.Scope {
        include(ModuleDescription(M.self), file, filePath, line, column)
    }
}
