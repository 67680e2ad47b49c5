/// Every default satisfies the condition of its own setting, even where a layer has another value.
enum InvalidDefault {
    static func check(_ settings: [SettingDeclaration]) -> [SettingProblem] {
        settings.compactMap { setting in
            guard case .refused(let found) = setting.fallback else { return nil }
            return .invalid(setting, expected: nil, found: found, nil)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
