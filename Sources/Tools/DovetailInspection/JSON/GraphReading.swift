public import DovetailGraph
import DovetailJSON

extension Graph {
    /// A mistake in a document that should be a graph, or a trace of one.
    public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
        /// One sentence without a full stop.
        public var message: String
        /// Where in the document, both from 1; the column counts bytes.
        public var line: Int
        /// In bytes, from 1.
        public var column: Int

        public var description: String { "\(line):\(column): \(message)" }
    }

    /// Reads what ``json()`` wrote.
    ///
    /// All positions are validated, and chains that have to end (parents, forms of keys, including modules) must not
    /// form a cycle: a decoded graph can be drawn, compared and queried without a trap, even if the document is malicious.
    public init(json: String) throws(DocumentError) { try self.init(json: Array(json.utf8)) }

    /// Reads the bytes of a document in UTF-8.
    public init(json bytes: [UInt8]) throws(DocumentError) {
        self = try JSONValue.read(bytes) { (document) throws(JSONValue.Fault) in
            var reader = try DocumentReader.opening(document)
            return try reader.graph()
        }
    }
}

/// Turns the pieces of a document into a graph.
private struct DocumentReader {
    private let document: JSONValue
    private let counts: Counts
    private var requests: [Graph.Request] = []

    private struct Counts {
        var keys: Int
        var components: Int
        var modules: Int
        var bindings: Int
    }

    private init(_ document: JSONValue, _ counts: Counts) {
        self.document = document
        self.counts = counts
    }

    /// Looks at what a document has to begin with: what it is, and in which version.
    static func opening(_ document: JSONValue) throws(JSONValue.Fault) -> DocumentReader {
        try document.requireFormat("dovetail-graph", version: Graph.jsonVersion, "graph")
        let counts = Counts(
            keys: try document.list("keys").count, components: try document.list("components").count,
            modules: try document.list("modules").count, bindings: try document.list("bindings").count)
        return DocumentReader(document, counts)
    }

    mutating func graph() throws(JSONValue.Fault) -> Graph {
        var graph = Graph()
        graph.isModuleAlone = try document.flag("alone")
        graph.keys = try each("keys", Self.key)
        graph.components = try each("components", Self.component)
        graph.modules = try each("modules", Self.module)
        graph.bindings.reserveCapacity(counts.bindings)
        for value in try document.list("bindings") {
            let binding = try binding(value)
            graph.bindings.append(binding)
            guard case .entry(let number) = binding.contribution, let text = try value.optional("entryKey", \.text) else { continue }
            graph.entryKeys[Graph.Entry(of: binding.key, number: number)] = .text(text.escaped())
        }
        graph.requests = requests
        graph.declarations = try each("declarations", Self.declaration)
        graph.inclusions = try each("inclusions", Self.inclusion)
        graph.installations = try each("installations", Self.installation)
        graph.unfinished = try each("unfinished", Self.unfinished)
        graph.replacements = try each("replacements", Self.replacement)
        graph.overriddenDefaults = try each("overriddenDefaults", Self.overriddenDefault)
        graph.unmatchedTags = try each("unmatchedTags", Self.unmatchedTag)
        graph.steps = try each("steps", Self.step)
        graph.settings = try each("settings", Self.setting)
        try refuseCycles(graph.keys.map(\.form.base), "keys", "the forms of keys")
        try refuseCycles(graph.modules.map(\.includedBy), "modules", "\"includedBy\"")
        return graph
    }

    private func each<Element>(
        _ name: String, _ read: (Self) -> (JSONValue, Int) throws(JSONValue.Fault) -> Element
    ) throws(JSONValue.Fault) -> [Element] {
        let values = try document.list(name)
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for (position, value) in values.enumerated() { elements.append(try read(self)(value, position)) }
        return elements
    }

    private func key(_ value: JSONValue, _: Int) throws(JSONValue.Fault) -> Graph.KeyEntry {
        let base = try value.position("of", below: counts.keys)
        let name = try value.optional("form", \.text) ?? "plain"
        guard let form = Graph.RequestForm(name: name, base: base, seed: try value.position("seed", below: counts.keys)) else {
            throw value.fault("no key has the form \"\(name.escaped())\" with these members")
        }
        var traits: Graph.FunctionTraits = []
        for name in (try value.optional("traits", \.text) ?? "").split(separator: " ") {
            guard let trait = Graph.FunctionTraits(name: String(name)) else {
                throw value.fault("no function has the trait \"\(String(name).escaped())\"")
            }
            traits.insert(trait)
        }
        return Graph.KeyEntry(Graph.Key(try value.name("type"), tag: try value.optionalName("tag")), form: form, traits: traits)
    }

    private func component(_ value: JSONValue, _ position: Int) throws(JSONValue.Fault) -> Graph.Component {
        var component = Graph.Component(try value.name("name"))
        component.parent = try value.position("parent", below: position)
        component.scope = try value.optionalName("scope")
        component.root = try value.position("root", below: counts.bindings)
        component.seed = try value.position("seed", below: counts.bindings)
        component.bindings = try value.range("bindings", below: counts.bindings)
        component.modules = try value.range("modules", below: counts.modules)
        component.place = try value.optionalPlace("place")
        return component
    }

    private func module(_ value: JSONValue, _: Int) throws(JSONValue.Fault) -> Graph.Module {
        Graph.Module(
            try value.name("name"), component: try value.required("component", below: counts.components),
            includedBy: try value.position("includedBy", below: counts.modules), place: try value.optionalPlace("place"))
    }

    private mutating func binding(_ value: JSONValue) throws(JSONValue.Fault) -> Graph.Binding {
        let start = requests.count
        for request in try value.list("requests") {
            requests.append(Graph.Request(key: try request.position(below: counts.keys)))
        }
        var binding = Graph.Binding(
            key: try value.required("key", below: counts.keys), kind: try kind(value), contribution: try contribution(value),
            isShared: try value.flag("shared"), scope: try value.optionalName("scope"), isolation: try isolation(value),
            component: try value.required("component", below: counts.components),
            module: try value.required("module", below: counts.modules), requests: start..<requests.count,
            place: try value.place("place"))
        binding.implementation = try value.optionalName("implementation")
        binding.isReplacement = try value.flag("replacement")
        binding.isDefault = try value.flag("default")
        binding.isBuiltIn = try value.flag("builtIn")
        binding.isEntryPoint = try value.flag("entryPoint")
        return binding
    }

    private func kind(_ value: JSONValue) throws(JSONValue.Fault) -> Graph.Binding.Kind {
        let name = try value.optional("kind", \.text) ?? "factory"
        guard let kind = Graph.Binding.Kind(name: name, child: try value.position("child", below: counts.components)) else {
            throw value.fault("no binding has the kind \"\(name.escaped())\"")
        }
        return kind
    }

    private func contribution(_ value: JSONValue) throws(JSONValue.Fault) -> Graph.Binding.Contribution? {
        switch try value.optional("contribution", \.text) {
        case nil: return nil
        case "element": return .element
        case "elements": return .elements
        case "entry":
            guard let number = try value.optional("entry", \.integer) else { throw value.fault("the member \"entry\" is missing") }
            return .entry(number)
        case let other?: throw value.fault("\"\(other.escaped())\" is not a contribution")
        }
    }

    private func isolation(_ value: JSONValue) throws(JSONValue.Fault) -> Graph.Isolation {
        guard let isolation = value["isolation"] else { return .nonisolated }
        switch isolation.content {
        case .string("nonisolated"): return .nonisolated
        case .string("MainActor"): return .mainActor
        case .object: return .actor(try isolation.name("actor"))
        default: throw isolation.fault("not an isolation; expected \"nonisolated\", \"MainActor\" or {\"actor\": …}")
        }
    }

    private func declaration(_ value: JSONValue, _: Int) throws(JSONValue.Fault) -> Graph.Declaration {
        guard let kind = Graph.Declaration.Kind(name: try value.optional("kind", \.text) ?? "") else {
            throw value.fault("not a kind of declaration; expected \(Graph.Declaration.Kind.expected)")
        }
        return Graph.Declaration(
            kind, key: try value.required("key", below: counts.keys),
            component: try value.required("component", below: counts.components),
            module: try value.required("module", below: counts.modules), place: try value.place("place"))
    }

    private func inclusion(_ value: JSONValue, _: Int) throws(JSONValue.Fault) -> Graph.Inclusion {
        Graph.Inclusion(
            module: try value.required("module", below: counts.modules),
            included: try value.position("included", below: counts.modules), name: try value.name("name"),
            place: try value.place("place"))
    }

    private func installation(_ value: JSONValue, _: Int) throws(JSONValue.Fault) -> Graph.Installation {
        Graph.Installation(
            module: try value.required("module", below: counts.modules),
            component: try value.required("component", below: counts.components),
            child: try value.position("child", below: counts.components), name: try value.name("name"),
            place: try value.place("place"))
    }

    private func unfinished(_ value: JSONValue, _: Int) throws(JSONValue.Fault) -> Graph.Unfinished {
        Graph.Unfinished(
            key: try value.required("key", below: counts.keys), kind: try kind(value),
            component: try value.required("component", below: counts.components),
            module: try value.required("module", below: counts.modules), place: try value.place("place"),
            isLate: try value.flag("late"))
    }

    private func replacement(_ value: JSONValue, _: Int) throws(JSONValue.Fault) -> Graph.Replacement {
        var replaced: [Int] = []
        for position in try value.list("replaced") { replaced.append(try position.position(below: counts.bindings)) }
        return Graph.Replacement(
            key: try value.required("key", below: counts.keys), module: try value.name("module"), place: try value.place("place"),
            replaced: replaced, contributes: try value.flag("contributes"), entry: try value.optional("entry", \.integer))
    }

    private func unmatchedTag(_ value: JSONValue, _: Int) throws(JSONValue.Fault) -> Graph.UnmatchedTag {
        Graph.UnmatchedTag(
            binding: try value.required("binding", below: counts.bindings), tag: try value.name("tag"),
            element: try value.name("element"))
    }

    private func overriddenDefault(_ value: JSONValue, _: Int) throws(JSONValue.Fault) -> Graph.OverriddenDefault {
        var requests: [Int] = []
        for request in try value.list("requests") { requests.append(try request.position(below: counts.keys)) }
        return Graph.OverriddenDefault(
            key: try value.required("key", below: counts.keys), contribution: try contribution(value),
            component: try value.required("component", below: counts.components),
            module: try value.required("module", below: counts.modules), requests: requests, place: try value.place("place"))
    }

    private func setting(_ value: JSONValue, _: Int) throws(JSONValue.Fault) -> Graph.Setting {
        guard let key = try value.optional("key", \.text) else { throw value.fault("the member \"key\" is missing") }
        return Graph.Setting(
            binding: try value.required("binding", below: counts.bindings), key: key, fallback: try value.optional("default", \.text))
    }

    private func step(_ value: JSONValue, _: Int) throws(JSONValue.Fault) -> Graph.Step {
        guard let kind = Graph.Step.Kind(name: try value.optional("kind", \.text) ?? "") else {
            throw value.fault("not a kind of step; expected \(Graph.Step.Kind.expected)")
        }
        return Graph.Step(
            kind, name: try value.optional("name", \.text), binding: try value.required("binding", below: counts.bindings))
    }

    /// Each element leads to at most one other; following them has to end.
    private func refuseCycles(_ next: [Int?], _ list: String, _ what: String) throws(JSONValue.Fault) {
        var walk = Array(repeating: -1, count: next.count)
        for start in next.indices {
            var current: Int? = start
            while let position = current, walk[position] < 0 {
                walk[position] = start
                current = next[position]
            }
            if let position = current, walk[position] == start {
                throw try document.list(list)[position].fault("\(what) form a cycle here")
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
