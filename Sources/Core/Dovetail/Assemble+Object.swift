package import DovetailGraph

// One object of a graph, for a test.

extension ComponentFactory {
    /// Builds an object of the graph of a component: an instance that the component would pass to a factory.
    ///
    /// The graph is validated as far as the object reaches. The caller is responsible for the thread safety of the seeds.
    ///
    /// - Parameter path: The components from a child of this one to the one that contains the object; empty for this one.
    package static func object<Object>(
        _: Object.Type, seed: C.Seed, in path: [ComponentOnPath] = [], replacing: Replacements, observer: (any ResolutionObserver)?,
        at place: Graph.SourceLocation
    ) throws(GraphError) -> Object {
        let root = ErasedComponent(C.self)
        let requesting = (path.last?.description ?? root).requesting(Object.self, at: place)
        let blueprint = try Blueprint(
            of: path.isEmpty ? requesting : root, replacing: replacing, substitute: path.isEmpty ? nil : requesting, at: place)
        let visited = try blueprint.components(along: path)
        let (wiring, request) = try blueprint.linked(objectIn: visited.last?.number ?? 0, observer)

        var instance = ComponentFactory(BuildSite(wiring.layouts[0], in: nil)).instance(seed)
        for component in visited { instance = instance?.child(wiring.layouts[component.number], component.named) }
        // Only a factory without a graph has no instance.
        guard let instance else { fatalError("\(C.self) has no graph") }
        return instance.object(Object.self, requestedBy: request)
    }
}

extension Module {
    /// Builds an object of the graph of this module in isolation. A replacement of a key that is not bound binds it.
    package static func object<Object>(
        _: Object.Type, replacing: Replacements, observer: (any ResolutionObserver)?, at place: Graph.SourceLocation
    ) throws(GraphError) -> Object {
        var replacing = replacing
        replacing.bindUnmatched = true
        let module = ErasedComponent(alone: Self.self).requesting(Object.self, at: place)
        let (wiring, request) = try Blueprint(of: module, replacing: replacing, at: place).linked(objectIn: 0, ofModule: true, observer)
        let layout = wiring.layouts[0]
        return ComponentInstance(BuildSite(layout, in: nil), layout: layout, seed: ()).object(Object.self, requestedBy: request)
    }
}

extension ErasedComponent {
    /// The component with a request for an object besides its root, which stays what it is.
    fileprivate func requesting<Object>(_: Object.Type, at place: Graph.SourceLocation) -> ErasedComponent {
        ErasedComponent(
            type: type, scope: scope, seed: seed, root: root, factory: factory,
            configure: { recorder in
                configure(recorder)
                recorder.startRequest(Object.self, at: place).finishRequestedRoot(Object.self) { env, edges, _, out in
                    deliver(edges.get(0, env, Object.self), out)
                }
            }, configureRoot: configureRoot)
    }
}

extension Blueprint {
    /// Validates and links the graph as far as the object reaches that is requested in a component. Returns the position of the request.
    fileprivate func linked(
        objectIn component: Int, ofModule: Bool = false, _ observer: (any ResolutionObserver)?
    ) throws(GraphError) -> (wiring: Wiring, request: Int) {
        var (graph, interner) = Graph.written(self)
        let root = graph.components[component].root
        let request = graph.components[component].bindings.last { graph.isRequestedRoot($0) && $0 != root }
        guard let request else { fatalError("the object of a test is not requested") }
        graph.testedObject = request
        graph.isTestOfModule = ofModule
        let resolution = Resolution(graph)
        let faults = resolution.faultsReached(fromObjectWith: MissingExternalValue.with([]))
        if !faults.isEmpty { throw GraphError(faults, graph: graph.components[0].name.short) }
        return (Linker.link(self, resolution, interner, observer: observer), request)
    }
}

extension ComponentInstance {
    /// Creates an instance of a child without its root.
    ///
    /// - Parameter named: The child with its seed; nil if it has none.
    fileprivate func child(_ layout: ComponentLayout, _ named: ComponentOnPath?) -> ComponentInstance? {
        let site = site(ofChild: layout)
        return named.map { $0.instance(site) } ?? ComponentInstance(site, layout: layout, seed: ())
    }
}

// SPDX-License-Identifier: Apache-2.0
