extension Array: SettingValue where Element: SettingValue {
    public static var settingKind: String { "a list, each \(Element.settingKind)" }
    public static var settingShape: SettingShape { .list }

    public init?(setting node: SettingNode) {
        guard case .list(let nodes) = node else { return nil }
        self = []
        reserveCapacity(nodes.count)
        for node in nodes {
            guard let element = Element(setting: node) else { return nil }
            append(element)
        }
    }

    public static func settingMismatch(_ node: SettingNode) -> String {
        guard case .list(let nodes) = node, let position = nodes.firstIndex(where: { Element(setting: $0) == nil }) else {
            return node.kind
        }
        return "a list whose element \(position + 1) is \(Element.settingMismatch(nodes[position]))"
    }
}

extension Array: SecretSettingValue where Element: SecretSettingValue {}

extension Array: SettingTextConvertible, SettingValueWrapper where Element: SettingValue {
    static var wrapped: any SettingValue.Type { Element.self }

    /// The first elements, as many as fit into a line.
    var textOfSetting: String {
        var text = "["
        for (position, element) in enumerated() {
            if text.utf8.count > SettingText.longest { return text + ", … and \(count - position) more]" }
            text += (position == 0 ? "" : ", ") + element.settingText
        }
        return text + "]"
    }
}

/// Nil if no layer has the setting, or if the last one that has it contains `null`.
extension Optional: SettingValue where Wrapped: SettingValue {
    public static var settingKind: String { Wrapped.settingKind }
    public static var settingShape: SettingShape { Wrapped.settingShape }
    public static func settingMismatch(_ node: SettingNode) -> String { Wrapped.settingMismatch(node) }

    public init?(setting node: SettingNode) {
        if case .null = node {
            self = .none
        } else if let wrapped = Wrapped(setting: node) {
            self = .some(wrapped)
        } else {
            return nil
        }
    }
}

extension Optional: SecretSettingValue where Wrapped: SecretSettingValue {}

extension Optional: SettingTextConvertible, SettingValueWrapper, AbsentValue where Wrapped: SettingValue {
    static var wrapped: any SettingValue.Type { Wrapped.self }
    var textOfSetting: String { self?.settingText ?? SettingText.none }
    var isAbsent: Bool { self == nil }
}

// SPDX-License-Identifier: Apache-2.0
