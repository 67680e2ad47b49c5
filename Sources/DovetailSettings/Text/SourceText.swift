/// Validates that the bytes of a text file are UTF-8, and removes a byte order mark.
enum SourceText {
    static let notUTF8 = "this is not valid UTF-8"
    static let utf16 = "the file is UTF-16 or UTF-32; save it as UTF-8"

    static func utf8(_ bytes: [UInt8]) throws(TextFault) -> [UInt8] {
        // UTF-32 satisfies one of these conditions too; in UTF-16 every ASCII character contains a zero byte.
        let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(2).contains(0)
        if isUTF16 { throw TextFault(utf16) }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        if let offset = firstInvalid(in: text) {
            let before = text[..<offset]
            let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
            let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            throw TextFault(notUTF8, line: line, column: offset - start + 1)
        }
        return text
    }

    /// The offset of the first invalid sequence: overlong, a surrogate, out of range, or truncated.
    private static func firstInvalid(in bytes: [UInt8]) -> Int? {
        var position = 0
        while position < bytes.count {
            let lead = bytes[position]
            if lead < 0x80 {
                position += 1
                continue
            }
            let length: Int
            var second: ClosedRange<UInt8> = 0x80...0xBF
            switch lead {
            case 0xC2...0xDF: length = 2
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xE1...0xEF: length = 3
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF1...0xF3: length = 4
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            default: return position
            }
            guard position + length <= bytes.count, second.contains(bytes[position + 1]) else { return position }
            for offset in 2..<max(length, 2) where bytes[position + offset] & 0xC0 != 0x80 { return position }
            position += length
        }
        return nil
    }
}
