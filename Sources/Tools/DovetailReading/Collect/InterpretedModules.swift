import DovetailGraph

/// The declarations of a program that is read from its sources, by the names of types.
final class InterpretedModules: DeclarationSource {
    /// Grouped by component, in order of declaration.
    private(set) var bindings: [PlacedRecipe] = []
    private(set) var unfinished: [(recipe: SourceRecipe, position: CollectedPosition)] = []

    private let interpreter: Interpreter
    private var declarers: [Declarer] = []
    private var numbers: [SourceType: Int] = [:]
    /// Those of the components without a type of their own, by the declarations that install them.
    private var inPlace: [InPlaceOrigin: Int] = [:]

    /// A module or component, and where it was included or installed first.
    private struct Declarer {
        let kind: Kind
        let place: Graph.SourceLocation

        enum Kind {
            case module(IncludedModule)
            case component(SourceType)
            case inPlace(SourceType, InPlaceComponent, SourceRecorder)
        }

        var type: SourceType {
            switch kind {
            case .module(let module): module.type
            case .component(let type), .inPlace(let type, _, _): type
            }
        }
    }

    private struct InPlaceOrigin: Hashable {
        let declarer: Int
        let declaration: Int
    }

    /// A binding in its component.
    struct PlacedRecipe {
        enum Source {
            case recipe(SourceRecipe, scope: SourceType?)
            /// The value that the component is built with.
            case seed(SourceType, CollectedComponent)
            /// The binding of an `install`.
            case child(SourceType, CollectedComponent)
        }

        let source: Source
        let position: CollectedPosition
    }

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func number(ofComponent type: SourceType, at place: Graph.SourceLocation) -> Int {
        number(of: Declarer(kind: .component(type), place: place))
    }

    private func number(of declarer: Declarer) -> Int {
        if let known = numbers[declarer.type] { return known }
        numbers[declarer.type] = declarers.count
        declarers.append(declarer)
        return declarers.count - 1
    }

    private func number(of child: InstalledComponent, from origin: InPlaceOrigin, at place: Graph.SourceLocation) -> Int {
        guard let component = child.inPlace else { return number(ofComponent: child.type, at: place) }
        if let known = inPlace[origin] { return known }
        inPlace[origin] = declarers.count
        let recorder = interpreter.recorder(of: component, child.type, at: place)
        declarers.append(Declarer(kind: .inPlace(child.type, component, recorder), place: place))
        return declarers.count - 1
    }

    func type(of component: CollectedComponent) -> SourceType { declarers[component.declarer].type }

    /// The declarations of a declarer, which the first call interprets.
    func recorder(of declarer: Int) -> SourceRecorder {
        let declarer = declarers[declarer]
        switch declarer.kind {
        case .module(let module): return interpreter.recorder(of: module, includedAt: declarer.place)
        case .component(let type): return interpreter.recorder(ofComponent: type, at: declarer.place)
        case .inPlace(_, _, let recorder): return recorder
        }
    }

    /// Removes the defaults that other bindings override, and returns them.
    func overrideDefaults(of components: ContiguousArray<CollectedComponent>) -> [PlacedRecipe] {
        let positions = components.overriddenDefaults { provided(bindings[$0].source) }
        if positions.isEmpty { return [] }
        let overridden = positions.map { bindings[$0] }
        components.removeBindings(at: positions)
        bindings = bindings.removing(at: positions)
        return overridden
    }

    private struct TaggedType: Hashable {
        let type: SourceType
        var tag: SourceType?
    }

    /// Nil for a root that is only requested, because another binding provides it.
    private func provided(_ source: PlacedRecipe.Source) -> ProvidedKey<TaggedType, String>? {
        switch source {
        case .recipe(let recipe, _):
            if recipe.isRequestedRoot { return nil }
            var entry: String?
            if case .entry(let key)? = recipe.contribution { entry = key.identity }
            return ProvidedKey(
                TaggedType(type: recipe.key, tag: recipe.tag), contributes: recipe.contribution != nil, entry: entry,
                isDefault: recipe.isDefault)
        case .seed(let type, _):
            let seed = RequestForms.seed(type, interpreter.declarations)
            return ProvidedKey(TaggedType(type: seed.type, tag: seed.tag))
        case .child(let type, _): return ProvidedKey(TaggedType(type: SourceType("Dovetail.ComponentFactory<\(type)>")))
        }
    }

    private func seed(of component: Int) -> SourceType? {
        switch declarers[component].kind {
        case .inPlace(_, let component, _): component.seed
        case .component(let type): interpreter.declarations.member("Seed", of: type).flatMap { $0 == .void ? nil : $0 }
        case .module: nil
        }
    }

    // MARK: DeclarationSource

    var bindingCount: Int { bindings.count }

    func name(of declarer: Int) -> TypeName {
        if case .inPlace(_, let component, _) = declarers[declarer].kind { return TypeName(component.root.full) }
        return TypeName(declarers[declarer].type.full)
    }

    func hasSeed(_ component: Int) -> Bool { seed(of: component) != nil }

    func placeSeed(of component: CollectedComponent, at position: CollectedPosition) {
        guard let seed = seed(of: component.declarer) else { return }
        bindings.append(PlacedRecipe(source: .seed(seed, component), position: position))
    }

    func placeFactory(of child: CollectedComponent, at position: CollectedPosition) {
        bindings.append(PlacedRecipe(source: .child(type(of: child), child), position: position))
    }

    func next(in reader: DeclarationReader, of component: CollectedComponent) -> DeclaredPart? {
        let recorder = recorder(of: reader.declarer)
        while reader.progress.others < recorder.entries.count {
            let number = reader.progress.others
            reader.progress.others += 1
            switch recorder.entries[number] {
            case .binding(let index): bind(recorder, index, component, reader.position)
            case .declare(_, _, _, let place): return DeclaredPart(.declare(number), at: place)
            case .install(let child, let place):
                let origin = InPlaceOrigin(declarer: reader.declarer, declaration: number)
                return DeclaredPart(.install(self.number(of: child, from: origin, at: place)), at: place)
            case .include(let included, let place):
                return DeclaredPart(.include(self.number(of: Declarer(kind: .module(included), place: place))), at: place)
            }
        }
        return nil
    }

    private func bind(_ recorder: SourceRecorder, _ index: Int, _ component: CollectedComponent, _ position: CollectedPosition) {
        let recipe = recorder.recipes[index]
        guard recipe.isFinished else { return unfinished.append((recipe, position)) }
        // Only the recorder of a component has a root.
        if index == recorder.root { component.root = bindings.count }
        bindings.append(PlacedRecipe(source: .recipe(recipe, scope: recorder.scope), position: position))
    }
}

// SPDX-License-Identifier: Apache-2.0
