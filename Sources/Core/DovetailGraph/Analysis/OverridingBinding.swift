extension Graph {
    /// The first binding that overrides a default: in its component, or in the nearest ancestor that has one.
    public func binding(overriding overridden: OverriddenDefault) -> Int? {
        var component: Int? = overridden.component
        while let current = component {
            let first = components[current].bindings.first { binding in
                guard bindings[binding].key == overridden.key, !isRequestedRoot(binding) else { return false }
                guard case .entry = overridden.contribution, bindings[binding].contribution != nil else { return true }
                return bindings[binding].contribution == overridden.contribution
            }
            if let first { return first }
            component = components[current].parent
        }
        return nil
    }
}

// SPDX-License-Identifier: Apache-2.0
