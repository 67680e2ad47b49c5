package import DovetailGraph

// One object of a graph, for a test.

extension ComponentFactory {
    /// Builds an object of the graph of a component: an instance that the component would pass to a factory.
    ///
    /// The graph is validated as far as the object reaches. The caller is responsible for the seed's thread safety.
    package static func object<Object>(
        _: Object.Type, seed: C.Seed, replacing: Replacements, observer: (any ResolutionObserver)?, at place: Graph.SourceLocation
    ) throws(GraphError) -> Object {
        let component = ErasedComponent(C.self, building: Object.self, at: place)
        let site = try component.objectSite(replacing, observer, at: place)
        // Only a factory without a graph has no instance.
        guard let instance = ComponentFactory(site).instance(seed) else { fatalError("\(C.self) has no graph") }
        return instance.root(Object.self)
    }
}

extension Module {
    /// Builds an object of the graph of this module in isolation. A replacement of a key that is not bound binds it.
    package static func object<Object>(
        _: Object.Type, replacing: Replacements, observer: (any ResolutionObserver)?, at place: Graph.SourceLocation
    ) throws(GraphError) -> Object {
        var replacing = replacing
        replacing.bindUnmatched = true
        let site = try ErasedComponent(alone: Self.self, building: Object.self).objectSite(replacing, observer, at: place)
        guard let layout = site.layout else { fatalError("\(Self.self) has no graph") }
        return ComponentInstance(site, layout: layout, seed: ()).root(Object.self)
    }
}

extension ErasedComponent {
    /// Describes a component whose root is an object of its graph. The root that it declares is a binding like the others.
    fileprivate init<C: ComponentBase, Object>(_: C.Type, building: Object.Type, at place: Graph.SourceLocation) {
        self.init(
            type: C.self, scope: C.Scope.named, seed: C.Seed.self, root: Object.self, factory: ComponentFactory<C>.self,
            configure: { recorder in
                C.configure(binder: Binder<C.Scope>(recorder))
                _ = C.configureRoot(binder: ReceiptBinder<C.Root>(recorder.startRoot(C.Root.self, at: place)))
                recorder.removeRequestedRoot()
            }, configureRoot: { Self.request(Object.self, $0) })
    }

    fileprivate init<M: Module, Object>(alone module: M.Type, building: Object.Type) {
        self.init(
            type: M.self, scope: M.Scope.named, seed: Void.self, root: Object.self, factory: Void.self,
            configure: { M.configure(binder: Binder<M.Scope>($0)) }, configureRoot: { Self.request(Object.self, $0) })
    }

    private static func request<Object>(_: Object.Type, _ draft: BindingDraft) {
        draft.finishRequestedRoot(Object.self) { env, edges, _, out in deliver(edges.get(0, env, Object.self), out) }
    }

    /// Collects, validates and links the graph of an object.
    fileprivate func objectSite(
        _ replacing: Replacements, _ observer: (any ResolutionObserver)?, at place: Graph.SourceLocation
    ) throws(GraphError) -> BuildSite {
        let blueprint = try Blueprint(of: self, replacing: replacing, at: place)
        var (graph, interner) = Graph.written(blueprint)
        graph.isOfObject = true
        let resolution = Resolution(graph)
        let faults = resolution.faultsReached(fromRootWith: MissingExternalValue.with([]))
        if !faults.isEmpty { throw GraphError(faults, graph: graph.components[0].name.short) }
        let wiring = Linker.link(blueprint, resolution, interner, observer: observer)
        return BuildSite(wiring.layouts[0], in: nil)
    }
}
