import Dovetail
import DovetailGraph

/// A graph, and its name in diagnostics.
struct NamedGraph {
    var name: String
    /// Collects the graph: `configure` runs here.
    var graph: () -> Graph

    init(name: String, graph: @escaping () -> Graph) {
        self.name = name
        self.graph = graph
    }

    init(_ component: any RootComponent.Type) {
        func open<Root: RootComponent>(_ component: Root.Type) -> NamedGraph {
            NamedGraph(name: TypeName(component).short) { component.graph() }
        }
        self = open(component)
    }

    init(_ module: any Module.Type) {
        func open<M: Module>(_ module: M.Type) -> NamedGraph {
            NamedGraph(name: TypeName(module).short) { module.graph() }
        }
        self = open(module)
    }
}
