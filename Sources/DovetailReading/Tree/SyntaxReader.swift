/// Reads a typed syntax tree from JSON.
///
/// It is not `JSONReader`, which limits the depth to 64, retains every value with its location, and compares the names of all members to
/// find duplicates. A tree is written by the compiler, is hundreds of levels deep and tens of megabytes long, and more than half of it is
/// members that are skipped here without being converted.
struct SyntaxReader {
    /// A tree that is not what the compiler writes.
    struct Fault: Error {
        let message: String
        let offset: Int
    }

    /// The maximum depth, so that no tree can exhaust the stack.
    static let deepest = 3_000

    /// Members that take space and do not contribute to a graph.
    private static let skipped: Set<String> = [
        "access", "attrs", "auxiliary_decl_usrs", "builtin_initializer", "conformance", "context", "decl_context", "discriminator", "escaping",
        "function_ref", "generic_reqs", "immutable", "isolation_crossing", "non_resilient", "nothrow", "original_init_text", "readImpl",
        "readWriteImpl", "reqs", "thrown_type", "throws", "type_usr", "where_requirements", "writeImpl",
    ]

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// Reads the trees of a document, of which there is usually one.
    static func read(_ bytes: [UInt8]) throws(Fault) -> [SyntaxNode] {
        var reader = SyntaxReader(bytes: bytes)
        var nodes: [SyntaxNode] = []
        while true {
            reader.skipSpace()
            guard reader.position < bytes.count else { return nodes }
            guard case .node(let node) = try reader.content() else { throw reader.fault("expected an object") }
            nodes.append(node)
        }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func fault(_ message: String) -> Fault { Fault(message: message, offset: position) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    }

    private mutating func content() throws(Fault) -> SyntaxNode.Content {
        switch next {
        case UInt8(ascii: "{"): return .node(try nested { (reader) throws(Fault) in try reader.node() })
        case UInt8(ascii: "["): return .list(try nested { (reader) throws(Fault) in try reader.list() })
        case UInt8(ascii: "\""): return .text(try string())
        case UInt8(ascii: "t"):
            position += 4
            return .flag(true)
        case UInt8(ascii: "f"):
            position += 5
            return .flag(false)
        case UInt8(ascii: "n"):
            position += 4
            return .flag(false)
        case nil: throw fault("the document is incomplete")
        default: return .number(try number())
        }
    }

    private mutating func nested<Result>(_ read: (inout SyntaxReader) throws(Fault) -> Result) throws(Fault) -> Result {
        guard depth < Self.deepest else { throw fault("nested too deeply") }
        depth += 1
        defer { depth -= 1 }
        position += 1
        return try read(&self)
    }

    private mutating func node() throws(Fault) -> SyntaxNode {
        var kind = ""
        var start: Int?
        var end: Int?
        var members: [SyntaxNode.Member] = []
        while try hasMore(before: UInt8(ascii: "}")) {
            let name = try string()
            skipSpace()
            guard next == UInt8(ascii: ":") else { throw fault("expected a colon") }
            position += 1
            skipSpace()
            if Self.skipped.contains(name) {
                try skip()
                continue
            }
            let content = try content()
            switch (name, content) {
            case ("_kind", .text(let text)): kind = text
            // The only two objects without a kind: a range, and its two numbers.
            case ("range", .node(let range)): (start, end) = (range.start, range.end)
            case ("start", .number(let offset)): start = offset
            case ("end", .number(let offset)): end = offset
            default: members.append(SyntaxNode.Member(name: name, content: content))
            }
        }
        // The compiler writes the initial value of a variable twice: before and after it was type-checked.
        if members.contains(where: { $0.name == "processed_init" }) { members.removeAll { $0.name == "original_init" } }
        return SyntaxNode(kind: kind, start: start, end: end, members: members)
    }

    private mutating func list() throws(Fault) -> [SyntaxNode.Content] {
        var list: [SyntaxNode.Content] = []
        while try hasMore(before: UInt8(ascii: "]")) { list.append(try content()) }
        return list
    }

    private mutating func hasMore(before end: UInt8) throws(Fault) -> Bool {
        skipSpace()
        guard let byte = next else { throw fault("the document is incomplete") }
        if byte == end {
            position += 1
            return false
        }
        if byte == UInt8(ascii: ",") {
            position += 1
            skipSpace()
        }
        return true
    }

    private mutating func number() throws(Fault) -> Int {
        let start = position
        while let byte = next, byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        guard let number = Int(String(decoding: bytes[start..<position], as: UTF8.self)) else { throw fault("expected a value") }
        return number
    }

    private mutating func string() throws(Fault) -> String {
        guard next == UInt8(ascii: "\"") else { throw fault("expected a string") }
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\") { position += 1 }
        if next == UInt8(ascii: "\"") {
            position += 1
            return String(decoding: bytes[start..<position - 1], as: UTF8.self)
        }
        return try escapedString(from: start)
    }

    private mutating func escapedString(from start: Int) throws(Fault) -> String {
        var text = Array(bytes[start..<position])
        while let byte = next, byte != UInt8(ascii: "\"") {
            position += 1
            if byte == UInt8(ascii: "\\") { try escape(into: &text) } else { text.append(byte) }
        }
        guard next != nil else { throw fault("the document is incomplete") }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func escape(into text: inout [UInt8]) throws(Fault) {
        guard let byte = next else { throw fault("the document is incomplete") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "u"):
            // The compiler writes it for control characters only.
            guard position + 4 <= bytes.count, let code = UInt8(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
            else { throw fault("unexpected escape sequence") }
            position += 4
            text.append(code)
        default: text.append(byte)
        }
    }

    /// Skips a value.
    private mutating func skip() throws(Fault) {
        var open = 0
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                open += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if open == 0 { return }
                open -= 1
                position += 1
            case UInt8(ascii: ",") where open == 0: return
            default: position += 1
            }
        }
        throw fault("the document is incomplete")
    }

    private mutating func skipString() {
        position += 1
        while let byte = next, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
        position += 1
    }
}
