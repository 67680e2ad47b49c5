@testable import DovetailSettings
import TestTools
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.watched) struct SecretTests {
    enum Pin: Setting { static let key = SettingKey<Secret<Int>>("pin") }
    enum Keys: Setting { static let key = SettingKey<[Secret<String>]>("keys") }
    enum Maybe: Setting { static let key = SettingKey<Secret<String>?>("maybe") }
    enum Blob: Setting { static let key = SettingKey<Secret<Data>>("blob") }
    enum Level: Setting { static let key = SettingKey<Secret<Mode>>("level") }
    enum Mode: String, CaseIterable, SettingValue { case on, off }
    enum Fallback: Setting { static let key = SettingKey("fallback", default: Secret("CANARY")) }

    struct Holder { let secret: Secret<String>, other = 1 }
    enum Choice { case one(Secret<String>) }

    /// Everything that makes text of a value.
    private func texts(_ value: Any) -> String {
        var dumped = ""
        dump(value, to: &dumped)
        let children = Mirror(reflecting: value).children.map { "\($0)" }
        return [dumped, "\(value)", String(describing: value), String(reflecting: value), "\(children)"].joined(separator: "\n")
    }

    @Test func `no conversion to text shows a secret`() {
        let secret = Secret("CANARY")
        let values: [Any] = [
            secret, Holder(secret: secret), Choice.one(secret), [secret], ["a": secret], Optional(secret) as Any, (secret, 1),
            Secret(["CANARY"]), APIToken.key, Fallback.key, SettingNode.string("CANARY"), SettingNode.list(["CANARY"]),
            ["a": SettingNode.text("CANARY")],
        ]
        for value in values { #expect(!texts(value).contains("CANARY")) }
        #expect(texts(secret) == "- <redacted>\n\n<redacted>\n<redacted>\n<redacted>\n[]")
        #expect(secret.reveal() == "CANARY")
        #expect(secret == Secret("CANARY"))
        #expect(secret != Secret("other"))
    }

    @Test func `no table, error, layer or report shows one, wherever it comes from`() throws {
        let settings: [any Setting.Type] = [APIToken.self, Pin.self, Keys.self, Maybe.self, Blob.self, Level.self, Fallback.self]
        let json = """
            {"api": {"token": "CANARY"}, "keys": ["CANARY"], "maybe": "CANARY", "level": "on", "pin": "CANARY"}
            """
        let wrong = """
            {"api": {"token": ["CANARY"]}, "keys": "CANARY", "maybe": {"CANARY": 1}, "blob": "*CANARY", "level": "CANARY"}
            """
        let dotEnv = "API_TOKEN=CANARY\nPIN=\"CANARY\nCANARY\"\nKEYS=CANARY,CANARY\nMAYBE='CANARY'\nBLOB=*CANARY"
        let broken = "API_TOKEN=\"CANARY\\q\"\nPIN='CANARY"
        try withDirectory { directory throws in
            func path(_ name: String, _ text: String) throws -> String {
                try Data(text.utf8).write(to: URL(filePath: directory + "/" + name))
                return directory + "/" + name
            }
            let sources: [SettingLayer] = [
                .json(try path("a.json", json)), .json(try path("b.json", wrong)), .json(try path("c.json", String(json.dropLast()))),
                .dotEnv(try path("a.env", dotEnv)), .dotEnv(try path("b.env", broken)),
                .environment(prefix: "", variables: ["API_TOKEN": "CANARY", "PIN": "CANARY"]),
                .commandLine(["--api-token", "CANARY", "--pin=CANARY", "--keys", "CANARY", "--blob", "CANARY*", "CANARY", "--tokn=CANARY"]),
                .values(["api.token": "CANARY", "pin": "CANARY", "keys": ["CANARY", 1]]),
                .custom("custom") { _ in .string("CANARY") },
                .custom("failing") { _ in throw CanaryError() },
            ]
            let stacks = sources.map { SettingLayers([$0]) } + [SettingLayers(sources)]
            for layers in stacks {
                let resolved = ResolvedSettings(settings, in: layers)
                var all = texts(resolved) + texts(layers) + texts(layers.layers) + resolved.table
                all += texts(resolved.problems) + texts(resolved.warnings)
                for problem in resolved.problems + resolved.warnings {
                    all += "\(problem)\(String(reflecting: problem))\(problem.message)\(problem.notes)\(problem.help)"
                }
                do {
                    all += texts(try layers[APIToken.self])
                } catch {
                    all += texts(error) + "\(error)" + (error as any Error).localizedText
                }
                // The one object that was given where a secret was expected has a key of that name.
                #expect(!all.replacing("maybe.CANARY", with: "").contains("CANARY"))
            }
        }
    }

    @Test func `a wrong secret is named by its kind only`() {
        #expect(
            report(["pin": "CANARY", "keys": ["a", 1]], [Pin.self, Keys.self]) == """
                error: setting pin: expected an integer, found a string [invalid-setting]
                  note: found in values
                error: setting keys: expected a list, each a string, found a list whose element 2 is an integer [invalid-setting]
                  note: found in values
                """)
    }

    @Test func `a dump of the settings shows what the table shows, and no password in a URL`() throws {
        enum Links: Setting { static let key = SettingKey<[URL]>("links") }
        enum Endpoint: Setting { static let key = SettingKey<Service>("endpoint") }
        struct Service: SettingValue {
            let url: URL
            init?(setting node: SettingNode) {
                guard let url = URL(setting: node) else { return nil }
                self.url = url
            }
        }
        let layers: SettingLayers = [
            "database.url": "https://me:CANARY@example.org", "proxy.url": "http://me:CANARY%40@proxy", "links": ["ftp://me:CANARY@a"],
            "endpoint": "https://me:CANARY@example.org", "http.port": 81,
        ]
        let settings = ResolvedSettings([DatabaseURL.self, Proxy.self, Links.self, HTTPPort.self, Endpoint.self], in: layers)
        #expect(!texts(settings).contains("CANARY"))
        #expect(!texts(["a": settings]).contains("CANARY"))
        #expect(!settings.table.contains("CANARY"))
        for line in settings.table.split(separator: "\n") { #expect(texts(settings).contains(line)) }
        // A request for the value returns it.
        #expect(settings[DatabaseURL.self]?.absoluteString == "https://me:CANARY@example.org")
    }

    @Test func `a table shows that there is a secret, and not which`() {
        let layers: SettingLayers = ["api.token": "CANARY", "keys": ["CANARY"]]
        let settings = ResolvedSettings([APIToken.self, Maybe.self, Keys.self, Fallback.self], in: layers)
        #expect(
            settings.table == """
                setting    expected               value       from
                api.token  a string               <redacted>  values
                fallback   a string               <redacted>  default
                keys       a list, each a string  <redacted>  values
                maybe      a string               none        default
                """)
    }

    @Test func `an optional secret that is absent is shown as such`() {
        enum Several: Setting { static let key = SettingKey<[Secret<String>]?>("several") }
        func values(_ layers: SettingLayers) -> [Substring] {
            ResolvedSettings([Maybe.self, Several.self], in: layers).table.split(separator: "\n").dropFirst().compactMap {
                $0.split(separator: " ").first { $0 == "none" || $0 == "<redacted>" }
            }
        }
        #expect(values(["maybe": nil]) == ["none", "none"])
        #expect(values(["maybe": "CANARY", "several": []]) == ["<redacted>", "<redacted>"])
        #expect(Secret(String?.none).settingText == "<redacted>")
    }

    @Test func `a text is redacted in base64, in hexadecimal digits and as a list of bytes, also in the middle of others`() {
        enum Key: Setting { static let key = SettingKey<Secret<String>>("key") }
        for secret in ["CANARY", "CANARY?~", "CANARY??>", "CANARY \n"] {
            let redaction = Redaction(of: ResolvedSettings([Key.self], in: ["key": .string(secret)]))
            let bytes = Data(secret.utf8)
            let hexadecimal = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            let base64 = bytes.base64EncodedString()
            let urlSafe = base64.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
            let list = bytes.map { "\($0)" }
            for text in [hexadecimal, hexadecimal.uppercased(), base64, urlSafe, list.joined(separator: ", "), list.joined(separator: ",")]
            {
                #expect(redaction.applied(to: "Header(\(text))") == "Header(<redacted>)")
            }
        }
        // As in `Authorization: Basic`, with one, two or three bytes more on both sides.
        let redaction = Redaction(of: ResolvedSettings([Key.self], in: ["key": "CANARY-password"]))
        let headers = [
            ("", "", "<redacted>"), ("u:", "", "dTp<redacted>"), ("me:", ":", "bWU6<redacted>Og=="), ("ann:", "ab", "YW5uOk<redacted>GFi"),
            ("john:", "abc", "am9objp<redacted>RhYmM="),
        ]
        for (before, after, expected) in headers {
            let header = Data((before + "CANARY-password" + after).utf8).base64EncodedString()
            #expect(redaction.applied(to: "Basic \(header) refused") == "Basic \(expected) refused")
        }
    }

    @Test func `encodings of a short text are not searched for`() {
        enum Key: Setting { static let key = SettingKey<Secret<String>>("key") }
        let redaction = Redaction(of: ResolvedSettings([Key.self], in: ["key": "abc"]))
        #expect(redaction.applied(to: "abc YWJj 616263 97, 98, 99") == "abc YWJj 616263 97, 98, 99")
    }

    @Test func `a type of one's own is as secret as it says, also inside of others`() {
        struct Password: SecretSettingValue {
            let text: String
            init?(setting node: SettingNode) {
                guard let text = String(setting: node) else { return nil }
                self.text = text
            }
        }
        struct Wrapped: RawRepresentable, SettingValue { let rawValue: Password }
        struct Login: SettingValue {
            let user = "me", password: Secret<String>
            init?(setting node: SettingNode) {
                guard let password = Secret<String>(setting: node) else { return nil }
                self.password = password
            }
        }
        enum Own: Setting { static let key = SettingKey<Password>("own") }
        enum Several: Setting { static let key = SettingKey<[Password]?>("several") }
        enum Raw: Setting { static let key = SettingKey<[Wrapped]>("raw") }
        enum Part: Setting { static let key = SettingKey<Login>("part") }
        let layers: SettingLayers = ["own": "CANARY", "several": ["CANARY"], "raw": ["CANARY"], "part": "CANARY"]
        #expect(
            ResolvedSettings([Own.self, Several.self, Raw.self, Part.self], in: layers).table == """
                setting  expected                           value                                    from
                own      a value for Password               <redacted>                               values
                part     a value for Login                  Login(user: "me", password: <redacted>)  values
                raw      a list, each a value for Wrapped   <redacted>                               values
                several  a list, each a value for Password  <redacted>                               values
                """)
    }
}

struct CanaryError: Error, CustomStringConvertible { var description: String { "CANARY" } }

extension Error {
    var localizedText: String { String(describing: self) }
}

// SPDX-License-Identifier: Apache-2.0
