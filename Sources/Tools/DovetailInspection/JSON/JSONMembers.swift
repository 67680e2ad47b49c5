import DovetailGraph
import DovetailJSON

// The members of a document, each read as what it has to be.

extension JSONValue {
    /// An error in a document, and where it is.
    struct Fault: Error {
        var message: String
        var offset: Int
    }

    /// Reads a document. Any error is reported with its line and column.
    static func read<Document>(
        _ bytes: [UInt8], _ body: (JSONValue) throws(Fault) -> Document
    ) throws(Graph.DocumentError) -> Document {
        do throws(Fault) {
            return try body(document(bytes))
        } catch {
            let (line, column) = bytes.location(of: error.offset)
            throw Graph.DocumentError(message: error.message, line: line, column: column)
        }
    }

    private static func document(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
        do throws(JSONReader.Fault) {
            return try JSONReader.read(bytes)
        } catch {
            throw Fault(message: error.problem.rawValue, offset: error.offset)
        }
    }

    /// Fails unless the document is `what`, in a version that can be read.
    func requireFormat(_ format: String, version supported: Int, _ what: String) throws(Fault) {
        guard self["format"]?.text == format else { throw fault("not a \(what): the member \"format\" is not \"\(format)\"") }
        let version = self["version"] ?? self
        if version.integer != supported {
            let found = version.integer.map { "version \($0)" } ?? "no version"
            throw version.fault("this document has \(found); only version \(supported) is supported")
        }
    }

    func fault(_ message: String) -> Fault { Fault(message: message, offset: offset) }

    // Never inlined: the optimizer of Swift 6.3.1 crashes on the switch over a borrowed value ("found outside of lifetime use").
    @inline(never) var text: String? { if case .string(let text) = content { text } else { nil } }
    @inline(never) var integer: Int? { if case .integer(let integer) = content { integer } else { nil } }

    /// `nil` where the member is not there; a fault where it is something else.
    func optional<Value>(_ name: String, _ read: (JSONValue) -> Value?) throws(Fault) -> Value? {
        guard let member = self[name] else { return nil }
        if case .null = member.content { return nil }
        guard let value = read(member) else {
            throw member.fault("\"\(name)\" must be \(Value.self == Int.self ? "an integer" : "a string")")
        }
        return value
    }

    func name(_ name: String) throws(Fault) -> TypeName {
        guard let text = try optionalName(name) else { throw fault("the member \"\(name)\" is missing") }
        return text
    }

    func optionalName(_ name: String) throws(Fault) -> TypeName? { try optional(name, \.text).map { TypeName($0) } }

    func flag(_ name: String) throws(Fault) -> Bool {
        guard let member = self[name] else { return false }
        guard case .bool(let flag) = member.content else { throw member.fault("\"\(name)\" must be true or false") }
        return flag
    }

    /// The elements of a member; none where it is not there.
    func list(_ name: String) throws(Fault) -> [JSONValue] {
        guard let member = self[name] else { return [] }
        guard case .array(let elements) = member.content else { throw member.fault("\"\(name)\" must be an array") }
        return elements
    }

    func position(below count: Int) throws(Fault) -> Int {
        guard let integer, (0..<count).contains(integer) else { throw fault("not an index into an array of \(count)") }
        return integer
    }

    func position(_ name: String, below count: Int) throws(Fault) -> Int? {
        guard let member = self[name] else { return nil }
        if case .null = member.content { return nil }
        return try member.position(below: count)
    }

    func required(_ name: String, below count: Int) throws(Fault) -> Int {
        guard let position = try position(name, below: count) else { throw fault("the member \"\(name)\" is missing") }
        return position
    }

    func range(_ name: String, below count: Int) throws(Fault) -> Range<Int> {
        guard let member = self[name] else { return 0..<0 }
        guard case .array(let bounds) = member.content, bounds.count == 2, let from = bounds[0].integer, let to = bounds[1].integer,
            0 <= from, from <= to, to <= count
        else { throw member.fault("\"\(name)\" must be [from, to] within an array of \(count)") }
        return from..<to
    }

    func place(_ name: String) throws(Fault) -> Graph.SourceLocation {
        guard let place = try optionalPlace(name) else { throw fault("the member \"\(name)\" is missing") }
        return place
    }

    func optionalPlace(_ name: String) throws(Fault) -> Graph.SourceLocation? {
        guard let member = self[name] else { return nil }
        guard case .array(let parts) = member.content, parts.count == 3, let file = parts[0].text, let line = parts[1].integer,
            let column = parts[2].integer, line >= 0, column >= 0
        else { throw member.fault("\"\(name)\" must be [file, line, column]") }
        return Graph.SourceLocation(file: file, path: file, line: line, column: column)
    }
}

// SPDX-License-Identifier: Apache-2.0
