/// The tokens of JSON: white space and comments, strings, numbers.
struct JSONText {
    typealias Fault = JSONReader.Fault

    private let bytes: [UInt8]
    private let allowsComments: Bool
    /// The offset of the next byte.
    private(set) var position: Int

    /// Skips a byte order mark.
    init(_ bytes: [UInt8], allowsComments: Bool) {
        self.bytes = bytes
        self.allowsComments = allowsComments
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func advance() { position += 1 }

    func fault(_ problem: JSONReader.Problem) -> Fault { Fault(problem, at: position) }

    /// Skips a word such as `true`, if it is next and no letter follows.
    mutating func skip(_ word: StaticString) -> Bool {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        for offset in 0..<word.utf8CodeUnitCount where bytes[position + offset] != word.utf8Start[offset] { return false }
        if end < bytes.count, bytes[end].isASCIILetter || bytes[end].isASCIIDigit || bytes[end] == UInt8(ascii: "_") { return false }
        position = end
        return true
    }

    /// Skips spaces, newlines and comments.
    mutating func skipSpace() throws(Fault) {
        while let byte = next {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
            case UInt8(ascii: "/") where allowsComments:
                guard try skipComment() else { return }
            default: return
            }
        }
    }

    private mutating func skipComment() throws(Fault) -> Bool {
        let start = position
        guard position + 1 < bytes.count else { return false }
        switch bytes[position + 1] {
        case UInt8(ascii: "/"):
            while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
            return true
        case UInt8(ascii: "*"):
            position += 2
            while position + 1 < bytes.count {
                if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                    position += 2
                    return true
                }
                position += 1
            }
            throw Fault(.openComment, at: start)
        default: return false
        }
    }

    /// Reads a string. The opening quote is next.
    mutating func string() throws(Fault) -> String {
        let start = position
        position += 1
        var content: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &content)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw Fault(.openString, at: start)
            case 0..<0x20: throw fault(.controlCharacter)
            default:
                content.append(byte)
                position += 1
            }
        }
        throw Fault(.openString, at: start)
    }

    private mutating func escape(into content: inout [UInt8]) throws(Fault) {
        let start = position
        position += 1
        guard let byte = next else { return }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"):
            guard let scalar = Unicode.Scalar(try codePoint(start)) else { throw Fault(.loneSurrogate, at: start) }
            content += Array(String(scalar).utf8)
        default: throw Fault(.unknownEscape, at: start)
        }
    }

    private mutating func codePoint(_ start: Int) throws(Fault) -> UInt32 {
        let first = try hexadecimal(start)
        guard (0xD800..<0xDC00).contains(first) else { return first }
        guard next == UInt8(ascii: "\\"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u") else {
            throw Fault(.loneSurrogate, at: start)
        }
        position += 2
        let second = try hexadecimal(start)
        guard (0xDC00..<0xE000).contains(second) else { throw Fault(.loneSurrogate, at: start) }
        return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }

    private mutating func hexadecimal(_ start: Int) throws(Fault) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = byte.hexadecimalDigit else { throw Fault(.badUnicodeEscape, at: start) }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }

    /// Reads a number according to the grammar: no plus, no leading zero, digits on both sides of the decimal point.
    mutating func number() throws(Fault) -> JSONValue.Content {
        let start = position
        var isInteger = true
        if next == UInt8(ascii: "-") { position += 1 }
        let leading = next
        let digits = skipDigits()
        guard digits == 1 || digits > 1 && leading != UInt8(ascii: "0") else { throw Fault(.badNumber, at: start) }
        if next == UInt8(ascii: ".") {
            isInteger = false
            position += 1
            guard skipDigits() > 0 else { throw Fault(.badNumber, at: start) }
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            isInteger = false
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            guard skipDigits() > 0 else { throw Fault(.badNumber, at: start) }
        }
        let goesOn = next.map { $0.isASCIILetter || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") } ?? false
        if goesOn { throw Fault(.badNumber, at: start) }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isInteger, let integer = Int(text) { return .integer(integer) }
        return .number(text)
    }

    private mutating func skipDigits() -> Int {
        let first = position
        while let byte = next, byte.isASCIIDigit { position += 1 }
        return position - first
    }
}

// SPDX-License-Identifier: Apache-2.0
