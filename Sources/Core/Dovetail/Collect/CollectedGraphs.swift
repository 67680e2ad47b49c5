#if RECORDS_GRAPHS
package import DovetailGraph
#endif

extension Blueprint {
    /// Passes the graph to the tests that compare it with one that was read from sources, in the only build that has them.
    @inline(__always)
    func record(of component: ErasedComponent, replacing: Replacements) {
        #if RECORDS_GRAPHS
        CollectedGraphs.add(self, of: component, replacing: replacing)
        #endif
    }
}

#if RECORDS_GRAPHS
/// The graphs that the process collects: the part `sanitizers/tsan` of the check writes them, and `reader/tests` compares them with those that are read.
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

    private struct Collected: Hashable {
        let component: ObjectIdentifier
        let origin: Origin
    }

    private static let monitor = Monitor()
    nonisolated(unsafe) private static var receive: ((Graph, Origin) -> Void)?  // Used under the lock.
    nonisolated(unsafe) private static var counts: [Collected: Int] = [:]  // The same.

    /// The number of graphs that are recorded of one component and origin. Some tests collect the same one thousands of times.
    private static let limit = 64

    /// Passes each graph that is collected from here on to a function. It is called under a lock.
    package static func record(_ body: @escaping @Sendable (Graph, Origin) -> Void) { monitor.locked { receive = body } }

    fileprivate static func add(_ blueprint: Blueprint, of component: ErasedComponent, replacing: Replacements) {
        let origin: Origin = component.configureRoot == nil ? .module : replacing.modules.isEmpty ? .component : .replaced
        let number = monitor.locked {
            let collected = Collected(component: ObjectIdentifier(component.type), origin: origin)
            counts[collected, default: 0] += 1
            return counts[collected] ?? 0
        }
        if number > limit { return }
        let graph = Graph.written(blueprint).graph
        monitor.locked { receive?(graph, origin) }
    }
}
#endif

// SPDX-License-Identifier: Apache-2.0
