#if RECORDS_GRAPHS
package import DovetailGraph

/// Every graph that the process collects: the step `tsan` writes them, and `reading-tests` compares them with those that are read.
///
/// It does not exist in any other build.
package enum CollectedGraphs {
    /// How a graph came about.
    package enum Origin: String {
        case component
        /// A component with bindings that others replace.
        case replaced
        /// A module in isolation.
        case module
    }

    private static let monitor = Monitor()
    nonisolated(unsafe) private static var receive: ((Graph, Origin) -> Void)?  // Used under the lock.

    /// Passes each graph that is collected from here on to a function. It is called under a lock.
    package static func record(_ body: @escaping @Sendable (Graph, Origin) -> Void) { monitor.locked { receive = body } }

    static func add(_ blueprint: Blueprint, of component: ErasedComponent, replacing: Replacements) {
        let origin: Origin = component.configureRoot == nil ? .module : replacing.modules.isEmpty ? .component : .replaced
        let graph = Graph.written(blueprint).graph
        monitor.locked { receive?(graph, origin) }
    }
}
#endif
