import DovetailGraph
import DovetailJSON

extension JSONWriter {
    /// The times of a run for the page: rows of node, calls, unfinished calls, own time, time with all dependencies, longest
    /// call, threads; times in nanoseconds.
    mutating func write(_ trace: ResolutionTrace, of graph: Graph) {
        name("run")
        object { run in
            let (all, isTooMuch) = trace.calls.count.addingReportingOverflow(trace.dropped)
            run.member("calls", isTooMuch ? .max : all)
            run.member("threads", trace.threadCount)
            run.name("length")
            run.number(trace.length.nanoseconds)
            run.member(
                "points",
                array: { rows in
                    for (node, figures) in trace.figures(in: graph) {
                        rows.array { row in
                            row.number(node)
                            row.number(figures.calls)
                            row.number(figures.unfinished)
                            row.number(max(0, figures.own.nanoseconds))
                            row.number(figures.total.nanoseconds)
                            row.number(figures.longest.nanoseconds)
                            row.number(figures.threads)
                        }
                    }
                })
        }
    }
}

extension ResolutionTrace {
    /// The figures by the positions of the bindings in a graph, without bindings that are not in it.
    ///
    /// A graph that has changed since the run has other positions: a binding whose position does not match is found by its names
    /// and its location.
    fileprivate func figures(in graph: Graph) -> [(node: Int, figures: Figures)] {
        func identity(_ binding: ObservedBinding) -> String {
            "\(binding.key.identity)|\(binding.component.full)|\(binding.place)"
        }
        var positions: [String: Int] = [:]
        var isTaken = Set<Int>()
        func position(of binding: ObservedBinding) -> Int? {
            let name = identity(binding)
            if graph.bindings.indices.contains(binding.position),
                identity(ObservedBinding(binding.position, in: graph)) == name
            {
                return binding.position
            }
            if positions.isEmpty {
                for position in graph.bindings.indices { positions[identity(ObservedBinding(position, in: graph))] = position }
            }
            return positions[name]
        }
        return figures().compactMap { figures in
            guard let node = position(of: bindings[figures.binding]), isTaken.insert(node).inserted else { return nil }
            return (node, figures)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
