import DovetailJSON
import TestTools
import Testing

@Suite(.watched) struct JSONReaderTests {
    /// The error in a document, as `line:column: message`, or its value.
    private func reading(_ text: String, isHandwritten: Bool = false) -> String {
        let bytes = Array(text.utf8)
        do throws(JSONReader.Fault) {
            return try JSONReader.read(bytes, isHandwritten: isHandwritten).description
        } catch {
            let places = ([error.offset] + (error.earlier.map { [$0] } ?? [])).map { bytes.location(of: $0) }
            return places.map { "\($0.line):\($0.column): " }.joined() + error.problem.rawValue
        }
    }

    @Test(arguments: [
        (
            "{\"a\": [1, -2.50, \"b\"], \"c\": {\"d\": null}, \"e\": [true, false]}",
            "{a@1: [1@7 -2.50@10 b@17]@6 c@23: {d@29: null@34}@28 e@41: [true@47 false@53]@46}@0"
        ),
        ("{\"a\": 9223372036854775807, \"b\": -0}", "{a@1: 9223372036854775807@6 b@27: 0@32}@0"),
        ("{\"a\": 1e3, \"b\": 0.1000, \"c\": 1E-999999}", "{a@1: 1e3@6 b@11: 0.1000@16 c@24: 1E-999999@29}@0"),
        ("\u{FEFF}{\"\\u00e9\\ud83d\\ude00\": \"\\/\\t\"}", "{é😀@4: /\t@26}@3"),
    ])
    func `values have the offsets of their first bytes, and numbers are exact`(text: String, expected: String) {
        #expect(reading(text) == expected)
    }

    @Test(arguments: [
        ("", "1:1: the file is empty; expected an object"), ("[1]", "1:1: expected an object at the top level"),
        ("{} {}", "1:4: expected nothing after the object"), ("{\n \"a\" 1}", "2:6: expected a colon"),
        ("{\"a\": 1 \"b\": 2}", "1:9: expected a comma or the end of the object"),
        ("{\"a\": [1 2]}", "1:10: expected a comma or the end of the list"), ("{\"a\": \"b", "1:7: the string is never closed"),
        ("{\"a\": [", "1:7: the list is never closed"), ("{\"a\": 1,", "1:1: the object is never closed"),
        ("{\"a\": 01}", "1:7: this is not a number"), ("{\"a\": 1.}", "1:7: this is not a number"),
        ("{\"a\": \"\\udc00\"}", "1:8: unpaired surrogate"), ("{\"a\": 1,\n \"\\u0061\": 2}", "2:2: 1:2: duplicate key"),
    ])
    func `an error has a fixed message, and a location`(text: String, expected: String) {
        #expect(reading(text) == expected)
        #expect(reading(text, isHandwritten: true) == expected)
    }

    @Test(arguments: [
        ("{\"a\": [1,],}", "1:10: expected a value", "{a@1: [1@7]@6}@0"),
        ("{\"a\": 1,}", "1:9: expected a key in double quotes", "{a@1: 1@6}@0"),
        ("// c\n{/* d */}", "1:1: expected an object at the top level", "{}@5"),
        ("{} /* open", "1:4: expected nothing after the object", "1:4: the comment is never closed"),
        ("{\"a\": [,]}", "1:8: expected a value", "1:8: expected a value"),
    ])
    func `comments and a trailing comma are for files that are written by hand`(text: String, strict: String, handwritten: String) {
        #expect(reading(text) == strict)
        #expect(reading(text, isHandwritten: true) == handwritten)
    }

    @Test func `64 levels are read, and one more is refused`() {
        func nested(_ lists: Int) -> String {
            "{\"a\": " + String(repeating: "[", count: lists) + String(repeating: "]", count: lists) + "}"
        }
        #expect(reading(nested(63)).hasPrefix("{a@1: [[["))
        #expect(reading(nested(64)) == "1:70: nested too deeply")
        #expect(reading("{\"a\": " + String(repeating: "[", count: 1_000_000)) == "1:70: nested too deeply")
    }

    @Test(arguments: [[0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE2, 0x82], [0xEF, 0xBF], [0xEF, 0x41]])
    func `the first sequence that is not UTF-8 is found`(sequence: [UInt8]) {
        #expect((Array("{\"é😀".utf8) + sequence).firstInvalidUTF8 == 8)
        #expect(throws: JSONReader.Fault.self) { try JSONReader.read(Array("{\"".utf8) + sequence + Array("\":1}".utf8)) }
    }

    @Test func `time grows with the document`() throws {
        func document(_ count: Int) -> [UInt8] {
            Array(("{" + (0..<count).map { "\"key\($0)\":[\($0),{\"a\":\"b\"}]" }.joined(separator: ",") + "}").utf8)
        }
        let (small, large) = (document(2_000), document(8_000))
        expectLinearGrowth("reading") {
            _ = try? JSONReader.read(small)
        } large: {
            _ = try? JSONReader.read(large)
        }
    }
}

extension JSONValue {
    /// The value with all offsets.
    fileprivate var description: String {
        switch content {
        case .null: "null@\(offset)"
        case .bool(let bool): "\(bool)@\(offset)"
        case .integer(let integer): "\(integer)@\(offset)"
        case .number(let text), .string(let text): "\(text)@\(offset)"
        case .array(let elements): "[" + elements.map(\.description).joined(separator: " ") + "]@\(offset)"
        case .object(let members):
            "{" + members.map { "\($0.name)@\($0.offset): \($0.value.description)" }.joined(separator: " ") + "}@\(offset)"
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
