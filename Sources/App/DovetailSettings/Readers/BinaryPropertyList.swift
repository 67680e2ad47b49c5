#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A binary property list: objects that refer to each other by number, and a table of their offsets.
struct BinaryPropertyList {
    private static let headSize = 8
    private static let tailSize = 32

    private let bytes: [UInt8]
    private let table: Int
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let first: Int
    private var budget = PropertyListBudget()

    /// Nil if the trailer is invalid.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.headSize + Self.tailSize else { return nil }
        let tail = bytes.count - Self.tailSize
        self.bytes = bytes
        offsetSize = Int(bytes[tail + 6])
        referenceSize = Int(bytes[tail + 7])
        guard let count = Self.integer(bytes[(tail + 8)..<(tail + 16)]), let first = Self.integer(bytes[(tail + 16)..<(tail + 24)]),
            let table = Self.integer(bytes[(tail + 24)..<(tail + 32)])
        else { return nil }
        (self.count, self.first, self.table) = (count, first, table)
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), first < count, (Self.headSize...tail).contains(table),
            count <= (tail - table) / offsetSize
        else { return nil }
    }

    /// The top-level object.
    mutating func top() throws(TextFault) -> SettingNode { try object(first, depth: 1) }

    private mutating func object(_ number: Int, depth: Int) throws(TextFault) -> SettingNode {
        guard depth <= PropertyListReader.deepest else { throw TextFault(PropertyListReader.Fault.tooDeep.rawValue) }
        var position = try position(of: number)
        let marker = try read(1, at: &position).first ?? 0
        try budget.spend()
        switch (marker >> 4, marker & 0x0F) {
        case (0, 0): return .null
        case (0, 8): return .bool(false)
        case (0, 9): return .bool(true)
        case (1, let power) where power <= 4: return try integer(1 << Int(power), at: &position)
        case (2, 2): return .double(Double(Float(bitPattern: UInt32(try bits(4, at: &position)))))
        case (2, 3): return .double(Double(bitPattern: try bits(8, at: &position)))
        case (3, 3): return .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: try bits(8, at: &position))))
        case (4, let length): return .data(Data(try content(length, at: &position)))
        case (5, let length):
            let text = try content(length, at: &position)
            guard text.allSatisfy({ $0 < 0x80 }) else { throw damaged }
            return .string(String(decoding: text, as: UTF8.self))
        case (6, let length): return .string(try text(length, at: &position))
        case (10, let length):
            var nodes: [SettingNode] = []
            for number in try references(length, 1, at: &position) { nodes.append(try object(number, depth: depth + 1)) }
            return .list(nodes)
        case (13, let length): return .object(try entries(try references(length, 2, at: &position), depth: depth))
        default: throw damaged
        }
    }

    private mutating func entries(_ references: [Int], depth: Int) throws(TextFault) -> [String: SettingNode] {
        var entries: [String: SettingNode] = [:]
        let half = references.count / 2
        for (key, value) in zip(references[..<half], references[half...]) {
            guard case .string(let name) = try object(key, depth: depth + 1) else { throw damaged }
            if entries.updateValue(try object(value, depth: depth + 1), forKey: name) != nil {
                throw TextFault(PropertyListReader.Fault.repeatedKey.rawValue)
            }
        }
        return entries
    }

    private func integer(_ size: Int, at position: inout Int) throws(TextFault) -> SettingNode {
        if size == 16, try bits(8, at: &position) != 0 { throw damaged }
        let bits = try bits(min(size, 8), at: &position)
        // Integers of eight bytes are signed, shorter ones are unsigned.
        if size == 8 { return .integer(Int64(bitPattern: bits)) }
        return Int64(exactly: bits).map { .integer($0) } ?? .unsigned(bits)
    }

    /// - Parameter size: The number of bytes of each element.
    private mutating func content(_ short: UInt8, of size: Int = 1, at position: inout Int) throws(TextFault) -> [UInt8] {
        let count = try length(short, of: size, at: &position) * size
        try budget.spend(bytes: count)
        return Array(try read(count, at: &position))
    }

    private mutating func text(_ short: UInt8, at position: inout Int) throws(TextFault) -> String {
        let pairs = try content(short, of: 2, at: &position)
        let units = stride(from: 0, to: pairs.count, by: 2).map { UInt16(pairs[$0]) << 8 | UInt16(pairs[$0 + 1]) }
        guard Self.isUTF16(units) else { throw TextFault(PropertyListReader.Fault.loneSurrogate.rawValue) }
        return String(decoding: units, as: UTF16.self)
    }

    /// Whether each surrogate is one of a pair. A conversion to `String` would replace the others.
    private static func isUTF16(_ units: [UInt16]) -> Bool {
        var isOpen = false
        for unit in units {
            if isOpen != UTF16.isTrailSurrogate(unit) { return false }
            isOpen = UTF16.isLeadSurrogate(unit)
        }
        return !isOpen
    }

    /// - Parameter each: The number of references of each element.
    private func references(_ short: UInt8, _ each: Int, at position: inout Int) throws(TextFault) -> [Int] {
        let count = try length(short, of: each * referenceSize, at: &position)
        if count > PropertyListReader.most { throw TextFault(PropertyListReader.Fault.tooMuch.rawValue) }
        var numbers: [Int] = []
        for _ in 0..<count * each { numbers.append(Int(truncatingIfNeeded: try bits(referenceSize, at: &position))) }
        return numbers
    }

    /// A length that does not fit into the marker follows it as an integer.
    private func length(_ short: UInt8, of size: Int, at position: inout Int) throws(TextFault) -> Int {
        var length = Int(short)
        if short == 0x0F {
            let marker = try read(1, at: &position).first ?? 0
            guard marker & 0xF0 == 0x10, marker & 0x0F <= 3 else { throw damaged }
            guard let long = Int(exactly: try bits(1 << Int(marker & 0x0F), at: &position)) else { throw damaged }
            length = long
        }
        guard length <= bytes.count / size else { throw damaged }
        return length
    }

    private func position(of number: Int) throws(TextFault) -> Int {
        guard (0..<count).contains(number) else { throw damaged }
        var entry = table + number * offsetSize
        let position = Int(exactly: try bits(offsetSize, at: &entry)) ?? table
        guard (Self.headSize..<table).contains(position) else { throw damaged }
        return position
    }

    private func bits(_ count: Int, at position: inout Int) throws(TextFault) -> UInt64 {
        try read(count, at: &position).reduce(0) { $0 << 8 | UInt64($1) }
    }

    private func read(_ count: Int, at position: inout Int) throws(TextFault) -> ArraySlice<UInt8> {
        guard count <= bytes.count - position else { throw damaged }
        defer { position += count }
        return bytes[position..<position + count]
    }

    private static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
        Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    private var damaged: TextFault { TextFault(PropertyListReader.Fault.unreadable.rawValue) }
}

// SPDX-License-Identifier: Apache-2.0
