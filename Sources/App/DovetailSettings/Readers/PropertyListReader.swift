import DovetailJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads a property list into leaves with dotted paths.
///
/// Dovetail has its own reader because those of Foundation accept too much, even where the size and the depth of a file have been checked
/// first. Measured on Linux with Swift 6.3.1:
///
/// * Values have no locations, so neither an error nor the table of settings could name a line.
/// * Of two equal keys one is used silently; which one in a binary list depends on the API.
/// * `9007199254740993.0` is rounded, carriage returns in XML are kept, `2001-13-45T99:99:99Z` is a date in 2002, and text after `</plist>`
///   is ignored.
///   `PropertyListSerialization` replaces unpaired surrogates. Another format (`a = b;`) is accepted.
/// * `PropertyListDecoder` overflows the stack on deeply nested XML. A check of the depth has to understand comments, literal sections,
///   processing instructions and attributes, which is most of a reader.
/// * `PropertyListSerialization` does not end on a binary list of 26 levels each of which contains the next one twice (227 bytes).
struct PropertyListReader {
    /// The maximum nesting depth of dictionaries and arrays.
    static let deepest = 64
    /// The maximum number of values, and the maximum total size of strings and data in bytes.
    static let most = 20_000
    static let mostBytes = 16 << 20

    /// All errors that it can report, with fixed messages.
    enum Fault: String, CaseIterable {
        case notAPropertyList = "this is not a property list, neither XML nor binary"
        case unreadable = "the property list is damaged"
        case noDictionary = "expected a dictionary at the top level"
        case tooDeep = "nested too deeply"
        case tooMuch = "the property list is too large when expanded"
        case repeatedKey = "duplicate key"
        case longNumber = "this number has too many digits"
        case loneSurrogate = "a string has an unpaired surrogate"
    }

    let file: String

    func leaves(_ bytes: [UInt8]) throws(TextFault) -> [SettingLeaf] {
        if bytes.starts(with: "bplist".utf8) {
            guard var list = BinaryPropertyList(bytes) else { throw TextFault(Fault.unreadable.rawValue) }
            let node = try list.top()
            guard case .object = node else { throw TextFault(Fault.noDictionary.rawValue) }
            var flattener = Flattener()
            flattener.add(node, at: nil, origin: SettingOrigin(layer: file, file: file))
            if let fault = flattener.fault { throw TextFault(fault.rawValue) }
            return flattener.leaves
        }
        if bytes.isEmpty { throw TextFault(Fault.notAPropertyList.rawValue) }
        let text = try SourceText.utf8(bytes)
        let first = text.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        guard first == UInt8(ascii: "<") else { throw TextFault(Fault.notAPropertyList.rawValue) }
        var list = XMLPropertyList(text, file: file)
        return try list.leaves()
    }
}

/// The number of values and bytes that a property list may still contain.
struct PropertyListBudget {
    private var values = PropertyListReader.most
    private var bytes = PropertyListReader.mostBytes

    mutating func spend(bytes count: Int = 0) throws(TextFault) {
        values -= 1
        bytes -= count
        if values < 0 || bytes < 0 { throw TextFault(PropertyListReader.Fault.tooMuch.rawValue) }
    }
}

/// Parses values that are text in XML.
enum PropertyListText {
    /// Decimal digits, or hexadecimal ones after `0x`.
    static func integer(_ text: String) -> SettingNode? {
        var digits = text[...]
        let isNegative = digits.hasPrefix("-")
        if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
        let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
        if isHexadecimal { digits.removeFirst(2) }
        // `UInt64` would accept a second sign.
        guard let first = digits.utf8.first, first.isASCIIDigit || first.isASCIILetter,
            let magnitude = UInt64(digits, radix: isHexadecimal ? 16 : 10)
        else { return nil }
        if !isNegative { return Int64(exactly: magnitude).map { .integer($0) } ?? .unsigned(magnitude) }
        guard magnitude <= Int64.min.magnitude else { return nil }
        return .integer(Int64(truncatingIfNeeded: 0 &- magnitude))
    }

    /// `2001-01-01T00:00:00Z`
    static func date(_ text: String) -> Date? {
        let bytes = Array(text.utf8)
        let marks: [Int: UInt8] = [
            4: UInt8(ascii: "-"), 7: UInt8(ascii: "-"), 10: UInt8(ascii: "T"), 13: UInt8(ascii: ":"), 16: UInt8(ascii: ":"),
            19: UInt8(ascii: "Z"),
        ]
        let isDate = bytes.indices.allSatisfy { index in marks[index].map { $0 == bytes[index] } ?? bytes[index].isASCIIDigit }
        guard bytes.count == 20, isDate else { return nil }
        func number(_ digits: Range<Int>) -> Int { bytes[digits].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
        let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
        let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
        guard (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 61 else { return nil }
        // In years that begin in March, the leap day is the last day.
        let (marchYear, marchMonth) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
        let leapDays = marchYear >= 0 ? marchYear / 4 - marchYear / 100 + marchYear / 400 : -1
        let days = marchYear * 365 + leapDays + (marchMonth * 153 + 2) / 5 + day - 1
        // The number of days from March 1 of the year 0 to January 1, 2001.
        return Date(timeIntervalSinceReferenceDate: Double((days - 730_791) * 86_400 + hour * 3_600 + minute * 60 + second))
    }
}

// SPDX-License-Identifier: Apache-2.0
