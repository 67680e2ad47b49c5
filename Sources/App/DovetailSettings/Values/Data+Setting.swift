#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Base64 in text formats; property lists have their own data type.
extension Data: SettingValue {
    public static var settingKind: String { "data in base64" }

    public init?(setting node: SettingNode) {
        switch node {
        case .data(let data): self.init(data)
        case .string(let text), .text(let text): self.init(base64Encoded: text)
        default: return nil
        }
    }
}

extension Data: SettingTextConvertible {
    var textOfSetting: String { count == 1 ? "1 byte" : "\(count) bytes" }
}

// SPDX-License-Identifier: Apache-2.0
