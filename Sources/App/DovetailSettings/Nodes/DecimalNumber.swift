import DovetailJSON

/// A number with a decimal point or an exponent, parsed such that integers are exact.
enum DecimalNumber {
    enum Fault: Error {
        /// The number is too large for a double.
        case tooBig
        /// It is not an integer, but rounding to a double would make it one.
        case rounded
    }

    /// From here on a double may represent a different integer than the one in the text.
    static let firstRounded = 9_007_199_254_740_992.0

    /// - Parameter text: An optional sign, digits, an optional decimal point with digits, and optionally `e` with an integer.
    static func node(_ text: String) throws(Fault) -> SettingNode {
        guard let double = Double(text), double.isFinite else { throw .tooBig }
        let (digits, exponent) = parts(text)
        if digits.isEmpty { return .double(double) }
        // Without trailing zeros, it is an integer if there are no digits after the decimal point.
        guard exponent >= 0 else {
            if double == double.rounded(.towardZero) { throw .rounded }
            return .double(double)
        }
        if double.magnitude < firstRounded { return .double(double) }
        if digits.count + exponent <= 20 {
            let whole = (text.utf8.first == UInt8(ascii: "-") ? "-" : "") + digits + String(repeating: "0", count: exponent)
            if let integer = Int64(whole) { return .integer(integer) }
            if let integer = UInt64(whole) { return .unsigned(integer) }
        }
        return .double(double)
    }

    /// A number in a layer that only has text; nil if it is no number, or not exact.
    static func node(written text: String) -> SettingNode? {
        // `Double` would also accept `nan`, `inf` and hexadecimal digits.
        guard text.utf8.allSatisfy({ $0.isASCIIDigit || "+-.eE".utf8.contains($0) }), Double(text) != nil else { return nil }
        return try? node(text)
    }

    /// The digits without zeros at both ends, and the power of ten by which they are multiplied.
    private static func parts(_ text: String) -> (digits: String, exponent: Int) {
        var digits: [UInt8] = []
        var exponent = 0
        var hasPoint = false
        var rest = text.utf8[...]
        while let byte = rest.first, byte != UInt8(ascii: "e"), byte != UInt8(ascii: "E") {
            rest.removeFirst()
            if byte == UInt8(ascii: ".") { hasPoint = true }
            guard byte.isASCIIDigit else { continue }
            digits.append(byte)
            if hasPoint { exponent -= 1 }
        }
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            exponent += 1
        }
        let significant = digits.drop { $0 == UInt8(ascii: "0") }
        if let written = Substring(rest.dropFirst()).exponent { exponent += written }
        return (String(decoding: significant, as: UTF8.self), exponent)
    }
}

extension Substring {
    /// Clamped to a thousand million, because numbers in files do not have larger exponents.
    fileprivate var exponent: Int? {
        if isEmpty { return nil }
        let limit = 1_000_000_000
        guard let number = Int(self) else { return utf8.first == UInt8(ascii: "-") ? -limit : limit }
        return number.magnitude < limit ? number : limit * number.signum()
    }
}

// SPDX-License-Identifier: Apache-2.0
