internal import DovetailGraph

extension Graph {
    /// Converts a blueprint into a graph, and returns it with the types of its keys.
    static func written(_ blueprint: borrowing Blueprint) -> (graph: Graph, interner: KeyInterner) {
        var writer = GraphWriter(blueprint)
        writer.write(blueprint)
        return (writer.graph, writer.interner)
    }
}

// The blueprint is borrowed and not stored: a copy would retain all its arrays. Not copyable, as there is one for each graph.
private struct GraphWriter: ~Copyable {
    var graph = Graph()
    var interner: KeyInterner
    /// The keys of the entries of each dictionary, with their numbers.
    private var entryNumbers: [Int: [AnyHashable: Int]] = [:]
    private var hasAttachments = false
    private let blank = Graph.Binding(key: 0, component: 0, module: 0, requests: 0..<0, place: Graph.SourceLocation())

    init(_ blueprint: borrowing Blueprint) {
        interner = KeyInterner(capacity: blueprint.bindings.count * 5 / 4)
    }

    mutating func write(_ blueprint: borrowing Blueprint) {
        graph.modules = blueprint.modules
        graph.inclusions = blueprint.inclusions
        graph.installations = blueprint.installations
        graph.requests.reserveCapacity(blueprint.bindings.count * 2)
        for component in blueprint.components.indices { write(blueprint.components[component], of: blueprint) }
        // Initialized in place: appending would copy and destroy each binding, which is a considerable part of the cost of collecting.
        graph.bindings = Array(unsafeUninitializedCapacity: blueprint.bindings.count) { bindings, count in
            blueprint.bindings.withUnsafeBufferPointer { declared in
                while count < declared.count {
                    write(declared[count...], of: blueprint.recorded, to: bindings, &count)
                }
            }
        }
        if hasAttachments { attach() }
        writeRest(blueprint)
        graph.keys = interner.entries()
        graph.unreplaced = blueprint.unreplaced.first
    }

    private mutating func write(_ record: CollectedComponent, of blueprint: borrowing Blueprint) {
        let scope = blueprint.description(of: record).scope
        var component = Graph.Component(
            blueprint.recorded.name(of: record.declarer), parent: record.parent, scope: scope.map { TypeName($0) }, place: record.place)
        component.root = record.root
        component.seed = record.seed
        component.bindings = record.bindings
        component.modules = record.modules
        graph.components.append(component)
    }

    /// Writes the next binding, or all that come from the recorder of the next one.
    private mutating func write(
        _ declared: Slice<UnsafeBufferPointer<Blueprint.PlacedBinding>>, of recorded: RecordedModules,
        to bindings: UnsafeMutableBufferPointer<Graph.Binding>, _ count: inout Int
    ) {
        let (component, module) = (declared[count].component, declared[count].module)
        let binding = bindings.baseAddress.unsafelyUnwrapped + count
        switch declared[count].source {
        case .seed(let record):
            // For a `Provider`, a `Tagged` and a `TaggedProvider`, the key of the provided value.
            let seed = recorded.description(of: record).seed
            let provided = RequestWrappers.wrapper(of: seed)?.provided
            let key = interner.key(provided?.type ?? seed, tag: provided?.tag)
            binding.initialize(
                to: Graph.Binding(
                    key: key, kind: .seed, isShared: true, component: component, module: module,
                    requests: graph.requests.count..<graph.requests.count, place: record.place))
            binding.pointee.isBuiltIn = true
            count += 1
        case .child(let child):
            binding.initialize(
                to: Graph.Binding(
                    key: interner.key(recorded.description(of: child).factory), kind: .componentFactory(child: child.number),
                    component: component,
                    module: module, requests: graph.requests.count..<graph.requests.count, place: child.place))
            binding.pointee.isBuiltIn = true
            count += 1
        case .recipe(let common, _):
            // Once for all: reaching the recipes retains their array.
            common._withUnsafeGuaranteedRef { recorder in
                recorder.recipes.withUnsafeBufferPointer { recipes in
                    for declared in declared {
                        guard case .recipe(let next, let index) = declared.source, next.toOpaque() == common.toOpaque() else { return }
                        write(
                            recipes.baseAddress.unsafelyUnwrapped + index, of: recorder,
                            to: bindings.baseAddress.unsafelyUnwrapped + count, at: count, declared.component, declared.module,
                            declared.replaced)
                        count += 1
                    }
                }
            }
        }
    }

    /// Takes pointers, because recipes are as large as bindings.
    private mutating func write(
        _ recipe: UnsafePointer<Recipe>, of recorder: DeclarationRecorder, to binding: UnsafeMutablePointer<Graph.Binding>,
        at position: Int, _ component: Int, _ module: Int, _ replaced: Blueprint.Replaced?
    ) {
        let first = graph.requests.count
        let used = recipe.pointee.extras?.requestTags
        for request in recipe.pointee.requests {
            let type = recorder.requests[request]
            let isOriginal = replaced?.role == .wrapper && type == recipe.pointee.key
            let tag = isOriginal ? tagOfReplaced(type) : used?.byRequest[request]?.tag
            graph.requests.append(Graph.Request(key: interner.key(type, tag: tag)))
        }
        if let used { add(used.unmatched, of: position) }
        let isOriginal = replaced?.role == .original
        let key = interner.key(recipe.pointee.key, tag: isOriginal ? tagOfReplaced(recipe.pointee.key) : recipe.pointee.tag)
        let isExternal = recipe.pointee.kind.isExternal
        // A supplied value needs a slot, regardless of the binding that it replaces.
        let isShared = isExternal || replaced?.isShared ?? recipe.pointee.isShared
        // Changed in place: a new binding would be put together elsewhere, copied to its place, and destroyed. A blank one refers to no
        // object, so that a copy of its bytes is a copy.
        withUnsafePointer(to: blank) { UnsafeMutableRawPointer(binding).copyMemory(from: $0, byteCount: MemoryLayout<Graph.Binding>.size) }
        binding.pointee.key = key
        binding.pointee.kind = recipe.pointee.kind
        binding.pointee.isShared = isShared
        binding.pointee.component = component
        binding.pointee.module = module
        binding.pointee.requests = first..<graph.requests.count
        binding.pointee.place = recipe.pointee.place
        if isShared, !isExternal { binding.pointee.scope = replaced?.scope ?? recorder.scope }
        if let replaced, replaced.role != .original { binding.pointee.isReplacement = true }
        if recipe.pointee.isEntryPoint { binding.pointee.isEntryPoint = true }
        if recipe.pointee.isDefault { binding.pointee.isDefault = true }
        if recipe.pointee.isRequestedRoot { binding.pointee.isBuiltIn = true }
        guard let extras = recipe.pointee.extras else { return }
        if let contribution = extras.contribution { binding.pointee.contribution = number(contribution, in: key) }
        if let isolation = extras.isolation { binding.pointee.isolation = Graph.Isolation(isolation) }
        if let attachment = extras.attachment {
            binding.pointee.attachment = attachment
            hasAttachments = true
        }
    }

    private mutating func add(_ unmatched: [UsedTag], of binding: Int) {
        graph.unmatchedTags += unmatched.map {
            Graph.UnmatchedTag(binding: binding, tag: TypeName($0.tag), element: TypeName($0.element))
        }
    }

    /// Lets the attachments add to the graph, once it contains all bindings.
    private mutating func attach() {
        for binding in graph.attachedBindings { (graph.bindings[binding].attachment as? any GraphAttachment)?.add(binding, to: &graph) }
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
            graph.entryKeys[Graph.Entry(of: collection, number: number)] = .key(key)
            return .entry(number)
        }
    }

    private mutating func writeRest(_ blueprint: borrowing Blueprint) {
        for declaration in blueprint.declarations {
            let recorder = blueprint.recorded.recorder(of: declaration.declarer)
            guard case .declare(let kind, let type, let tag) = recorder.other(declaration.number).kind else { continue }
            graph.declarations.append(
                Graph.Declaration(
                    kind, key: interner.key(type, tag: tag), component: declaration.position.component,
                    module: declaration.position.module, place: declaration.place))
        }
        for unfinished in blueprint.unfinished {
            graph.unfinished.append(
                Graph.Unfinished(
                    key: interner.key(unfinished.recipe.promisedKey, tag: unfinished.recipe.tag), kind: unfinished.recipe.kind,
                    component: unfinished.component, module: unfinished.module, place: unfinished.recipe.place))
        }
        let lateDeclarations = blueprint.recorded.lateDeclarations.all
        // The first module of each type, which is only needed if some declaration came too late.
        let modules = Dictionary(
            lateDeclarations.isEmpty ? [] : graph.modules.enumerated().map { ($1.name.metatype.map { ObjectIdentifier($0) }, $0) },
            uniquingKeysWith: { first, _ in first })
        for late in lateDeclarations {
            let module = modules[late.module.metatype.map { ObjectIdentifier($0) }] ?? 0
            graph.unfinished.append(
                Graph.Unfinished(key: interner.key(late.type), component: 0, module: module, place: late.place, isLate: true))
        }
        if !blueprint.overriddenDefaults.isEmpty {
            graph.overriddenDefaults = blueprint.overriddenDefaults.compactMap { overridden($0) }
        }
        for replacement in blueprint.replacements {
            let recipe = replacement.recipe
            let key = interner.key(recipe.key, tag: recipe.tag)
            let contribution = recipe.extras?.contribution
            var written = Graph.Replacement(
                key: key, module: replacement.module, place: recipe.place, replaced: replacement.replaced,
                contributes: contribution != nil)
            if let contribution, case .entry(let entry) = number(contribution, in: key) { written.entry = entry }
            graph.replacements.append(written)
        }
    }

    private mutating func overridden(_ binding: Blueprint.PlacedBinding) -> Graph.OverriddenDefault? {
        guard case .recipe(let unretained, let index) = binding.source else { return nil }
        let recorder = unretained.takeUnretainedValue()
        let recipe = recorder.recipes[index]
        let key = interner.key(recipe.key, tag: recipe.tag)
        let contribution = recipe.extras?.contribution
        return Graph.OverriddenDefault(
            key: key, contribution: contribution.map { number($0, in: key) }, component: binding.component, module: binding.module,
            requests: recipe.requests.map { interner.key(recorder.requests[$0]) }, place: recipe.place)
    }
}

extension Recipe {
    /// The key that a completed binding would have had.
    fileprivate var promisedKey: Any.Type {
        func open<T>(_: T.Type) -> Any.Type { Factory<EmptySeed<T>>.self }
        // `with` names the factory; without it the factory has no seed.
        return if kind == .assistedFactory, key == type { open(self.type) } else { key }
    }
}

extension Graph.Isolation {
    init(_ actor: any Actor) {
        self = actor === MainActor.shared ? .mainActor : .actor(TypeName(Swift.type(of: actor)))
    }
}

// SPDX-License-Identifier: Apache-2.0
