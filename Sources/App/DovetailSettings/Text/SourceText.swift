import DovetailJSON

/// Validates that the bytes of a text file are UTF-8, and removes a byte order mark.
enum SourceText {
    static let notUTF8 = JSONReader.Problem.notUTF8.rawValue
    static let utf16 = "the file is UTF-16 or UTF-32; save it as UTF-8"

    static func utf8(_ bytes: [UInt8]) throws(TextFault) -> [UInt8] {
        // UTF-32 satisfies one of these conditions too; in UTF-16 every ASCII character contains a zero byte.
        let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(2).contains(0)
        if isUTF16 { throw TextFault(utf16) }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        if let offset = text.firstInvalidUTF8 {
            let (line, column) = text.location(of: offset)
            throw TextFault(notUTF8, line: line, column: column)
        }
        return text
    }
}

// SPDX-License-Identifier: Apache-2.0
