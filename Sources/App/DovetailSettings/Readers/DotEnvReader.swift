import DovetailJSON

/// Reads lines of `NAME=value`. After an invalid line, reading continues with the next one.
struct DotEnvReader {
    /// A variable and the location of its name.
    struct Line {
        let name: String
        let text: String
        let line: Int
        let column: Int
    }

    /// All errors that it can report, with fixed messages.
    enum Fault: String, CaseIterable {
        case noName = "expected NAME=value"
        case noEquals = "expected = after the name"
        case repeatedName = "duplicate name"
        case openQuote = "the quote is never closed"
        case textAfterQuote = "expected the end of the line after the closing quote"
        case unknownEscape = "unknown escape sequence; a backslash is written \\\\ or in single quotes"
        case null = "a NUL character"
    }

    private struct BadLine: Error {
        let fault: Fault
        let line: Int
        let column: Int
    }

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) throws(TextFault) { self.bytes = try SourceText.utf8(bytes) }

    mutating func lines() throws(TextFault) -> [Line] {
        var lines: [Line] = []
        var places: [String: (line: Int, column: Int)] = [:]
        var findings: [TextFault.Finding] = []
        while position < bytes.count {
            skipBlanks()
            let place = self.place()
            do throws(BadLine) {
                if let variable = try variable() {
                    if let earlier = places.updateValue(place, forKey: variable.name) {
                        findings.append(
                            TextFault.Finding(
                                words: Fault.repeatedName.rawValue, line: place.line, column: place.column, earlier: earlier
                            )
                        )
                    }
                    lines.append(Line(name: variable.name, text: variable.text, line: place.line, column: place.column))
                }
            } catch {
                findings.append(.init(words: error.fault.rawValue, line: error.line, column: error.column))
            }
            skipLine()
        }
        if !findings.isEmpty { throw TextFault(findings) }
        return lines
    }

    /// Nil for a line that is blank or a comment.
    private mutating func variable() throws(BadLine) -> (name: String, text: String)? {
        if isAtEnd || next == UInt8(ascii: "#") { return nil }
        var start = place()
        var name = word()
        if name == "export", next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") {
            skipBlanks()
            // `export = 1` sets a variable of that name.
            if next != UInt8(ascii: "=") {
                start = place()
                name = word()
            }
        }
        guard let first = name.utf8.first, !first.isASCIIDigit else {
            throw BadLine(fault: .noName, line: start.line, column: start.column)
        }
        skipBlanks()
        guard next == UInt8(ascii: "=") else { throw bad(.noEquals) }
        position += 1
        skipBlanks()
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return (name, try unquoted()) }
        let text = try quoted(quote)
        skipBlanks()
        guard isAtEnd || next == UInt8(ascii: "#") else { throw bad(.textAfterQuote) }
        return (name, text)
    }

    private mutating func word() -> String {
        let first = position
        while let byte = next, byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") { position += 1 }
        return String(decoding: bytes[first..<position], as: UTF8.self)
    }

    /// Reads to the end of the line or to a ` #`, without the spaces before it. A `#` that follows the `=` at once is part of the value, as
    /// in a shell.
    private mutating func unquoted() throws(BadLine) -> String {
        let first = position
        while let byte = next, !isAtEnd {
            if byte == 0 { throw bad(.null) }
            let followsBlank = bytes[position - 1].isBlank
            if byte == UInt8(ascii: "#"), followsBlank { break }
            position += 1
        }
        var end = position
        while end > first, bytes[end - 1].isBlank { end -= 1 }
        return String(decoding: bytes[first..<end], as: UTF8.self)
    }

    /// Reads to the next quote of the same kind, over any number of lines. Single quotes have no escapes.
    private mutating func quoted(_ quote: UInt8) throws(BadLine) -> String {
        let opening = (position: position, line: line, lineStart: lineStart)
        let open = bad(.openQuote)
        var content: [UInt8] = []
        var unknownEscape: BadLine?
        position += 1
        while let byte = next {
            if byte == 0 { throw bad(.null) }
            if byte == quote {
                position += 1
                if let unknownEscape { throw unknownEscape }
                return String(decoding: content, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), position + 1 < bytes.count {
                if let escaped = Self.escaped(bytes[position + 1]) {
                    content.append(escaped)
                    position += 2
                    continue
                }
                unknownEscape = unknownEscape ?? bad(.unknownEscape)
            }
            let isCRLF = byte == UInt8(ascii: "\r") && position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\n")
            if !isCRLF { content.append(byte) }
            step()
        }
        // The next line is read as if the quote had not been opened.
        (position, line, lineStart) = opening
        throw open
    }

    private static func escaped(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "n"): UInt8(ascii: "\n")
        case UInt8(ascii: "r"): UInt8(ascii: "\r")
        case UInt8(ascii: "t"): UInt8(ascii: "\t")
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "$"): byte
        default: nil
        }
    }

    private func place() -> (line: Int, column: Int) { (line, position - lineStart + 1) }

    private func bad(_ fault: Fault) -> BadLine { BadLine(fault: fault, line: place().line, column: place().column) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var isAtEnd: Bool {
        switch next {
        case nil, UInt8(ascii: "\n"): true
        case UInt8(ascii: "\r"): position + 1 == bytes.count || bytes[position + 1] == UInt8(ascii: "\n")
        default: false
        }
    }

    private mutating func step() {
        position += 1
        if bytes[position - 1] == UInt8(ascii: "\n") {
            line += 1
            lineStart = position
        }
    }

    private mutating func skipBlanks() {
        while let byte = next, byte.isBlank { position += 1 }
    }

    private mutating func skipLine() {
        while let byte = next {
            step()
            if byte == UInt8(ascii: "\n") { return }
        }
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

// SPDX-License-Identifier: Apache-2.0
