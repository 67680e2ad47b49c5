public import DovetailGraph
import DovetailJSON

extension Graph {
    /// The version of the schema that ``json()`` writes and ``init(json:)-(String)`` reads.
    ///
    /// A number of its own: it grows when a reader of today would misread the document of tomorrow. Members that a reader
    /// does not know are passed over, so adding one is no new version.
    public static let jsonVersion = 1

    /// The graph as a JSON document: the same bytes for the same graph, on every machine.
    ///
    /// ```
    /// {"format": "dovetail-graph", "version": 1, "alone"?: true,
    ///  "keys":         [{"type": …, "tag"?: …, "form"?: …, "of"?: key, "seed"?: key, "traits"?: …}],
    ///  "components":   [{"name": …, "parent"?: component, "scope"?: …, "root"?: binding, "seed"?: binding,
    ///                    "bindings": [from, to], "modules": [from, to], "place"?: place}],
    ///  "modules":      [{"name": …, "component": component, "includedBy"?: module, "place"?: place}],
    ///  "bindings":     [{"key": key, "kind"?: …, "child"?: component, "contribution"?: …, "entry"?: number, "entryKey"?: …,
    ///                    "shared"?: true, "scope"?: …, "isolation"?: "MainActor" | {"actor": …}, "component": component, "module": module,
    ///                    "requests"?: [key], "place": place, "implementation"?: …, "replacement"?: true, "default"?: true,
    ///                    "builtIn"?: true, "entryPoint"?: true}],
    ///  "declarations": [{"kind": "collection" | "optional" | "requirement", "key": key, "component": …, "module": …, "place": …}],
    ///  "inclusions":   [{"module": module, "included"?: module, "name": …, "place": …}],
    ///  "installations": [{"module": module, "component": component, "child"?: component, "name": …, "place": …}],
    ///  "unfinished":   [{"key": …, "kind"?: …, "component": …, "module": …, "place": …, "late"?: true}],
    ///  "replacements": [{"key": …, "module": …, "place": …, "replaced": [binding], "contributes"?: true,
    ///                    "entry"?: number}],
    ///  "overriddenDefaults": [{"key": …, "contribution"?: …, "entry"?: number, "component": …, "module": …, "requests"?: [key],
    ///                    "place": place}],
    ///  "unmatchedTags": [{"binding": binding, "tag": name, "element": name}],
    ///  "steps":        [{"binding": binding, "kind": "prepare" | "launch" | "event" | "children", "name"?: …}],
    ///  "settings":     [{"binding": binding, "key": …, "default"?: …}]}
    /// ```
    ///
    /// * Names are full type names. `key`, `binding`, `component` and `module` are positions in the arrays of these names.
    /// * `place`: `[file, line, column]`, with the file as in `#fileID`, which is the same on every machine.
    /// * `form`: `plain` (left out), `tagged`, `provider`, `lazy`, `weak`, `closure`, `mainActorProvider`, `optional`, `collection`,
    ///   `providers`, `factory`, `function`, `componentFactory`, `propertyInjector`, `assisted`; `of` is the wrapped key,
    ///   and the `seed` of a `factory` or a `function` is the key of the seed. `traits`, separated by spaces: `mainActor` for a
    ///   function that may only be called there; `throws` and `async` for the effects of a function or a factory.
    /// * `kind`: `factory` (left out), `value`, `provider`, `seed`, `external`, `assistedFactory`, `propertyInjector`,
    ///   `componentFactory`.
    /// * `contribution`: `element`, `elements` or `entry`; entries with equal dictionary keys have equal numbers,
    ///   and `entryKey` is the key as text.
    /// * Arrays that are empty, members that are false and what is `nil` are left out.
    public func json() -> String {
        var writer = JSONWriter()
        writer.object { document in
            document.member("format", "dovetail-graph")
            document.member("version", Self.jsonVersion)
            document.member("alone", if: isModuleAlone)
            document.list("keys", keys) { $0.write($1) }
            document.list("components", components) { $0.write($1) }
            document.list("modules", modules) { $0.write($1) }
            document.list("bindings", bindings) { $0.write($1, of: self) }
            document.list("declarations", declarations) { $0.write($1) }
            document.list("inclusions", inclusions) { $0.write($1) }
            document.list("installations", installations) { $0.write($1) }
            document.list("unfinished", unfinished) { $0.write($1) }
            document.list("replacements", replacements) { $0.write($1) }
            document.list("overriddenDefaults", overriddenDefaults) { $0.write($1) }
            document.list("unmatchedTags", unmatchedTags) { $0.write($1) }
            document.list("steps", steps) { $0.write($1) }
            document.list("settings", settings) { $0.write($1) }
            document.line()
        }
        return writer.text + "\n"
    }
}

extension JSONWriter {
    /// One line for each element, so that the differences of two documents can be read.
    fileprivate mutating func list<Element>(
        _ name: StaticString, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
    ) {
        if elements.isEmpty { return }
        line()
        self.name(name)
        array { list in
            for element in elements {
                list.line()
                list.object { write(&$0, element) }
            }
        }
    }

    private mutating func member(_ name: StaticString, _ value: TypeName?) { member(name, value?.full) }

    private mutating func member(_ name: StaticString, _ value: Graph.SourceLocation?) {
        guard let value else { return }
        self.name(name)
        array {
            $0.string(value.file)
            $0.number(value.line)
            $0.number(value.column)
        }
    }

    private mutating func member(_ name: StaticString, _ range: Range<Int>) {
        self.name(name)
        array {
            $0.number(range.lowerBound)
            $0.number(range.upperBound)
        }
    }

    fileprivate mutating func write(_ entry: Graph.KeyEntry) {
        member("type", entry.key.type)
        member("tag", entry.key.tag)
        if entry.form != .plain { member("form", entry.form.name) }
        member("of", entry.form.base)
        member("seed", entry.form.seed)
        if !entry.traits.isEmpty { member("traits", entry.traits.names.joined(separator: " ")) }
    }

    fileprivate mutating func write(_ component: Graph.Component) {
        member("name", component.name)
        member("parent", component.parent)
        member("scope", component.scope)
        member("root", component.root)
        member("seed", component.seed)
        member("bindings", component.bindings)
        member("modules", component.modules)
        member("place", component.place)
    }

    fileprivate mutating func write(_ module: Graph.Module) {
        member("name", module.name)
        member("component", module.component)
        member("includedBy", module.includedBy)
        member("place", module.place)
    }

    fileprivate mutating func write(_ binding: Graph.Binding, of graph: Graph) {
        let requests = graph.requests[binding.requests]
        member("key", binding.key)
        if binding.kind != .factory { member("kind", binding.kind.name) }
        if case .componentFactory(let child) = binding.kind { member("child", child) }
        write(binding.contribution)
        if case .entry(let number) = binding.contribution { member("entryKey", graph.entryKey(number, of: binding.key)) }
        member("shared", if: binding.isShared)
        member("scope", binding.scope)
        switch binding.isolation {
        case .nonisolated: break
        case .mainActor: member("isolation", "MainActor")
        case .actor(let type):
            name("isolation")
            object { $0.member("actor", type) }
        }
        member("component", binding.component)
        member("module", binding.module)
        if !requests.isEmpty {
            member("requests", array: { for request in requests { $0.number(request.key) } })
        }
        member("place", binding.place)
        member("implementation", binding.implementation)
        member("replacement", if: binding.isReplacement)
        member("default", if: binding.isDefault)
        member("builtIn", if: binding.isBuiltIn)
        member("entryPoint", if: binding.isEntryPoint)
    }

    private mutating func write(_ contribution: Graph.Binding.Contribution?) {
        switch contribution {
        case .element: member("contribution", "element")
        case .elements: member("contribution", "elements")
        case .entry(let number):
            member("contribution", "entry")
            member("entry", number)
        case nil: break
        }
    }

    fileprivate mutating func write(_ overridden: Graph.OverriddenDefault) {
        member("key", overridden.key)
        write(overridden.contribution)
        member("component", overridden.component)
        member("module", overridden.module)
        if !overridden.requests.isEmpty {
            member("requests", array: { for request in overridden.requests { $0.number(request) } })
        }
        member("place", overridden.place)
    }

    fileprivate mutating func write(_ unmatched: Graph.UnmatchedTag) {
        member("binding", unmatched.binding)
        member("tag", unmatched.tag.full)
        member("element", unmatched.element.full)
    }

    fileprivate mutating func write(_ declaration: Graph.Declaration) {
        member("kind", declaration.kind.name)
        member("key", declaration.key)
        member("component", declaration.component)
        member("module", declaration.module)
        member("place", declaration.place)
    }

    fileprivate mutating func write(_ inclusion: Graph.Inclusion) {
        member("module", inclusion.module)
        member("included", inclusion.included)
        member("name", inclusion.name)
        member("place", inclusion.place)
    }

    fileprivate mutating func write(_ installation: Graph.Installation) {
        member("module", installation.module)
        member("component", installation.component)
        member("child", installation.child)
        member("name", installation.name)
        member("place", installation.place)
    }

    fileprivate mutating func write(_ unfinished: Graph.Unfinished) {
        member("key", unfinished.key)
        if unfinished.kind != .factory { member("kind", unfinished.kind.name) }
        member("component", unfinished.component)
        member("module", unfinished.module)
        member("place", unfinished.place)
        member("late", if: unfinished.isLate)
    }

    fileprivate mutating func write(_ replacement: Graph.Replacement) {
        member("key", replacement.key)
        member("module", replacement.module)
        member("place", replacement.place)
        member("replaced", array: { for binding in replacement.replaced { $0.number(binding) } })
        member("contributes", if: replacement.contributes)
        member("entry", replacement.entry)
    }

    fileprivate mutating func write(_ setting: Graph.Setting) {
        member("binding", setting.binding)
        member("key", setting.key)
        member("default", setting.fallback)
    }

    fileprivate mutating func write(_ step: Graph.Step) {
        member("binding", step.binding)
        member("kind", step.kind.name)
        member("name", step.name)
    }
}

// SPDX-License-Identifier: Apache-2.0
