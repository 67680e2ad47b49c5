import DovetailSettings
import TestTools
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.watched) struct PropertyListTests {
    private func xml(_ body: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">\(body)</plist>
        """
    }

    private func report(_ bytes: [UInt8], _ settings: [any Setting.Type] = []) throws -> String {
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
                error: setting verbose: expected a boolean, found an integer [wrong-setting]
                  note: found in a.plist
                error: setting http.port: expected an integer in 1...65535, found a string [wrong-setting]
                  note: found in a.plist
                """)
    }

    @Test func `what is no property list is refused without its content`() throws {
        let broken = [
            ("", "this is not a property list, neither XML nor binary"),
            ("CANARY", "this is not a property list, neither XML nor binary"),
            ("{ CANARY = CANARY; }", "this is not a property list, neither XML nor binary"),
            ("<CANARY>", "the property list is damaged"),
            (xml("<dict><key>a</key><CANARY/></dict>"), "the property list is damaged"),
            (xml("<dict><key>a</key><integer>CANARY</integer></dict>"), "the property list is damaged"),
            (xml("<dict><key>a</key>"), "the property list is damaged"),
            (xml("<string>CANARY</string>"), "expected a dictionary at the top level"),
            (xml("<array/>"), "expected a dictionary at the top level"),
            (xml("<dict><key>a.b</key><true/><key>a</key><dict><key>b</key><true/></dict></dict>"), "two values for one key"),
            ("bplist00CANARY", "the property list is damaged"),
        ]
        for (text, words) in broken {
            let found = try report(Array(text.utf8))
            #expect(found == "error: a.plist: \(words) [setting-file]", "\(text)")
        }
    }

    @Test func `nesting, circles and what unfolds without end are refused`() throws {
        let deep = String(repeating: "<array>", count: 100_000) + String(repeating: "</array>", count: 100_000)
        #expect(try report(Array(xml(deep).utf8)) == "error: a.plist: nested too deeply [setting-file]")
        let hidden = String(repeating: "<array><!-- </array> --><![CDATA[</array>]]>", count: 80_000)
        #expect(try report(Array(xml(hidden).utf8)) == "error: a.plist: nested too deeply [setting-file]")

        #expect(try report(PropertyList.binary([[0xA1, 0]])) == "error: a.plist: nested too deeply [setting-file]")
        let chain = (1...200).map { [0xA1, UInt8($0)] } + [[0xA0]]
        #expect(try report(PropertyList.binary(chain)) == "error: a.plist: nested too deeply [setting-file]")
        let laughs = (1...40).map { [0xA2, UInt8($0), UInt8($0)] } + [[0xA0]]
        let found = try report(PropertyList.binary(laughs))
        #expect(found == "error: a.plist: the property list unfolds to more than settings need [setting-file]")
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
