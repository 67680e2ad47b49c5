import DovetailJSON
@testable import DovetailSettings
import TestTools
import Testing

@Suite(.watched) struct JSONTests {
    @Test(arguments: [
        ("", "1:1: error: the file is empty; expected an object"),
        (" \n\t// nothing\n", "3:1: error: the file is empty; expected an object"),
        ("[1]", "1:1: error: expected an object at the top level"),
        ("\"CANARY\"", "1:1: error: expected an object at the top level"),
        ("null", "1:1: error: expected an object at the top level"),
    ])
    func `empty files and other top levels are refused`(text: String, expected: String) throws {
        #expect(try jsonReport(text) == "settings.json:\(expected) [setting-file]")
    }

    @Test(arguments: [
        ("{\"a\": CANARY}", "1:7: error: expected a value"),
        ("{\"a\": trueCANARY}", "1:7: error: expected a value"),
        ("{CANARY: 1}", "1:2: error: expected a key in double quotes"),
        ("{'CANARY': 1}", "1:2: error: expected a key in double quotes"),
        ("{\n  \"CANARY\" 1}", "2:12: error: expected a colon"),
        ("{\"CANARY\": 1 \"b\": 2}", "1:14: error: expected a comma or the end of the object"),
        ("{\"CANARY\": [1 2]}", "1:15: error: expected a comma or the end of the list"),
        ("{\"CANARY\": [1,,2]}", "1:15: error: expected a value"),
        ("{\"CANARY\": 1,,}", "1:14: error: expected a key in double quotes"),
        ("{,}", "1:2: error: expected a key in double quotes"),
        ("{\"a\": \"CANARY", "1:7: error: the string is never closed"),
        ("{\"a\": \"CANARY\n\"}", "1:7: error: the string is never closed"),
        ("{\"a\":\r\n [\"CANARY\"", "2:2: error: the list is never closed"),
        ("{\"a\": {\"b\": \"CANARY\"", "1:7: error: the object is never closed"),
        ("{} CANARY", "1:4: error: expected nothing after the object"),
        ("{} /* CANARY", "1:4: error: the comment is never closed"),
        ("{\"a\": \"\u{1}\"}", "1:8: error: a control character in a string must be escaped"),
        ("{\"a\": \"\\q\"}", "1:8: error: unknown escape sequence"),
        ("{\"a\": \"\\u12G4\"}", "1:8: error: expected four hexadecimal digits"),
    ])
    func `invalid syntax is reported with its location and without its content`(text: String, expected: String) throws {
        #expect(try jsonReport(text) == "settings.json:\(expected) [setting-file]")
    }

    @Test(arguments: ["01", "-", "+1", "1.", ".5", "1e", "1e+", "0x10", "1_000", "NaN", "Infinity", "-Infinity", "1.2.3", "--1"])
    func `only numbers of JSON are accepted`(number: String) throws {
        let report = try jsonReport("{\"a\": \(number)}")
        let isWord = number.first == "N" || number.first == "I" || number.first == "+" || number.first == "."
        #expect(report == "settings.json:1:7: error: \(isWord ? "expected a value" : "this is not a number") [setting-file]")
    }

    @Test func `numbers that do not fit are refused and never rounded`() throws {
        enum Byte: Setting { static let key = SettingKey<UInt8>("byte", default: 0) }
        enum Big: Setting { static let key = SettingKey<UInt64>("big", default: 0) }
        enum Whole: Setting { static let key = SettingKey("whole", default: 0) }
        enum Half: Setting { static let key = SettingKey("half", default: 0.0) }
        let settings: [any Setting.Type] = [Byte.self, Big.self, Whole.self, Half.self]

        #expect(try jsonReport("{\"half\": 1e999}") == "settings.json:1:10: error: this number is too big [setting-file]")
        let tooBig = "{\"byte\": 256,\n\"big\": 18446744073709551616,\n\"whole\": 9223372036854775808.0,\n\"half\": 1}"
        #expect(
            try jsonReport(tooBig, settings) == """
                settings.json:1:10: error: setting byte: expected an integer, found an integer that does not fit into UInt8 [invalid-setting]
                settings.json:2:8: error: setting big: expected an integer, found an integer that does not fit into UInt64 [invalid-setting]
                settings.json:3:10: error: setting whole: expected an integer, found an integer that does not fit into Int [invalid-setting]
                """)
        try withFile("{\"byte\": 255, \"big\": 18446744073709551615, \"whole\": -9223372036854775808, \"half\": 1e2}") { path throws in
            let layers = SettingLayers([.json(path)])
            #expect(try layers[Byte.self] == 255)
            #expect(try layers[Big.self] == .max)
            #expect(try layers[Whole.self] == Int(Int64.min))
            #expect(try layers[Half.self] == 100)
        }
        #expect(
            try jsonReport("{\"whole\": 1.5}", [Whole.self])
                == "settings.json:1:11: error: setting whole: expected an integer, found a number [invalid-setting]")
    }

    @Test(arguments: [
        ("9007199254740993.0", 9_007_199_254_740_993), ("90071992547409930e-1", 9_007_199_254_740_993),
        ("9.007199254740993E15", 9_007_199_254_740_993), ("-9007199254740993.000", -9_007_199_254_740_993),
        ("9223372036854775807.0", Int.max), ("-9.223372036854775808e18", Int.min), ("9007199254740992.0", 9_007_199_254_740_992),
        ("1e3", 1_000), ("-2.50e1", -25), ("0.0", 0), ("-0e99999999999999999999", 0), ("0.00e-5", 0), ("100e-2", 1),
    ])
    func `an integer with a decimal point or an exponent is read exactly`(written: String, value: Int) throws {
        enum Whole: Setting { static let key = SettingKey<Int>("whole") }
        try withFile("{\"whole\": \(written)}") { path throws in #expect(try SettingLayers([.json(path)])[Whole.self] == value) }
    }

    @Test(arguments: [
        "9007199254740991.4", "1.00000000000000000001", "0.99999999999999999999", "1e-400", "4503599627370497.00000000001",
        "123456789012345678901.5", "1e-99999999999999999999",
    ])
    func `a number that is an integer only after rounding is rejected`(written: String) throws {
        let found = try jsonReport("{\"offset\": \(written)}", [Offset.self])
        #expect(found == "settings.json:1:12: error: this number has too many digits [setting-file]")
    }

    @Test(arguments: ["0.1", "1e22", "1.5", "123456789.000001", "2.2250738585072014e-308", "1.7976931348623157e308", "0.30000000000000004"])
    func `a number that a double represents is read exactly`(written: String) throws {
        enum Real: Setting { static let key = SettingKey<Double>("real") }
        try withFile("{\"real\": \(written)}") { path throws in
            #expect(try SettingLayers([.json(path)])[Real.self] == Double(written))
        }
    }

    @Test func `a double that may represent two integers is rejected`() {
        #expect(Int(setting: .double(9_007_199_254_740_991)) == 9_007_199_254_740_991)
        #expect(Int(setting: .double(9_007_199_254_740_992)) == nil)
        #expect(Int(setting: .double(-9_007_199_254_740_992)) == nil)
    }

    @Test func `an empty key is a key`() throws {
        #expect(
            try jsonReport("{\"\": {\"http\": {\"port\": 4}}}", [HTTPPort.self]) == """
                settings.json:1:24: warning: .http.port in settings.json does not match any setting [unknown-setting]
                  help: did you mean http.port?
                """)
        #expect(
            try jsonReport("{\"\": 4}", [HTTPPort.self])
                == "settings.json:1:6: warning: \"\" in settings.json does not match any setting [unknown-setting]")
        #expect(
            try jsonReport("{\"http\": {\"\": {\"port\": 4}}}", [HTTPPort.self]) == """
                settings.json:1:24: warning: http..port in settings.json does not match any setting [unknown-setting]
                  help: did you mean http.port?
                """)
        #expect(
            try jsonReport("{\"\": {\"http\": {\"port\": 4}}, \"http\": {\"port\": 5}, \".http.port\": 6}", [HTTPPort.self]) == """
                settings.json:1:50: error: duplicate key [setting-file]
                  note: the first one is at settings.json:1:16
                """)
        let values: SettingLayers = ["": ["http": ["port": 4]]]
        #expect(try values[HTTPPort.self] == 8080)
        #expect(
            report(values, [HTTPPort.self]) == """
                error: .http.port in values does not match any setting [unknown-setting]
                  help: did you mean http.port?
                """)
    }

    /// 4 MB of keys with a group for every other letter.
    @Test func `of long dotted keys only the keys are stored`() throws {
        let keys = (100_000..<108_000).map { "\($0)" + String(repeating: ".a", count: 250) }
        try withFile("{" + keys.map { "\"\($0)\": 1" }.joined(separator: ",\n") + "}") { path throws in
            let layer = SettingLayer.json(path)
            #expect(kept(layer.source) { $0.utf8.first?.isASCIIDigit == true } == keys.reduce(0) { $0 + $1.utf8.count })
            #expect(report(SettingLayers([layer]), [HTTPPort.self]).contains("and 7980 others in"))
        }
    }

    /// How many bytes the texts have that can be reached from a value.
    private func kept(_ value: Any, _ counts: (String) -> Bool) -> Int {
        if let text = value as? String { return counts(text) ? text.utf8.count : 0 }
        return Mirror(reflecting: value).children.reduce(0) { $0 + kept($1.value, counts) }
    }

    @Test func `short keys in long groups are not written out without end`() throws {
        let groups = (0..<60).map { _ in "{\"abcdefg\":" }.joined()
        let fields = (0..<40_000).map { "\"\($0)\":1" }.joined(separator: ",")
        let found = try jsonReport(groups + "{" + fields + String(repeating: "}", count: 61))
        #expect(found.hasPrefix("settings.json:1:"))
        #expect(found.hasSuffix(": error: the keys of this file are too long in total [setting-file]"))
    }

    @Test func `a wrong type is reported with the key, the location and both kinds, and without the value`() throws {
        #expect(
            try jsonReport("{\n  \"http\": {\n    \"port\": \"CANARY\"\n  }\n}", [HTTPPort.self]) == """
                settings.json:3:13: error: setting http.port: expected an integer in 1...65535, found a string [invalid-setting]
                """)
        #expect(
            try jsonReport("{\"http\": \"CANARY\"}", [HTTPPort.self]) == """
                settings.json:1:10: error: setting http.port: expected an object at http, found a string [invalid-setting]
                settings.json:1:10: warning: http in settings.json does not match any setting [unknown-setting]
                """)
        #expect(
            try jsonReport("{\"http\": {\"port\": {\"CANARY\": 1}}}", [HTTPPort.self])
                == "settings.json:1:30: error: setting http.port: expected an integer in 1...65535, found an object [invalid-setting]")
        #expect(
            try jsonReport("{\"hosts\": [\"a\", 1]}", [Hosts.self]) == """
                settings.json:1:11: error: setting hosts: expected a list, each a string, \
                found a list whose element 2 is an integer [invalid-setting]
                """)
    }

    @Test func `two equal keys are an error however they are written`() throws {
        #expect(
            try jsonReport("{\"CANARY\": 1,\n \"CANARY\": 2}") == """
                settings.json:2:2: error: duplicate key [setting-file]
                  note: the first one is at settings.json:1:2
                """)
        #expect(
            try jsonReport("{\"a\": 1, \"\\u0061\": 2}") == """
                settings.json:1:10: error: duplicate key [setting-file]
                  note: the first one is at settings.json:1:2
                """)
        #expect(
            try jsonReport("{\"a\": {\"b\": 1}, \"a.b\": 2}") == """
                settings.json:1:17: error: duplicate key [setting-file]
                  note: the first one is at settings.json:1:8
                """)
        #expect(
            try jsonReport("{\"a\": [{\"b\": 1, \"b\": 2}]}") == """
                settings.json:1:17: error: duplicate key [setting-file]
                  note: the first one is at settings.json:1:9
                """)
    }

    @Test func `comments, one trailing comma, a byte order mark, CRLF and an escaped NUL are accepted`() throws {
        enum Text: Setting { static let key = SettingKey<String>("text") }
        let text =
            "\u{FEFF}// first\r\n{ /* a\r\n b */ \"text\": \"\\u0000\\ud83d\\ude00\\/é\", // end\r\n"
            + " \"hosts\": [\"a\", \"b\", ],\r\n}\r\n"
        try withFile(text) { path throws in
            let layers = SettingLayers([.json(path)])
            #expect(try layers[Text.self] == "\0😀/é")
            #expect(try layers[Hosts.self] == ["a", "b"])
        }
    }

    @Test(arguments: ["\\ud83d", "\\ude00", "\\ud83d\\u0041", "\\ud83dx"])
    func `half a surrogate pair is refused`(escape: String) throws {
        #expect(try jsonReport("{\"a\": \"\(escape)\"}") == "settings.json:1:8: error: unpaired surrogate [setting-file]")
    }

    @Test func `UTF-16 and what is not UTF-8 are refused`() throws {
        let utf16: [UInt8] = [0xFF, 0xFE] + "{\"a\": 1}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for bytes in [utf16, Array(utf16.dropFirst(2)), [0xFE, 0xFF, 0, 0x7B], [0, 0, 0xFE, 0xFF]] {
            let found = try withFile(bytes) { report(SettingLayers([.json($0)]), in: $0) }
            #expect(found == "error: settings.json: the file is UTF-16 or UTF-32; save it as UTF-8 [setting-file]")
        }
        let sequences: [[UInt8]] = [[0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE2, 0x82]]
        for sequence in sequences {
            let bytes = Array("{\n\"a\": \"é".utf8) + sequence + Array("\"}".utf8)
            let found = try withFile(bytes) { report(SettingLayers([.json($0)]), in: $0) }
            #expect(found == "settings.json:2:9: error: this is not valid UTF-8 [setting-file]")
        }
    }

    @Test func `nesting has a limit`() throws {
        let deep = String(repeating: "[", count: 100_000)
        #expect(try jsonReport("{\"a\": \(deep)") == "settings.json:1:70: error: nested too deeply [setting-file]")
        let objects = String(repeating: "{\"a\":", count: 100_000)
        #expect(try jsonReport(objects) == "settings.json:1:321: error: nested too deeply [setting-file]")
        let key = String(repeating: "CANARY", count: 100)
        #expect(try jsonReport("{\"\(key)\": 1}") == "settings.json:1:2: error: this key is too long [setting-file]")
    }

    @Test func `a missing setting is not reported beside the file that could not be read`() throws {
        #expect(try jsonReport("{", [DatabaseURL.self]) == "settings.json:1:1: error: the object is never closed [setting-file]")
    }

    @Test func `a setting of its own type may read a group or a list of them`() throws {
        struct Endpoint: SettingValue, Equatable {
            static let settingKind = "an endpoint"
            let host: String
            let port: Int

            init?(setting node: SettingNode) {
                guard case .object(let fields) = node, let host = fields["host"].flatMap(String.init(setting:)),
                    let port = fields["port"].flatMap(Int.init(setting:))
                else { return nil }
                self.host = host
                self.port = port
            }
        }
        enum Main: Setting { static let key = SettingKey<Endpoint>("main") }
        enum All: Setting { static let key = SettingKey<[Endpoint]>("all") }

        try withFile("{\"main\": {\"host\": \"a\", \"port\": 1}, \"all\": [{\"host\": \"b\", \"port\": 2}]}") { path throws in
            let layers = SettingLayers([.json(path), .values(["main.port": 9])])
            #expect(try layers[Main.self].host == "a")
            #expect(try layers[Main.self].port == 9)
            #expect(try layers[All.self].map(\.port) == [2])
            #expect(report(layers, [Main.self, All.self]) == "")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
