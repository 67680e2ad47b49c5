import DovetailGraph
import Foundation
import TestTools
import Testing

/// Large graphs: no recursion over them, and twice the graph is about twice the work.
@Suite(.serialized, .watched) struct ScaleTests {
    @Test func `a chain of 100 000 is checked on a stack of 512 KB`() throws {
        let head = ["App.root", "T1", "T2", "T3", "T4", "T5"]
        let path = head + ["… (99 989 more) …", "T99995", "T99996", "T99997", "T99998", "T99999", "T100000"]

        let valid = chain(100_000)
        #expect(findings(valid) == [])

        var missing = chain(100_000)
        missing.ask(100_000, for: missing.addKey("Missing"))
        #expect(findings(missing).map(\.path) == [path + ["Missing"]])

        var circle = chain(100_000)
        circle.ask(100_000, for: 1)
        let found = findings(circle)
        #expect(found.map(\.id) == [.dependencyCycle])
        #expect(found.map(\.path.count) == [14])
        #expect(found.map(\.help) == [["request Provider<T1> in T100000"]])

        var unused = chain(100_000)
        unused.bindings[0].requests = 0..<0
        #expect(findings(unused).map(\.notes.count) == [12])
    }

    @Test func `a complete graph of 300 is checked, valid or not`() {
        #expect(complete(300).validate().map(\.id) == [.exponentialCreation])
        expectLinear(of: 75_000) { edges in complete(Int(Double(2 * edges).squareRoot())) }

        var knotted = complete(300)
        knotted.ask(299, for: 1)
        #expect(knotted.validate().map(\.id) == [.dependencyCycle])
    }

    @Test func `exponential creation is one warning, with the binding to share`() {
        // Each of thirty layers requires the next one twice.
        func layers(_ count: Int) -> Graph {
            var graph = chain(count)
            graph.requests = (0..<count).flatMap { [Graph.Request(key: $0 + 1), Graph.Request(key: $0 + 1)] }
            for point in graph.bindings.indices { graph.bindings[point].requests = point < count ? 2 * point..<2 * point + 2 : 0..<0 }
            return graph
        }
        #expect(layers(14).validate() == [], "32 767 calls")
        let found = layers(30).validate()
        #expect(found.map(\.id) == [.exponentialCreation])
        #expect(found.map(\.message) == ["factories are called 2 147 483 647 times to create App.root once"])
        #expect(found.map(\.place?.line) == [15])
        #expect(found.map(\.notes.first?.message) == ["T15 is created 32 768 times, and is not shared, bound"])
        #expect(found.map(\.help) == [["declare typealias Scope = Singleton in App, and add .sharedInScope() to bind(T15.self)"]])

        var shared = layers(30)
        shared.components[0].scope = TypeName("Singleton")
        for point in [10, 20] { shared.bindings[point].isShared = true }
        #expect(shared.validate() == [])
        shared.bindings[20].isShared = false
        #expect(shared.validate().map(\.message) == ["factories are called 2 097 151 times to create T10 once"])

        let endless = layers(5_000).validate()
        #expect(endless.map(\.message) == ["factories are called more than 1 000 000 000 000 times to create App.root once"])
        #expect(endless.map(\.place?.line) == [1_024])
        expectLinear(of: 20_000, layers)
    }

    @Test func `a graph that is merely large is no warning`() {
        // A chain, and many bindings that require one key.
        #expect(chain(40_000).validate() == [])
        var graph = chain(40_000)
        let last = graph.bindings.count - 1
        graph.requests = (1..<last).map { Graph.Request(key: $0) } + (1..<last).map { _ in Graph.Request(key: last) }
        graph.bindings[0].requests = 0..<last - 1
        for point in 1..<last { graph.bindings[point].requests = last - 1 + point - 1..<last - 1 + point }
        graph.bindings[last].requests = 0..<0
        #expect(graph.validate() == [])
    }

    @Test func `one missing key with 40 000 requesters is one finding`() {
        let graph = star(40_000)
        #expect(graph.validate().map(\.notes.count) == [11])
        #expect(graph.validate().map { $0.notes.last?.message } == ["and by 39 990 others"])
        expectLinear(of: 5_000, star)
    }

    @Test func `thousands of missing keys at the end of a long chain`() {
        expectLinear(of: 4_000) { count in
            var graph = chain(count)
            let first = graph.addKey("M0")
            for number in 1..<count { _ = graph.addKey("M\(number)") }
            graph.ask(count, for: first..<first + count)
            return graph
        }
    }

    @Test func `thousands of unused bindings`() {
        expectLinear(of: 4_000) { count in
            var graph = chain(count)
            for binding in graph.bindings.indices { graph.bindings[binding].requests = 0..<0 }
            return graph
        }
    }

    @Test func `thousands of unused bindings, each in its own module`() {
        expectLinear(of: 4_000) { count in
            var graph = chain(count)
            for binding in graph.bindings.indices {
                graph.bindings[binding].requests = 0..<0
                graph.bindings[binding].module = graph.modules.count
                let place = Graph.SourceLocation(file: "App/M.swift", path: "M.swift", line: binding, column: 9)
                graph.modules.append(Graph.Module(TypeName("M\(binding)"), component: 0, includedBy: graph.modules.count - 1, place: place))
            }
            return graph
        }
    }

    @Test func `a name is computed twice, regardless of the number of its uses`() {
        let arguments = (0..<200).map { "App.Argument\($0)" }.joined(separator: ", ")
        let names = (0..<40).map { TypeName("App.Long\($0)<\(arguments)>") }
        var graph = chain(names.count)
        for (position, name) in names.enumerated() { graph.keys[position].key.type = name }
        for binding in graph.bindings.indices { graph.bindings[binding].requests = 0..<0 }
        // The time to find the ambiguous names, and to write them. Each finding contains its name four times.
        expectTime("a report", of: { _ = graph.validate() }, atMost: 4, timesThatOf: { _ = names.map(\.short) })
    }

    @Test func `thousands of keys that are bound twice`() {
        expectLinear(of: 4_000) { count in
            var graph = chain(count)
            graph.bindings += graph.bindings.dropFirst()
            graph.components[0].bindings = graph.bindings.indices
            return graph
        }
    }

    @Test func `thousands of strongly connected components of two`() {
        expectLinear(of: 4_000) { count in
            var graph = chain(count)
            for point in stride(from: 1, to: count, by: 2) {
                graph.requests[point].key = point
                graph.bindings[point + 1].requests = point..<point + 1
            }
            return graph
        }
    }

    @Test func `100 000 contributions`() {
        var graph = chain(100_000)
        graph.keys.append(Graph.KeyEntry(Graph.Key("[T]"), form: .collection(of: 1)))
        for binding in graph.bindings.indices.dropFirst() {
            graph.bindings[binding].contribution = .entry(binding)
            graph.bindings[binding].key = graph.keys.count - 1
            graph.bindings[binding].requests = 0..<0
        }
        graph.requests[0].key = graph.keys.count - 1
        #expect(graph.validate() == [])
    }

    @Test func `modules that include each other 50 000 deep`() {
        var graph = chain(1)
        for module in 1...50_000 {
            let place = Graph.SourceLocation(file: "App/M.swift", path: "M.swift", line: module, column: 9)
            graph.modules.append(Graph.Module(TypeName("M\(module)"), component: 0, includedBy: module - 1, place: place))
            graph.inclusions.append(Graph.Inclusion(module: module - 1, included: module, name: TypeName("M\(module)"), place: place))
        }
        let place = Graph.SourceLocation(file: "App/M.swift", path: "M.swift", line: 0, column: 9)
        #expect(findings(graph) == [])
        graph.inclusions.append(Graph.Inclusion(module: 50_000, included: 1, name: TypeName("M1"), place: place))
        graph.bindings[1].module = 50_000
        graph.ask(1, for: graph.addKey("Missing"))
        let found = findings(graph)
        #expect(found.map(\.id) == [.moduleCycle, .missingBinding])
        #expect(
            found.last?.notes.first?.installers == [
                "App", "M1", "M2", "M3", "M4", "M5", "… (49 989 more) …", "M49995", "M49996", "M49997", "M49998", "M49999", "M50000",
            ])
    }

    // MARK: Graphs

    /// `App.root → T1 → T2 → …`
    private func chain(_ count: Int) -> Graph {
        var graph = Graph()
        graph.components = [Graph.Component(TypeName("App"))]
        graph.modules = [Graph.Module(TypeName("App"), component: 0)]
        for point in 0...count {
            graph.keys.append(Graph.KeyEntry(Graph.Key("T\(point)")))
            if point < count { graph.requests.append(Graph.Request(key: point + 1)) }
            graph.bindings.append(
                Graph.Binding(
                    key: point, component: 0, module: 0, requests: point..<min(point + 1, count),
                    place: Graph.SourceLocation(file: "App/Chain.swift", path: "Chain.swift", line: point, column: 9)
                )
            )
        }
        graph.components[0].root = 0
        graph.components[0].bindings = graph.bindings.indices
        return graph
    }

    /// Each needs all that come after it.
    private func complete(_ count: Int) -> Graph {
        var graph = chain(count - 1)
        graph.requests = []
        for point in 0..<count {
            let first = graph.requests.count
            for later in point + 1..<max(count, point + 1) { graph.requests.append(Graph.Request(key: later)) }
            graph.bindings[point].requests = first..<graph.requests.count
        }
        return graph
    }

    /// The root needs all bindings, and all of them need a missing one.
    private func star(_ count: Int) -> Graph {
        var graph = chain(count)
        let missing = graph.addKey("Missing")
        graph.requests = (1...count).map { Graph.Request(key: $0) } + (1...count).map { _ in Graph.Request(key: missing) }
        graph.bindings[0].requests = 0..<count
        for point in 1...count { graph.bindings[point].requests = count + point - 1..<count + point }
        return graph
    }

    // MARK: Measures

    /// Four times the size takes about four times as long; a square would take sixteen times.
    private func expectLinear(of size: Int, _ make: (Int) -> Graph, sourceLocation: SourceLocation = #_sourceLocation) {
        func report(_ graph: Graph) { _ = DiagnosticRenderer(limit: nil).text(graph.validate(), of: "App") }
        let (small, large) = (make(size / 4), make(size))
        expectLinearGrowth("a report", small: { report(small) }, large: { report(large) }, sourceLocation: sourceLocation)
    }

    /// What is found by a thread with as little stack as a phone gives it.
    private func findings(_ graph: Graph) -> [Diagnostic] {
        let box = Box<[Diagnostic]>()
        let thread = Thread { box.put(graph.validate()) }
        thread.stackSize = 512 << 10
        thread.start()
        return box.take()
    }
}

/// Hands a value from one thread to another.
private final class Box<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value?

    func put(_ value: Value) {
        condition.lock()
        self.value = value
        condition.signal()
        condition.unlock()
    }

    func take() -> Value {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let value { return value }
            condition.wait()
        }
    }
}

extension Graph {
    fileprivate mutating func addKey(_ name: String) -> Int {
        keys.append(KeyEntry(Key(name)))
        return keys.count - 1
    }

    /// Adds a request to the last of all bindings, or to one that has none.
    fileprivate mutating func ask(_ binding: Int, for key: Int) { ask(binding, for: key..<key + 1) }

    fileprivate mutating func ask(_ binding: Int, for keys: Range<Int>) {
        let first = requests.count
        requests += keys.map { Request(key: $0) }
        bindings[binding].requests = first..<requests.count
    }
}

// SPDX-License-Identifier: Apache-2.0
