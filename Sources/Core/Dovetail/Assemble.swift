internal import CDovetail
public import DovetailGraph

/// An overview of how a graph is assembled.
///
///     declare ──► collect ──► supply ──────► validate ──► link ──► run
///     Binder      Blueprint   GraphSupplier  Graph        Wiring   ComponentFactory
extension ComponentFactory where C: RootComponent {
    /// Validates the whole graph of a root component and returns a factory that builds it.
    ///
    /// All errors in the graph are thrown at once, before any factory runs.
    ///
    /// ```swift
    /// let app = try ComponentFactory.of(App.self, replacing: [FakeNetwork.self])
    /// let root = app.build()
    /// ```
    ///
    /// The bindings of the modules in `replacing` replace those with the same keys anywhere in the component tree; an entry of a
    /// dictionary replaces the entry with its key. Components that such a module installs and keys that it declares are available in the
    /// root component. The `plugins` add further rules. The `observer`, if there is one, is notified of every factory call. With
    /// `validate: false` no rule runs, and the program traps when it reaches a missing binding.
    public static func of(
        _ component: C.Type = C.self, validate: Bool = true, replacing: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        observer: (any ResolutionObserver)? = nil, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws(GraphError) -> Self {
        let place = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
        return try assembled(
            validate: validate, replacing: Replacements(replacing), plugins: MissingExternalValue.with(plugins), observer: observer,
            at: place)
    }
}

extension ComponentFactory {
    /// - Parameter place: Where the component is built.
    package static func assembled(
        validate: Bool, replacing: Replacements, plugins: [any GraphPlugin], observer: (any ResolutionObserver)? = nil,
        compatibility: Compatibility = .none, at place: Graph.SourceLocation
    ) throws(GraphError) -> Self {
        let component = ErasedComponent(C.self, bindingItsFactoryAt: compatibility.bindsRootFactory ? place : nil)
        let blueprint = try Blueprint(of: component, replacing: replacing, at: place)  // collect
        let (graph, interner) = Graph.written(blueprint)
        let plugins = plugins.supplied(to: graph)  // supply
        let resolution = Resolution(graph)
        if validate { try resolution.check(plugins, compatibility.severities) }  // validate
        let wiring = Linker.link(blueprint, resolution, interner, observer: observer)  // link
        wiring.plugins = plugins
        return ComponentFactory(BuildSite(wiring.layouts[0], in: nil))  // run: `build`
    }

    /// Warnings that do not prevent building the graph, and declarations on a binder that had already been read.
    public var diagnostics: [Diagnostic] {
        guard let wiring = site.layout?.wiring else { return [] }
        return wiring.graph.validate().filter { $0.severity == .warning } + wiring.late()
    }
}

extension RootComponent {
    /// Validates the whole graph and builds the component.
    public static func build(
        _ seed: Seed, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws(GraphError) -> Root where Seed: Sendable {
        try ComponentFactory.of(Self.self, file: file, filePath: filePath, line: line, column: column).build(seed)
    }

    /// Validates the whole graph and builds the component with a seed whose type is not Sendable.
    @available(
        swift, deprecated: 6, message: "every object that the component creates can receive the seed, on any thread: make its type Sendable"
    )
    public static func build(
        _ seed: Seed, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws(GraphError) -> Root {
        try ComponentFactory.of(Self.self, file: file, filePath: filePath, line: line, column: column).built(seed)
    }

    /// Returns the graph without building or validating anything.
    public static func graph(
        replacing: [any Module.Type] = [], file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Graph {
        let place = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
        return ErasedComponent(Self.self).graph(Replacements(replacing), at: place)
    }
}

extension Module {
    /// Returns the graph of this module in isolation. Keys that it and its modules declare as required are treated as bound.
    ///
    /// ```swift
    /// FeedModule.graph().validate()
    /// ```
    public static func graph(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Graph {
        let place = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
        var graph = ErasedComponent(alone: Self.self).graph(Replacements([]), at: place)
        graph.isModuleAlone = true
        return graph
    }
}

extension RootComponent where Seed == Void {
    /// Validates the whole graph and builds the component.
    public static func build(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws(GraphError) -> Root {
        try build((), file: file, filePath: filePath, line: line, column: column)
    }
}

extension Resolution {
    /// Throws all errors, if there are any.
    fileprivate func check(_ plugins: [any GraphPlugin], _ severities: [DiagnosticID: Diagnostic.Severity]) throws(GraphError) {
        let faults = faults(plugins: plugins, severities: severities)
        if !faults.isEmpty { throw GraphError(faults, graph: graph.components[0].name.short) }
    }
}

extension Blueprint {
    /// Collects a component and applies the replacements.
    init(
        of component: ErasedComponent, replacing: Replacements, substitute: ErasedComponent? = nil, at place: Graph.SourceLocation
    ) throws(GraphError) {
        try component.requireNotConfiguring(at: place)
        self.init(of: component, at: place, replacing: replacing, substitute: substitute)
        replace(with: replacing)
        recorded.lateDeclarations.collectingEnds()
        record(of: component, replacing: replacing)
    }
}

extension ErasedComponent {
    /// Collects the graph; empty if the component's or module's own `configure` calls this method, because it has no graph yet.
    func graph(_ replacing: Replacements, at place: Graph.SourceLocation) -> Graph {
        guard let blueprint = try? Blueprint(of: self, replacing: replacing, at: place) else { return Graph() }
        return Graph.written(blueprint).graph
    }

    /// Throws if this thread is running the component's own `configure`, which would never finish.
    fileprivate func requireNotConfiguring(at place: Graph.SourceLocation) throws(GraphError) {
        let collecting = ThreadNote<Any.Type>.subjects(of: dovetail_collecting)
        guard let position = collecting.firstIndex(where: { $0 == type }) else { return }
        let name = TypeName(type)
        let finding = Diagnostic(
            .componentCycle, "\(name) is built while its own configure runs", at: place,
            path: collecting[...position].reversed().map { "\(TypeName($0)).configure" } + [name.short],
            help: [
                "build \(name) after configure has returned, or install(dependency: \(name).self) and request ComponentFactory<\(name)>"
            ],
            types: [name.full])
        throw GraphError([finding], graph: name.short)
    }
}

// SPDX-License-Identifier: Apache-2.0
