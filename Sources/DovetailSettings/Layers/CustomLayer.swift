public import DovetailLayers

extension SettingLayer {
    /// Any other source: a keychain, a service for configuration, a reader of another format.
    ///
    /// ```swift
    /// .custom("the keychain") { name in try keychain.password(for: name.dotted).map { .string($0) } }
    /// ```
    ///
    /// It is asked when settings are validated, once for each. An error it throws is reported by its type only, because
    /// its text may hold what must not be seen.
    public static func custom(
        _ name: String, _ value: @escaping @Sendable (SettingName) throws -> SettingNode?
    ) -> SettingLayer {
        SettingLayer(name, CustomSource(layer: name, value: value))
    }
}

struct CustomSource: SettingSource {
    let layer: String
    let value: @Sendable (SettingName) throws -> SettingNode?

    func find(_ setting: SettingDeclaration) -> SettingFinding {
        let origin = SettingOrigin(layer: layer)
        do {
            guard let node = try value(setting.name) else { return .absent }
            return .found(node, origin)
        } catch {
            return .refused(expected: nil, found: "an error of type \(type(of: error))", origin)
        }
    }

    func spelling(of setting: SettingDeclaration) -> String { setting.name.dotted }
}
