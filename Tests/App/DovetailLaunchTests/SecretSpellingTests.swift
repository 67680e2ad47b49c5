import DovetailLaunch
import DovetailSettings
import Foundation
import TestTools
import Testing

/// A secret is taken out of an error however it is spelled there.
@Suite(.watched) struct SecretSpellingTests {
    enum Pem: Setting { static let key = SettingKey<Secret<String>>("pem") }
    enum Level: Setting { static let key = SettingKey<Secret<Mode>>("level") }
    enum Login: Setting { static let key = SettingKey<Secret<Account>>("login") }
    enum Database: Setting { static let key = SettingKey<Secret<URL>>("database") }
    enum Open: Setting { static let key = SettingKey<URL>("open") }
    enum Bytes: Setting { static let key = SettingKey<Secret<Data>>("bytes") }
    enum Number: Setting { static let key = SettingKey<Secret<Int>>("number") }
    enum Fallback: Setting { static let key = SettingKey("fallback", default: Secret(Account(name: "CANARY-root", word: "CANARY-toor"))) }

    /// Its cases are not spelled as their raw values.
    enum Mode: String, SettingValue { case hidden = "CANARY-raw" }

    /// Written as `name:word`, and not described like that.
    struct Account: SettingValue, CustomStringConvertible {
        let name: String
        let word: String

        init(name: String, word: String) { (self.name, self.word) = (name, word) }
        init?(setting node: SettingNode) {
            guard let parts = String(setting: node)?.split(separator: ":"), parts.count == 2 else { return nil }
            (name, word) = (String(parts[0]), String(parts[1]))
        }
        var description: String { "an account" }
    }

    static let pem = "-----BEGIN KEY-----\r\nCANARY\\n \"one\" 'two' \t%41\\%2541 é😀\u{7}\n<CANARY>&lt;=/+==\n-----END KEY-----\n"

    static let layers: SettingLayers = [
        "pem": .string(pem), "level": "CANARY-raw", "login": "CANARY-ann:CANARY-pass", "open": "https://me:CANARY%40op%2Fen@example.org",
        "database": "postgres://me:CANARY%40pa%22ss@example.org/db", "bytes": .data(Data("CANARY\u{0}\u{FF}".utf8)),
        "number": .text("0031415926"),
    ]

    struct Header: Error { let text: String }
    struct Wrapped: Error { let reason: String }
    struct Payload: Error { let bytes: [UInt8] }
    struct Words: Error, CustomStringConvertible { let description: String }

    static func trimmed(_ text: String) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    static func percentEncoded(_ text: String, upper: Bool = true) -> String {
        text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: upper) }.joined()
    }

    /// The ways in which the text of an error may spell what it was given.
    static let spellings: [@Sendable (String) -> any Error] = [
        { Words(description: "refused \($0) SEEN") },
        { Header(text: "SEEN Bearer \($0)") },
        { Wrapped(reason: "SEEN \(Header(text: $0))") },
        { Wrapped(reason: "\(Wrapped(reason: "SEEN \(Header(text: $0))"))") },
        { Words(description: "SEEN \([$0: [$0]])") },
        { Words(description: "SEEN " + String(decoding: try! JSONEncoder().encode([$0]), as: UTF8.self)) },
        { Words(description: "SEEN " + $0.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()) },
        { Words(description: "SEEN " + $0.utf16.map { "\\u" + ("000" + String($0, radix: 16)).suffix(4) }.joined()) },
        { Words(description: "SEEN " + percentEncoded($0)) },
        { Words(description: "SEEN " + percentEncoded(percentEncoded($0), upper: false)) },
        { Header(text: "SEEN " + percentEncoded("\(Header(text: $0))")) },
        { Words(description: "SEEN " + $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")) },
        { Words(description: "SEEN " + $0.unicodeScalars.map { "&#\($0.value);" }.joined()) },
        { Words(description: "SEEN " + $0.split(whereSeparator: \.isNewline).joined(separator: " | ")) },
        { Words(description: "SEEN [" + trimmed($0) + "]") },
    ]

    static func bind(_ binder: Binder<Singleton>) {
        binder.setting(Pem.self)
        binder.setting(Level.self)
        binder.setting(Login.self)
        binder.setting(Database.self)
        binder.setting(Open.self)
        binder.setting(Bytes.self)
        binder.setting(Number.self)
        binder.setting(Fallback.self)
    }

    /// Everything that can be read of an application that failed with `error`, and the one description of it.
    private func texts(of error: any Error) async throws -> (all: String, words: String) {
        let heard = SecretTests.Everything()
        var options = LaunchOptions.manual(ManualClock())
        options.observers = [heard]
        let launcher = try Launcher.sketch(options: options, settings: Self.layers) { binder in
            Self.bind(binder)
            binder.launch("use") {
                (
                    _: TaggedProvider<Pem>, _: TaggedProvider<Level>, _: TaggedProvider<Login>, _: TaggedProvider<Database>,
                    _: TaggedProvider<Open>, _: TaggedProvider<Bytes>, _: TaggedProvider<Number>, _: TaggedProvider<Fallback>
                ) in throw error
            }
        }
        let failure = await #expect(throws: LaunchFailure.self) { _ = try await launcher.launch() }
        let report = launcher.report
        var all = heard.all + SecretTests.texts(failure as Any) + SecretTests.texts(report) + SecretTests.texts(launcher)
        all += [report.table(), report.json(), report.trace(), report.svg(), report.html()].joined() + launcher.settingsTable
        all += (failure?.failures ?? []).map(SecretTests.texts).joined()
        return (all, failure?.failures.first?.description ?? "")
    }

    private func leaks(_ text: String) -> [String] {
        let marks = [
            "CANARY", "31415926", "43414e", "43414E", "67, 65, 78", "Q0FO", "67,65,78", "%43%41", "%2543", "u0043", "u{43}", "#67;",
        ]
        // Bytes first: searching them as a `String` took most of the time of these tests.
        let bytes = Data(text.utf8)
        if !marks.contains(where: { bytes.range(of: Data($0.utf8)) != nil }) { return [] }
        return text.split(separator: "\n").filter { line in marks.contains { line.contains($0) } }.map { String($0.prefix(200)) }
    }

    @Test(arguments: spellings.indices)
    func `a key of several lines is found in every spelling of an error`(spelling: Int) async throws {
        let (all, words) = try await texts(of: Self.spellings[spelling](Self.pem))
        #expect(leaks(all) == [])
        #expect(words.contains("SEEN"))
        #expect(words.contains("<redacted>"))
    }

    @Test(arguments: [
        "CANARY-raw", "\(Mode.hidden.rawValue)", "CANARY-ann:CANARY-pass", "CANARY-pass", "CANARY-ann", "CANARY-toor", "CANARY@pa\"ss",
        "CANARY%40pa%22ss", "CANARY@op/en", "CANARY%40op%2Fen", "https://me:CANARY%40op%2Fen@example.org", "0031415926", "31415926",
    ])
    func `the written text is found, the parsed value, and passwords in their encoded forms`(text: String) async throws {
        for spelling in Self.spellings {
            let (all, words) = try await texts(of: spelling(text))
            #expect(leaks(all) == [])
            #expect(words.contains("SEEN"))
        }
    }

    @Test func `bytes are found in base64, in hexadecimal digits and as a list`() async throws {
        let data = Data("CANARY\u{0}\u{FF}".utf8)
        let hex = data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let base64 = data.base64EncodedString()
        let forms = [hex, hex.uppercased(), base64, String(base64.prefix { $0 != "=" }), "\(Array(data))", "CANARY\u{0}\u{FF}"]
        for form in forms {
            let (all, words) = try await texts(of: Words(description: "SEEN \(form)"))
            #expect(leaks(all) == [], "\(form)")
            #expect(words.contains("<redacted>"))
        }
        #expect(leaks(try await texts(of: Payload(bytes: Array(data))).all) == [])
    }

    @Test func `overlapping secrets are removed completely`() async throws {
        enum One: Setting { static let key = SettingKey<Secret<String>>("one") }
        enum Two: Setting { static let key = SettingKey<Secret<String>>("two") }
        let launcher = try Launcher.sketch(
            options: .manual(ManualClock()), settings: ["one": "abcdef", "two": "defghijk"]
        ) { binder in
            binder.setting(One.self)
            binder.setting(Two.self)
            binder.launch("use") { (_: TaggedProvider<One>, _: TaggedProvider<Two>) in
                throw Words(description: "<abcdefghijk> abcdefabcdef \\q %zz &nothing; abc C:\\new def")
            }
        }
        let failure = await #expect(throws: LaunchFailure.self) { _ = try await launcher.launch() }
        let words = failure?.failures.first?.description ?? ""
        #expect(words.hasSuffix(": <<redacted>> <redacted><redacted> \\q %zz &nothing; abc C:\\new def"))
    }
}

// SPDX-License-Identifier: Apache-2.0
