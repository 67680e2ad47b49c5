internal import Dovetail
internal import DovetailGraph

/// The bindings of a component and its ancestors, indexed by class.
///
/// It is computed once, contains only positions in the graph, and retains no instances.
struct ClassDirectory: Sendable {
    /// A class, with one of the names of a tag.
    private struct Heading: Hashable {
        let type: ObjectIdentifier
        let tag: String?
    }

    /// An injector, and the class into whose instances it injects.
    struct Injector: Sendable {
        let target: AnyClass
        let binding: Int
    }

    private var objects: [Heading: Int] = [:]
    private var injectors: [ObjectIdentifier: Injector] = [:]

    /// Visits the component first and then its ancestors, so that nearer bindings shadow farther ones.
    init(_ graph: Graph, component: Int) {
        var level: Int? = component
        while let current = level {
            for binding in graph.components[current].bindings where graph.bindings[binding].contribution == nil {
                list(binding, under: graph.keys[graph.bindings[binding].key], graph)
            }
            level = graph.components[current].parent
        }
    }

    private mutating func list(_ binding: Int, under entry: Graph.KeyEntry, _ graph: Graph) {
        if case .propertyInjector(let key) = entry.form {
            guard entry.key.tag == nil, let target = graph.keys[key].key.type.metatype as? AnyClass else { return }
            if injectors[ObjectIdentifier(target)] == nil {
                injectors[ObjectIdentifier(target)] = Injector(target: target, binding: binding)
            }
        } else if let type = entry.key.type.metatype {
            let classes = [type, LegacyBridge.classOfObject(type)].compactMap { $0 as? AnyClass }
            for listed in classes {
                for tag in names(of: entry.key.tag) {
                    let heading = Heading(type: ObjectIdentifier(listed), tag: tag)
                    if objects[heading] == nil { objects[heading] = binding }
                }
            }
        }
    }

    /// Objective-C refers to a tag by name, in any of its spellings.
    private func names(of tag: TypeName?) -> Set<String?> {
        guard let tag else { return [nil] }
        return [tag.short, tag.full, tag.metatype.map { String(describing: $0) } ?? tag.short]
    }

    /// The binding of `type` under the tag called `tag`.
    func object(of type: AnyClass, tagged tag: String?) -> Int? { objects[Heading(type: ObjectIdentifier(type), tag: tag)] }

    /// The injectors for instances of `type`, those of its base classes first.
    ///
    /// All matching classes are on one line of inheritance, so they are sorted by the number of matching classes they inherit from.
    func injectors(into type: AnyClass) -> [Injector] {
        let fitting = injectors.values.filter { inherits(type, from: $0.target) }
        func depth(_ target: AnyClass) -> Int { fitting.count { inherits(target, from: $0.target) } }
        return fitting.sorted { depth($0.target) < depth($1.target) }
    }

    private func inherits(_ type: AnyClass, from base: AnyClass) -> Bool {
        func open<Base: AnyObject>(_: Base.Type) -> Bool { type is Base.Type }
        return open(base)
    }
}

// SPDX-License-Identifier: Apache-2.0
