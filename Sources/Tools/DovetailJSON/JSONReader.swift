/// Reads a JSON document, whose top level is an object.
///
/// Dovetail has its own reader because others only report that a document is invalid, silently use the first or the last of two members
/// with equal names, and quote the document in their errors.
package struct JSONReader {
    /// The maximum nesting depth of objects and lists, so that no document can exhaust the stack.
    package static let deepest = 64

    /// The kinds of errors. The messages are fixed, so that they contain nothing from the document.
    package enum Problem: String, CaseIterable, Sendable {
        case notUTF8 = "this is not valid UTF-8"
        case empty = "the file is empty; expected an object"
        case noObject = "expected an object at the top level"
        case textAfterEnd = "expected nothing after the object"
        case noKey = "expected a key in double quotes"
        case noColon = "expected a colon"
        case noComma = "expected a comma or the end of the object"
        case noCommaInList = "expected a comma or the end of the list"
        case noValue = "expected a value"
        case repeatedKey = "duplicate key"
        case tooDeep = "nested too deeply"
        case openComment = "the comment is never closed"
        case openString = "the string is never closed"
        case openObject = "the object is never closed"
        case openList = "the list is never closed"
        case controlCharacter = "a control character in a string must be escaped"
        case unknownEscape = "unknown escape sequence"
        case badUnicodeEscape = "expected four hexadecimal digits"
        case loneSurrogate = "unpaired surrogate"
        case badNumber = "this is not a number"
    }

    package struct Fault: Error {
        package let problem: Problem
        package let offset: Int
        /// The offset of the first occurrence, for duplicates.
        package let earlier: Int?

        init(_ problem: Problem, at offset: Int, earlier: Int? = nil) {
            self.problem = problem
            self.offset = offset
            self.earlier = earlier
        }
    }

    private var text: JSONText
    private let isHandwritten: Bool

    /// Reads until the first error, because later errors would be unreliable.
    ///
    /// - Parameter isHandwritten: Whether comments, and one trailing comma in an object or a list, are allowed.
    package static func read(_ bytes: [UInt8], isHandwritten: Bool = false) throws(Fault) -> JSONValue {
        if let offset = bytes.firstInvalidUTF8 { throw Fault(.notUTF8, at: offset) }
        var reader = JSONReader(text: JSONText(bytes, allowsComments: isHandwritten), isHandwritten: isHandwritten)
        return try reader.document()
    }

    private mutating func document() throws(Fault) -> JSONValue {
        try text.skipSpace()
        guard let next = text.next else { throw text.fault(.empty) }
        guard next == UInt8(ascii: "{") else { throw text.fault(.noObject) }
        let value = try value(depth: 1)
        try text.skipSpace()
        if text.next != nil { throw text.fault(.textAfterEnd) }
        return value
    }

    private mutating func value(depth: Int) throws(Fault) -> JSONValue {
        let offset = text.position
        return JSONValue(content: try content(depth: depth), offset: offset)
    }

    private mutating func content(depth: Int) throws(Fault) -> JSONValue.Content {
        switch text.next {
        case UInt8(ascii: "{"): return .object(try members(depth: depth))
        case UInt8(ascii: "["): return .array(try elements(depth: depth))
        case UInt8(ascii: "\""): return .string(try text.string())
        case let next? where next.isASCIIDigit || next == UInt8(ascii: "-"): return try text.number()
        default:
            if text.skip("true") { return .bool(true) }
            if text.skip("false") { return .bool(false) }
            if text.skip("null") { return .null }
            throw text.fault(.noValue)
        }
    }

    private mutating func members(depth: Int) throws(Fault) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        var offsets: [String: Int] = [:]
        try items(depth: depth, UInt8(ascii: "}"), open: .openObject, separator: .noComma) { (reader) throws(Fault) in
            let offset = reader.text.position
            guard reader.text.next == UInt8(ascii: "\"") else { throw reader.text.fault(.noKey) }
            let name = try reader.text.string()
            if let earlier = offsets.updateValue(offset, forKey: name) { throw Fault(.repeatedKey, at: offset, earlier: earlier) }
            try reader.text.skipSpace()
            guard reader.text.next == UInt8(ascii: ":") else { throw reader.text.fault(.noColon) }
            reader.text.advance()
            try reader.text.skipSpace()
            members.append(JSONValue.Member(name: name, offset: offset, value: try reader.value(depth: depth + 1)))
        }
        return members
    }

    private mutating func elements(depth: Int) throws(Fault) -> [JSONValue] {
        var elements: [JSONValue] = []
        try items(depth: depth, UInt8(ascii: "]"), open: .openList, separator: .noCommaInList) { (reader) throws(Fault) in
            elements.append(try reader.value(depth: depth + 1))
        }
        return elements
    }

    /// Reads what an object or a list contains. Its opening bracket is next.
    private mutating func items(
        depth: Int, _ end: UInt8, open: Problem, separator: Problem, _ item: (inout JSONReader) throws(Fault) -> Void
    ) throws(Fault) {
        let start = text.position
        guard depth <= Self.deepest else { throw text.fault(.tooDeep) }
        text.advance()
        var mayEnd = true
        while true {
            try text.skipSpace()
            guard let next = text.next else { throw Fault(open, at: start) }
            if mayEnd, next == end { break }
            try item(&self)
            try text.skipSpace()
            if text.next == end { break }
            guard text.next == UInt8(ascii: ",") else { throw text.next == nil ? Fault(open, at: start) : text.fault(separator) }
            text.advance()
            mayEnd = isHandwritten
        }
        text.advance()
    }
}

// SPDX-License-Identifier: Apache-2.0
