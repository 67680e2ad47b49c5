public import Dovetail
internal import DovetailGraph

/// Checks graphs, prints what is wrong with them in the way of a compiler, and ends the program.
///
/// This is the whole of an executable called `graph-check`, which `swift build` can run before it compiles an application:
///
/// ```swift
/// import AppWiring
/// import DovetailChecking
///
/// checkGraphs(App.self, Admin.self)
/// ```
///
/// All components are checked, also when the first is broken. Nothing is made: no factory is called. What the program
/// can be told on its command line is said by `graph-check --help`. It ends with status 0 when the graphs can be built, 1
/// when there are errors, and 2 when it could not do what it was told.
///
/// - Parameters:
///   - components: The roots whose graphs are checked.
///   - modules: Modules to be checked alone: what they say they require is taken for bound.
///   - plugins: Further rules.
public func checkGraphs(
    _ components: any RootComponent.Type..., modules: [any Module.Type] = [], plugins: [any GraphPlugin] = []
) -> Never {
    let command = CheckCommand(
        graphs: components.map { NamedGraph($0) } + modules.map { NamedGraph($0) }, plugins: plugins, surroundings: .process)
    let result = command.run(Array(CommandLine.arguments.dropFirst()))
    Process.print(result.output, to: .output)
    Process.print(result.error, to: .error)
    Process.end(result.status)
}

/// A graph, and the name under which findings speak of it.
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
