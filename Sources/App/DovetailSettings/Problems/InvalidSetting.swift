extension SettingProblem {
    /// Reports an invalid value, whether or not the setting has a default.
    static func invalid(
        _ setting: SettingDeclaration, expected: String?, found: String, _ origin: SettingOrigin?
    ) -> SettingProblem {
        let expected = expected ?? setting.expected
        // A location in a file is sufficient, unless the layer has its own spelling.
        let note = origin.flatMap { origin in
            if origin.spelling != nil { "found as \(origin)" } else if origin.line == nil { "found in \(origin)" } else { nil as String? }
        }
        return SettingProblem(
            .invalid, "setting \(setting.name.shown): expected \(expected), found \(found)",
            key: setting.name, expected: expected, found: found, origin: origin, notes: note.map { [$0] } ?? []
        )
    }
}

// SPDX-License-Identifier: Apache-2.0
