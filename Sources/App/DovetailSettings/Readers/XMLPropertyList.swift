import DovetailJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads a property list in XML from left to right, with the location of each value.
struct XMLPropertyList {
    private typealias Fault = PropertyListReader.Fault
    private typealias SourceLocation = (line: Int, column: Int)

    private struct Tag {
        let name: String
        let place: SourceLocation
        var isEnd = false
        /// `<true/>`
        var isEmpty = false
    }

    private let bytes: [UInt8]
    private let file: String
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private var budget = PropertyListBudget()
    private var found: [SettingLeaf] = []
    private var paths: [String: SourceLocation] = [:]

    /// - Parameter bytes: UTF-8 without a byte order mark.
    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// All leaves of the file. Reading ends at the first error.
    mutating func leaves() throws(TextFault) -> [SettingLeaf] {
        try skipSpace(isProlog: true)
        var tag = try startTag()
        let isWrapped = tag.name == "plist" && !tag.isEmpty
        if isWrapped {
            try skipSpace()
            tag = try startTag()
        }
        guard tag.name == "dict" else {
            // Any error inside the value is more helpful than the error that it is not a dictionary.
            _ = try node(tag, depth: 1)
            throw fault(.noDictionary, at: tag.place)
        }
        try group(tag, at: nil, depth: 1)
        if isWrapped {
            try skipSpace()
            try end(of: "plist")
        }
        try skipSpace()
        if position < bytes.count { throw fault(.unreadable) }
        return found
    }

    // MARK: Values

    /// Reads a dictionary whose entries are settings or groups of settings.
    private mutating func group(_ open: Tag, at path: String?, depth: Int) throws(TextFault) {
        try entries(open, depth: depth) { (reader, key, place, tag) throws(TextFault) in
            let inner = path.map { $0 + "." + key } ?? key
            if inner.utf8.count > SettingLeaf.longestPath {
                throw TextFault(Flattener.Fault.longKey.rawValue, line: place.line, column: place.column)
            }
            if tag.name == "dict" { return try reader.group(tag, at: inner, depth: depth + 1) }
            let node = try reader.node(tag, depth: depth + 1)
            // One may be nested and the other dotted.
            if let earlier = reader.paths.updateValue(place, forKey: inner) {
                throw reader.fault(.repeatedKey, at: place, earlier: earlier)
            }
            let origin = SettingOrigin(layer: reader.file, file: reader.file, line: tag.place.line, column: tag.place.column)
            reader.found.append(SettingLeaf(path: inner, node: node, origin: origin))
        }
    }

    /// Reads the entries of a dictionary and calls `body` after the tag of each value has been read.
    private mutating func entries(
        _ open: Tag, depth: Int, _ body: (inout XMLPropertyList, String, SourceLocation, Tag) throws(TextFault) -> Void
    ) throws(TextFault) {
        if depth > PropertyListReader.deepest { throw fault(.tooDeep, at: open.place) }
        if open.isEmpty { return }
        var keys: [String: SourceLocation] = [:]
        while true {
            try skipSpace()
            let tag = try tag()
            if tag.isEnd, tag.name == open.name { return }
            guard !tag.isEnd, tag.name == "key" else { throw fault(.unreadable, at: tag.place) }
            let key = try text(of: tag)
            if let earlier = keys.updateValue(tag.place, forKey: key) { throw fault(.repeatedKey, at: tag.place, earlier: earlier) }
            try skipSpace()
            try body(&self, key, tag.place, try startTag())
        }
    }

    private mutating func node(_ tag: Tag, depth: Int) throws(TextFault) -> SettingNode {
        try budget.spend()
        switch tag.name {
        case "dict":
            var object: [String: SettingNode] = [:]
            try entries(tag, depth: depth) { (reader, key, _, tag) throws(TextFault) in
                object[key] = try reader.node(tag, depth: depth + 1)
            }
            return .object(object)
        case "array": return try list(tag, depth: depth)
        default: break
        }
        let text = try text(of: tag)
        try budget.spend(bytes: text.utf8.count)
        guard let node = try scalar(tag, text) else { throw fault(.unreadable, at: tag.place) }
        return node
    }

    private mutating func list(_ open: Tag, depth: Int) throws(TextFault) -> SettingNode {
        if depth > PropertyListReader.deepest { throw fault(.tooDeep, at: open.place) }
        var nodes: [SettingNode] = []
        while !open.isEmpty {
            try skipSpace()
            let tag = try tag()
            if tag.isEnd {
                if tag.name == open.name { break }
                throw fault(.unreadable, at: tag.place)
            }
            nodes.append(try node(tag, depth: depth + 1))
        }
        return .list(nodes)
    }

    private func scalar(_ tag: Tag, _ text: String) throws(TextFault) -> SettingNode? {
        let words = text.utf8.split(whereSeparator: \.isXMLSpace)
        // Only strings and data may contain spaces.
        if words.count > 1, tag.name != "string", tag.name != "data" { return nil }
        let trimmed = String(decoding: words.joined(), as: UTF8.self)
        switch tag.name {
        case "string": return .string(text)
        case "true" where trimmed.isEmpty: return .bool(true)
        case "false" where trimmed.isEmpty: return .bool(false)
        case "integer": return PropertyListText.integer(trimmed)
        case "data": return Data(base64Encoded: trimmed).map { .data($0) }
        case "date": return PropertyListText.date(trimmed).map { .date($0) }
        case "real":
            guard trimmed.utf8.allSatisfy({ $0.isASCIIDigit || "+-.eE".utf8.contains($0) }), Double(trimmed) != nil else { return nil }
            do throws(DecimalNumber.Fault) {
                return try DecimalNumber.node(trimmed)
            } catch {
                if error == .rounded { throw fault(.longNumber, at: tag.place) }
                return nil
            }
        default: return nil
        }
    }

    // MARK: Tags and text

    private mutating func startTag() throws(TextFault) -> Tag {
        let tag = try tag()
        if tag.isEnd { throw fault(.unreadable, at: tag.place) }
        return tag
    }

    private mutating func end(of name: String) throws(TextFault) {
        let tag = try tag()
        guard tag.isEnd, tag.name == name else { throw fault(.unreadable, at: tag.place) }
    }

    private mutating func tag() throws(TextFault) -> Tag {
        let place = place()
        guard next == UInt8(ascii: "<") else { throw fault(.unreadable) }
        move(by: 1)
        let isEnd = next == UInt8(ascii: "/")
        if isEnd { move(by: 1) }
        let start = position
        while let byte = next, byte.isASCIILetter { move(by: 1) }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        let isNamed = next.map { $0.isXMLSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") } ?? false
        guard isNamed, !name.isEmpty else { throw fault(.unreadable, at: place) }
        // Attributes are ignored, and an angle bracket in quotes does not end the tag.
        while let byte = next, byte != UInt8(ascii: ">") {
            move(by: 1)
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                while let inner = next, inner != byte { move(by: 1) }
                move(by: 1)
            }
        }
        guard next != nil else { throw fault(.unreadable, at: place) }
        let isEmpty = !isEnd && bytes[position - 1] == UInt8(ascii: "/")
        move(by: 1)
        return Tag(name: name, place: place, isEnd: isEnd, isEmpty: isEmpty)
    }

    /// The text between a tag and its end tag.
    private mutating func text(of open: Tag) throws(TextFault) -> String {
        if open.isEmpty { return "" }
        var content: [UInt8] = []
        while let byte = next {
            if skip("<!--") {
                try skip(past: "-->")
            } else if skip("<![CDATA[") {
                let start = position
                try skip(past: "]]>")
                content += Self.withoutCarriageReturns(bytes[start..<position - 3])
            } else if byte == UInt8(ascii: "<") {
                try end(of: open.name)
                return String(decoding: content, as: UTF8.self)
            } else if byte == UInt8(ascii: "&") {
                content += try reference()
            } else {
                let start = position
                while let byte = next, byte != UInt8(ascii: "<"), byte != UInt8(ascii: "&") { move(by: 1) }
                content += Self.withoutCarriageReturns(bytes[start..<position])
            }
        }
        throw fault(.unreadable, at: open.place)
    }

    /// In XML, a carriage return is a line feed, and together with the line feed after it is one. One that is meant is written `&#13;`.
    private static func withoutCarriageReturns(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var previous: UInt8?
        for byte in text {
            if byte != UInt8(ascii: "\n") || previous != UInt8(ascii: "\r") {
                result.append(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
            }
            previous = byte
        }
        return result
    }

    /// `&lt;`, `&#60;`, `&#x3C;`
    private mutating func reference() throws(TextFault) -> [UInt8] {
        let place = place()
        let name = bytes[(position + 1)...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
        let end = position + 1 + name.count
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";"), let character = XMLReference.character(Array(name)) else {
            throw fault(.unreadable, at: place)
        }
        move(by: name.count + 2)
        return character
    }

    /// Skips white space, comments and processing instructions; before the first tag also the document type.
    private mutating func skipSpace(isProlog: Bool = false) throws(TextFault) {
        while let byte = next {
            if byte.isXMLSpace {
                move(by: 1)
            } else if skip("<?") {
                try skip(past: "?>")
            } else if skip("<!--") {
                try skip(past: "-->")
            } else if isProlog, skip("<!DOCTYPE") {
                try skipDocumentType()
            } else {
                return
            }
        }
    }

    /// A document type with declarations is not valid in a property list.
    private mutating func skipDocumentType() throws(TextFault) {
        while let byte = next, byte != UInt8(ascii: "[") {
            move(by: 1)
            if byte == UInt8(ascii: ">") { return }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                while let inner = next, inner != byte { move(by: 1) }
                move(by: 1)
            }
        }
        throw fault(.unreadable)
    }

    private mutating func skip(past end: StaticString) throws(TextFault) {
        let place = place()
        while position < bytes.count {
            if skip(end) { return }
            move(by: 1)
        }
        throw fault(.unreadable, at: place)
    }

    /// Skips `word` if it is next, and returns whether it was.
    private mutating func skip(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[position + offset] != word.utf8Start[offset] { return false }
        move(by: count)
        return true
    }

    // MARK: Location

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func move(by count: Int) {
        for _ in 0..<count where position < bytes.count {
            position += 1
            if bytes[position - 1] == UInt8(ascii: "\n") {
                line += 1
                lineStart = position
            }
        }
    }

    private func place() -> SourceLocation { (line, position - lineStart + 1) }

    private func fault(_ fault: Fault, at place: SourceLocation? = nil, earlier: SourceLocation? = nil) -> TextFault {
        let place = place ?? self.place()
        return TextFault(fault.rawValue, line: place.line, column: place.column, earlier: earlier)
    }
}

extension UInt8 {
    fileprivate var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

// SPDX-License-Identifier: Apache-2.0
