import DovetailGraph

extension Graph {
    /// Collects a root component and its descendants.
    init(of root: SourceType, at place: Graph.SourceLocation, _ interpreter: Interpreter) {
        let modules = InterpretedModules(interpreter)
        let collected = ComponentCollector(of: modules.number(ofComponent: root, at: place), from: modules, at: place)
        let overridden = modules.overrideDefaults(of: collected.components)
        var writer = GraphWriter(modules, interpreter.declarations)
        writer.write(collected, overridden)
        self = writer.graph
    }
}

private struct GraphWriter {
    let modules: InterpretedModules
    let declarations: Declarations
    var graph = Graph()
    private var interner: SourceKeys
    /// The keys of the entries of each dictionary, with their numbers.
    private var entryNumbers: [Int: [String: Int]] = [:]

    init(_ modules: InterpretedModules, _ declarations: Declarations) {
        self.modules = modules
        self.declarations = declarations
        interner = SourceKeys(declarations)
    }

    mutating func write(_ collected: ComponentCollector, _ overridden: [InterpretedModules.PlacedRecipe]) {
        graph.modules = collected.modules
        graph.inclusions = collected.inclusions
        graph.installations = collected.installations
        for part in collected.components {
            let scope = modules.recorder(of: part.declarer).scope
            var component = Graph.Component(
                modules.name(of: part.declarer), parent: part.parent, scope: scope.map { TypeName($0.full) }, place: part.place)
            component.root = part.root
            component.seed = part.seed
            component.bindings = part.bindings
            component.modules = part.modules
            graph.components.append(component)
        }
        for declared in modules.bindings { write(declared) }
        writeRest(collected)
        graph.overriddenDefaults = overridden.compactMap { self.overridden($0) }
        graph.keys = interner.entries()
    }

    private mutating func write(_ declared: InterpretedModules.PlacedRecipe) {
        switch declared.source {
        case .seed(let type, let component):
            let seed = RequestForms.seed(type, declarations)
            var binding = self.binding(
                interner.key(seed.type, tag: seed.tag), .seed, declared, at: component.place)
            binding.isShared = true
            binding.isBuiltIn = true
            graph.bindings.append(binding)
        case .child(let type, let child):
            let key = interner.key(SourceType("Dovetail.ComponentFactory<\(type)>"))
            var binding = self.binding(key, .componentFactory(child: child.number), declared, at: child.place)
            binding.isBuiltIn = true
            graph.bindings.append(binding)
        case .recipe(let recipe, let scope): write(recipe, scope, declared)
        }
    }

    private func binding(
        _ key: Int, _ kind: Graph.Binding.Kind, _ declared: InterpretedModules.PlacedRecipe, at place: Graph.SourceLocation
    )
        -> Graph.Binding
    {
        Graph.Binding(
            key: key, kind: kind, component: declared.position.component, module: declared.position.module,
            requests: graph.requests.count..<graph.requests.count,
            place: place)
    }

    private mutating func write(_ recipe: SourceRecipe, _ scope: SourceType?, _ declared: InterpretedModules.PlacedRecipe) {
        let first = graph.requests.count
        let (tags, unmatched) = parameters(using: recipe.usedTags, count: recipe.requests.count) { recipe.requests[$0] == $1.element }
        for (position, request) in recipe.requests.enumerated() {
            graph.requests.append(Graph.Request(key: interner.key(request, tag: tags[position]?.tag)))
        }
        graph.unmatchedTags += unmatched.map {
            Graph.UnmatchedTag(binding: graph.bindings.count, tag: TypeName($0.tag.full), element: TypeName($0.element.full))
        }
        for (position, name) in recipe.ignoredDefaults { graph.ignoredDefaults[first + position] = name }
        let key = interner.key(recipe.key, tag: recipe.tag)
        var binding = self.binding(key, recipe.kind, declared, at: recipe.place)
        binding.requests = first..<graph.requests.count
        binding.isShared = recipe.isShared
        binding.isolation = recipe.isolation
        if recipe.isShared, recipe.kind != .external { binding.scope = scope.map { TypeName($0.full) } }
        binding.isEntryPoint = recipe.isEntryPoint
        binding.isDefault = recipe.isDefault
        if recipe.isRequestedRoot { binding.isBuiltIn = true }
        binding.contribution = recipe.contribution.map { number($0, in: key) }
        if recipe.looksUp { binding.attachment = LookupAttachment() }
        if let step = recipe.step { graph.steps.append(Graph.Step(step.kind, name: step.name, binding: graph.bindings.count)) }
        graph.bindings.append(binding)
    }

    private mutating func overridden(_ declared: InterpretedModules.PlacedRecipe) -> Graph.OverriddenDefault? {
        guard case .recipe(let recipe, _) = declared.source else { return nil }
        let key = interner.key(recipe.key, tag: recipe.tag)
        return Graph.OverriddenDefault(
            key: key, contribution: recipe.contribution.map { number($0, in: key) }, component: declared.position.component,
            module: declared.position.module, requests: recipe.requests.map { interner.key($0) }, place: recipe.place)
    }

    private mutating func number(_ contribution: SourceRecipe.Contribution, in collection: Int) -> Graph.Binding.Contribution {
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

    private mutating func writeRest(_ collected: ComponentCollector) {
        for declaration in collected.declarations {
            let entry = modules.recorder(of: declaration.declarer).entries[declaration.number]
            guard case .declare(let kind, let type, let tag, _) = entry else { continue }
            graph.declarations.append(
                Graph.Declaration(
                    kind, key: interner.key(type, tag: tag), component: declaration.position.component,
                    module: declaration.position.module, place: declaration.place))
        }
        for (recipe, position) in modules.unfinished {
            graph.unfinished.append(
                Graph.Unfinished(
                    key: interner.key(recipe.promisedKey, tag: recipe.tag), kind: recipe.kind, component: position.component,
                    module: position.module, place: recipe.place))
        }
    }
}

extension SourceRecipe {
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

// SPDX-License-Identifier: Apache-2.0
