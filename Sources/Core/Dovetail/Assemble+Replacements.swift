public import DovetailGraph

// Replacements that are values at hand: a test's own spies, without a module and without a global variable.

extension ComponentFactory where C: RootComponent {
    /// Validates the whole graph of a root component, with bindings replaced by values at hand, and returns a factory that builds it.
    ///
    /// The closure is called once, before this method returns. It replaces bindings like a module in `replacing`, and can capture local
    /// values, so tests that run in parallel do not share anything:
    ///
    /// ```swift
    /// let spy = NetworkSpy()
    /// let app = try ComponentFactory.of(App.self) { replacing in
    ///     replacing.bind((any Network).self).to(value: spy)
    /// }
    /// ```
    ///
    /// A replacement that matches no binding is an error. The closure takes precedence over the modules in `replacing`.
    public static func of(
        _ component: C.Type = C.self, validate: Bool = true, replacing: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        observer: (any ResolutionObserver)? = nil, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, replacements: (_ replacing: Binder<Unscoped>) -> Void
    ) throws(GraphError) -> Self {
        let place = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
        return try Replacements.with(replacing, replacements) { replacing throws(GraphError) in
            try assembled(
                validate: validate, replacing: replacing, plugins: MissingExternalValue.with(plugins), observer: observer, at: place)
        }
    }
}

extension RootComponent {
    /// Validates the whole graph, with bindings replaced by values at hand, and builds the component.
    ///
    /// ```swift
    /// let root = try Session.build(user) { replacing in
    ///     replacing.bind((any Network).self).to(value: spy)
    /// }
    /// ```
    public static func build(
        _ seed: Seed, replacing: [any Module.Type] = [], file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, replacements: (_ replacing: Binder<Unscoped>) -> Void
    ) throws(GraphError) -> Root where Seed: Sendable {
        try ComponentFactory.of(
            Self.self, replacing: replacing, file: file, filePath: filePath, line: line, column: column, replacements: replacements
        ).build(seed)
    }

    /// Returns the graph with bindings replaced by values at hand, without building or validating anything.
    public static func graph(
        replacing: [any Module.Type] = [], file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, replacements: (_ replacing: Binder<Unscoped>) -> Void
    ) -> Graph {
        let place = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
        return Replacements.with(replacing, replacements) { ErasedComponent(Self.self).graph($0, at: place) }
    }
}

extension RootComponent where Seed == Void {
    /// Validates the whole graph, with bindings replaced by values at hand, and builds the component.
    ///
    /// ```swift
    /// let root = try App.build { replacing in
    ///     replacing.bind((any Network).self).to(value: spy)
    /// }
    /// ```
    public static func build(
        replacing: [any Module.Type] = [], file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, replacements: (_ replacing: Binder<Unscoped>) -> Void
    ) throws(GraphError) -> Root {
        try build((), replacing: replacing, file: file, filePath: filePath, line: line, column: column, replacements: replacements)
    }
}

// SPDX-License-Identifier: Apache-2.0
