/// Writes JSON from left to right, always the same bytes for the same calls.
///
/// Printable characters outside ASCII are not escaped; `<`, `>` and `&` can be escaped, so that the text can be embedded in
/// a page.
package struct JSONWriter {
    package private(set) var text = ""
    private let isForPage: Bool
    private var needsComma = false
    private var needsLine = false

    package init(forPage isForPage: Bool = false) { self.isForPage = isForPage }

    package mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }
    package mutating func array(_ elements: (inout JSONWriter) -> Void) { nest("[", "]", elements) }

    /// The name of the member whose value is written next.
    package mutating func name(_ name: StaticString) {
        separate()
        text += "\"\(name)\":"
        needsComma = false
    }

    package mutating func string(_ value: String) {
        separate()
        quote(value)
    }

    package mutating func number(_ value: some BinaryInteger) {
        separate()
        text += String(value)
    }

    /// A number with three digits behind the point.
    package mutating func number(_ whole: Int64, thousandths: Int) {
        separate()
        let digits = String(thousandths)
        text += "\(whole).\(String(repeating: "0", count: max(0, 3 - digits.utf8.count)))\(digits)"
    }

    package mutating func bool(_ value: Bool) {
        separate()
        text += value ? "true" : "false"
    }

    package mutating func null() {
        separate()
        text += "null"
    }

    /// Starts a new line before the next value, which makes the file easier to read; it has no meaning.
    package mutating func line() { needsLine = true }

    private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
        separate()
        text += open
        needsComma = false
        body(&self)
        breakLine()
        text += close
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { text += "," }
        breakLine()
        needsComma = true
    }

    private mutating func breakLine() {
        if needsLine { text += "\n" }
        needsLine = false
    }

    private mutating func quote(_ value: String) {
        text += "\""
        if value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C && !isMarkup($0) }) {
            text += value
        } else {
            for scalar in value.unicodeScalars { escape(scalar) }
        }
        text += "\""
    }

    private func isMarkup(_ byte: UInt8) -> Bool { isForPage && (byte == 0x3C || byte == 0x3E || byte == 0x26) }

    private mutating func escape(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x22: text += "\\\""
        case 0x5C: text += "\\\\"
        case 0x0A: text += "\\n"
        case 0x09: text += "\\t"
        // Also what editors hide or turn around, and the mark that some readers drop at the start of a string.
        case 0x00..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
            text += "\\u" + scalar.fourDigits
        case 0x3C where isForPage, 0x3E where isForPage, 0x26 where isForPage:
            text += "\\u" + scalar.fourDigits
        default: text.unicodeScalars.append(scalar)
        }
    }
}

extension JSONWriter {
    package mutating func member(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        self.name(name)
        string(value)
    }

    package mutating func member(_ name: StaticString, _ value: (some BinaryInteger)?) {
        guard let value else { return }
        self.name(name)
        number(value)
    }

    /// Omitted if it is false.
    package mutating func member(_ name: StaticString, if value: Bool) {
        guard value else { return }
        self.name(name)
        bool(true)
    }

    package mutating func member(_ name: StaticString, array elements: (inout JSONWriter) -> Void) {
        self.name(name)
        array(elements)
    }
}

extension Unicode.Scalar {
    /// The number in four hexadecimal digits, as JSON wants it.
    fileprivate var fourDigits: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}

// SPDX-License-Identifier: Apache-2.0
