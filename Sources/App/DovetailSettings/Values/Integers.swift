import DovetailJSON

extension Int: SettingValue {}
extension Int8: SettingValue {}
extension Int16: SettingValue {}
extension Int32: SettingValue {}
extension Int64: SettingValue {}
extension UInt: SettingValue {}
extension UInt8: SettingValue {}
extension UInt16: SettingValue {}
extension UInt32: SettingValue {}
extension UInt64: SettingValue {}

extension SettingValue where Self: FixedWidthInteger {
    /// The same for integers of every size; ranges are part of the condition.
    public static var settingKind: String { "an integer" }

    public init?(setting node: SettingNode) {
        switch node {
        case .integer(let integer): self.init(exactly: integer)
        case .unsigned(let integer): self.init(exactly: integer)
        case .double(let double):
            guard double.magnitude < DecimalNumber.firstRounded else { return nil }
            self.init(exactly: double)
        case .text(let text):
            if let integer = Self(text, radix: 10) {
                self = integer
            } else if let number = DecimalNumber.node(written: text) {
                self.init(setting: number)
            } else {
                return nil
            }
        default: return nil
        }
    }

    public static func settingMismatch(_ node: SettingNode) -> String {
        let isInteger =
            switch node {
            case .integer, .unsigned: true
            case .double(let double): double == double.rounded(.towardZero)
            case .text(let text) where Self.isDecimal(text): true
            default: false
            }
        if isInteger { return "an integer that does not fit into \(Self.self)" }
        if case .text(let text) = node, let number = DecimalNumber.node(written: text) { return settingMismatch(number) }
        return node.kind
    }

    private static func isDecimal(_ text: String) -> Bool {
        let digits = text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+") ? text.utf8.dropFirst() : text.utf8[...]
        return !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit)
    }
}

// SPDX-License-Identifier: Apache-2.0
