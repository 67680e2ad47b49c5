/// How values and foreign names are shown: on one line, not too long, and nothing that a terminal would act on.
enum SettingText {
    static let redacted = "<redacted>"
    static let longest = 80

    /// Control characters and what changes the direction of text are written as escapes.
    static func shown(_ text: String) -> String {
        var shown = ""
        var count = 0
        for scalar in text.unicodeScalars {
            if count == longest { return shown + "…" }
            shown += escaped(scalar)
            count += 1
        }
        return shown
    }

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
