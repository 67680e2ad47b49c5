internal import CDovetail
internal import DovetailGraph

/// The declarations of a running program, by metatype.
///
/// It is the only caller of `configure`: once for each module and component, no matter how often they are included or installed.
final class RecordedModules: DeclarationSource {
    // Not checked for exclusive access, because the check costs more than the write.
    /// Grouped by component, in order of declaration.
    @exclusivity(unchecked) private(set) var bindings: ContiguousArray<Blueprint.PlacedBinding> = []
    @exclusivity(unchecked) private(set) var unfinished: ContiguousArray<Blueprint.Unfinished> = []
    /// Declarations that come too late.
    let lateDeclarations = LateDeclarations()

    /// Whether some module has a default.
    @exclusivity(unchecked) private(set) var hasDefaults = false

    /// Numbers the types in the order of their recorders.
    @exclusivity(unchecked) private var types = KeyInterner(capacity: 0)
    @exclusivity(unchecked) private var recorders: ContiguousArray<DeclarationRecorder> = []
    private let replacing: Replacements
    /// The numbers of the components without a type of their own, by the declarations that install them.
    private var inPlace: [Int: Int] = [:]
    /// Collected instead of the component that it describes.
    private let substitute: ErasedComponent?

    /// - Parameters:
    ///   - replacing: Modules whose bindings replace others. Components that they install and keys that they declare belong to the root.
    ///   - substitute: A description of a component that is collected instead of the one that installs it.
    init(replacing: Replacements, substitute: ErasedComponent? = nil) {
        self.replacing = replacing
        self.substitute = substitute
        // Enough for a small graph, so that the arrays are not allocated for one, two, four elements.
        bindings.reserveCapacity(64)
        recorders.reserveCapacity(8)
    }

    deinit {
        // Only an escaped binder retains a recorder any longer.
        for recorder in recorders.indices where !isKnownUniquelyReferenced(&recorders[recorder]) { recorders[recorder].forgetFactories() }
    }

    /// Ends collecting: hands over the bindings.
    func takeBindings() -> ContiguousArray<Blueprint.PlacedBinding> {
        let bindings = bindings
        self.bindings = []
        return bindings
    }

    // MARK: Declarers

    func number(of module: ErasedModule) -> Int {
        let number = types.key(module.type)
        if number == recorders.count {
            recorders.append(DeclarationRecorder(of: .module(module), name: module.name, scope: module.scope, lateDeclarations))
        }
        return number
    }

    /// - Parameter place: The location of the root, if that has none of its own.
    func number(of component: ErasedComponent, at place: Graph.SourceLocation) -> Int {
        let number = types.key(component.type)
        if number == recorders.count {
            var component = component
            if let substitute, substitute.type == component.type { component = substitute }
            add(component, at: place)
        }
        return number
    }

    /// - Parameter declaration: The number of the declaration among those of its declarer.
    private func number(ofInPlace component: ErasedComponent, of declarer: Int, _ declaration: Int, at place: Graph.SourceLocation) -> Int {
        let origin = declarer << 32 | declaration
        if let known = inPlace[origin] { return known }
        let number = types.add(component.type)
        inPlace[origin] = number
        add(component, at: place)
        return number
    }

    private func add(_ component: ErasedComponent, at place: Graph.SourceLocation) {
        recorders.append(
            DeclarationRecorder(of: .component(component, at: place), name: component.name, scope: component.scope, lateDeclarations))
    }

    func description(of component: CollectedComponent) -> ErasedComponent { description(ofComponent: component.declarer) }

    private func description(ofComponent declarer: Int) -> ErasedComponent {
        guard case .component(let component, _) = recorders[declarer].declarer else {
            // The collector asks for the root and for what was installed.
            fatalError("\(name(of: declarer)) is a module")
        }
        return component
    }

    /// The declarations of a declarer. The first call runs its `configure`.
    func recorder(of declarer: Int) -> DeclarationRecorder {
        let recorder = recorders[declarer]
        if !recorder.isStarted { record(recorder) }
        return recorder
    }

    private func record(_ recorder: DeclarationRecorder) {
        _ = ThreadNote.write(recorder.type, to: dovetail_collecting) {
            recorder.record()
            return 0
        }
        if recorder.hasDefaults { hasDefaults = true }
    }

    // MARK: DeclarationSource

    var bindingCount: Int { bindings.count }

    func name(of declarer: Int) -> TypeName { recorders[declarer].name }

    func hasSeed(_ declarer: Int) -> Bool { description(ofComponent: declarer).seed != Void.self }

    func placeSeed(of component: CollectedComponent, at position: CollectedPosition) {
        bindings.append(Blueprint.PlacedBinding(source: .seed(component), position))
    }

    func placeFactory(of child: CollectedComponent, at position: CollectedPosition) {
        bindings.append(Blueprint.PlacedBinding(source: .child(child), position))
    }

    func next(in reader: DeclarationReader, of component: CollectedComponent) -> DeclaredPart? {
        let recorder = recorder(of: reader.declarer)
        let (recipes, other) = recorder.next(in: reader)
        for recipe in recipes { place(recipe, of: recorder, component, at: reader.position) }
        return other.map { part($0, reader.progress.others - 1, of: reader.declarer) }
    }

    private func place(_ index: Int, of recorder: DeclarationRecorder, _ component: CollectedComponent, at position: CollectedPosition) {
        if recorder.recipes[index].isFinished {
            // Only the recorder of a component has a root.
            if index == recorder.root { component.root = bindings.count }
            bindings.append(Blueprint.PlacedBinding(source: .recipe(Unmanaged.passUnretained(recorder), index), position))
        } else {
            unfinished.append(Blueprint.Unfinished(recipe: recorder.recipes[index], position))
        }
    }

    private func part(_ other: DeclarationRecorder.Other, _ number: Int, of declarer: Int) -> DeclaredPart {
        switch other.kind {
        case .include(let module): DeclaredPart(.include(self.number(of: module)), at: other.place)
        case .install(let child) where child.isInPlace:
            DeclaredPart(.install(self.number(ofInPlace: child, of: declarer, number, at: other.place)), at: other.place)
        case .install(let child): DeclaredPart(.install(self.number(of: child, at: other.place)), at: other.place)
        case .declare: DeclaredPart(.declare(number), at: other.place)
        }
    }

    var hasAdditions: Bool { !replacing.modules.isEmpty }

    func additions() -> [(module: Int, part: DeclaredPart)] {
        declarations(of: replacing).compactMap { item in
            item.other.map {
                let declarer = number(of: item.module)
                return (declarer, part($0.declaration, $0.number, of: declarer))
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
