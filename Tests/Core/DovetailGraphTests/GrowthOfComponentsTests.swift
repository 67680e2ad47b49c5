import DovetailGraph
import TestTools
import Testing

/// What the rules on components and collections cost on valid and on broken graphs, at n and at 4n.
@Suite(.serialized, .watched(patience: 60)) struct GrowthOfComponentsTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let expected: DiagnosticID?
        let size: Int
        let draw: @Sendable (inout Grown, Int) -> Void

        init(_ name: String, finds expected: DiagnosticID? = nil, _ size: Int, _ draw: @escaping @Sendable (inout Grown, Int) -> Void) {
            testDescription = name
            self.expected = expected
            self.size = size
            self.draw = draw
        }
    }

    static let rows = [
        Row("deep nests with a scope each", 800) { $0.nest($1) { "Scope\($0)" } },
        Row("deep nests of one scope", finds: .repeatedScope, 800) { $0.nest($1) { _ in "Scope" } },
        Row("deep nests that ask for what the root binds", 800) { grown, count in
            grown.nest(count)
            grown.bind("Clock", in: 0)
            for component in 0..<count { grown.bind("Screen\(component)", needs: ["Clock", "Screen\(component)'"], in: component) }
            for component in 0..<count { grown.bind("Screen\(component)'", in: component) }
        },
        Row("deep nests with entries of one dictionary", 800) { grown, count in
            grown.nest(count)
            for component in 0..<count { grown.bind("[Int: Page]", in: component, as: .entry(component)) }
        },
        Row("deep nests with equal entries", finds: .duplicateDictionaryKey, 800) { grown, count in
            grown.nest(count)
            for component in 0..<count { grown.bind("[Int: Page]", in: component, as: .entry(component / 2)) }
        },
        Row("deep nests that install the root", finds: .componentCycle, 800) { grown, count in
            grown.nest(count)
            for component in 0..<count { grown.install("C0", nil, in: component) }
        },
        Row("collections that are bound as a whole, declared and contributed to", finds: .collectionConflict, 500) { grown, count in
            for number in 0..<count {
                grown.bind("[T\(number)]", in: 0)
                grown.bind("[T\(number)]", in: 0, as: .element)
                grown.declare("[T\(number)]")
            }
        },
        Row("children that contribute to what the root binds as a whole", finds: .shadowedBinding, 500) { grown, count in
            grown.bind("[T]", in: 0)
            for _ in 0..<count { grown.bind("[T]", in: grown.open(in: 0), as: .element) }
        },
        Row("elements that are created together, and who asks for a provider of each", finds: .collectionConflict, 500) { grown, count in
            for number in 0..<count {
                grown.bind("[T]", in: 0, as: .elements)
                grown.bind("Host\(number)", needs: ["[Provider<T>]"], in: 0)
            }
        },
        Row("deep nests with elements that are created together", finds: .collectionConflict, 500) { grown, count in
            grown.nest(count)
            for component in 0..<count {
                grown.bind("[T]", in: component, as: .elements)
                grown.bind("Host\(component)", needs: ["[Provider<T>]"], in: component)
            }
        },
    ]

    @Test(arguments: rows) func `four times the components take about four times as long`(row: Row) {
        func report(_ graph: Graph) {
            let findings = graph.validate()
            _ = DiagnosticRenderer().text(findings, of: "App")
            #expect(Set(findings.filter { $0.severity == .error }.map(\.id)) == (row.expected.map { [$0] } ?? []))
        }
        let (small, large) = (Grown.graph { row.draw(&$0, row.size) }, Grown.graph { row.draw(&$0, row.size * 4) })
        expectLinearGrowth(row.testDescription) {
            report(small)
        } large: {
            report(large)
        }
    }

    @Test func `the nearest binding resolves a key, regardless of the number of bindings`() {
        // A nest of thirty and, in each of its components, a sibling: every third binds the key.
        let graph = Grown.graph { grown in
            grown.nest(30)
            for component in 0..<30 { _ = grown.open(in: component) }
            for component in 0..<60 where component % 3 == 0 { grown.bind("Clock", in: component) }
            for component in 0..<60 { grown.bind("Screen\(component)", needs: ["Clock"], in: component) }
        }
        let resolution = Resolution(graph)
        let clock = graph.keys.firstIndex { $0.key == Graph.Key("Clock") } ?? -1
        for component in 0..<60 {
            var level = component
            while level % 3 != 0 { level = graph.components[level].parent ?? 0 }
            let expected = graph.bindings.firstIndex { $0.key == clock && $0.component == level }
            #expect(resolution.binding(of: clock, in: component) == expected, "component \(component)")
        }
    }
}

/// A graph of components, written down directly.
struct Grown {
    private struct Entry {
        var binding: Graph.Binding
        var needs: [Int]
    }

    private var graph = Graph()
    private var positions: [String: Int] = [:]
    private var entries: [[Entry]] = []
    private var line = 0

    static func graph(_ draw: (inout Grown) -> Void) -> Graph {
        var grown = Grown()
        _ = grown.open(in: nil)
        draw(&grown)
        return grown.finished()
    }

    /// One component inside of the other; the root is the first.
    mutating func nest(_ count: Int, scope: (Int) -> String? = { _ in nil }) {
        graph.components[0].scope = scope(0).map { TypeName($0) }
        var parent = 0
        for depth in 1..<max(2, count) { parent = open(in: parent, scope: scope(depth)) }
    }

    mutating func open(in parent: Int?, scope: String? = nil) -> Int {
        let component = graph.components.count
        let place = place()
        graph.components.append(
            Graph.Component(TypeName("C\(component)"), parent: parent, scope: scope.map { TypeName($0) }, place: place))
        graph.modules.append(Graph.Module(TypeName("C\(component)"), component: component, place: place))
        entries.append([])
        bind("C\(component)'", in: component)
        if let parent { install("C\(component)", component, in: parent) }
        return component
    }

    mutating func install(_ name: String, _ child: Int?, in component: Int) {
        graph.installations.append(
            Graph.Installation(module: component, component: component, child: child, name: TypeName(name), place: place()))
        bind("ComponentFactory<\(name)>", in: component, kind: .componentFactory(child: child))
        entries[component][entries[component].count - 1].binding.isBuiltIn = true
    }

    mutating func bind(
        _ name: String, needs: [String] = [], in component: Int, as contribution: Graph.Binding.Contribution? = nil,
        kind: Graph.Binding.Kind = .factory
    ) {
        let binding = Graph.Binding(
            key: key(name), kind: kind, contribution: contribution, component: component, module: component, requests: 0..<0,
            place: place())
        entries[component].append(Entry(binding: binding, needs: needs.map { key($0) }))
    }

    mutating func declare(_ name: String) {
        graph.declarations.append(Graph.Declaration(.collection, key: key(name), component: 0, module: 0, place: place()))
    }

    private mutating func place() -> Graph.SourceLocation {
        line += 1
        return Graph.SourceLocation(file: "App/App.swift", path: "App.swift", line: line, column: 9)
    }

    private mutating func key(_ name: String) -> Int {
        if let known = positions[name] { return known }
        var form = Graph.RequestForm.plain
        if name.hasPrefix("ComponentFactory<") { form = .componentFactory }
        if name == "[Provider<T>]" {
            form = .providers(ofCollection: key("[T]"))
        } else if name.hasPrefix("[") {
            form = .collection(of: key("T"))
        }
        positions[name] = graph.keys.count
        graph.keys.append(Graph.KeyEntry(Graph.Key(name), form: form))
        return graph.keys.count - 1
    }

    private func finished() -> Graph {
        var graph = graph
        for (component, entries) in entries.enumerated() {
            let start = graph.bindings.count
            for entry in entries {
                var binding = entry.binding
                binding.requests = graph.requests.count..<graph.requests.count + entry.needs.count
                graph.requests += entry.needs.map { Graph.Request(key: $0) }
                graph.bindings.append(binding)
            }
            graph.components[component].root = start
            graph.components[component].bindings = start..<graph.bindings.count
        }
        return graph
    }
}
