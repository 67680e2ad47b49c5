public import Dovetail
public import DovetailGraph
internal import Foundation

/// Makes the running test fail at each binding of a production module that a factory uses although the test has not replaced it.
///
/// `buildForTest(mustReplace:)` has one. Other ways to build a component accept it as their observer:
///
/// ```swift
/// var options = LaunchOptions()
/// options.resolutionObserver = UnreplacedBindings(of: [LiveModule.self])
/// let launcher = try Launcher(Server.self, options: options) { replacing in
///     replacing.bind((any Mailer).self).to(value: spy)
/// }
/// ```
///
/// Create it in the test, and use it for one graph.
public final class UnreplacedBindings: ResolutionObserver, @unchecked Sendable {  // Its variables are used under its lock.
    private let lock = NSLock()
    private let modules: [any Module.Type]
    private let caller: Graph.SourceLocation
    // Captured here: a factory can run on a thread on which no test is known.
    private let reporter = TestReporter.current
    private var graph = Graph()
    /// The bindings that have not been reported yet.
    private var remaining: Set<Int> = []
    /// The bindings of values that a factory receives: no code of theirs runs, so they are reported when the factory runs.
    private var values: [Int: [Int]] = [:]

    /// * `modules`: Modules for production only, such as the live network, with the modules that they include.
    public convenience init(
        of modules: [any Module.Type], file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(of: modules, calledFrom: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column))
    }

    init(of modules: [any Module.Type], calledFrom caller: Graph.SourceLocation) {
        self.modules = modules
        self.caller = caller
    }

    public func willObserve(_ graph: Graph) {
        let positions = unreplaced(modules, in: graph)
        let edges = Resolution(graph).edges { $0 == .eager }
        let received = Dictionary(
            uniqueKeysWithValues: graph.bindings.indices.map { binding in
                // A collection is a node of its own between a factory and the contributions.
                let targets = edges[binding].flatMap { $0 < graph.bindings.count ? [Int($0)] : edges[Int($0)].map(Int.init) }
                return (binding, targets.filter { positions.contains($0) && graph.bindings[$0].kind.isValue })
            })
        lock.withLock {
            self.graph = graph
            remaining = positions
            values = received.filter { !$0.value.isEmpty }
        }
    }

    public func observe(_ event: ResolutionEvent) {
        guard event.phase == .began else { return }
        let reached = lock.withLock {
            ([event.binding.position] + (values[event.binding.position] ?? [])).compactMap { remaining.remove($0) }
        }
        for binding in reached { report(binding) }
    }

    private func report(_ position: Int) {
        let graph = lock.withLock { self.graph }
        let binding = graph.bindings[position]
        reporter.fail(
            """
            \(graph.keys[binding.key].key) was used without a replacement, and its module must be replaced in this test
              help: replacing.\(graph.declaration(ofBinding: position))
            """, at: binding.place, calledFrom: caller)
    }
}

/// The bindings of modules, and of the modules that they include, that no replacement matches.
private func unreplaced(_ modules: [any Module.Type], in graph: Graph) -> Set<Int> {
    let names = Set(modules.map { TypeName($0) })
    let replaced = Set(graph.replacements.flatMap(\.replaced))
    return Set(
        graph.bindings.indices.filter { position in
            if replaced.contains(position) || graph.isRequestedRoot(position) { return false }
            var module: Int? = graph.bindings[position].module
            while let current = module {
                if names.contains(graph.modules[current].name) { return true }
                module = graph.modules[current].includedBy
            }
            return false
        })
}

// SPDX-License-Identifier: Apache-2.0
