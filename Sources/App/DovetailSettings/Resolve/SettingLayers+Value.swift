public import DovetailLayers

extension SettingLayers {
    /// Returns the value of one setting, without a graph.
    ///
    /// The problems of a layer that could not be read are thrown as well, because it may contain the value.
    public subscript<S: Setting>(_ setting: S.Type) -> S.Element {
        get throws(SettingError) {
            let settings = ResolvedSettings([setting], in: self)
            // The other entries belong to other settings.
            let problems = settings.problems.filter { $0.kind != .unknown }
            guard problems.isEmpty, let value = settings[setting] else { throw SettingError(problems) }
            return value
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
