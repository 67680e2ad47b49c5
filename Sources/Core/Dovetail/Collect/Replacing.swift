internal import DovetailGraph

/// The target of a replacement: a key with all its contributions, or one entry of a dictionary.
private struct Target: Hashable {
    let type: ObjectIdentifier
    var tag: ObjectIdentifier?
    var entry: AnyHashable?

    init(_ type: Any.Type) { self.type = ObjectIdentifier(type) }

    init(_ recipe: Recipe) {
        self.init(recipe.key)
        tag = recipe.tag.map { ObjectIdentifier($0) }
        if case .entry(let key)? = recipe.extras?.contribution { entry = key }
    }
}

/// A binding of a module in `replacing`.
struct Replacement {
    fileprivate let recorder: DeclarationRecorder
    fileprivate let index: Int
    let module: TypeName
    /// The bindings that have replaced others.
    var replaced: [Int] = []

    var recipe: Recipe { recorder.recipes[index] }

    /// Whether its factory requests what it replaces. Elsewhere, such a request is a cycle.
    fileprivate var isWrapper: Bool {
        let recipe = recipe
        guard recipe.tag == nil, !recipe.isContribution else { return false }
        return recipe.requests.contains { recorder.requests[$0] == recipe.key }
    }
}

/// The tag under which a replacement requests the instance that it replaces.
enum Replaced<Element>: Tag {}

/// The tag for instances of a type.
func tagOfReplaced(_ type: Any.Type) -> Any.Type {
    func open<T>(_: T.Type) -> Any.Type { Replaced<T>.self }
    return _openExistential(type, do: open)
}

/// The replacements of one target, in the order of their declarations.
private struct Rivals {
    /// Positions in ``Blueprint/replacements``.
    private(set) var all: [Int] = []
    /// All contributions, or the first of the bindings that would replace the same one. The rules report the others.
    private(set) var chosen: [Int] = []
    /// Whether a descendant inherits the replacement, as it does with contributions.
    private(set) var areContributions = false
    var areUsed = false

    mutating func add(_ replacement: Int, _ recipe: Recipe) {
        all.append(replacement)
        // Entries with one key replace the same entry.
        let isOneOfMany = recipe.isContribution && Target(recipe).entry == nil
        if isOneOfMany, !areContributions { chosen = [] }
        if isOneOfMany || chosen.isEmpty { chosen.append(replacement) }
        if chosen.last == replacement, recipe.isContribution { areContributions = true }
    }
}

/// The replacements of all targets.
///
/// The types of the targets are numbered: most bindings have a type that no replacement has, and their keys are not hashed.
private struct ReplacementTable {
    private var byTarget: [Target: Rivals] = [:]
    private var types = KeyInterner(capacity: 0)

    mutating func add(_ replacement: Int, _ recipe: Recipe, for target: Target) {
        byTarget[target, default: Rivals()].add(replacement, recipe)
        _ = types.key(recipe.key)
    }

    subscript(target: Target) -> Rivals? { byTarget[target] }

    mutating func use(_ target: Target) { byTarget[target]?.areUsed = true }

    /// The number of the type of a binding; nil if no replacement has it.
    func number(of binding: Blueprint.PlacedBinding, _ recorded: RecordedModules) -> Int? {
        binding.keyType(recorded).flatMap { types.find($0) }
    }

    var typeCount: Int { types.types.count }

    /// The targets of a binding whose type some replacement has; empty for all others.
    func targets(of binding: Blueprint.PlacedBinding, _ recorded: RecordedModules) -> [Target] {
        number(of: binding, recorded) == nil ? [] : binding.targets(recorded)
    }
}

extension Blueprint {
    /// Replaces the bindings that have the same keys as those of `replacing`, in the whole tree.
    ///
    /// A replacement adopts the scope of the binding it replaces, in each component that binds the key. An entry of a dictionary replaces
    /// the entry with the same key. All other contributions to a collection are replaced together, in the first component on each path
    /// that contributes; its descendants inherit the replacement.
    mutating func replace(with replacing: Replacements) {
        if replacing.modules.isEmpty { return }
        let table = addReplacements(replacing)
        if !replacing.bindUnmatched, let single = singleMatches(table) { return exchange(single) }
        if hasConflicts(among: table) { unreplaced = [Graph.written(self).graph] }
        place(table, bindUnmatched: replacing.bindUnmatched)
    }

    /// The bindings that will be replaced, each by one other; nil if this is not all there is to do, because a type is bound several times, or
    /// some binding will be replaced by several others or by a wrapper.
    private func singleMatches(_ table: ReplacementTable) -> [(position: Int, rivals: Rivals)]? {
        var isBound = [Bool](repeating: false, count: table.typeCount)
        var matches: [(position: Int, rivals: Rivals)] = []
        for position in bindings.indices {
            guard let number = table.number(of: bindings[position], recorded) else { continue }
            if isBound[number] { return nil }
            isBound[number] = true
            for case let rivals? in bindings[position].targets(recorded).map({ table[$0] }) {
                if rivals.chosen.count > 1 || replacements[rivals.chosen[0]].isWrapper { return nil }
                matches.append((position, rivals))
                break
            }
        }
        return matches
    }

    /// Replaces bindings in their positions.
    private mutating func exchange(_ matches: [(position: Int, rivals: Rivals)]) {
        for (position, rivals) in matches {
            bindings[position] = bindings[position].replaced(by: replacements[rivals.chosen[0]], role: .replacement)
            for rival in rivals.all { replacements[rival].replaced = [position] }
        }
    }

    /// Whether bindings that will be replaced conflict with each other, which their replacement would hide: the application builds them
    /// without it.
    private func hasConflicts(among table: ReplacementTable) -> Bool {
        // Whether each target that was bound so far is bound by contributions.
        var bound = PathTable<Target, Bool>(ComponentTree(count: components.count) { components[$0].parent })
        for component in components.indices {
            bound.go(to: component)
            for position in components[component].bindings {
                let targets = table.targets(of: bindings[position], recorded)
                guard let whole = targets.first, let own = targets.last, targets.contains(where: { table[$0] != nil }) else { continue }
                let contributes = bindings[position].isContribution
                let isEntry = own.entry != nil
                if bound[whole] == !contributes || bound[own] != nil && (isEntry || !contributes) { return true }
                bound.set(whole, contributes)
                if isEntry { bound.set(own, contributes) }
            }
        }
        return false
    }

    /// Returns the replacements, by their targets.
    private mutating func addReplacements(_ replacing: Replacements) -> ReplacementTable {
        var declared: [(replacement: Replacement, target: Target, layer: Int)] = []
        var innermost: [Target: Int] = [:]
        for item in recorded.declarations(of: replacing) {
            for index in item.recipes {
                let recipe = item.recorder.recipes[index]
                guard recipe.isFinished else {
                    unfinished.append(Unfinished(recipe: recipe, CollectedPosition(component: 0, module: 0)))
                    continue
                }
                // Every other replacement takes precedence over a default of a replacing module.
                let layer = recipe.isDefault ? -1 : replacing.layer(of: item.replacing)
                let target = Target(recipe)
                innermost[target] = max(innermost[target] ?? layer, layer)
                declared.append((Replacement(recorder: item.recorder, index: index, module: item.replacing.name), target, layer))
            }
        }
        var table = ReplacementTable()
        for (replacement, target, layer) in declared where layer == innermost[target] {
            table.add(replacements.count, replacement.recipe, for: target)
            replacements.append(replacement)
        }
        return table
    }

    private mutating func place(_ table: consuming ReplacementTable, bindUnmatched: Bool) {
        let bound = bindUnmatched ? Set(bindings.flatMap { table.targets(of: $0, recorded) }) : []
        var result: ContiguousArray<PlacedBinding> = []
        result.reserveCapacity(bindings.count)
        // The first binding that replaced each target.
        var placed = PathTable<Target, Int>(ComponentTree(count: components.count) { components[$0].parent })
        for component in components.indices {
            placed.go(to: component)
            let record = components[component]
            let first = result.count
            var seed: Int?
            var root: Int?
            for position in record.bindings {
                let binding = bindings[position]
                if position == record.seed { seed = result.count }
                if position == record.root { root = result.count }
                let targets = table.targets(of: binding, recorded)
                guard let target = targets.first(where: { table[$0] != nil }), let rivals = table[target] else {
                    result.append(binding)
                    continue
                }
                let isInherited = binding.isContribution || rivals.areContributions
                if let earlier = placed[target], isInherited || result[earlier].component == component {
                    // A component has a root, even if its key is bound twice or its ancestor has the replacement.
                    if position == record.root {
                        root = result[earlier].component == component ? earlier : result.count
                        if root == result.count { result.append(binding) }
                    }
                    continue
                }
                placed.set(target, result.count)
                for candidate in rivals.chosen {
                    replacements[candidate].replaced.append(result.count)
                    let original = replacements[candidate].isWrapper ? binding.original : nil
                    result.append(binding.replaced(by: replacements[candidate], role: original == nil ? .replacement : .wrapper))
                    if let original { result.append(original) }
                }
                if rivals.areUsed { continue }
                table.use(target)
                for rival in rivals.all where replacements[rival].replaced.isEmpty { replacements[rival].replaced = [result.count - 1] }
            }
            if bindUnmatched, component == 0 {
                for candidate in replacements.indices where !bound.contains(Target(replacements[candidate].recipe)) {
                    let replacement = replacements[candidate]
                    replacements[candidate].replaced = [result.count]
                    result.append(
                        PlacedBinding(
                            source: .recipe(Unmanaged.passUnretained(replacement.recorder), replacement.index),
                            CollectedPosition(component: 0, module: 0)))
                }
            }
            components[component].bindings = first..<result.count
            components[component].seed = seed
            components[component].root = root
        }
        bindings = result
    }
}

extension RecordedModules {
    /// Bindings of a replacing module, and the other declaration that follows them.
    struct ReplacingDeclarations {
        let recorder: DeclarationRecorder
        let recipes: Range<Int>
        let other: (declaration: DeclarationRecorder.Other, number: Int)?
        /// The declaring module.
        let module: ErasedModule
        /// The module in `replacing` that includes it.
        let replacing: ErasedModule
    }

    /// Returns all declarations of the replacing modules and the modules that they include, in order.
    func declarations(of replacing: Replacements) -> [ReplacingDeclarations] {
        var declarations: [ReplacingDeclarations] = []
        var seen: Set<ObjectIdentifier> = []
        for module in replacing.modules where seen.insert(ObjectIdentifier(module.type)).inserted {
            var path = [(module: module, reader: reader(of: module))]
            while let (current, reader) = path.last {
                let recorder = recorder(of: reader.declarer)
                let (recipes, other) = recorder.next(in: reader)
                if other == nil { path.removeLast() }
                declarations.append(
                    ReplacingDeclarations(
                        recorder: recorder, recipes: recipes, other: other.map { ($0, reader.progress.others - 1) }, module: current,
                        replacing: module))
                if case .include(let description)? = other?.kind, seen.insert(ObjectIdentifier(description.type)).inserted {
                    path.append((description, self.reader(of: description)))
                }
            }
        }
        return declarations
    }

    /// Their bindings replace others later, wherever those are.
    private func reader(of module: ErasedModule) -> DeclarationReader {
        DeclarationReader(number(of: module), at: CollectedPosition(component: 0, module: 0))
    }
}

extension Blueprint.PlacedBinding {
    fileprivate var isContribution: Bool { recipe?.isContribution == true }

    /// The type of the targets; nil for a seed.
    fileprivate func keyType(_ recorded: RecordedModules) -> Any.Type? {
        switch source {
        // Read in place: a copy of the recipe would cost more than the comparison.
        case .recipe(let recorder, let index): recorder._withUnsafeGuaranteedRef { $0.recipes[index].key }
        case .child(let child): recorded.description(of: child).factory
        case .seed: nil
        }
    }

    /// The targets that a replacement must match to replace this binding. A seed has none, because the caller supplies it, and neither has a
    /// root that is only requested, because the binding that creates it is replaced.
    fileprivate func targets(_ recorded: RecordedModules) -> [Target] {
        switch source {
        case .recipe(let recorder, let index):
            let recipe = recorder.takeUnretainedValue().recipes[index]
            if recipe.isRequestedRoot { return [] }
            let own = Target(recipe)
            var whole = own
            whole.entry = nil
            return own.entry == nil ? [own] : [whole, own]
        case .child(let child): return [Target(recorded.description(of: child).factory)]
        case .seed: return []
        }
    }

    /// This binding, for a replacement that requests its instance; nil if it cannot be requested.
    fileprivate var original: Blueprint.PlacedBinding? {
        guard case .recipe(let recorder, let index) = source, !isContribution else { return nil }
        let own = recorder.takeUnretainedValue()
        var result = self
        result.replaced = Blueprint.Replaced(isShared: own.recipes[index].isShared, scope: own.scope, role: .original)
        return result
    }

    fileprivate func replaced(by replacement: Replacement, role: Blueprint.Replaced.Role) -> Blueprint.PlacedBinding {
        var result = self
        var isShared = false
        var scope: TypeName?
        if case .recipe(let recorder, let index) = source {
            let own = recorder.takeUnretainedValue()
            // A contribution does not adopt the scope of another one: it is shared if it is declared so.
            let isDeclared = isContribution || replacement.recipe.isContribution
            isShared = isDeclared ? replacement.recipe.isShared : own.recipes[index].isShared
            scope = own.scope
        }
        result.replaced = Blueprint.Replaced(isShared: isShared, scope: scope, role: role)
        result.source = .recipe(Unmanaged.passUnretained(replacement.recorder), replacement.index)
        return result
    }
}

// SPDX-License-Identifier: Apache-2.0
