import DovetailJSON

/// The character references of XML, by name or number.
enum XMLReference {
    private static let names: [String: UInt8] = [
        "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "amp": UInt8(ascii: "&"), "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"),
    ]

    /// - Parameter name: The text between `&` and `;`.
    static func character(_ name: [UInt8]) -> [UInt8]? {
        guard name.first == UInt8(ascii: "#") else { return names[String(decoding: name, as: UTF8.self)].map { [$0] } }
        var digits = name.dropFirst()
        let isHexadecimal = digits.first == UInt8(ascii: "x") || digits.first == UInt8(ascii: "X")
        if isHexadecimal { digits = digits.dropFirst() }
        guard let first = digits.first, first.isASCIIDigit || first.isASCIILetter,
            let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(number)
        else { return nil }
        return Array(String(scalar).utf8)
    }
}

// SPDX-License-Identifier: Apache-2.0
