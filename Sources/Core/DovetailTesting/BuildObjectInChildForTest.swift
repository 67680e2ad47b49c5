public import Dovetail

// One object of a component that the graph of an application installs.

extension RootComponent {
    /// Builds one object of a component inside of this one for the running test.
    ///
    /// ```swift
    /// let counter = try Bakery.buildForTest(Counter.self, in: OrderDesk.self, seed: order) { replacing in
    ///     replacing.bind((any WallClock).self).to(value: Day(weekday: 2))
    /// }
    /// ```
    ///
    /// The object is what a factory of the child would receive. The components between this one and the child are built without their roots;
    /// they can be omitted if they have no seed. If the child is installed in several components, or a component between them has
    /// a seed, name each component on the path: `in: Session.self, OrderDesk.self, seed: user, order`. The graph is validated as far as
    /// the object reaches, and the other parameters are those of the `buildForTest` that builds an object of this component.
    ///
    /// - Throws: A `GraphError`, if the child is not installed, or the object is not bound, or what it depends on is invalid, or a
    ///   replacement matches no binding.
    public static func buildForTest<Object, Child: ComponentBase>(
        _ object: Object.Type, _ seed: Seed, in child: Child.Type, seed childSeed: Child.Seed, replacing: [any Module.Type] = [],
        mustReplace: [any Module.Type] = [], file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, replacements: (_ replacing: Binder<Unscoped>) -> Void = { _ in }
    ) throws(GraphError) -> Object where Seed: Sendable, Child.Seed: Sendable {
        try buildForTest(
            Object.self, seed, in: [ComponentOnPath(Child.self, seed: childSeed)], replacing, mustReplace,
            at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column), replacements)
    }

    /// Builds one object of a component without a seed inside of this one for the running test.
    public static func buildForTest<Object, Child: ComponentBase>(
        _ object: Object.Type, _ seed: Seed, in child: Child.Type, replacing: [any Module.Type] = [],
        mustReplace: [any Module.Type] = [], file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, replacements: (_ replacing: Binder<Unscoped>) -> Void = { _ in }
    ) throws(GraphError) -> Object where Seed: Sendable, Child.Seed == Void {
        try buildForTest(
            Object.self, seed, in: [ComponentOnPath(Child.self, seed: ())], replacing, mustReplace,
            at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column), replacements)
    }

    /// Builds one object of a component several levels below this one for the running test.
    ///
    /// ```swift
    /// let counter = try Bakery.buildForTest(Counter.self, settings, in: Session.self, OrderDesk.self, seed: user, order)
    /// ```
    ///
    /// The seed of a component without one is `()`.
    public static func buildForTest<Object, First: ComponentBase, Second: ComponentBase, each Next: ComponentBase>(
        _ object: Object.Type, _ seed: Seed, in first: First.Type, _ second: Second.Type, _ next: repeat (each Next).Type,
        seed firstSeed: First.Seed, _ secondSeed: Second.Seed, _ nextSeeds: repeat (each Next).Seed, replacing: [any Module.Type] = [],
        mustReplace: [any Module.Type] = [], file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, replacements: (_ replacing: Binder<Unscoped>) -> Void = { _ in }
    ) throws(GraphError) -> Object
    where Seed: Sendable, First.Seed: Sendable, Second.Seed: Sendable, repeat (each Next).Seed: Sendable {
        var path = [ComponentOnPath(First.self, seed: firstSeed), ComponentOnPath(Second.self, seed: secondSeed)]
        repeat path.append(ComponentOnPath((each Next).self, seed: each nextSeeds))
        return try buildForTest(
            Object.self, seed, in: path, replacing, mustReplace,
            at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column), replacements)
    }
}

extension RootComponent where Seed == Void {
    /// Builds one object of a component inside of this one for the running test.
    ///
    /// ```swift
    /// let counter = try Bakery.buildForTest(Counter.self, in: OrderDesk.self, seed: order)
    /// ```
    public static func buildForTest<Object, Child: ComponentBase>(
        _ object: Object.Type, in child: Child.Type, seed: Child.Seed, replacing: [any Module.Type] = [],
        mustReplace: [any Module.Type] = [], file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, replacements: (_ replacing: Binder<Unscoped>) -> Void = { _ in }
    ) throws(GraphError) -> Object where Child.Seed: Sendable {
        try buildForTest(
            Object.self, (), in: [ComponentOnPath(Child.self, seed: seed)], replacing, mustReplace,
            at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column), replacements)
    }

    /// Builds one object of a component without a seed inside of this one for the running test.
    public static func buildForTest<Object, Child: ComponentBase>(
        _ object: Object.Type, in child: Child.Type, replacing: [any Module.Type] = [], mustReplace: [any Module.Type] = [],
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        replacements: (_ replacing: Binder<Unscoped>) -> Void = { _ in }
    ) throws(GraphError) -> Object where Child.Seed == Void {
        try buildForTest(
            Object.self, (), in: [ComponentOnPath(Child.self, seed: ())], replacing, mustReplace,
            at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column), replacements)
    }

    /// Builds one object of a component several levels below this one for the running test.
    ///
    /// ```swift
    /// let counter = try Bakery.buildForTest(Counter.self, in: Session.self, OrderDesk.self, seed: user, order)
    /// ```
    ///
    /// The seed of a component without one is `()`.
    public static func buildForTest<Object, First: ComponentBase, Second: ComponentBase, each Next: ComponentBase>(
        _ object: Object.Type, in first: First.Type, _ second: Second.Type, _ next: repeat (each Next).Type, seed firstSeed: First.Seed,
        _ secondSeed: Second.Seed, _ nextSeeds: repeat (each Next).Seed, replacing: [any Module.Type] = [],
        mustReplace: [any Module.Type] = [], file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, replacements: (_ replacing: Binder<Unscoped>) -> Void = { _ in }
    ) throws(GraphError) -> Object where First.Seed: Sendable, Second.Seed: Sendable, repeat (each Next).Seed: Sendable {
        var path = [ComponentOnPath(First.self, seed: firstSeed), ComponentOnPath(Second.self, seed: secondSeed)]
        repeat path.append(ComponentOnPath((each Next).self, seed: each nextSeeds))
        return try buildForTest(
            Object.self, (), in: path, replacing, mustReplace,
            at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column), replacements)
    }
}

extension RootComponent {
    /// Builds one object of the component at the end of `path`, or of this one if the path is empty.
    static func buildForTest<Object>(
        _: Object.Type, _ seed: Seed, in path: [ComponentOnPath], _ modules: [any Module.Type], _ mustReplace: [any Module.Type],
        at caller: Graph.SourceLocation, _ replacements: (_ replacing: Binder<Unscoped>) -> Void
    ) throws(GraphError) -> Object {
        let traits = ReplacementScope.current.filter { $0.component == Self.self }
        let live = traits.flatMap(\.mustReplace) + mustReplace
        return try Replacements.with(layers: [.modules(modules)] + traits.flatMap(\.layers), replacements) {
            replacing throws(GraphError) in
            try ComponentFactory<Self>.object(
                Object.self, seed: seed, in: path, replacing: replacing,
                observer: live.isEmpty ? nil : UnreplacedBindings(of: live, calledFrom: caller), at: caller)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
