extension [UInt8] {
    /// The offset of the first sequence that is not UTF-8: overlong, a surrogate, out of range, or truncated.
    package var firstInvalidUTF8: Int? {
        var position = 0
        while position < count {
            let lead = self[position]
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
            guard position + length <= count, second.contains(self[position + 1]) else { return position }
            for offset in 2..<Swift.max(length, 2) where self[position + offset] & 0xC0 != 0x80 { return position }
            position += length
        }
        return nil
    }

    /// The line and the column of an offset, both starting at 1, the column in bytes.
    package func location(of offset: Int) -> (line: Int, column: Int) {
        let before = prefix(offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return (line, before.count - start + 1)
    }
}

// SPDX-License-Identifier: Apache-2.0
