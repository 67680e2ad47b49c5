import DovetailGraph

extension Graph {
    /// Converts a blueprint into a graph.
    init(_ blueprint: Blueprint, _ declarations: Declarations) {
        var writer = GraphWriter(blueprint, declarations)
        writer.write()
        self = writer.graph
    }
}

private struct GraphWriter {
    let blueprint: Blueprint
    let declarations: Declarations
    var graph = Graph()
    private var interner: KeyInterner
    /// The keys of the entries of each dictionary, with their numbers.
    private var entryNumbers: [Int: [String: Int]] = [:]

    init(_ blueprint: Blueprint, _ declarations: Declarations) {
        self.blueprint = blueprint
        self.declarations = declarations
        interner = KeyInterner(declarations)
    }

    mutating func write() {
        graph.modules = blueprint.modules
        graph.inclusions = blueprint.inclusions
        graph.installations = blueprint.installations
        for part in blueprint.components {
            var component = Graph.Component(
                TypeName(part.type.full), parent: part.parent, scope: part.scope.map { TypeName($0.full) }, place: part.place)
            component.root = part.root
            component.seed = part.seed
            component.bindings = part.bindings
            component.modules = part.modules
            graph.components.append(component)
        }
        for declared in blueprint.bindings { write(declared) }
        writeRest()
        graph.keys = interner.entries()
    }

    private mutating func write(_ declared: Blueprint.PlacedBinding) {
        switch declared.source {
        case .seed(let type):
            let seed = RequestForms.seed(type, declarations)
            var binding = self.binding(
                interner.key(seed.type, tag: seed.tag), .seed, declared, at: graph.components[declared.component].place ?? .unknown)
            binding.isShared = true
            binding.isBuiltIn = true
            graph.bindings.append(binding)
        case .child(let type, let child, let place):
            let key = interner.key(SourceType("Dovetail.ComponentFactory<\(type)>"))
            var binding = self.binding(key, .componentFactory(child: child), declared, at: place)
            binding.isBuiltIn = true
            graph.bindings.append(binding)
        case .recipe(let recipe, let scope): write(recipe, scope, declared)
        }
    }

    private func binding(_ key: Int, _ kind: Graph.Binding.Kind, _ declared: Blueprint.PlacedBinding, at place: Graph.SourceLocation)
        -> Graph.Binding
    {
        Graph.Binding(
            key: key, kind: kind, component: declared.component, module: declared.module,
            requests: graph.requests.count..<graph.requests.count,
            place: place)
    }

    private mutating func write(_ recipe: Recipe, _ scope: SourceType?, _ declared: Blueprint.PlacedBinding) {
        let first = graph.requests.count
        for request in recipe.requests { graph.requests.append(Graph.Request(key: interner.key(request))) }
        let key = interner.key(recipe.key, tag: recipe.tag)
        var binding = self.binding(key, recipe.kind, declared, at: recipe.place)
        binding.requests = first..<graph.requests.count
        binding.isShared = recipe.isShared
        binding.isolation = recipe.isolation
        if recipe.isShared, recipe.kind != .external { binding.scope = scope.map { TypeName($0.full) } }
        binding.isEntryPoint = recipe.isEntryPoint
        binding.contribution = recipe.contribution.map { number($0, in: key) }
        if recipe.looksUp { binding.attachment = LookupAttachment() }
        if let step = recipe.step { graph.steps.append(Graph.Step(step.kind, name: step.name, binding: graph.bindings.count)) }
        graph.bindings.append(binding)
    }

    private mutating func number(_ contribution: Recipe.Contribution, in collection: Int) -> Graph.Binding.Contribution {
        switch contribution {
        case .element: return .element
        case .elements: return .elements
        case .entry(let key):
            if let known = entryNumbers[collection]?[key.identity] { return .entry(known) }
            let number = entryNumbers[collection]?.count ?? 0
            entryNumbers[collection, default: [:]][key.identity] = number
            if let text = key.text { graph.entryKeys[Graph.Entry(of: collection, number: number)] = .text(text) }
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
            let recipe = unfinished.recipe
            graph.unfinished.append(
                Graph.Unfinished(
                    key: interner.key(recipe.promisedKey, tag: recipe.tag), kind: recipe.kind, component: unfinished.component,
                    module: unfinished.module, place: recipe.place))
        }
    }
}

extension Recipe {
    /// The key that a completed binding would have had.
    fileprivate var promisedKey: SourceType {
        // `with` names the factory; without it the factory has no seed.
        kind == .assistedFactory && key == type ? Interpreter.factory(Interpreter.emptySeed(of: type)) : key
    }
}

extension Graph.SourceLocation {
    /// The location of declarations that have none.
    static var unknown: Graph.SourceLocation { Graph.SourceLocation(file: "", path: "", line: 0, column: 0) }
}
