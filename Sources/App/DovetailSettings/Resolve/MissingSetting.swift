import DovetailLayers

extension SettingProblem {
    /// Reports a setting without a default that has no value in any layer.
    static func missing(_ setting: SettingDeclaration, in layers: SettingLayers) -> SettingProblem {
        let places = layers.layers.reversed().map { layer in
            let place = SettingOrigin(layer: layer.name, spelling: layer.source.spelling(of: setting)).description
            return layer.isAbsent ? "\(place) (there is no such file)" : place
        }
        return SettingProblem(
            .missing, "setting \(setting.name.shown) is missing: expected \(setting.expected)",
            key: setting.name, expected: setting.expected,
            notes: [places.isEmpty ? "there are no layers to search" : "looked for " + places.joined(separator: ", ")],
            help: [places.isEmpty ? "pass layers that contain it" : "set it in one of them, or give its SettingKey a default"]
        )
    }
}

// SPDX-License-Identifier: Apache-2.0
