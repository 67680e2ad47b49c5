/// Formats values and external names for display: on one line, truncated, and without control characters.
enum SettingText {
    static let redacted = "<redacted>"
    static let none = "none"
    static let longest = 80

    /// Escapes control characters and characters that change the text direction, and truncates long texts.
    static func shown(_ text: String) -> String {
        let scalars = text.unicodeScalars
        let cut = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex) ?? scalars.endIndex
        return escaped(String(scalars[..<cut])) + (cut == scalars.endIndex ? "" : "…")
    }

    static func escaped(_ text: String) -> String { text.unicodeScalars.map(escaped).joined() }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
            return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        default:
            return String(Character(scalar))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
