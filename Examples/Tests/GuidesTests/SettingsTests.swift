import Dovetail
import DovetailSettings
import Foundation
import Testing

@testable import Guides

@Suite struct SettingsTests {
    typealias Hotel = Settings.Hotel

    /// Calls `body` with the path of a file that has this content, and returns its result without the path of the folder.
    private func withFile(_ text: String, _ body: (String) throws -> String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "hotel.json")
        try Data(text.utf8).write(to: file)
        return try body(file.path).replacing(folder.path + "/", with: "")
    }

    @Test func `the table lists each value and its source`() throws {
        let file = """
            {
              "reception": {"port": 80},
              "payment": {
                "url": "https://pay.example",
                "key": "k-4711"
              }
            }
            """
        let table = try withFile(file) { path in
            let layers = SettingLayers([
                .json(path), .environment(prefix: "HOTEL_", variables: ["HOTEL_RECEPTION_PORT": "8081"]),
                .commandLine(["--season", "high"]),
            ])
            return ResolvedSettings(Hotel.graph(), in: layers).table
        }
        #expect(
            table == """
                setting         expected                 value                from
                payment.key     a string                 <redacted>           hotel.json:5:12
                payment.url     a URL with a scheme      https://pay.example  hotel.json:4:12
                reception.port  an integer in 1...65535  8081                 HOTEL_RECEPTION_PORT in the environment
                season          one of "low", "high"     "high"               --season on the command line
                """)
    }

    @Test func `all errors are reported at once`() throws {
        let file = """
            {
              "reception": {"prot": 80, "port": "eighty"},
              "payment": {"url": "pay.example"}
            }
            """
        let report = try withFile(file) { path in
            let error = #expect(throws: GraphError.self) {
                try ComponentFactory.of(Hotel.self, plugins: [SettingLayers([.json(path)])])
            }
            return "\(try #require(error))"
        }
        #expect(
            report == """
                hotel.json:3:22: error: setting payment.url: expected a URL with a scheme, found a string [invalid-setting]
                  note: the setting is declared at Guides/Settings.swift:39:27
                  note: required by Settings.Payment at Guides/Settings.swift:41:24
                Guides/Settings.swift:40:27: error: setting payment.key is missing: expected a string [missing-setting]
                  note: looked for payment.key in hotel.json
                  note: required by Settings.Payment at Guides/Settings.swift:41:24
                  help: set it in one of them, or give its SettingKey a default
                hotel.json:2:37: error: setting reception.port: expected an integer in 1...65535, found a string [invalid-setting]
                  note: the setting is declared at Guides/Settings.swift:54:27
                  note: required by Settings.Reception at Guides/Settings.swift:59:21
                hotel.json:2:25: warning: reception.prot in hotel.json does not match any setting [unknown-setting]
                  help: did you mean reception.port?
                error: 3 problems and 1 warning in the graph of Settings.Hotel: 2 × invalid-setting, 1 × missing-setting, 1 × unknown-setting; nothing was built
                """)
    }

    @Test func `a secret is not printed`() throws {
        let payment = try ComponentFactory.of(Hotel.self, plugins: [testing]).build().payment
        #expect("\(payment)" == "Payment(url: http://localhost:1, key: <redacted>)")
        #expect(payment.header == "Bearer for tests")
    }

    private let testing: SettingLayers = ["payment.url": "http://localhost:1", "payment.key": "for tests"]

    @Test func `the reception opens where the settings say`() throws {
        let settings = testing.adding(.values(["reception.port": 1]))
        let reception = try ComponentFactory.of(Hotel.self, plugins: [settings]).build()

        #expect(reception.port == 1)
        #expect(reception.season == .low)
    }

    @Test func `a misspelled name in a test, and in strict layers, is an error`() {
        let misspelled = testing.adding(.values(["reception.prot": 1]))
        let error = #expect(throws: GraphError.self) { try ComponentFactory.of(Hotel.self, plugins: [misspelled]) }
        #expect(error?.diagnostics.map(\.message) == ["reception.prot in values does not match any setting"])

        let strict = Settings.strictLayers.adding(.commandLine(["--reception-prot", "1"]))
        let refused = ResolvedSettings(Hotel.graph(), in: strict)
        #expect(refused.problems.contains { $0.message == "--reception-prot on the command line does not match any setting" })
        #expect(refused.warnings.isEmpty)
    }

    @Test func `the season determines the last file`() throws {
        #expect(try Settings.layersOfTheSeason().layers.last?.name == "hotel.low.json")
    }

    @Test func `a custom value and a custom source`() throws {
        enum Discount: Setting { static let key = SettingKey<Settings.Percentage>("discount") }
        #expect(try SettingLayers([.values(["discount": 15])])[Discount.self].fraction == 0.15)

        let vault = Settings.vault { name in name == "payment.key" ? "from the vault" : nil }
        #expect(try SettingLayers([vault])[Settings.PaymentKey.self].reveal() == "from the vault")
    }
}

// SPDX-License-Identifier: Apache-2.0
