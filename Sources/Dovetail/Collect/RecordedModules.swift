internal import CDovetail
internal import DovetailGraph

/// The declarations of a running program, by metatype.
///
/// It is the only caller of `configure`: once for each module and component, no matter how often they are included or installed.
final class RecordedModules: DeclarationSource {
    /// Grouped by component, in order of declaration.
    private(set) var bindings: ContiguousArray<Blueprint.PlacedBinding> = []
    var unfinished: ContiguousArray<Blueprint.Unfinished> = []
    /// Declarations that come too late.
    let lateDeclarations = LateDeclarations()

    /// Numbers the types in the order of their declarers.
    private var types = KeyInterner(capacity: 0)
    private var declarers: ContiguousArray<Declarer> = []
    private let replacing: Replacements

    /// A module or component, and its declarations once `configure` has run.
    // A class: see `DeclarationReader`.
    private final class Declarer {
        let type: Any.Type
        let name: TypeName
        let scope: Any.Type?
        let kind: Kind
        @exclusivity(unchecked) var recorder: DeclarationRecorder?

        enum Kind {
            case module(ErasedModule)
            /// The location is that of the root, if that has none of its own.
            indirect case component(ErasedComponent, Graph.SourceLocation)
        }

        init(_ module: ErasedModule) {
            (type, name, scope, kind) = (module.type, module.name, module.scope, .module(module))
        }

        init(_ component: ErasedComponent, at place: Graph.SourceLocation) {
            (type, name, scope) = (component.type, TypeName(component.type), component.scope)
            kind = .component(component, place)
        }

        func configure(_ recorder: DeclarationRecorder) {
            switch kind {
            case .module(let module): module.configure(recorder)
            case .component(let component, let place):
                component.configure(recorder)
                component.configureRoot?(recorder.startRoot(component.root, at: place))
            }
        }
    }

    /// - Parameter replacing: Modules whose bindings replace others. Components that they install and keys that they declare belong to the
    ///   root.
    init(replacing: Replacements) {
        self.replacing = replacing
        // Enough for a small graph, so that the arrays are not allocated for one, two, four elements.
        bindings.reserveCapacity(64)
        declarers.reserveCapacity(8)
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
        if number == declarers.count { declarers.append(Declarer(module)) }
        return number
    }

    func number(of component: ErasedComponent, at place: Graph.SourceLocation) -> Int {
        let number = types.key(component.type)
        if number == declarers.count { declarers.append(Declarer(component, at: place)) }
        return number
    }

    func description(of component: CollectedComponent) -> ErasedComponent { description(ofComponent: component.declarer) }

    private func description(ofComponent declarer: Int) -> ErasedComponent {
        guard case .component(let component, _) = declarers[declarer].kind else {
            // The collector asks for the root and for what was installed.
            fatalError("\(name(of: declarer)) is a module")
        }
        return component
    }

    /// The declarations of a declarer. The first call runs its `configure`.
    func recorder(of declarer: Int) -> DeclarationRecorder {
        let declarer = declarers[declarer]
        if let known = declarer.recorder { return known }
        let recorder = DeclarationRecorder(
            name: declarer.name, scope: declarer.scope.map { TypeName($0) }, lateDeclarations: lateDeclarations)
        declarer.recorder = recorder
        _ = ThreadNote.write(declarer.type, to: dovetail_collecting) {
            declarer.configure(recorder)
            return 0
        }
        recorder.close()
        return recorder
    }

    // MARK: DeclarationSource

    var bindingCount: Int { bindings.count }

    func name(of declarer: Int) -> TypeName { declarers[declarer].name }

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
        return other.map { part($0, reader.progress.others - 1) }
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

    private func part(_ other: DeclarationRecorder.Other, _ number: Int) -> DeclaredPart {
        switch other.kind {
        case .include(let module): DeclaredPart(.include(self.number(of: module)), at: other.place)
        case .install(let child): DeclaredPart(.install(self.number(of: child, at: other.place)), at: other.place)
        case .declare: DeclaredPart(.declare(number), at: other.place)
        }
    }

    func additions() -> [(module: Int, part: DeclaredPart)] {
        if replacing.modules.isEmpty { return [] }
        return declarations(of: replacing).compactMap { item in
            item.other.map { (number(of: item.module), part($0.declaration, $0.number)) }
        }
    }
}
