#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(Darwin)
internal import Darwin
#endif

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

    /// The message if the compiler has written a type that it could not determine.
    static let errorTypes = "it contains a type that the compiler could not determine"

    /// The maximum depth, so that no tree can exhaust the stack.
    static let deepest = 3_000

    /// Members that take space and do not contribute to a graph.
    private static let skipped: Set<String> = [
        "access", "auxiliary_decl_usrs", "builtin_initializer", "conformance", "context", "decl_context", "discriminator",
        "escaping",
        "function_ref", "generic_reqs", "immutable", "isolation_crossing", "non_resilient", "nothrow", "original_init_text",
        "readWriteImpl", "reqs", "thrown_type", "type_usr", "where_requirements", "writeImpl",
    ]

    // A pointer, so that the C library can search it. Command plugins build their tools without optimization, where a loop over the bytes
    // of an array takes ten times as long. A null byte follows the last one.
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var depth = 0

    /// Reads the trees of a document, of which there is usually one.
    static func read(_ bytes: [UInt8]) throws(Fault) -> [SyntaxNode] {
        let result = (bytes + [0]).withUnsafeBufferPointer { buffer in
            Result { () throws(Fault) in
                var reader = SyntaxReader(bytes: UnsafeBufferPointer(rebasing: buffer.dropLast()))
                if reader.contains("<ERROR TYPE>") || reader.contains("\"$sXeD\"") { throw Fault(message: Self.errorTypes, offset: 0) }
                return try reader.documents()
            }
        }
        return try result.get()
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func documents() throws(Fault) -> [SyntaxNode] {
        var nodes: [SyntaxNode] = []
        while true {
            skipSpace()
            guard position < bytes.count else { return nodes }
            guard case .node(let node) = try content() else { throw fault("expected an object") }
            nodes.append(node)
        }
    }

    private func fault(_ message: String) -> Fault { Fault(message: message, offset: position) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func contains(_ word: StaticString) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        return base.withMemoryRebound(to: CChar.self, capacity: bytes.count + 1) { text in
            word.utf8Start.withMemoryRebound(to: CChar.self, capacity: word.utf8CodeUnitCount + 1) { strstr(text, $0) != nil }
        }
    }

    /// Moves to the next of some ASCII characters, or to the end.
    private mutating func advance(to characters: StaticString) {
        guard let base = bytes.baseAddress, position < bytes.count else { return }
        let length = base.withMemoryRebound(to: CChar.self, capacity: bytes.count + 1) { text in
            characters.utf8Start.withMemoryRebound(to: CChar.self, capacity: characters.utf8CodeUnitCount + 1) {
                strcspn(text + position, $0)
            }
        }
        position += Int(length)
    }

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
            default: members.append(Self.member(name, content))
            }
        }
        // The compiler writes the initial value of a variable twice: before and after it was type-checked.
        if members.contains(where: { $0.name == "processed_init" }) { members.removeAll { $0.name == "original_init" } }
        return SyntaxNode(kind: kind, start: start, end: end, members: members)
    }

    private static func member(_ name: String, _ content: SyntaxNode.Content) -> SyntaxNode.Member {
        switch name {
        case "attrs": SyntaxNode.Member(name: name, content: .list(types(ofAttributes: content)))
        // Where the error of a call goes.
        case "throws": SyntaxNode.Member(name: name, content: .flag(true))
        default: SyntaxNode.Member(name: name, content: content)
        }
    }

    /// The types of the attributes that are types, such as global actors, without their arguments, whose code does not run.
    private static func types(ofAttributes content: SyntaxNode.Content) -> [SyntaxNode.Content] {
        guard case .list(let attributes) = content else { return [] }
        return attributes.compactMap { attribute in
            guard case .node(let node) = attribute, node.kind == "custom_attr" else { return nil }
            return node.text("type").map { .text($0) }
        }
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
        advance(to: "\"\\")
        if next == UInt8(ascii: "\"") {
            position += 1
            return String(decoding: bytes[start..<position - 1], as: UTF8.self)
        }
        return try escapedString(from: start)
    }

    private mutating func escapedString(from start: Int) throws(Fault) -> String {
        var text = Array(bytes[start..<position])
        while next == UInt8(ascii: "\\") {
            position += 1
            try escape(into: &text)
            let start = position
            advance(to: "\"\\")
            text += bytes[start..<position]
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
        while true {
            advance(to: "\"{}[],")
            switch next {
            case UInt8(ascii: "\""):
                skipString()
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): open += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if open == 0 { return }
                open -= 1
            case nil: throw fault("the document is incomplete")
            default: if open == 0 { return }
            }
            position += 1
        }
    }

    private mutating func skipString() {
        position += 1
        while true {
            advance(to: "\"\\")
            guard next == UInt8(ascii: "\\") else { break }
            position += 2
        }
        position += 1
    }
}

// SPDX-License-Identifier: Apache-2.0
