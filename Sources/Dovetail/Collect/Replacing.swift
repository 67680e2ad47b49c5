internal import DovetailGraph

/// A key, before it has a number.
private struct Name: Hashable {
    let type: ObjectIdentifier
    let tag: ObjectIdentifier?

    init(_ recipe: Recipe) {
        type = ObjectIdentifier(recipe.key)
        tag = recipe.tag.map { ObjectIdentifier($0) }
    }

    init(_ type: Any.Type) {
        self.type = ObjectIdentifier(type)
        tag = nil
    }
}

/// A binding that was given to `replacing:`.
struct Replacement {
    let recipe: Recipe
    let module: TypeName
    /// The bindings that now stand where others stood.
    var replaced: [Int] = []
}

extension Blueprint {
    /// Lets the bindings of `replacing` take the places of those with the same keys, in the whole tree.
    ///
    /// A binding keeps the scope of the one it replaces. All contributions to a collection are replaced together.
    mutating func replace(with replacing: [any Module.Type]) {
        if replacing.isEmpty { return }
        var found: [(sheet: Sheet, index: Int)] = []
        var byName: [Name: [Int]] = [:]
        var seen: Set<ObjectIdentifier> = []
        for module in replacing where seen.insert(ObjectIdentifier(module)).inserted {
            for (sheet, index) in bindings(of: module, &seen) {
                let recipe = sheet.recipes[index]
                byName[Name(recipe), default: []].append(found.count)
                found.append((sheet, index))
                replacements.append(Replacement(recipe: recipe, module: TypeName(module)))
            }
        }

        var result: ContiguousArray<Declared> = []
        for component in components.indices {
            let part = components[component]
            let first = result.count
            var placed: Set<Name> = []
            var seed: Int?
            var root: Int?
            for position in part.bindings {
                let binding = bindings[position]
                if position == part.seed { seed = result.count }
                if position == part.root { root = result.count }
                guard let name = binding.replaceableName, let candidates = byName[name] else {
                    result.append(binding)
                    continue
                }
                guard placed.insert(name).inserted else { continue }
                for candidate in chosen(candidates) {
                    replacements[candidate].replaced.append(result.count)
                    result.append(binding.replaced(by: found[candidate].sheet, found[candidate].index))
                }
                for candidate in candidates where replacements[candidate].replaced.isEmpty {
                    replacements[candidate].replaced.append(result.count - 1)
                }
            }
            components[component].bindings = first..<result.count
            components[component].seed = seed
            components[component].root = root
        }
        bindings = result
    }

    /// All contributions, or the first of those that would replace the same binding: the rules report the others.
    private func chosen(_ candidates: [Int]) -> [Int] {
        let contributions = candidates.filter { replacements[$0].recipe.contribution != nil }
        return contributions.isEmpty ? [candidates[0]] : contributions
    }

    /// What a replacing module binds, with everything it includes that has not been seen before.
    private mutating func bindings(of module: any Module.Type, _ seen: inout Set<ObjectIdentifier>) -> [(sheet: Sheet, index: Int)] {
        var found: [(sheet: Sheet, index: Int)] = []
        var path = [(sheet: sheet(of: .of(module)), next: 0)]
        while let (sheet, next) = path.last {
            guard next < sheet.entries.count else {
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            switch sheet.entries[next] {
            case .binding(let index):
                let recipe = sheet.recipes[index]
                if recipe.isFinished {
                    found.append((sheet, index))
                } else {
                    unfinished.append(Unfinished(recipe: recipe, component: 0, module: 0))
                }
            case .include(let description, _):
                if seen.insert(ObjectIdentifier(description.type)).inserted {
                    path.append((self.sheet(of: description), 0))
                }
            case .install, .declare:
                // A replacement takes the place of a binding; it adds none.
                break
            }
        }
        return found
    }
}

extension Blueprint.Declared {
    /// What a replacement has to be called to take its place: nil for a seed, which the caller gives.
    fileprivate var replaceableName: Name? {
        switch source {
        case .recipe(let sheet, let index): Name(sheet.recipes[index])
        case .child(let description, _, _): Name(description.factory)
        case .seed: nil
        }
    }

    fileprivate func replaced(by sheet: Sheet, _ index: Int) -> Blueprint.Declared {
        var result = self
        if case .recipe(let own, let position) = source {
            result.replaced = Blueprint.Replaced(isShared: own.recipes[position].isShared, scope: own.scope)
        } else {
            result.replaced = Blueprint.Replaced(isShared: false, scope: nil)
        }
        if sheet.recipes[index].contribution != nil {
            result.replaced = Blueprint.Replaced(isShared: sheet.recipes[index].isShared, scope: result.replaced?.scope)
        }
        result.source = .recipe(sheet, index)
        return result
    }
}
