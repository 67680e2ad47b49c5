import DovetailLayers

/// A secret is not passed on the command line, where other users can read it.
enum SecretOnCommandLine {
    static func check(_ settings: [SettingDeclaration], in layers: SettingLayers) -> [SettingProblem] {
        if layers.exposed == .off { return [] }
        let lines = layers.layers.compactMap { $0.source as? CommandLineSource }
        let variables = layers.layers.compactMap { $0.source as? VariableSource }.last
        let exposed = settings.filter { setting in
            setting.isSecret
                && lines.contains { line in
                    if case .absent = line.find(setting) { false } else { true }
                }
        }
        return exposed.map { setting in
            let variable = variables?.spelling(of: setting) ?? setting.name.environmentName
            return SettingProblem(
                .exposed, isWarning: layers.exposed == .warning,
                "secret setting \(setting.name.shown) was passed on the command line, where other users can read it",
                key: setting.name, origin: SettingOrigin(layer: CommandLineSource.layer, spelling: setting.name.flag),
                help: ["set \(variable) in the environment, or write it into a file that only you can read"]
            )
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
