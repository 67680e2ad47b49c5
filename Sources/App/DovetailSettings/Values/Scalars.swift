import DovetailJSON

extension String: SettingValue {
    public static var settingKind: String { "a string" }

    public init?(setting node: SettingNode) {
        switch node {
        case .string(let string), .text(let string): self = string
        default: return nil
        }
    }
}

extension String: SettingTextConvertible {
    var textOfSetting: String { "\"" + SettingText.shown(self) + "\"" }
}

/// `true` and `false`; in text formats also `yes`, `no`, `on`, `off`, `1` and `0`. A number in a file is not a boolean.
extension Bool: SettingValue {
    public static var settingKind: String { "a boolean" }
    public static var settingShape: SettingShape { .flag }

    public init?(setting node: SettingNode) {
        switch node {
        case .bool(let bool): self = bool
        case .text(let text):
            switch text.lowercased() {
            case "true", "yes", "on", "1": self = true
            case "false", "no", "off", "0": self = false
            default: return nil
            }
        default: return nil
        }
    }
}

extension Double: SettingValue {
    public static var settingKind: String { "a number" }

    public init?(setting node: SettingNode) {
        switch node {
        case .integer(let integer): self = Double(integer)
        case .unsigned(let integer): self = Double(integer)
        case .double(let double): self = double
        case .text(let text):
            // `Double` would also accept `nan`, `inf` and hexadecimal digits.
            let digits = text.utf8.allSatisfy { $0.isASCIIDigit || "+-.eE".utf8.contains($0) }
            guard digits, let double = Double(text), double.isFinite else { return nil }
            self = double
        default: return nil
        }
    }
}

extension Float: SettingValue {
    public static var settingKind: String { "a number" }

    public init?(setting node: SettingNode) {
        guard let double = Double(setting: node) else { return nil }
        self = Float(double)
        if !isFinite { return nil }
    }

    public static func settingMismatch(_ node: SettingNode) -> String {
        Double(setting: node) == nil ? node.kind : "a number that does not fit into Float"
    }
}

// SPDX-License-Identifier: Apache-2.0
