import DovetailJSON

/// Turns a JSON file into leaves with dotted paths, and records the location of each.
struct JSONSettingsReader {
    /// The maximum total length of all dotted paths, unless the file itself is of a similar size. A group that is named once may be part of
    /// a thousand paths.
    static let longestPaths = 16 << 20

    /// The errors of a file that is valid JSON. The messages are fixed, so that they contain nothing from the file.
    enum Fault: String, CaseIterable {
        case longPath = "this key is too long"
        case bigNumber = "this number is too big"
        case longNumber = "this number has too many digits"
        case longPaths = "the keys of this file are too long in total"
    }

    /// All messages that it can report.
    static let messages = JSONReader.Problem.allCases.map(\.rawValue) + Fault.allCases.map(\.rawValue)

    private let file: String
    private let bytes: [UInt8]
    private var found: [SettingLeaf] = []
    private var offsets: [String: Int] = [:]
    private var roomForPaths: Int
    private var locations: Locations

    /// All leaves of a file, in order.
    static func leaves(_ bytes: [UInt8], file: String) throws(TextFault) -> [SettingLeaf] {
        var reader = JSONSettingsReader(try SourceText.utf8(bytes), file: file)
        try reader.group(try reader.members(), at: nil)
        return reader.found
    }

    private init(_ bytes: [UInt8], file: String) {
        self.file = file
        self.bytes = bytes
        roomForPaths = max(Self.longestPaths, bytes.count)
        locations = Locations(bytes)
    }

    private func members() throws(TextFault) -> [JSONValue.Member] {
        do throws(JSONReader.Fault) {
            guard case .object(let members) = try JSONReader.read(bytes, isHandwritten: true).content else { return [] }
            return members
        } catch {
            throw fault(error.problem.rawValue, at: error.offset, earlier: error.earlier)
        }
    }

    private func fault(_ message: String, at offset: Int, earlier: Int? = nil) -> TextFault {
        let (line, column) = bytes.location(of: offset)
        return TextFault(message, line: line, column: column, earlier: earlier.map { bytes.location(of: $0) })
    }

    private func fault(_ fault: Fault, at offset: Int) -> TextFault { self.fault(fault.rawValue, at: offset) }

    /// Adds the members of an object, each of which is a setting or a group of settings.
    private mutating func group(_ members: [JSONValue.Member], at path: String?) throws(TextFault) {
        for member in members {
            let inner = path.map { $0 + "." + member.name } ?? member.name
            if inner.utf8.count > SettingLeaf.longestPath { throw fault(.longPath, at: member.offset) }
            if case .object(let members) = member.value.content {
                try group(members, at: inner)
                continue
            }
            roomForPaths -= inner.utf8.count
            if roomForPaths < 0 { throw fault(.longPaths, at: member.offset) }
            // One may be nested and the other dotted, so they are not equal keys of one object.
            if let earlier = offsets.updateValue(member.offset, forKey: inner) {
                throw fault(JSONReader.Problem.repeatedKey.rawValue, at: member.offset, earlier: earlier)
            }
            let (line, column) = locations.next(member.value.offset)
            let origin = SettingOrigin(layer: file, file: file, line: line, column: column)
            found.append(SettingLeaf(path: inner, node: try node(member.value), origin: origin))
        }
    }

    private func node(_ value: JSONValue) throws(TextFault) -> SettingNode {
        switch value.content {
        case .null: return .null
        case .bool(let bool): return .bool(bool)
        case .integer(let integer): return .integer(Int64(integer))
        case .number(let text): return try number(text, at: value.offset)
        case .string(let string): return .string(string)
        case .array(let elements):
            var nodes: [SettingNode] = []
            for element in elements { nodes.append(try node(element)) }
            return .list(nodes)
        case .object(let members):
            var fields: [String: SettingNode] = [:]
            for member in members { fields[member.name] = try node(member.value) }
            return .object(fields)
        }
    }

    /// A number that is not an `Int`. Integers are exact, in any spelling.
    private func number(_ text: String, at offset: Int) throws(TextFault) -> SettingNode {
        if let integer = Int64(text) { return .integer(integer) }
        if let integer = UInt64(text) { return .unsigned(integer) }
        do throws(DecimalNumber.Fault) {
            return try DecimalNumber.node(text)
        } catch {
            throw fault(error == .tooBig ? .bigNumber : .longNumber, at: offset)
        }
    }
}

/// Finds the lines and columns of ascending offsets, in one pass over the text.
private struct Locations {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next(_ offset: Int) -> (line: Int, column: Int) {
        while position < offset {
            position += 1
            guard bytes[position - 1] == UInt8(ascii: "\n") else { continue }
            line += 1
            lineStart = position
        }
        return (line, offset - lineStart + 1)
    }
}

// SPDX-License-Identifier: Apache-2.0
