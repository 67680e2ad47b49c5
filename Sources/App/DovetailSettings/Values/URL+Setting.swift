import DovetailJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A URL with a scheme: `localhost:8080` and `/tmp/a` are rejected, `http://localhost:8080` and `file:///tmp/a` are not.
extension URL: SettingValue {
    public static var settingKind: String { "a URL with a scheme" }

    public init?(setting node: SettingNode) {
        switch node {
        case .string(let text), .text(let text): self.init(settingText: text)
        default: return nil
        }
    }

    private init?(settingText text: String) {
        let isClean = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
        guard isClean, let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        // In `localhost:8080` the host looks like a scheme.
        let rest = text.utf8[text.utf8.index(after: colon)...]
        guard let first = rest.first, !first.isASCIIDigit else { return nil }
        guard let url = URL(string: text), url.scheme?.isEmpty == false else { return nil }
        self = url
    }
}

extension URL: SettingTextConvertible {
    /// The URL without its password.
    var textOfSetting: String {
        guard password != nil, var parts = URLComponents(url: self, resolvingAgainstBaseURL: false) else {
            return SettingText.shown(absoluteString)
        }
        parts.password = nil
        return SettingText.shown(parts.string ?? SettingText.redacted)
    }
}

// SPDX-License-Identifier: Apache-2.0
