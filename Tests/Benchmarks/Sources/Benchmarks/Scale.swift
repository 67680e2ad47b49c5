import CBenchmarks
import Dovetail
import DovetailGraph

/// What each stage of a graph of any size takes: time, memory and pages.
enum Scale {
    enum Stage: String, CaseIterable {
        /// Run all `configure` methods, and write the graph down.
        case collect
        /// That, answer all requests, and link.
        case link
        /// That, and run all rules.
        case check
        /// Create every instance of a checked graph.
        case build
        /// Find all unused bindings of a collected graph, and print them.
        case findings

        /// Returns what is measured: its result stays allocated as long as the caller wants.
        fileprivate func work() throws -> () throws -> Any {
            switch self {
            case .collect: return { Growth.Graph.graph() }
            case .link: return { try ComponentFactory.of(Growth.Graph.self, validate: false) }
            case .check: return { try ComponentFactory.of(Growth.Graph.self) }
            case .build:
                let factory = try ComponentFactory.of(Growth.Graph.self)
                return { factory.build() }
            case .findings:
                let graph = Growth.Unused.graph()
                let renderer = DiagnosticRenderer(limit: nil)
                return { renderer.text(graph.validate(), of: "Unused") }
            }
        }
    }

    /// Prints the bytes that a stage leaves allocated, the pages that it touches first, and the number of characters that it prints. In a
    /// process of its own, which has touched no other pages.
    static func measureMemory(_ stage: Stage, size: Int) throws {
        Growth.useKeys(size)
        let work = try stage.work()
        let (bytes, pages) = (benchmark_allocated_bytes(), benchmark_page_faults())
        let result = try work()
        print(
            benchmark_allocated_bytes() - bytes, benchmark_page_faults() - pages, (result as? String)?.utf8.count ?? 0, separator: "\t")
    }

    /// Prints the time of the fastest round of each stage. The stages take turns, so that what disturbs one disturbs the others.
    static func measureTime(size: Int) throws {
        Growth.useKeys(size)
        let works = try Stage.allCases.map { try $0.work() }
        var fastest = works.map { _ in Int64.max }
        for _ in 0..<(size > 20_000 ? 3 : 21) {
            for (stage, work) in works.enumerated() {
                let start = benchmark_cpu_nanoseconds()
                let result = try work()
                fastest[stage] = min(fastest[stage], benchmark_cpu_nanoseconds() - start)
                withExtendedLifetime(result) {}
            }
        }
        print(fastest.map(String.init).joined(separator: "\t"))
    }
}

// SPDX-License-Identifier: Apache-2.0
