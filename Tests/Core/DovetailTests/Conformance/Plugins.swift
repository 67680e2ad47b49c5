import Dovetail
import TestTools
import Testing

@Suite(.watched) struct Plugins {
    struct Clock {}
    struct Home: Scope {}
    enum Inner: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Clock.self).to(factory: Clock.init) }
    }
    enum Child: Asking {
        typealias Scope = Home
        typealias Seed = Int
        typealias What = Clock
    }

    struct Look: GraphPlugin {
        let seen: Shared<[String]>
        func visit(_ graph: Graph, report: inout PluginReport) {
            let components = graph.components.map { "\($0.name) in \($0.scope.map(\.short) ?? "none")" }
            let modules = graph.modules.map { "\($0.name) of \(graph.components[$0.component].name)" }
            let bindings = graph.bindings.map { binding in
                let needs = binding.requests.map { graph.keys[graph.requests[$0].key].key.description }
                return "\(graph.keys[binding.key].key) \(binding.isShared) \(binding.place.line) \(needs)"
            }
            seen.value = components + modules + bindings
        }
    }

    @Test func `a plugin sees components, modules, bindings, requests, scopes and locations, in the same order each time`() throws {
        let seen = Shared<[String]>([])
        let line: UInt = #line
        let write: Writing = { binder in
            binder.include(module: Inner.self)
            binder.install(dependency: Child.self)
            binder.bind(String.self).sharedInScope().to { (children: ComponentFactory<Child>, clock: Clock) in "" }
        }
        _ = try factory(String.self, plugins: [Look(seen: seen)], line: line, write)
        let first = seen.value
        #expect(
            Array(first.prefix(5)) == [
                "Asker<String> in Singleton", "Plugins.Child in Plugins.Home", "Asker<String> of Asker<String>",
                "Plugins.Inner of Asker<String>", "Plugins.Child of Plugins.Child",
            ])
        #expect(first.contains("String true \(line + 4) [\"ComponentFactory<Plugins.Child>\", \"Plugins.Clock\"]"))
        for _ in 0..<20 {
            _ = try factory(String.self, plugins: [Look(seen: seen)], line: line, write)
            #expect(seen.value == first)
        }
    }

    struct Complain: GraphPlugin {
        var times = 1
        func visit(_ graph: Graph, report: inout PluginReport) {
            for number in 0..<times { report.error("complaint \(number)", at: graph.bindings.first?.place, help: ["do not"]) }
        }
    }

    @Test func `an error of a plugin stops the graph, and has the plugin's name`() {
        let error = #expect(throws: GraphError.self) {
            try factory(Int.self, plugins: [Complain()]) { $0.bind(Int.self).to(value: 1) }
        }
        #expect(error?.diagnostics.map(\.message) == ["complaint 0"])
        #expect(error?.diagnostics.first?.plugin == "Plugins.Complain")
        #expect(error?.description.contains("[plugin Plugins.Complain]") == true)
    }

    @Test func `a warning does not`() throws {
        struct Sigh: GraphPlugin {
            func visit(_ graph: Graph, report: inout PluginReport) { report.warning("sigh") }
        }
        #expect(try factory(Int.self, plugins: [Sigh()]) { $0.bind(Int.self).to(value: 1) }.build().value == 1)
    }

    @Test func `a thousand errors are all reported, those of the library first`() {
        let error = #expect(throws: GraphError.self) {
            try factory(Int.self, plugins: [Complain(times: 1000)]) { _ in }
        }
        #expect(error?.diagnostics.count == 1001)
        #expect(error?.diagnostics.first?.id == .missingBinding)
        #expect(error?.diagnostics.last?.message == "complaint 999")
    }

    @Test func `all plugins run in their order, also where the library or another plugin found faults`() {
        struct Note: GraphPlugin {
            let name: String
            let log: Shared<[String]>
            func visit(_ graph: Graph, report: inout PluginReport) {
                log.change { $0.append("\(name) \(graph.bindings.count)") }
                report.error(name)
            }
        }
        let log = Shared<[String]>([])
        let error = #expect(throws: GraphError.self) {
            try factory(Int.self, plugins: [Note(name: "b", log: log), Note(name: "a", log: log)]) { _ in }
        }
        #expect(log.value.suffix(2) == ["b 1", "a 1"])
        #expect(error?.diagnostics.map(\.message).suffix(2) == ["b", "a"])
    }

    @Test func `each plugin runs once for each graph`() throws {
        struct Count: GraphPlugin {
            let visits: Counter
            func visit(_ graph: Graph, report: inout PluginReport) { visits.next() }
        }
        let visits = Counter()
        _ = try factory(Int.self, plugins: [Count(visits: visits)]) { $0.bind(Int.self).to(value: 1) }
        #expect(visits.value == 1)
        _ = try? factory(Int.self, plugins: [Count(visits: visits)]) { _ in }
        #expect(visits.value == 2)
    }

    @Test func `plugins are passed, not registered: graphs on several threads do not interfere`() {
        let counts = together(8) { _ in
            let seen = Shared<[String]>([])
            for _ in 0..<20 { _ = try? factory(Int.self, plugins: [Look(seen: seen)]) { $0.bind(Int.self).to(value: 1) } }
            return seen.value.count
        }
        #expect(Set(counts) == [4])
    }
}

// SPDX-License-Identifier: Apache-2.0
