internal import DovetailGraph

extension Graph {
    /// Converts a blueprint into a graph, and returns it with the types of its keys.
    static func written(_ blueprint: Blueprint) -> (graph: Graph, interner: KeyInterner) {
        var writer = GraphWriter(blueprint)
        writer.write()
        return (writer.graph, writer.interner)
    }
}

extension Graph.Place {
    /// The location of declarations that have none.
    static var unknown: Graph.Place { Graph.Place(file: "", path: "", line: 0, column: 0) }
}

private struct GraphWriter {
    let blueprint: Blueprint
    var graph = Graph()
    var interner: KeyInterner
    /// The keys of the entries of each dictionary, with their numbers.
    private var entryNumbers: [Int: [AnyHashable: Int]] = [:]

    init(_ blueprint: Blueprint) {
        self.blueprint = blueprint
        interner = KeyInterner(capacity: blueprint.bindings.count * 5 / 4)
    }

    mutating func write() {
        graph.modules = Array(blueprint.modules)
        graph.inclusions = blueprint.inclusions
        graph.installations = blueprint.installations
        graph.bindings.reserveCapacity(blueprint.bindings.count)
        graph.requests.reserveCapacity(blueprint.bindings.count * 2)
        writeComponents()
        for position in blueprint.bindings.indices { write(position) }
        writeRest()
        graph.keys = interner.entries()
    }

    private mutating func writeComponents() {
        for part in blueprint.components {
            var component = Graph.Component(
                TypeName(part.description.type), parent: part.parent, scope: part.description.scope, place: part.place)
            component.root = part.root
            component.seed = part.seed
            component.bindings = part.bindings
            component.modules = part.modules
            graph.components.append(component)
        }
    }

    private mutating func write(_ position: Int) {
        let (component, module) = (blueprint.bindings[position].component, blueprint.bindings[position].module)
        switch blueprint.bindings[position].source {
        case .seed:
            let part = blueprint.components[component]
            let seed = SeedType(part.description.seed)
            var binding = Graph.Binding(
                key: interner.key(seed.type, tag: seed.tag), kind: .seed, component: component, module: module,
                requests: graph.requests.count..<graph.requests.count, place: part.place ?? .unknown)
            binding.isShared = true
            binding.isBuiltIn = true
            append(binding)
        case .child(let description, let child, let place):
            var binding = Graph.Binding(
                key: interner.key(description.factory), kind: .componentFactory(child: child), component: component,
                module: module, requests: graph.requests.count..<graph.requests.count, place: place)
            binding.isBuiltIn = true
            append(binding)
        case .recipe(let sheet, let index):
            let replaced = blueprint.bindings[position].replaced
            sheet._withUnsafeGuaranteedRef { sheet in
                sheet.recipes.withUnsafeBufferPointer {
                    write($0.baseAddress.unsafelyUnwrapped + index, of: sheet, component, module, replaced)
                }
            }
        }
    }

    /// Moves the binding into the graph. (Inlined, it would be copied and destroyed.)
    @inline(never)
    private mutating func append(_ binding: consuming Graph.Binding) { graph.bindings.append(binding) }

    /// Takes a pointer, and writes in place: recipes and bindings are large, and copying them is a considerable part of the cost of
    /// collecting.
    private mutating func write(
        _ recipe: UnsafePointer<Recipe>, of sheet: DeclarationRecorder, _ component: Int, _ module: Int, _ replaced: Blueprint.Replaced?
    ) {
        let first = graph.requests.count
        for position in recipe.pointee.requests { graph.requests.append(Graph.Request(key: interner.key(sheet.requests[position]))) }
        let key = interner.key(recipe.pointee.key, tag: recipe.pointee.tag)
        // Not `isGiven`, which would be a call across modules for each binding.
        var isGiven = false
        if case .given = recipe.pointee.kind { isGiven = true }
        // A supplied value needs a slot, regardless of the binding that it replaces.
        let isShared = isGiven || replaced?.isShared ?? recipe.pointee.isShared
        let binding = graph.bindings.count
        append(
            Graph.Binding(
                key: key, kind: recipe.pointee.kind, isShared: isShared, component: component, module: module,
                requests: first..<graph.requests.count, place: recipe.pointee.place))
        if isShared, !isGiven { graph.bindings[binding].scope = replaced?.scope ?? sheet.scope }
        if replaced != nil { graph.bindings[binding].isReplacement = true }
        if recipe.pointee.isEntryPoint { graph.bindings[binding].isEntryPoint = true }
        if recipe.pointee.isOrdinary { return }
        if let contribution = recipe.pointee.contribution { graph.bindings[binding].contribution = number(contribution, in: key) }
        if let isolation = recipe.pointee.isolation { graph.bindings[binding].isolation = Graph.Isolation(isolation) }
        if let attachment = recipe.pointee.attachment { attach(attachment, to: binding) }
    }

    private mutating func attach(_ attachment: any Sendable, to binding: Int) {
        graph.bindings[binding].attachment = attachment
        (attachment as? any GraphAttachment)?.add(binding, to: &graph)
    }

    private mutating func number(_ contribution: Contribution, in collection: Int) -> Graph.Binding.Contribution {
        switch contribution {
        case .element: return .element
        case .elements: return .elements
        case .entry(let key):
            // No other reference to the entries may exist while one is added, or they would be copied.
            if let known = entryNumbers[collection]?[key] { return .entry(known) }
            let number = entryNumbers[collection]?.count ?? 0
            entryNumbers[collection, default: [:]][key] = number
            graph.entryKeys[Graph.Entry(of: collection, number: number)] = Graph.EntryKey(key)
            return .entry(number)
        }
    }

    private mutating func writeRest() {
        for declaration in blueprint.declarations {
            graph.declarations.append(
                Graph.Declaration(
                    declaration.kind, key: interner.key(declaration.type, tag: declaration.tag), component: declaration.component,
                    module: declaration.module, place: declaration.place))
        }
        for unfinished in blueprint.unfinished {
            graph.unfinished.append(
                Graph.Unfinished(
                    key: interner.key(unfinished.recipe.promisedKey, tag: unfinished.recipe.tag), kind: unfinished.recipe.kind,
                    component: unfinished.component, module: unfinished.module, place: unfinished.recipe.place))
        }
        for late in blueprint.lateness.all {
            graph.unfinished.append(
                Graph.Unfinished(
                    key: interner.key(late.type), component: 0, module: module(late.module), place: late.place, isLate: true))
        }
        for replacement in blueprint.replacements {
            let recipe = replacement.recipe
            let key = interner.key(recipe.key, tag: recipe.tag)
            var written = Graph.Replacement(
                key: key, module: replacement.module, place: recipe.place, replaced: replacement.replaced,
                contributes: recipe.contribution != nil)
            if let contribution = recipe.contribution, case .entry(let entry) = number(contribution, in: key) { written.entry = entry }
            graph.replacements.append(written)
        }
    }

    private func module(_ name: TypeName) -> Int {
        graph.modules.firstIndex { $0.name.metatype == name.metatype } ?? 0
    }
}

/// The key under which a seed is bound. For a `Provider`, a `Tagged` and a `TaggedProvider` it is the key of the provided value.
struct SeedType {
    let type: Any.Type
    let tag: Any.Type?
    /// Whether the component is built with a provider of the bound value.
    let isProvided: Bool

    init(_ seed: Any.Type) {
        let provided = RequestWrappers.wrapper(of: seed)?.provided
        isProvided = provided != nil
        type = provided?.type ?? seed
        tag = provided?.tag
    }
}

extension Recipe {
    /// The key that a completed binding would have had.
    fileprivate var promisedKey: Any.Type {
        func open<T>(_: T.Type) -> Any.Type { Factory<EmptySeed<T>>.self }
        // `with` names the factory; without it the factory has no seed.
        return kind == .assistedFactory && key == type ? _openExistential(type, do: open) : key
    }
}

extension Graph.Isolation {
    init(_ actor: any Actor) {
        self = actor === MainActor.shared ? .mainActor : .actor(TypeName(Swift.type(of: actor)))
    }
}
