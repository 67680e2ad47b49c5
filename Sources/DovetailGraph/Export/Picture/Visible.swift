/// A name as people may see it: what would break a line, hide or turn the text around is written out.
///
/// Nobody promises that a type name is harmless: it can contain any character between backticks, and a document can
/// contain any name at all.
package func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        if isInvisible(scalar) {
            result += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse: true
    // Joiners are what many emoji consist of.
    case .format: scalar.value != 0x200D
    default: false
    }
}
