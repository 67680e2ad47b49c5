@testable import DovetailSettings
import TestTools
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.watched) struct ValueTests {
    enum LogLevel: String, CaseIterable, SettingValue { case debug, info }
    struct Region: RawRepresentable, SettingValue, Equatable { let rawValue: String }

    @Test(arguments: [
        ("5s", Duration.seconds(5)), ("250ms", .milliseconds(250)), ("2h", .seconds(7200)), ("1.5h", .seconds(5400)),
        ("0.1s", .milliseconds(100)), ("10m", .seconds(600)), ("1d", .seconds(86_400)), ("3us", .microseconds(3)), ("7ns", .nanoseconds(7)),
        ("0s", .zero), ("0.000000001s", .nanoseconds(1)), ("1.50s", .milliseconds(1500)),
    ])
    func `a duration is a number with a unit`(text: String, expected: Duration) {
        #expect(Duration(setting: .string(text)) == expected)
        #expect(Duration(setting: .text(text)) == expected)
    }

    @Test(arguments: ["5", "s", "", "-5s", "5 s", "5sec", "1h30m", ".5s", "5.s", "1.2.3s", "0.5ns", "99999999999999d", "٣s", "5S"])
    func `a duration is nothing else`(text: String) {
        #expect(Duration(setting: .string(text)) == nil)
    }

    @Test func `a number without a unit is no duration`() {
        enum Timeout: Setting {
            static let key = SettingKey("timeout", default: Duration.seconds(5), in: .milliseconds(100) ... .seconds(3600))
        }
        #expect(
            report(["timeout": 5], [Timeout.self]) == """
                error: setting timeout: expected a duration such as 250ms, 5s or 2h in 100ms...1h, found an integer [invalid-setting]
                  note: found in values
                """)
        #expect(Duration.seconds(90).settingText == "90s")
        #expect(Duration.zero.settingText == "0s")
        #expect((Duration.seconds(Int64.max) * 2).settingText == "longer than any time")
        #expect((Duration.seconds(Int64.min) * 2).settingText == "shorter than any time")
        #expect(Duration.seconds(Int64.max - 1).settingText == "9223372036854775806s")
        #expect(Duration.seconds(172_800).settingText == "2d")
        #expect(Duration.microseconds(1_500).settingText == "1500us")
    }

    @Test func `each type has a text for tables`() {
        #expect("a\nb".settingText == "\"a\\nb\"")
        #expect(String?.none.settingText == "none")
        #expect(String?.some("a").settingText == "\"a\"")
        #expect([String]?.some(["a", "b"]).settingText == "[\"a\", \"b\"]")
        #expect([Int?]([1, nil]).settingText == "[1, none]")
        #expect((true.settingText, UInt8.max.settingText, Data([1, 2]).settingText) == ("true", "255", "2 bytes"))
        #expect((1.5.settingText, Float(0.1).settingText) == ("1.5", "0.1"))
        #expect(LogLevel.debug.settingText == "\"debug\"")
        #expect([Region(rawValue: "eu")].settingText == "[\"eu\"]")
    }

    @Test(arguments: ["http://localhost:8080", "file:///tmp/a", "postgres://u@h/db", "mailto:a@b.c", "urn:isbn:1"])
    func `a URL has a scheme`(text: String) {
        #expect(URL(setting: .string(text))?.absoluteString == text)
    }

    @Test(arguments: ["", "localhost", "localhost:8080", "/tmp/a", "http://a b", "://a", "http:", "a\nb://c", "//host/path"])
    func `without a scheme it is none`(text: String) {
        #expect(URL(setting: .text(text)) == nil)
    }

    @Test func `the password of a URL is not shown`() {
        enum Database: Setting { static let key = SettingKey<URL>("database") }
        let layers: SettingLayers = ["database": "postgres://user:CANARY@host/db"]
        #expect(
            ResolvedSettings([Database.self], in: layers).table == """
                setting   expected             value                    from
                database  a URL with a scheme  postgres://user@host/db  values
                """)
    }

    @Test func `text may become a number or a boolean, a string may not`() {
        #expect(Int(setting: .text("80")) == 80)
        #expect(Int(setting: .string("80")) == nil)
        #expect(Bool(setting: .text("Yes")) == true)
        #expect(Bool(setting: .text("0")) == false)
        #expect(Bool(setting: .string("true")) == nil)
        #expect(Bool(setting: .integer(1)) == nil)
        #expect(String(setting: .integer(1)) == nil)
        #expect(String(setting: .text("1")) == "1")
        for text in ["nan", "inf", "0x10", "", "1e999", " 1"] { #expect(Double(setting: .text(text)) == nil) }
        for text in ["", "0x10", "1_000", " 1", "٣", "+-1", "e3", "--1"] { #expect(Int(setting: .text(text)) == nil) }
        #expect(Int8(setting: .text("-128")) == -128)
        #expect(UInt(setting: .integer(-1)) == nil)
        #expect(Int(setting: .double(9_007_199_254_740_994)) == nil)
        #expect(Float(setting: .double(1e39)) == nil)
        #expect(Data(setting: .text("AQI=")) == Data([1, 2]))
        #expect(Data(setting: .text("AQI*")) == nil)
    }

    @Test func `an integer in text may have a point or an exponent if it is exact, as in a file`() {
        #expect(Int(setting: .text("1.0")) == 1)
        #expect(Int(setting: .text("8e3")) == 8000)
        #expect(Int(setting: .text("-1.5E1")) == -15)
        #expect(Int8(setting: .text("12.80e1")) == nil)
        #expect(Int64(setting: .text("9.223372036854775807e18")) == .max)
        #expect(UInt64(setting: .text("1.8446744073709551615e19")) == .max)
        for text in ["1.5", "1e-1", "9007199254740993.1", "1e400", "1e99999999999999999999"] { #expect(Int(setting: .text(text)) == nil) }
        #expect(Int.settingMismatch(.text("1.5")) == "a number")
        #expect(Int8.settingMismatch(.text("1e3")) == "an integer that does not fit into Int8")
        #expect(Int8.settingMismatch(.text("1000")) == "an integer that does not fit into Int8")
        #expect(Int.settingMismatch(.text("1e400")) == "a string")
    }

    @Test func `a table shows the first elements of a long list, and how many there are`() {
        #expect([Int](1...20).settingText == "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]")
        #expect(
            [Int](1...400_000).settingText
                == "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, … and 399977 more]")
        #expect([[Int]](repeating: [Int](1...100), count: 100).settingText.utf8.count < 250)
        let long = String(repeating: "a", count: 75)
        #expect([long, "b", "c", "d"].settingText == "[\"\(long)\", \"b\", … and 2 more]")
    }

    @Test func `an enum names its cases`() throws {
        enum Level: Setting { static let key = SettingKey<LogLevel>("log.level", default: .info) }
        enum Home: Setting { static let key = SettingKey<Region>("region") }
        #expect(try (["log.level": "debug"] as SettingLayers)[Level.self] == .debug)
        #expect(try (["region": "eu"] as SettingLayers)[Home.self] == Region(rawValue: "eu"))
        #expect(
            report(["log.level": "CANARY", "region": 1], [Level.self, Home.self]) == """
                error: setting log.level: expected one of "debug", "info", found another string [invalid-setting]
                  note: found in values
                error: setting region: expected a value for Region, found an integer [invalid-setting]
                  note: found in values
                """)
    }

    @Test func `a condition describes the values that it accepts`() {
        enum Pool: Setting {
            static let key = SettingKey("pool", default: 8, expected: "a power of two") { $0 > 0 && $0.nonzeroBitCount == 1 }
        }
        enum Ratio: Setting { static let key = SettingKey("ratio", default: 0.5, in: ...1) }
        enum Retries: Setting { static let key = SettingKey<Int?>("retries", in: 1...5) }
        enum Bad: Setting { static let key = SettingKey("bad", default: 0, in: 1...) }
        enum Odd: Setting { static let key = SettingKey("odd", default: 2, expected: "an odd number") { $0 % 2 == 1 } }
        #expect(
            report(["pool": 12, "ratio": 1.5, "retries": 6, "odd": 1], [Pool.self, Ratio.self, Retries.self, Bad.self, Odd.self]) == """
                error: setting bad: expected an integer in 1..., found a default out of range [invalid-setting]
                error: setting odd: expected an odd number, found a default that does not match [invalid-setting]
                error: setting pool: expected a power of two, found an integer that does not match [invalid-setting]
                  note: found in values
                error: setting ratio: expected a number in ...1.0, found a number out of range [invalid-setting]
                  note: found in values
                error: setting retries: expected an integer in 1...5, found an integer out of range [invalid-setting]
                  note: found in values
                """)
    }

    @Test func `a custom layer answers for itself`() throws {
        struct Locked: Error {}
        let keychain = SettingLayer.custom("the keychain") { name in
            switch name {
            case "api.token": "secret"
            case "http.port": throw Locked()
            default: nil
            }
        }
        let layers = SettingLayers([keychain])
        #expect(try layers[APIToken.self].reveal() == "secret")
        #expect(try layers[Offset.self] == 0)
        #expect(
            report(layers, [HTTPPort.self]) == """
                error: setting http.port: expected an integer in 1...65535, found an error of type Locked [invalid-setting]
                  note: found in the keychain
                """)
    }

    @Test func `a custom layer is read once for each setting, and its first value stays`() throws {
        final class Keychain: @unchecked Sendable {  // Asked by this test alone.
            var asked: [String] = []
        }
        struct Locked: Error {}
        let keychain = Keychain()
        let layers = SettingLayers([
            .custom("the keychain") { name in
                keychain.asked.append(name.dotted)
                if name.dotted == "offset" { throw Locked() }
                return .string("answer \(keychain.asked.count)")
            }
        ])
        for _ in 1...3 {
            let settings = ResolvedSettings([APIToken.self, Offset.self], in: layers)
            #expect(settings[APIToken.self]?.reveal() == "answer 1")
            #expect(settings.problems.map(\.found) == ["an error of type Locked"])
        }
        #expect(keychain.asked == ["api.token", "offset"])
    }
}

// SPDX-License-Identifier: Apache-2.0
