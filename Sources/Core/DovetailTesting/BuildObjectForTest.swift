public import Dovetail

extension RootComponent {
    /// Builds one object of the component's graph for the running test, with the replacements of its traits and of this call.
    ///
    /// ```swift
    /// let quoter = try ParcelsServer.buildForTest(Quoter.self, settings) { replacing in
    ///     replacing.bind((any WallClock).self).to(value: Day(weekday: 2))
    /// }
    /// ```
    ///
    /// The object is what a factory of the component would receive: a shared one is the instance that its dependents get. It can be requested
    /// in every form that a factory can request, such as `Provider<Quoter>` or `[any Rule]`. The graph is validated as far as the object
    /// reaches, after the replacements; the rest of a large application need not be valid. The other parameters are those of
    /// the `buildForTest` that builds the root.
    ///
    /// - Throws: A `GraphError`, if the object is not bound, or what it depends on is invalid, or a replacement matches no binding.
    public static func buildForTest<Object>(
        _ object: Object.Type, _ seed: Seed, replacing: [any Module.Type] = [], mustReplace: [any Module.Type] = [],
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        replacements: (_ replacing: Binder<Unscoped>) -> Void = { _ in }
    ) throws(GraphError) -> Object where Seed: Sendable {
        try buildForTest(
            Object.self, seed, in: [], replacing, mustReplace,
            at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column), replacements)
    }
}

extension RootComponent where Seed == Void {
    /// Builds one object of the component's graph for the running test, with the replacements of its traits and of this call.
    public static func buildForTest<Object>(
        _ object: Object.Type, replacing: [any Module.Type] = [], mustReplace: [any Module.Type] = [],
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        replacements: (_ replacing: Binder<Unscoped>) -> Void = { _ in }
    ) throws(GraphError) -> Object {
        try buildForTest(
            Object.self, (), replacing: replacing, mustReplace: mustReplace, file: file, filePath: filePath, line: line, column: column,
            replacements: replacements)
    }
}

extension Module {
    /// Builds one object of this module in isolation, with stubs for what the module requires.
    ///
    /// ```swift
    /// let screen = try FeedModule.buildForTest(FeedScreen.self) { stubs in
    ///     stubs.bind(Clock.self).to(value: .noon)
    /// }
    /// ```
    ///
    /// A binding of the closure, or of a module in `replacing`, replaces the module's binding of its key, or binds the key if the module does
    /// not. What the object depends on and nothing binds is reported with the `requires` that declare it.
    ///
    /// - Throws: A `GraphError`, if the object is not bound, or what it depends on is invalid.
    public static func buildForTest<Object>(
        _ object: Object.Type, replacing: [any Module.Type] = [], mustReplace: [any Module.Type] = [],
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        stubs: (_ stubs: Binder<Unscoped>) -> Void = { _ in }
    ) throws(GraphError) -> Object {
        let caller = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
        return try Replacements.with(replacing, stubs) { replacing throws(GraphError) in
            try Self.object(
                Object.self, replacing: replacing,
                observer: mustReplace.isEmpty ? nil : UnreplacedBindings(of: mustReplace, calledFrom: caller), at: caller)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
