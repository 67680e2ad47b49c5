extension SettingValue where Self: RawRepresentable, RawValue: SettingValue {
    public static var settingShape: SettingShape { RawValue.settingShape }
    public static func settingMismatch(_ node: SettingNode) -> String { RawValue.settingMismatch(node) }

    public init?(setting node: SettingNode) {
        guard let rawValue = RawValue(setting: node) else { return nil }
        self.init(rawValue: rawValue)
    }
}

extension SettingValue where Self: RawRepresentable & CaseIterable, RawValue: SettingValue {
    /// `one of "debug", "info"`
    public static var settingKind: String { "one of " + allCases.map(\.rawValue.settingText).joined(separator: ", ") }
    public static func settingMismatch(_ node: SettingNode) -> String {
        RawValue(setting: node) == nil ? RawValue.settingMismatch(node) : "another \(RawValue.settingKind.withoutArticle)"
    }
}

extension String {
    fileprivate var withoutArticle: Substring { drop { $0 != " " }.dropFirst() }
}

// SPDX-License-Identifier: Apache-2.0
