public import Dovetail
import DovetailGraph

/// Asserts properties of the graph of a component, beyond its validity.
///
/// ```swift
/// @Test func layers() {
///     expectGraph(App.self) { graph in
///         graph.reaches(Database.self)
///         graph.doesNotReach(Database.self, from: FeedScreen.self)
///         graph.isShared(Store.self)
///         #expect(graph.bindings(in: StoreModule.self) == ["Store", "Cache"])
///     }
/// }
/// ```
///
/// Each failed assertion is recorded at its line.
public func expectGraph<C: RootComponent>(
    _ component: C.Type, replacing: [any Module.Type] = [], file: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ assertions: (GraphExpectations) throws -> Void
) rethrows {
    let graph = C.graph(replacing: replacing, file: file, filePath: filePath, line: line, column: column)
    try assertions(GraphExpectations(graph))
}

/// The assertions about a graph: see ``expectGraph(_:replacing:file:filePath:line:column:_:)``.
///
/// Name a dependency by its type, or by its tag if it has one.
public struct GraphExpectations {
    /// The graph itself, for other assertions.
    public let graph: Graph
    private let resolution: Resolution

    init(_ graph: Graph) {
        self.graph = graph
        resolution = Resolution(graph)
    }

    /// The root, or `start`, depends on `type`, eagerly or deferred, directly or transitively.
    @discardableResult
    public func reaches(
        _ type: Any.Type, from start: Any.Type? = nil, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        let place = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
        guard exists(type, at: place), exists(start, at: place) else { return false }
        let holds = path(from: start, to: type) != nil
        if !holds { fail("\(name(start)) does not depend on \(name(type))", at: place) }
        return holds
    }

    /// The root, or `start`, does not depend on `type`, eagerly or deferred, directly or transitively.
    ///
    /// Both have to be bound in the graph: a type that is not bound, such as `Database` where `any Database` is, would not be reached
    /// from anywhere. ``doesNotBind(_:file:filePath:line:column:)`` asserts that a type is not bound.
    @discardableResult
    public func doesNotReach(
        _ type: Any.Type, from start: Any.Type? = nil, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        let place = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
        guard exists(start, at: place) else { return false }
        guard exists(type, else: "; to assert that, use doesNotBind", at: place) else { return false }
        guard let path = path(from: start, to: type) else { return true }
        fail("\(name(start)) depends on \(name(type))\n  \(path.joined(separator: " → "))", at: place)
        return false
    }

    /// Nothing is bound for `type`, in any component.
    @discardableResult
    public func doesNotBind(
        _ type: Any.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        guard let node = nodes(of: type).first else { return true }
        let binding = resolution.multibinding(of: node).map { $0.contributions.first } ?? node
        let location = binding.map { ", at \(graph.bindings[$0].place)" } ?? ""
        fail(
            "\(name(type)) is bound\(location)", at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column))
        return false
    }

    /// Every binding of `type` is shared: one instance for each instance of its component.
    @discardableResult
    public func isShared(
        _ type: Any.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        let place = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
        guard exists(type, at: place) else { return false }
        guard let unshared = nodes(of: type).first(where: { $0 < graph.bindings.count && !graph.bindings[$0].isShared }) else {
            return true
        }
        fail("\(name(type)) is not shared where it is bound at \(graph.bindings[unshared].place)", at: place)
        return false
    }

    /// The bindings that a module or component declares, in order: `"Clock"`, `"Clock tagged Utc"`, `"[Plugin]"` for a contribution.
    public func bindings(in module: Any.Type) -> [String] {
        let name = TypeName(module)
        return graph.bindings.filter { !$0.isBuiltIn && graph.modules[$0.module].name == name }
            .map { graph.keys[$0.key].key.description }
    }
}

extension GraphExpectations {
    private func fail(_ message: String, at place: Graph.SourceLocation) {
        TestReporter.current.fail(message, at: nil, calledFrom: place)
    }

    private func name(_ type: Any.Type?) -> String { type.map { TypeName($0).short } ?? "the root" }

    /// A name that the graph does not contain is a mistake in the test: no assertion about it holds.
    private func exists(_ type: Any.Type?, else advice: String = "", at place: Graph.SourceLocation) -> Bool {
        guard let type, nodes(of: type).isEmpty else { return true }
        fail("nothing is bound for \(name(type)) in this graph\(advice)", at: place)
        return false
    }

    /// The bindings and multibindings of a type or tag.
    private func nodes(of type: Any.Type) -> [Int] {
        let name = TypeName(type)
        let matches = graph.keys.map { $0.key.tag == nil && $0.key.type == name || $0.key.tag == name }
        return graph.bindings.indices.filter { matches[graph.bindings[$0].key] && !graph.isRequestedRoot($0) }
            + resolution.multibindings.indices.filter { matches[resolution.multibindings[$0].key] }.map { graph.bindings.count + $0 }
    }

    /// The names on a shortest path, including both ends.
    private func path(from start: Any.Type?, to end: Any.Type) -> [String]? {
        let edges = resolution.edges { _ in true }
        let ends = Set(nodes(of: end))
        let starts = start.map { nodes(of: $0) } ?? graph.components.first?.root.map { [$0] } ?? []
        if let both = starts.first(where: ends.contains) { return [name(node: both)] }
        return BreadthFirstSearch.path(from: starts, to: ends.contains, over: { edges[$0] })?.map(name(node:))
    }

    private func name(node: Int) -> String {
        let component = graph.components[resolution.component(of: node)]
        return component.root == node ? "\(component.name).root" : graph.keys[resolution.key(of: node)].key.description
    }
}

// SPDX-License-Identifier: Apache-2.0
