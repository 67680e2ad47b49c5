extension String {
    /// The text on one line, in valid UTF-8. Characters that would break the line, are invisible, or change the text direction are escaped.
    ///
    /// Even type names need this: an identifier in backticks can contain any character, and a document can contain any name.
    package func escaped(quotes: Bool = false) -> String {
        if isPlain(quotes) || unicodeScalars.allSatisfy({ !$0.mustBeEscaped && !(quotes && $0 == "\"") }) { return self }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": result.append(contentsOf: "\\n".unicodeScalars)
            case "\r": result.append(contentsOf: "\\r".unicodeScalars)
            case "\t": result.append(contentsOf: "\\t".unicodeScalars)
            case "\"" where quotes: result.append(contentsOf: "\\\"".unicodeScalars)
            case _ where scalar.mustBeEscaped:
                result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

extension String {
    /// Whether it is all ASCII and needs no escaping. This is a fast check that succeeds for most strings.
    private func isPlain(_ quotes: Bool) -> Bool {
        var copy = self
        return copy.withUTF8 { text in
            for byte in text where byte < 0x20 || byte >= 0x7F || quotes && byte == UInt8(ascii: "\"") { return false }
            return true
        }
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
