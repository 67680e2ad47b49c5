internal import Dovetail
public import DovetailLayers

extension SettingLayer {
    /// A custom source: a keychain, a configuration service, a reader for another format.
    ///
    /// ```swift
    /// .custom("the keychain") { name in try keychain.password(for: name.dotted).map { .string($0) } }
    /// ```
    ///
    /// It is called when settings are validated, once for each setting, no matter how often the layer is used. An error that it throws is
    /// reported by its type only, because its description may contain secrets.
    public static func custom(
        _ name: String, _ value: @escaping @Sendable (SettingName) throws -> SettingNode?
    ) -> SettingLayer {
        SettingLayer(name, CustomSource(layer: name, value: value))
    }
}

final class CustomSource: SettingSource, @unchecked Sendable {  // `answers` is protected by the monitor.
    private let layer: String
    private let value: @Sendable (SettingName) throws -> SettingNode?
    private let monitor = Monitor()
    private var answers: [SettingName: SettingFinding] = [:]

    init(layer: String, value: @escaping @Sendable (SettingName) throws -> SettingNode?) {
        self.layer = layer
        self.value = value
    }

    /// The first result is permanent, as with every other layer.
    func find(_ setting: SettingDeclaration) -> SettingFinding {
        if let known = monitor.locked({ answers[setting.name] }) { return known }
        let answer = ask(setting.name)
        return monitor.locked {
            let first = answers[setting.name] ?? answer
            answers[setting.name] = first
            return first
        }
    }

    private func ask(_ name: SettingName) -> SettingFinding {
        let origin = SettingOrigin(layer: layer)
        do {
            guard let node = try value(name) else { return .absent }
            return .found(node, origin)
        } catch {
            return .refused(expected: nil, found: "an error of type \(type(of: error))", origin)
        }
    }

    func spelling(of setting: SettingDeclaration) -> String { setting.name.dotted }
}

// SPDX-License-Identifier: Apache-2.0
