extension String {
    /// The text on one line, in valid UTF-8. Characters that would break the line, are invisible, or change the text direction are escaped.
    ///
    /// Even type names need this: an identifier in backticks can contain any character, and a document can contain any name.
    package func escaped(quotes: Bool = false) -> String {
        // Most strings are all ASCII and need no escaping, which is fast to check.
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && !(quotes && $0 == UInt8(ascii: "\"")) }) { return self }
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\"" where quotes: result += "\\\""
            case _ where scalar.mustBeEscaped: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Controls, line breaks, and marks that change the text direction or have no width.
    fileprivate var mustBeEscaped: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: true
        default: false
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
