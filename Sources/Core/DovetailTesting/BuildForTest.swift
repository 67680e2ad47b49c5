public import Dovetail
public import Testing

extension RootComponent {
    /// Builds the component for the running test, with the replacements of its traits and of this call.
    ///
    /// ```swift
    /// @Test func total() throws {
    ///     let spy = MailerSpy()
    ///     let shop = try Shop.buildForTest(mustReplace: [LiveModule.self]) { replacing in
    ///         replacing.bind((any Mailer).self).to(value: spy)
    ///     }
    ///     …
    /// }
    /// ```
    ///
    /// * `replacing`: Modules whose bindings replace those with the same keys.
    /// * `mustReplace`: Modules for production only, such as the live network. The test fails if a factory uses a binding of
    ///   these modules, or of the modules that they include, and the test has not replaced it. Each failure is at the binding's location.
    /// * `replacements`: Binds values at hand in place of bindings of the graph.
    ///
    /// If several places replace one binding, the innermost one applies: the closure of the call, then the trait of the test, then that of
    /// the suite, then the modules in `replacing`. Two replacements in one place are an error.
    ///
    /// - Throws: A `GraphError`, if the graph is invalid or a replacement matches no binding.
    public static func buildForTest(
        _ seed: Seed, replacing: [any Module.Type] = [], mustReplace: [any Module.Type] = [], file: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        replacements: (_ replacing: Binder<Unscoped>) -> Void = { _ in }
    ) throws(GraphError) -> Root where Seed: Sendable {
        let traits = ReplacementScope.current.filter { $0.component == Self.self }
        let live = traits.flatMap(\.mustReplace) + mustReplace
        let caller = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
        let layers = [.modules(replacing)] + traits.flatMap(\.layers)
        return try Replacements.with(layers: layers, replacements) { replacing throws(GraphError) in
            try ComponentFactory<Self>.assembled(
                validate: true, replacing: replacing, plugins: [MissingExternalValue()],
                observer: live.isEmpty ? nil : UnreplacedBindings(of: live, calledFrom: caller), at: caller)
        }.build(seed)
    }
}

extension RootComponent where Seed == Void {
    /// Builds the component for the running test, with the replacements of its traits and of this call.
    public static func buildForTest(
        replacing: [any Module.Type] = [], mustReplace: [any Module.Type] = [], file: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        replacements: (_ replacing: Binder<Unscoped>) -> Void = { _ in }
    ) throws(GraphError) -> Root {
        try buildForTest(
            (), replacing: replacing, mustReplace: mustReplace, file: file, filePath: filePath, line: line, column: column,
            replacements: replacements)
    }
}

/// The replacements for the tests of a suite, or for one test: see `Trait.replacements`.
public struct ReplacementTrait: TestTrait, SuiteTrait, TestScoping {
    let scope: ReplacementScope

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await ReplacementScope.$current.withValue(ReplacementScope.current + [scope], operation: function)
    }
}

extension Trait where Self == ReplacementTrait {
    /// Replaces bindings of a component wherever a test of the suite builds it with `buildForTest`.
    ///
    /// ```swift
    /// @Suite(.replacements(in: Shop.self, mustReplace: [LiveModule.self]) { replacing in
    ///     replacing.bind((any Clock).self).to(value: FixedClock())
    /// })
    /// struct CheckoutTests {
    ///     @Test func total() throws {
    ///         let shop = try Shop.buildForTest()
    ///         …
    ///     }
    /// }
    /// ```
    ///
    /// The closure is called for each build, so tests do not share what it creates.
    public static func replacements<C: RootComponent>(
        in component: C.Type, replacing: [any Module.Type] = [], mustReplace: [any Module.Type] = [],
        _ closure: @escaping @Sendable (_ replacing: Binder<Unscoped>) -> Void = { _ in }
    ) -> ReplacementTrait {
        ReplacementTrait(scope: ReplacementScope(component: C.self, modules: replacing, mustReplace: mustReplace, closure: closure))
    }
}

/// The replacements of one trait.
struct ReplacementScope: @unchecked Sendable {  // Immutable; a module's `configure` is called like that of any other module.
    let component: any RootComponent.Type
    let modules: [any Module.Type]
    let mustReplace: [any Module.Type]
    let closure: @Sendable (Binder<Unscoped>) -> Void

    /// The closure takes precedence over the modules.
    var layers: [Replacements.Layer] { [.modules(modules), .closure(closure)] }

    /// Those of all traits around the running test, the outermost first.
    @TaskLocal static var current: [ReplacementScope] = []
}

// SPDX-License-Identifier: Apache-2.0
