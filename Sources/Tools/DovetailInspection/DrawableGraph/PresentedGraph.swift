import DovetailGraph

extension Graph {
    /// The graph as people know it, which every drawing, count and query shows.
    ///
    /// The library has declarations that expand to parts with names of its own. Here, they appear as what was declared:
    /// * A module that the library includes for a declaration, such as that of a setting, is not there: its bindings belong to the module
    ///   that contains the declaration.
    /// * A step that runs for its side effects is a binding of its own key, and not a contribution to a collection of steps.
    ///
    /// Bindings, components and requests keep their positions, and so do the keys, to which the keys of the steps are added.
    var presented: Graph {
        var graph = self
        graph.removeLibraryModules()
        graph.addKeysOfSteps()
        return graph
    }

    /// The keys under which the library collects the steps that run for their side effects. They do not appear in the source code.
    var internalKeys: Set<Int> {
        let names: Set = ["DovetailLaunch.NamedStep", "Swift.Array<DovetailLaunch.NamedStep>"]
        return Set(keys.indices.filter { names.contains(keys[$0].key.type.full) })
    }

    private mutating func removeLibraryModules() {
        let removed = Set(modules.indices.filter { modules[$0].isOfLibrary && modules[$0].includedBy != nil })
        if removed.isEmpty { return }
        // The number of modules that remain before each position.
        var remaining: [Int] = [0]
        for module in modules.indices { remaining.append(remaining[module] + (removed.contains(module) ? 0 : 1)) }
        let numbers = modules.indices.map { remaining[declaringModule($0)] }

        for binding in bindings.indices { bindings[binding].module = numbers[bindings[binding].module] }
        for component in components.indices {
            let range = components[component].modules
            components[component].modules = remaining[range.lowerBound]..<remaining[range.upperBound]
        }
        inclusions = inclusions.compactMap { inclusion in
            var inclusion = inclusion
            if Module(inclusion.name, component: 0).isOfLibrary { return nil }
            inclusion.module = numbers[inclusion.module]
            inclusion.included = inclusion.included.map { numbers[$0] }
            return inclusion
        }
        for position in installations.indices { installations[position].module = numbers[installations[position].module] }
        for position in declarations.indices { declarations[position].module = numbers[declarations[position].module] }
        for position in unfinished.indices { unfinished[position].module = numbers[unfinished[position].module] }
        overriddenDefaults = overriddenDefaults.map { overridden in
            var overridden = overridden
            overridden.module = numbers[overridden.module]
            return overridden
        }
        modules = modules.indices.filter { !removed.contains($0) }.map { position in
            var module = modules[position]
            module.includedBy = module.includedBy.map { numbers[$0] }
            return module
        }
    }

    private mutating func addKeysOfSteps() {
        var known: [String: Int] = [:]
        for (binding, name) in stepNames.sorted(by: { $0.key < $1.key }) {
            let key = known[name] ?? keys.count
            if key == keys.count { keys.append(KeyEntry(Key(name))) }
            known[name] = key
            bindings[binding].key = key
            bindings[binding].contribution = nil
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
