import DovetailSettings
import TestTools
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.watched) struct PropertyListTests {
    func xml(_ body: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">\(body)</plist>
        """
    }

    func report(_ bytes: [UInt8], _ settings: [any Setting.Type] = []) throws -> String {
        try withFile(bytes, named: "a.plist") { DovetailSettingsTests.report(SettingLayers([.plist($0)]), settings, in: $0) }
    }

    private let good = """
        <dict><key>http</key><dict><key>port</key><integer>80</integer></dict><key>verbose</key><true/>
        <key>hosts</key><array><string>a</string></array><key>blob</key><data>AQI=</data><key>offset</key><real>2</real></dict>
        """

    enum Blob: Setting { static let key = SettingKey<Data>("blob") }

    @Test func `XML and binary are read`() throws {
        let binary = PropertyList.binary([
            [0xD5, 1, 3, 4, 6, 8, 2, 10, 5, 7, 9], PropertyList.string("http"), [0xD1, 11, 12], PropertyList.string("verbose"),
            PropertyList.string("hosts"), [0xA1, 13], PropertyList.string("blob"), [0x42, 1, 2], PropertyList.string("offset"),
            [0x23, 0x40, 0, 0, 0, 0, 0, 0, 0], [0x09], PropertyList.string("port"), [0x10, 80], PropertyList.string("a"),
        ])
        for bytes in [Array(xml(good).utf8), binary] {
            try withFile(bytes, named: "a.plist") { path throws in
                let layers = SettingLayers([.plist(path)])
                #expect(try layers[HTTPPort.self] == 80)
                #expect(try layers[Verbose.self])
                #expect(try layers[Hosts.self] == ["a"])
                #expect(try layers[Blob.self] == Data([1, 2]))
                #expect(try layers[Offset.self] == 2)
                #expect(DovetailSettingsTests.report(layers, [HTTPPort.self, Verbose.self, Hosts.self, Blob.self, Offset.self]) == "")
            }
        }
    }

    @Test func `1 is no boolean, and a wrong value is not shown`() throws {
        let body = "<dict><key>verbose</key><integer>1</integer><key>http.port</key><string>CANARY</string></dict>"
        #expect(
            try report(Array(xml(body).utf8), [Verbose.self, HTTPPort.self]) == """
                a.plist:3:46: error: setting verbose: expected a boolean, found an integer [invalid-setting]
                a.plist:3:86: error: setting http.port: expected an integer in 1...65535, found a string [invalid-setting]
                """)
    }

    @Test func `an invalid property list is rejected without its content`() throws {
        let broken = [
            ("", "this is not a property list, neither XML nor binary"),
            ("CANARY", "this is not a property list, neither XML nor binary"),
            ("{ CANARY = CANARY; }", "this is not a property list, neither XML nor binary"),
            ("<CANARY>", "a.plist:1:1: the property list is damaged"),
            (xml("<dict><key>a</key><CANARY/></dict>"), "a.plist:3:40: the property list is damaged"),
            (xml("<dict><key>a</key><integer>CANARY</integer></dict>"), "a.plist:3:40: the property list is damaged"),
            (xml("<dict><key>a</key><integer>1 2</integer></dict>"), "a.plist:3:40: the property list is damaged"),
            (xml("<dict><key>a</key><string>&CANARY;</string></dict>"), "a.plist:3:48: the property list is damaged"),
            (xml("<dict><key>a</key><true>CANARY</true></dict>"), "a.plist:3:40: the property list is damaged"),
            (xml("<dict>CANARY</dict>"), "a.plist:3:28: the property list is damaged"),
            (xml("<dict/>") + "CANARY", "a.plist:3:37: the property list is damaged"),
            (xml("<dict><key>a</key>"), "a.plist:3:40: the property list is damaged"),
            (xml("<string>CANARY</string>"), "a.plist:3:22: expected a dictionary at the top level"),
            (xml("<array/>"), "a.plist:3:22: expected a dictionary at the top level"),
            (
                xml("<dict><key>a.b</key><true/><key>a</key><dict><key>b</key><true/></dict></dict>"),
                "a.plist:3:67: duplicate key"
            ),
            ("<!DOCTYPE plist [<!ENTITY a \"CANARY\">]><dict/>", "a.plist:1:17: the property list is damaged"),
            ("bplist00CANARY", "the property list is damaged"),
        ]
        for (text, words) in broken {
            let found = try report(Array(text.utf8))
            let parts = words.split(separator: ": ", maxSplits: 1)
            let expected = parts.count == 2 ? "\(parts[0]): error: \(parts[1])" : "error: a.plist: \(words)"
            #expect(found.split(separator: "\n").first ?? "" == "\(expected) [setting-file]", "\(text)")
        }
    }

    /// In a process of its own: what is nested too deeply for a reader ends the process.
    @Test func `nothing hides nesting`() async {
        await #expect(processExitsWith: .success) {
            let suite = PropertyListTests()
            let covers = ["<?p ></a>?>", "<?p />?>", "<!-- > -->", "<?p \"?><?q \"?>", " ", "<![CDATA[]]>", "<?p <!-- ?><!-- ?> -->"]
            for cover in covers {
                let text = suite.xml(String(repeating: "<array>\(cover)", count: 24_000))
                let found = try suite.report(Array(text.utf8))
                #expect(found.hasSuffix(" [setting-file]") && found.hasPrefix("a.plist:3:"), "\(cover): \(found.prefix(200))")
            }
            let tags = ["<array a=\"/>\">", "<array a='>' b=\"'\">", "<array >", "<array\n>", "<dict><key>a</key>"]
            for tag in tags {
                let found = try suite.report(Array(suite.xml(String(repeating: tag, count: 24_000)).utf8))
                #expect(found.hasSuffix("error: nested too deeply [setting-file]"), "\(tag): \(found.prefix(200))")
            }
        }
    }

    @Test func `two equal keys are an error however they are written`() throws {
        let pairs = [
            "<dict><key>CANARY</key><true/>\n<key>CANARY</key><false/></dict>",
            "<dict><key>a&amp;b</key><true/>\n<key><![CDATA[a&b]]></key><false/></dict>",
            "<dict><key>a</key><dict/>\n<key>a</key><true/></dict>",
            "<dict><key>&#65;</key><true/>\n<key>&#x41;</key><false/></dict>",
        ]
        for pair in pairs {
            #expect(
                try report(Array(xml(pair).utf8)) == """
                    a.plist:4:1: error: duplicate key [setting-file]
                      note: the first one is at a.plist:3:28
                    """)
        }
        #expect(
            try report(Array(xml("<dict><key>l</key><array><dict><key>b</key><true/><key>b</key><true/></dict></array></dict>").utf8))
                == """
                a.plist:3:72: error: duplicate key [setting-file]
                  note: the first one is at a.plist:3:53
                """)
        let binary = PropertyList.binary([[0xD2, 1, 2, 3, 4], PropertyList.string("a"), PropertyList.string("a"), [0x09], [0x08]])
        #expect(try report(binary) == "error: a.plist: duplicate key [setting-file]")
    }

    @Test func `every kind of value is read`() throws {
        enum Text: Setting { static let key = SettingKey<String>("text") }
        enum Big: Setting { static let key = SettingKey<UInt64>("big") }
        enum Low: Setting { static let key = SettingKey<Int64>("low") }
        enum Whole: Setting { static let key = SettingKey<Int>("whole") }
        enum Real: Setting { static let key = SettingKey<Double>("real") }
        enum Nested: Setting { static let key = SettingKey<[[Int]]>("nested") }
        enum Moment: Setting { static let key = SettingKey<Instant>("date") }
        let body = """
            <!-- one --><dict >
              <key>text</key><string>a &lt;b&gt; &amp;amp; &quot;&apos;<![CDATA[<&>]]>&#233;&#x1F600;
            </string><?pi ?>
              <key>big</key><integer> 18446744073709551615 </integer><key>low</key><integer>-0x10</integer>
              <key>whole</key><real>9007199254740993.0</real><key>real</key><real>-1.5e-3</real>
              <key>blob</key><data>
                AQ I=
              </data><key>verbose</key><true></true>
              <key>nested</key><array><array><integer>1</integer></array><array/><array></array></array>
              <key>http.port</key><integer>80</integer><key>date</key><date>2001-01-02T00:00:01Z</date><key>none</key><dict/>
            </dict>
            """
        try withFile(Array(xml(body).utf8), named: "a.plist") { path throws in
            let layers = SettingLayers([.plist(path)])
            #expect(try layers[Text.self] == "a <b> &amp; \"'<&>é😀\n")
            #expect(try layers[Big.self] == .max)
            #expect(try layers[Low.self] == -16)
            #expect(try layers[Whole.self] == 9_007_199_254_740_993)
            #expect(try layers[Real.self] == -0.0015)
            #expect(try layers[Blob.self] == Data([1, 2]))
            #expect(try layers[Verbose.self])
            #expect(try layers[Nested.self] == [[1], [], []])
            #expect(try layers[HTTPPort.self] == 80)
            #expect(try layers[Moment.self].date == Date(timeIntervalSinceReferenceDate: 86_401))
        }
    }

    @Test func `the ends of lines in XML are line feeds, unless they are written as references`() throws {
        enum Text: Setting { static let key = SettingKey<String>("text") }
        let body = "<dict>\r\n<key>text</key>\r\n<string>\r\na\r\n\r\n&#13;b\rc<![CDATA[\r\nd\r]]>\ne&#13;\n</string></dict>"
        try withFile(Array(xml(body).utf8), named: "a.plist") { path throws in
            #expect(try SettingLayers([.plist(path)])[Text.self] == "\na\n\n\rb\nc\nd\n\ne\r\n")
        }
    }

    @Test func `a binary string with an unpaired surrogate is an error, and one with a pair is not`() throws {
        enum Text: Setting { static let key = SettingKey<String>("text") }
        func list(_ units: [UInt16]) -> [UInt8] {
            let text = [0x60 | UInt8(units.count)] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
            return PropertyList.binary([[0xD1, 1, 2], PropertyList.string("text"), text])
        }
        for units: [UInt16] in [[0xD83D], [0xDE00], [0x61, 0xDE00, 0xD83D], [0xD83D, 0xD83D, 0xDE00], [0xD83D, 0x61]] {
            #expect(try report(list(units)) == "error: a.plist: a string has an unpaired surrogate [setting-file]")
        }
        try withFile(list([0x61, 0xD83D, 0xDE00, 0xFFFD, 0xD83D, 0xDE00]), named: "a.plist") { path throws in
            #expect(try SettingLayers([.plist(path)])[Text.self] == "a😀\u{FFFD}😀")
        }
    }

    struct Instant: SettingValue {
        let date: Date

        init?(setting node: SettingNode) {
            guard case .date(let date) = node else { return nil }
            self.date = date
        }
    }

    @Test func `nesting, cycles and endless expansion are rejected`() throws {
        let deep = String(repeating: "<array>", count: 100_000) + String(repeating: "</array>", count: 100_000)
        #expect(try report(Array(xml(deep).utf8)) == "a.plist:3:470: error: nested too deeply [setting-file]")
        let hidden = String(repeating: "<array><!-- </array> --><![CDATA[</array>]]>", count: 80_000)
        #expect(try report(Array(xml(hidden).utf8)) == "a.plist:3:46: error: the property list is damaged [setting-file]")
        let commented = String(repeating: "<array><!-- </array> -->", count: 80_000)
        #expect(try report(Array(xml(commented).utf8)) == "a.plist:3:1558: error: nested too deeply [setting-file]")

        #expect(try report(PropertyList.binary([[0xA1, 0]])) == "error: a.plist: nested too deeply [setting-file]")
        let chain = (1...200).map { [0xA1, UInt8($0)] } + [[0xA0]]
        #expect(try report(PropertyList.binary(chain)) == "error: a.plist: nested too deeply [setting-file]")
        let laughs = (1...40).map { [0xA2, UInt8($0), UInt8($0)] } + [[0xA0]]
        let found = try report(PropertyList.binary(laughs))
        #expect(found == "error: a.plist: the property list is too large when expanded [setting-file]")
    }
}

/// Writes binary property lists, also those that no tool would write.
enum PropertyList {
    static func string(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + Array(text.utf8) }

    /// - Parameter objects: each with one byte for every reference; the first is the top.
    static func binary(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += big(bytes.count, 4)
            bytes += object
        }
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 4, 1]
        return bytes + big(objects.count, 8) + big(0, 8) + big(table, 8)
    }

    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}

// SPDX-License-Identifier: Apache-2.0
