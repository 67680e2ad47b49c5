import DovetailGraph

/// A piece of JSON that was read, and where it began.
package struct JSONValue: Sendable {
    package enum Content: Sendable {
        case null
        case bool(Bool)
        case integer(Int)
        /// The spelling of a number that is not an integer.
        case fraction(String)
        case string(String)
        case array([JSONValue])
        case object([(name: String, value: JSONValue)])
    }

    package var content: Content
    /// The offset of its first byte.
    package var offset: Int

    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.name == name }?.value
    }
}

/// Reads JSON from left to right. Deeper nesting than any graph needs is rejected, so that no file can exhaust the stack.
package struct JSONReader {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private static let deepest = 64

    /// What is wrong with a text, and where.
    package struct Fault: Error {
        package var message: String
        package var offset: Int
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    package static func read(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
        let decoded = String(decoding: bytes, as: UTF8.self).utf8
        if !decoded.elementsEqual(bytes) {
            throw Fault(message: "the input is not UTF-8", offset: zip(decoded, bytes).prefix { $0 == $1 }.count)
        }
        var reader = JSONReader(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let value = try reader.value()
        reader.skipSpace()
        if reader.position < bytes.count { throw reader.fault("expected the end of the input, found \(reader.found)") }
        return value
    }

    /// The line and the column of an offset, both from 1, the column in bytes.
    package static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        let before = bytes.prefix(offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return (line, before.count - start + 1)
    }

    private var found: String {
        guard position < bytes.count else { return "the end of the input" }
        let byte = bytes[position]
        return byte > 0x20 && byte < 0x7F ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(byte)"
    }

    private func fault(_ message: String) -> Fault { Fault(message: message, offset: position) }

    private mutating func skipSpace() {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(Fault) -> JSONValue {
        skipSpace()
        let offset = position
        guard position < bytes.count else { throw fault("expected a value, found the end of the input") }
        switch bytes[position] {
        case UInt8(ascii: "{"): return JSONValue(content: .object(try members()), offset: offset)
        case UInt8(ascii: "["): return JSONValue(content: .array(try elements()), offset: offset)
        case UInt8(ascii: "\""): return JSONValue(content: .string(try string()), offset: offset)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return JSONValue(content: try number(), offset: offset)
        default: return JSONValue(content: try word(), offset: offset)
        }
    }

    private mutating func enter() throws(Fault) {
        if depth == Self.deepest { throw fault("nested deeper than \(Self.deepest) levels") }
        depth += 1
        position += 1
    }

    private mutating func elements() throws(Fault) -> [JSONValue] {
        try enter()
        defer { depth -= 1 }
        var elements: [JSONValue] = []
        if take(UInt8(ascii: "]")) { return elements }
        while true {
            elements.append(try value())
            if take(UInt8(ascii: ",")) { continue }
            if take(UInt8(ascii: "]")) { return elements }
            throw fault("expected ',' or ']', found \(found)")
        }
    }

    private mutating func members() throws(Fault) -> [(name: String, value: JSONValue)] {
        try enter()
        defer { depth -= 1 }
        var members: [(name: String, value: JSONValue)] = []
        if take(UInt8(ascii: "}")) { return members }
        while true {
            skipSpace()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
                throw fault("expected a member name in quotes, found \(found)")
            }
            let name = try string()
            guard take(UInt8(ascii: ":")) else { throw fault("expected ':', found \(found)") }
            members.append((name, try value()))
            if take(UInt8(ascii: ",")) { continue }
            if take(UInt8(ascii: "}")) { return members }
            throw fault("expected ',' or '}', found \(found)")
        }
    }

    private mutating func word() throws(Fault) -> JSONValue.Content {
        for (word, content) in [("true", JSONValue.Content.bool(true)), ("false", .bool(false)), ("null", .null)]
        where bytes[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return content
        }
        throw fault("expected a value, found \(found)")
    }

    private mutating func number() throws(Fault) -> JSONValue.Content {
        let start = position
        while position < bytes.count, Self.isInNumber(bytes[position]) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if let integer = Int(text) { return .integer(integer) }
        guard Double(text) != nil else {
            position = start
            throw fault("'\(text)' is not a number")
        }
        return .fraction(text)
    }

    private static func isInNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"),
            UInt8(ascii: "E"):
            true
        default: false
        }
    }

    private mutating func string() throws(Fault) -> String {
        position += 1
        var text: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                position += 1
                text.append(contentsOf: Array(String(try escaped()).utf8))
            case 0..<0x20: throw fault("unescaped control character in a string")
            default:
                text.append(byte)
                position += 1
            }
        }
        throw fault("unterminated string")
    }

    private mutating func escaped() throws(Fault) -> Unicode.Scalar {
        guard position < bytes.count else { throw fault("unterminated string") }
        let letter = bytes[position]
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicode()
        default:
            position -= 1
            throw fault("unknown escape sequence in a string")
        }
    }

    /// An unpaired surrogate becomes U+FFFD, as everywhere in Swift.
    private mutating func unicode() throws(Fault) -> Unicode.Scalar {
        let first = try fourDigits()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, bytes[position...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
        let back = position
        position += 2
        let second = try fourDigits()
        guard (0xDC00..<0xE000).contains(second) else {
            position = back
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
    }

    private mutating func fourDigits() throws(Fault) -> UInt32 {
        guard position + 4 <= bytes.count else { throw fault("unterminated string") }
        var number: UInt32 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw fault("\\u must be followed by four hexadecimal digits")
            }
            number = number << 4 + UInt32(digit)
        }
        position += 4
        return number
    }
}
