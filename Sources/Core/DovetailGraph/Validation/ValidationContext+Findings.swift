/// The parts of diagnostics that rules have in common. What every rule calls is not inlined, which would multiply the time of a build.
extension ValidationContext {
    /// A diagnostic at the location of a binding, by default with the path to it and the types of its key.
    @inline(never)
    func finding(
        _ id: DiagnosticID, _ message: String, at binding: Int, path: [String]? = nil, notes: [Diagnostic.Note] = [], help: [String],
        types: [String]? = nil
    ) -> Diagnostic {
        Diagnostic(
            id, message, at: place(binding), path: path ?? self.path(ofReached: binding), notes: notes, help: help,
            types: types ?? self.types(graph.bindings[binding].key))
    }

    func place(_ binding: Int) -> Graph.SourceLocation { graph.bindings[binding].place }

    func site(_ binding: Int) -> Site { Site(key: graph.bindings[binding].key, place: place(binding)) }

    /// The types of keys, each followed by that of its tag.
    func types(_ keys: Int...) -> [String] {
        keys.flatMap { [graph.keys[$0].type.full] + (graph.keys[$0].tag.map { [$0.full] } ?? []) }
    }

    /// The type of a node, without that of its tag.
    func type(node: Int) -> String { graph.keys[resolution.key(of: node)].type.full }

    // MARK: Notes

    func note(_ message: String, at binding: Int) -> Diagnostic.Note {
        note(message, at: place(binding), in: graph.bindings[binding].module)
    }

    func note(_ message: String, at place: Graph.SourceLocation, in module: Int) -> Diagnostic.Note {
        Diagnostic.Note(message, at: place, installers: installers(module: module))
    }

    func requesterNote(_ binding: Int) -> Diagnostic.Note {
        // A root that is only requested has the location of its component.
        let isInstalled = graph.components[graph.bindings[binding].component].parent != nil && !isTestedObject(binding)
        let verb = graph.isRequestedRoot(binding) ? isInstalled ? "installed" : "requested" : "bound"
        return note("required by \(mention(binding: binding)), \(verb)", at: binding)
    }

    func notes(_ hints: [Hint]) -> [Diagnostic.Note] { hints.compactMap { hint in hint.binding.map { note(hint.message, at: $0) } } }

    /// `message` for each of `bindings`.
    func notes(_ message: String, _ bindings: [Int]) -> [Diagnostic.Note] {
        notes(bindings, more: moreLocations) { note(message, at: $0) }
    }

    /// At most ten notes, followed by one with the number of the remaining ones.
    @inline(never)
    func notes(
        _ items: some Collection<Int>, more: (Int) -> String = { "and \(others($0))" }, _ note: (Int) -> Diagnostic.Note?
    ) -> [Diagnostic.Note] {
        let shown = items.prefix(10).compactMap(note)
        return items.count > 10 ? shown + [Diagnostic.Note(more(items.count - 10))] : shown
    }
}

/// A line that binds or requires a key.
struct Site: Hashable {
    var key: Int
    var place: Graph.SourceLocation
    var module: TypeName?
}

func moreLocations(_ count: Int) -> String { "and at \(grouped(count)) more locations" }

/// `twice`, `3 times`.
func times(_ count: Int) -> String { count == 2 ? "twice" : "\(grouped(count)) times" }

extension ValidationContext {
    /// Whether a binding is the request of a test for an object of the graph.
    func isTestedObject(_ binding: Int) -> Bool { graph.testedObject == binding }
}

extension Graph {
    /// Whether a binding is a root: of its component, or of what a test builds.
    func isRoot(_ binding: Int) -> Bool { components[bindings[binding].component].root == binding || testedObject == binding }
}

// SPDX-License-Identifier: Apache-2.0
