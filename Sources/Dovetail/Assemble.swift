@_exported public import DovetailGraph

/// The whole of what happens, on one screen.
///
///     declare ──► collect ──► validate ──► link ──► run
///     Binder      Blueprint   Graph        Wiring   ComponentFactory
extension ComponentFactory where C: RootComponent {
    /// Checks the whole graph of a root component, and gives what builds it.
    ///
    /// Everything that is wrong with the graph is thrown at once, before any factory has been called.
    ///
    /// ```swift
    /// let app = try ComponentFactory.of(App.self, replacing: [FakeNetwork.self])
    /// let root = app.build()
    /// ```
    ///
    /// The bindings of the modules in `replacing` take the places of those with the same keys, anywhere in the tree; an entry of a
    /// dictionary takes that of the entry with its key. What such a module installs or declares holds in the root component. The
    /// `plugins` are further rules. The `observer`, if there is one, is told of every call of a factory. Without `validate`
    /// no rule is asked: what is missing then ends the program when it is reached.
    public static func of(
        _ component: C.Type = C.self, validate: Bool = true, replacing: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        observer: (any ResolutionObserver)? = nil, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws(GraphError) -> Self {
        let place = Graph.Place(file: file, filePath: filePath, line: line, column: column)
        return try assembled(
            validate: validate, replacing: replacing, plugins: plugins + [NothingIsGiven()], observer: observer, at: place)
    }
}

extension ComponentFactory {
    /// - Parameters:
    ///   - severities: What is no error here although it usually is one, or the other way round.
    ///   - isBound: Whether this factory can be asked for inside the component.
    package static func assembled(
        validate: Bool, replacing: [any Module.Type], plugins: [any GraphPlugin],
        severities: [DiagnosticID: Diagnostic.Severity] = [:], observer: (any ResolutionObserver)? = nil, isBound: Bool = false,
        at place: Graph.Place
    ) throws(GraphError) -> Self {
        let component = ComponentDescription(C.self, bindingItsFactoryAt: isBound ? place : nil)
        let blueprint = try Blueprint(of: component, replacing: replacing, at: place)  // collect
        let (graph, book) = Graph.written(blueprint)
        let answers = Answers(graph)
        if validate { try answers.check(plugins, severities) }  // validate
        let wiring = Linker.link(blueprint, answers, book, observer: observer)  // link
        return ComponentFactory(BuildSite(wiring.plans[0], in: nil))  // run: `build`
    }

    /// What is worth a look although the graph can be built, and what was written on a binder that nobody reads any more.
    public var diagnostics: [Diagnostic] {
        guard let wiring = site.plan?.wiring else { return [] }
        return wiring.graph.validate().filter { $0.severity == .warning } + wiring.late()
    }
}

extension RootComponent {
    /// Checks the whole graph and builds the component.
    public static func build(
        _ seed: Seed, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws(GraphError) -> Root where Seed: Sendable {
        try ComponentFactory.of(Self.self, file: file, filePath: filePath, line: line, column: column).build(seed)
    }

    /// The same for a seed of which nobody knows whether several threads may use it.
    @available(swift, deprecated: 6, message: "all that the component creates can get the seed, on any thread: make its type Sendable")
    public static func build(
        _ seed: Seed, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws(GraphError) -> Root {
        try ComponentFactory.of(Self.self, file: file, filePath: filePath, line: line, column: column).built(seed)
    }

    /// The graph, without building or checking anything.
    public static func graph(
        replacing: [any Module.Type] = [], file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Graph {
        let place = Graph.Place(file: file, filePath: filePath, line: line, column: column)
        let component = ComponentDescription(Self.self)
        // A component that is asked for its graph by its own `configure` has none yet.
        guard let blueprint = try? Blueprint(of: component, replacing: replacing, at: place) else { return Graph() }
        return Graph.written(blueprint).graph
    }
}

extension Module {
    /// The graph of this module alone, for checks: what it and its modules say they require is taken for bound.
    ///
    /// ```swift
    /// FeedModule.graph().validate()
    /// ```
    public static func graph(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Graph {
        let place = Graph.Place(file: file, filePath: filePath, line: line, column: column)
        let module = ComponentDescription(alone: Self.self)
        // A module that is asked for its graph by its own `configure` has none yet.
        guard let blueprint = try? Blueprint(of: module, replacing: [], at: place) else { return Graph() }
        var graph = Graph.written(blueprint).graph
        graph.isModuleAlone = true
        return graph
    }
}

extension RootComponent where Seed == Void {
    /// Checks the whole graph and builds the component.
    public static func build(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws(GraphError) -> Root {
        try build((), file: file, filePath: filePath, line: line, column: column)
    }
}

extension Answers {
    /// Throws everything that is wrong, if anything is.
    fileprivate func check(
        _ plugins: [any GraphPlugin], _ severities: [DiagnosticID: Diagnostic.Severity]
    ) throws(GraphError) {
        let faults = faults(plugins: plugins, severities: severities)
        if !faults.isEmpty { throw GraphError(faults, graph: graph.components[0].name.short) }
    }
}

extension Blueprint {
    /// Collects a component, and puts the replacements into it.
    fileprivate init(
        of component: ComponentDescription, replacing: [any Module.Type], at place: Graph.Place
    ) throws(GraphError) {
        if let chain = Collecting.chain(to: component.type) { throw GraphError(buildingItself: component, chain, at: place) }
        self.init(of: component, at: place, replacing: replacing)
        replace(with: replacing)
    }
}

extension GraphError {
    fileprivate init(buildingItself component: ComponentDescription, _ chain: [Any.Type], at place: Graph.Place) {
        let name = TypeName(component.type)
        let finding = Diagnostic(
            .componentCycle, "\(name) is built while its own configure runs", at: place,
            path: chain.reversed().map { "\(TypeName($0)).configure" } + [name.short],
            help: [
                "build \(name) after configure has returned, or install(dependency: \(name).self) and ask for ComponentFactory<\(name)>"
            ],
            types: [name.full])
        self.init([finding], graph: name.short)
    }
}
