/// Every setting has a well-formed name, and no two settings have the same spelling.
enum SettingConflict {
    static func check(_ settings: [SettingDeclaration]) -> [SettingProblem] {
        settings.filter { !$0.name.isWellFormed }.map(malformed) + repeated(settings) + nested(settings)
    }

    private static func malformed(_ setting: SettingDeclaration) -> SettingProblem {
        SettingProblem(
            .conflict, "setting \(setting.name.shown) has an invalid name", key: setting.name,
            help: ["use only letters, digits, - and _, and dots between the parts, such as http.port"]
        )
    }

    /// Two settings with the same variable, flag or negated flag.
    private static func repeated(_ settings: [SettingDeclaration]) -> [SettingProblem] {
        var variables: [String: SettingDeclaration] = [:]
        var flags: [String: SettingDeclaration] = [:]
        var problems: [SettingProblem] = []
        for setting in settings {
            let variable = setting.name.environmentName
            if let earlier = variables[variable] {
                problems.append(conflict(setting, earlier, "\(variable) in the environment"))
            } else {
                variables[variable] = setting
                let spellings = CommandLineSource([]).spellings(of: setting)
                if let flag = spellings.first(where: { flags[$0] != nil }), let earlier = flags[flag] {
                    problems.append(conflict(setting, earlier, "\(flag) on the command line"))
                }
                for flag in spellings where flags[flag] == nil { flags[flag] = setting }
            }
        }
        return problems
    }

    /// `http` cannot be a number and also contain `http.port`.
    private static func nested(_ settings: [SettingDeclaration]) -> [SettingProblem] {
        let names = Dictionary(settings.map { ($0.name.dotted, $0) }, uniquingKeysWith: { first, _ in first })
        return settings.flatMap { setting in
            setting.name.dotted.groups.compactMap { names[String($0)] }.map { group in
                SettingProblem(
                    .conflict, "setting \(setting.name.shown) is inside \(group.name.shown), which is itself a setting",
                    key: setting.name, help: ["rename one of them"],
                    conflicting: [ObjectIdentifier(group.type), ObjectIdentifier(setting.type)]
                )
            }
        }
    }

    private static func conflict(_ setting: SettingDeclaration, _ earlier: SettingDeclaration, _ spelling: String) -> SettingProblem {
        SettingProblem(
            .conflict,
            setting.name == earlier.name
                ? "setting \(setting.name.shown) is declared by two types, \(earlier.type) and \(setting.type)"
                : "settings \(earlier.name.shown) and \(setting.name.shown) are both \(spelling)",
            key: setting.name, help: [setting.name == earlier.name ? "use one of them in both places" : "rename one of them"],
            conflicting: [ObjectIdentifier(earlier.type), ObjectIdentifier(setting.type)]
        )
    }
}

// SPDX-License-Identifier: Apache-2.0
