internal import Dovetail

/// What a component and its ancestors bind, listed by class.
///
/// Positions in the graph, and nothing that was made: it is written once, and keeps nothing alive.
struct ClassDirectory: Sendable {
    /// A class, and one of the names of a tag.
    private struct Heading: Hashable {
        let type: ObjectIdentifier
        let tag: String?
    }

    /// An injector, and the class whose instances it is for.
    struct Injector: Sendable {
        let target: AnyClass
        let binding: Int
    }

    private var objects: [Heading: Int] = [:]
    private var injectors: [ObjectIdentifier: Injector] = [:]

    /// Levels are listed from the component outwards: what is nearer hides what is farther.
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

    /// Objective-C knows a tag by its name only, whichever of the names somebody wrote.
    private func names(of tag: TypeName?) -> Set<String?> {
        guard let tag else { return [nil] }
        return [tag.short, tag.full, tag.metatype.map { String(describing: $0) } ?? tag.short]
    }

    /// The binding that gives the object of `type` under the tag called `tag`.
    func object(of type: AnyClass, tagged tag: String?) -> Int? { objects[Heading(type: ObjectIdentifier(type), tag: tag)] }

    /// What injects into instances of `type`: the injectors of its base classes first.
    ///
    /// All that fit lie on one line of inheritance, and whoever has fewer of the others above itself comes first.
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
