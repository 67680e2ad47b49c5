/// Reads JSON into leaves with dotted paths, and records the location of each.
///
/// Dovetail has its own reader because others only report that a file is invalid, silently use the first or the last of two equal keys,
/// and quote the file in their errors.
struct JSONReader {
    /// The maximum nesting depth of objects and lists.
    static let deepest = 64
    /// The maximum total length of all dotted paths, unless the file itself is of a similar size. A group that is named once may be part of
    /// a thousand paths.
    static let longestPaths = 16 << 20

    /// All errors that it can report. The messages are fixed, so that they contain nothing from the file.
    enum Fault: String, CaseIterable {
        case empty = "the file is empty; expected an object"
        case noObject = "expected an object at the top level"
        case textAfterEnd = "expected nothing after the object"
        case noKey = "expected a key in double quotes"
        case noColon = "expected a colon"
        case noComma = "expected a comma or the end of the object"
        case noCommaInList = "expected a comma or the end of the list"
        case noValue = "expected a value"
        case repeatedKey = "duplicate key"
        case longPath = "this key is too long"
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
        case bigNumber = "this number is too big"
        case longNumber = "this number has too many digits"
        case longPaths = "the keys of this file are too long in total"
    }

    private(set) var text: JSONText
    private let file: String
    private var found: [SettingLeaf] = []
    private var positions: [String: (line: Int, column: Int)] = [:]
    private var roomForPaths: Int

    init(_ bytes: [UInt8], file: String) throws(TextFault) {
        roomForPaths = max(Self.longestPaths, bytes.count)
        text = JSONText(try SourceText.utf8(bytes))
        self.file = file
    }

    /// All leaves of the file. Reading ends at the first error, because later errors would be unreliable.
    mutating func leaves() throws(TextFault) -> [SettingLeaf] {
        try text.skipSpace()
        if text.next == nil { throw text.fault(.empty) }
        guard text.next == UInt8(ascii: "{") else { throw text.fault(.noObject) }
        try group(at: nil, depth: 1)
        try text.skipSpace()
        if text.next != nil { throw text.fault(.textAfterEnd) }
        return found
    }

    /// Reads an object whose fields are settings or groups of settings.
    private mutating func group(at path: String?, depth: Int) throws(TextFault) {
        try fields(depth: depth) { (reader, key, start) throws(TextFault) in
            let inner = path.map { $0 + "." + key } ?? key
            if inner.utf8.count > SettingLeaf.longestPath { throw reader.text.fault(.longPath, at: start) }
            if reader.text.next == UInt8(ascii: "{") {
                try reader.group(at: inner, depth: depth + 1)
                return
            }
            reader.roomForPaths -= inner.utf8.count
            if reader.roomForPaths < 0 { throw reader.text.fault(.longPaths, at: start) }
            let place = reader.text.place()
            let node = try reader.node(depth: depth + 1)
            // One may be nested and the other dotted, so they are not equal keys of one object.
            if let earlier = reader.positions.updateValue(start, forKey: inner) {
                throw reader.text.fault(.repeatedKey, at: start, earlier: earlier)
            }
            let origin = SettingOrigin(layer: reader.file, file: reader.file, line: place.line, column: place.column)
            reader.found.append(SettingLeaf(path: inner, node: node, origin: origin))
        }
    }

    /// Reads the fields of an object and calls `body` before each value is read.
    private mutating func fields(
        depth: Int, _ body: (inout JSONReader, String, (line: Int, column: Int)) throws(TextFault) -> Void
    ) throws(TextFault) {
        let open = text.place()
        guard depth <= Self.deepest else { throw text.fault(.tooDeep) }
        text.advance()
        var keys: [String: (line: Int, column: Int)] = [:]
        while true {
            try text.skipSpace()
            guard let next = text.next else { throw text.fault(.openObject, at: open) }
            if next == UInt8(ascii: "}") { break }
            guard next == UInt8(ascii: "\"") else { throw text.fault(.noKey) }
            let start = text.place()
            let key = try text.string()
            if let earlier = keys.updateValue(start, forKey: key) { throw text.fault(.repeatedKey, at: start, earlier: earlier) }
            try text.skipSpace()
            guard text.next == UInt8(ascii: ":") else { throw text.fault(.noColon) }
            text.advance()
            try text.skipSpace()
            try body(&self, key, start)
            try text.skipSpace()
            if text.next == UInt8(ascii: ",") { text.advance(); continue }
            if text.next == UInt8(ascii: "}") { break }
            throw text.next == nil ? text.fault(.openObject, at: open) : text.fault(.noComma)
        }
        text.advance()
    }

    private mutating func node(depth: Int) throws(TextFault) -> SettingNode {
        switch text.next {
        case UInt8(ascii: "{"):
            var object: [String: SettingNode] = [:]
            try fields(depth: depth) { (reader, key, _) throws(TextFault) in object[key] = try reader.node(depth: depth + 1) }
            return .object(object)
        case UInt8(ascii: "["): return try list(depth: depth)
        case UInt8(ascii: "\""): return .string(try text.string())
        case let next? where next.isASCIIDigit || next == UInt8(ascii: "-"): return try text.number()
        default:
            if text.skip("true") { return .bool(true) }
            if text.skip("false") { return .bool(false) }
            if text.skip("null") { return .null }
            throw text.fault(.noValue)
        }
    }

    private mutating func list(depth: Int) throws(TextFault) -> SettingNode {
        let open = text.place()
        guard depth <= Self.deepest else { throw text.fault(.tooDeep) }
        text.advance()
        var nodes: [SettingNode] = []
        while true {
            try text.skipSpace()
            guard let next = text.next else { throw text.fault(.openList, at: open) }
            if next == UInt8(ascii: "]") { break }
            nodes.append(try node(depth: depth + 1))
            try text.skipSpace()
            if text.next == UInt8(ascii: ",") { text.advance(); continue }
            if text.next == UInt8(ascii: "]") { break }
            throw text.next == nil ? text.fault(.openList, at: open) : text.fault(.noCommaInList)
        }
        text.advance()
        return .list(nodes)
    }
}
