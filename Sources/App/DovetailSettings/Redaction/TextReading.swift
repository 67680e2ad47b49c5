import DovetailJSON

/// A text after its escapes have been decoded, with the position of each of its bytes in the original.
struct TextReading {
    let bytes: [UInt8]
    /// The position of each byte in the original, followed by the end; nil for the original itself.
    private let starts: [Int]?

    /// The maximum number of times a text is decoded, because escapes of different kinds can be nested.
    private static let most = 40

    private init(_ bytes: [UInt8], _ starts: [Int]? = nil) {
        self.bytes = bytes
        self.starts = starts
    }

    func place(of range: Range<Int>) -> Range<Int> {
        guard let starts else { return range }
        return starts[range.lowerBound]..<starts[range.upperBound]
    }

    /// The text itself, and the results of decoding escapes of each kind, repeatedly.
    static func all(of bytes: [UInt8]) -> [TextReading] {
        var readings = [TextReading(bytes)]
        var known: Set<[UInt8]> = [bytes]
        var next = 0
        while next < readings.count, readings.count < most {
            let reading = readings[next]
            next += 1
            let others = [
                reading.replacing(UInt8(ascii: "\\"), Escape.backslash), reading.replacing(UInt8(ascii: "%"), Escape.percent),
                reading.replacing(UInt8(ascii: "&"), Escape.reference),
            ]
            for case let other? in others where known.insert(other.bytes).inserted { readings.append(other) }
        }
        return readings
    }

    /// - Parameter escape: Decodes the escape that begins at an index, and returns its length.
    private func replacing(_ lead: UInt8, _ escape: ([UInt8], Int) -> (bytes: [UInt8], length: Int)?) -> TextReading? {
        guard bytes.contains(lead) else { return nil }
        var result: [UInt8] = []
        var places: [Int] = []
        var position = 0
        while position < bytes.count {
            let start = starts?[position] ?? position
            if bytes[position] == lead, let (meaning, length) = escape(bytes, position) {
                result += meaning
                places += repeatElement(start, count: meaning.count)
                position += length
            } else {
                result.append(bytes[position])
                places.append(start)
                position += 1
            }
        }
        guard result.count < bytes.count else { return nil }
        places.append(starts?[position] ?? position)
        return TextReading(result, places)
    }
}

/// The escapes of the formats in which errors quote values. Each escape is longer than its decoded form.
private enum Escape {
    /// `\n`, `\"`, `\\`, `\u{A}`, `\u000A` also in pairs, `\x0A`, `\012`.
    static func backslash(_ text: [UInt8], _ start: Int) -> (bytes: [UInt8], length: Int)? {
        guard start + 1 < text.count else { return nil }
        switch text[start + 1] {
        case UInt8(ascii: "n"): return ([0x0A], 2)
        case UInt8(ascii: "r"): return ([0x0D], 2)
        case UInt8(ascii: "t"): return ([0x09], 2)
        case UInt8(ascii: "b"): return ([0x08], 2)
        case UInt8(ascii: "f"): return ([0x0C], 2)
        case UInt8(ascii: "v"): return ([0x0B], 2)
        case UInt8(ascii: "a"): return ([0x07], 2)
        case UInt8(ascii: "e"): return ([0x1B], 2)
        case UInt8(ascii: "u"): return unicode(text, start)
        case UInt8(ascii: "U"):
            guard let number = number(text, start + 2, 8) else { return nil }
            return scalar(number, length: 10)
        case UInt8(ascii: "x"): return number(text, start + 2, 2).map { ([UInt8($0)], 4) }
        case UInt8(ascii: "0")...UInt8(ascii: "3"):
            if let number = number(text, start + 1, 3, radix: 8) { return ([UInt8(truncatingIfNeeded: number)], 4) }
            return text[start + 1] == UInt8(ascii: "0") ? ([0], 2) : nil
        case let byte where byte < 0x80 && byte > 0x20 && !byte.isASCIILetter && !byte.isASCIIDigit: return ([byte], 2)
        default: return nil
        }
    }

    private static func unicode(_ text: [UInt8], _ start: Int) -> (bytes: [UInt8], length: Int)? {
        if start + 2 < text.count, text[start + 2] == UInt8(ascii: "{") {
            let digits = text[(start + 3)...].prefix(9).prefix { $0 != UInt8(ascii: "}") }
            let isClosed = digits.count <= 8 && start + 3 + digits.count < text.count
            guard isClosed, let number = number(text, start + 3, digits.count) else { return nil }
            return scalar(number, length: digits.count + 4)
        }
        guard let first = number(text, start + 2, 4) else { return nil }
        guard (0xD800..<0xDC00).contains(first) else { return scalar(first, length: 6) }
        guard start + 7 < text.count, text[start + 6] == UInt8(ascii: "\\"), text[start + 7] == UInt8(ascii: "u"),
            let second = number(text, start + 8, 4), (0xDC00..<0xE000).contains(second)
        else { return nil }
        return scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00), length: 12)
    }

    /// `%0A`
    static func percent(_ text: [UInt8], _ start: Int) -> (bytes: [UInt8], length: Int)? {
        number(text, start + 1, 2).map { ([UInt8($0)], 3) }
    }

    /// `&lt;`, `&#10;`, `&#xA;`
    static func reference(_ text: [UInt8], _ start: Int) -> (bytes: [UInt8], length: Int)? {
        let name = text[(start + 1)...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
        guard start + 1 + name.count < text.count, text[start + 1 + name.count] == UInt8(ascii: ";") else { return nil }
        return XMLReference.character(Array(name)).map { ($0, name.count + 2) }
    }

    private static func scalar(_ number: UInt32, length: Int) -> (bytes: [UInt8], length: Int)? {
        Unicode.Scalar(number).map { (Array(String($0).utf8), length) }
    }

    private static func number(_ text: [UInt8], _ start: Int, _ count: Int, radix: UInt32 = 16) -> UInt32? {
        guard count > 0, start + count <= text.count else { return nil }
        var number: UInt32 = 0
        for byte in text[start..<start + count] {
            guard let digit = byte.hexadecimalDigit, digit < radix else { return nil }
            number = number &* radix &+ UInt32(digit)
        }
        return number
    }
}

// SPDX-License-Identifier: Apache-2.0
