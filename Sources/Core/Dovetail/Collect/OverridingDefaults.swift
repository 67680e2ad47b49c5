internal import DovetailGraph

extension Blueprint {
    /// Removes the defaults that other bindings override.
    mutating func overrideDefaults() {
        let overridden = components.overriddenDefaults { bindings[$0].provided(recorded) }
        if overridden.isEmpty { return }
        overriddenDefaults = ContiguousArray(overridden.map { bindings[$0] })
        components.removeBindings(at: overridden)
        bindings = bindings.removing(at: overridden)
    }
}

/// A type and its tag.
private struct TaggedType: Hashable {
    let type: ObjectIdentifier
    let tag: ObjectIdentifier?

    init(_ type: Any.Type, _ tag: Any.Type?) {
        self.type = ObjectIdentifier(type)
        self.tag = tag.map { ObjectIdentifier($0) }
    }
}

extension Blueprint.PlacedBinding {
    /// Nil for a root that is only requested, because another binding provides it.
    fileprivate func provided(_ recorded: RecordedModules) -> ProvidedKey<TaggedType, AnyHashable>? {
        switch source {
        case .recipe(let recorder, let index):
            let recipe = recorder.takeUnretainedValue().recipes[index]
            if recipe.isRequestedRoot { return nil }
            var entry: AnyHashable?
            if case .entry(let key)? = recipe.extras?.contribution { entry = key }
            return ProvidedKey(
                TaggedType(recipe.key, recipe.tag), contributes: recipe.isContribution, entry: entry, isDefault: recipe.isDefault)
        case .seed(let record):
            let seed = recorded.description(of: record).seed
            let provided = RequestWrappers.wrapper(of: seed)?.provided
            return ProvidedKey(TaggedType(provided?.type ?? seed, provided?.tag))
        case .child(let child): return ProvidedKey(TaggedType(recorded.description(of: child).factory, nil))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
