import Dovetail
import DovetailSettings
import TestTools
import Testing

@Suite(.watched) struct RuleTests {
    @Test(arguments: SettingProblem.Kind.allCases) func `the kinds of problems are kinds of diagnostics`(_ kind: SettingProblem.Kind) {
        #expect(DiagnosticID.catalogue.map(\.rawValue).contains(kind.rawValue))
        #expect(kind.isWarning == [.unknown, .exposed].contains(kind))
    }

    @Test(arguments: [
        ("http.port", "HTTP_PORT", "--http-port"),
        ("http.serverTimeout", "HTTP_SERVER_TIMEOUT", "--http-server-timeout"),
        ("api.baseURL", "API_BASE_URL", "--api-base-url"),
        ("api.URLSession", "API_URL_SESSION", "--api-url-session"),
        ("oauth2.clientID", "OAUTH2_CLIENT_ID", "--oauth2-client-id"),
        ("log-level_x", "LOG_LEVEL_X", "--log-level-x"),
    ])
    func `a name has one spelling in each layer`(name: String, variable: String, flag: String) {
        #expect(SettingName(name).environmentName == variable)
        #expect(SettingName(name).flag == flag)
    }

    @Test func `two keys with one spelling are an error`() {
        enum Dotted: Setting { static let key = SettingKey("http.server.port", default: 1) }
        enum Camel: Setting { static let key = SettingKey("http.serverPort", default: 1) }
        enum Again: Setting { static let key = SettingKey("http.serverPort", default: 2) }
        enum No: Setting { static let key = SettingKey("no.verbose", default: 1) }
        enum Group: Setting { static let key = SettingKey("http", default: 1) }

        #expect(
            report([:], [Dotted.self, Dotted.self, Camel.self]) == """
                error: settings http.server.port and http.serverPort are both HTTP_SERVER_PORT in the environment [setting-conflict]
                  help: rename one of them
                """)
        #expect(
            report([:], [Camel.self, Again.self]) == """
                error: setting http.serverPort is declared by two types, Camel and Again [setting-conflict]
                  help: use one of them in both places
                """)
        #expect(
            report([:], [Verbose.self, No.self]) == """
                error: settings verbose and no.verbose are both --no-verbose on the command line [setting-conflict]
                  help: rename one of them
                """)
        #expect(
            report([:], [Group.self, HTTPPort.self]) == """
                error: setting http.port is inside http, which is itself a setting [setting-conflict]
                  help: rename one of them
                """)
    }

    @Test(arguments: ["", ".", "a..b", ".a", "a.", "a b", "1a", "é", "a\u{202E}b"])
    func `a name that cannot be written is an error`(name: String) {
        struct Odd: Error {}
        #expect(
            OddName.report(name).hasSuffix(
                "has an invalid name [setting-conflict]\n"
                    + "  help: use only letters, digits, - and _, and dots between the parts, such as http.port"))
        #expect(!OddName.report(name).contains("\u{202E}"))
    }

    @Test func `unknown keys are warnings with the nearest name`() throws {
        let text = "{\"$schema\": \"x\", \"http\": {\"prot\": 1,\n \"Host\": \"CANARY\"}, \"else\": {\"where\": 1}}"
        #expect(
            try jsonReport(text, [HTTPPort.self, HTTPHost.self]) == """
                settings.json:1:35: warning: http.prot in settings.json does not match any setting [unknown-setting]
                  help: did you mean http.port?
                settings.json:2:10: warning: http.Host in settings.json does not match any setting [unknown-setting]
                  help: did you mean http.host?
                settings.json:2:39: warning: else.where in settings.json does not match any setting [unknown-setting]
                """)
        let variables = ["APP_HTTP_PROT": "CANARY", "PATH": "x", "APP_X\u{1B}[31m": "y"]
        #expect(
            report(SettingLayers([.environment(prefix: "APP_", variables: variables)]), [HTTPPort.self]) == """
                warning: APP_HTTP_PROT in the environment does not match any setting [unknown-setting]
                  help: did you mean APP_HTTP_PORT?
                warning: APP_X\\u{1B}[31m in the environment does not match any setting [unknown-setting]
                """)
        #expect(report(SettingLayers([.environment(variables: variables)]), [HTTPPort.self]) == "")
    }

    @Test func `an unknown name is an error in values written in the program, and a warning in other layers`() {
        #expect(
            report(["http.prot": "CANARY"], [HTTPPort.self]) == """
                error: http.prot in values does not match any setting [unknown-setting]
                  help: did you mean http.port?
                """)
        let layers = SettingLayers([.values(["http.prot": 1]), .commandLine(["--http-prot", "1"])])
        #expect(
            report(layers, [HTTPPort.self]) == """
                error: http.prot in values does not match any setting [unknown-setting]
                  help: did you mean http.port?
                warning: --http-prot on the command line does not match any setting [unknown-setting]
                  help: did you mean --http-port?
                """)
    }

    @Test func `a program determines how an unknown name is reported, in general and for each layer`() {
        func levels(_ layers: SettingLayers) -> [String] {
            let settings = ResolvedSettings([HTTPPort.self], in: layers)
            let all = settings.problems.map { ($0, "error") } + settings.warnings.map { ($0, "warning") }
            #expect(all.allSatisfy { $0.isWarning == ($1 == "warning") && $0.description.hasPrefix("\($1): ") && $0.kind == .unknown })
            return all.map { "\($0.origin?.layer ?? "") \($1)" }
        }
        let all: [SettingLayer] = [.values(["x": 1]), .commandLine(["--x"]), .environment(prefix: "A_", variables: ["A_X": "1"])]
        #expect(levels(SettingLayers(all)) == ["values error", "the command line warning", "the environment warning"])
        #expect(levels(SettingLayers(all, unknown: .error)) == ["values error", "the command line error", "the environment error"])
        #expect(levels(SettingLayers(all, unknown: .warning)) == ["values warning", "the command line warning", "the environment warning"])
        #expect(levels(SettingLayers(all, unknown: .off)) == [])
        // The level of a layer takes precedence.
        #expect(levels(SettingLayers([all[0].reportingUnknown(as: .warning), all[1].reportingUnknown(as: .off)])) == ["values warning"])
        let lenient = SettingLayers([all[1].reportingUnknown(as: .off)], unknown: .error).adding(all[2])
        #expect(levels(lenient) == ["the environment error"])
        #expect(levels(lenient.adding(all[0].reportingUnknown(as: .warning))) == ["the environment error", "values warning"])
    }

    @Test func `one setting is read although the layers contain others`() throws {
        let layers = SettingLayers([.values(["http.port": 80, "api.token": "x"])], unknown: .error)
        #expect(try layers[HTTPPort.self] == 80)
    }

    @Test func `one letter of a short name may be wrong, and not two`() throws {
        enum Zone: Setting { static let key = SettingKey<String>("tz") }
        #expect(try jsonReport("{\"tx\": \"utc\"}", [Zone.self]).contains("help: did you mean tz?"))
        #expect(try !jsonReport("{\"xy\": \"utc\"}", [Zone.self]).contains("help: did you mean"))
    }

    @Test func `a file of another program is not a thousand warnings`() throws {
        let text = "{" + (0..<1000).map { "\"key\($0)\": 1" }.joined(separator: ",") + "}"
        let found = try jsonReport(text)
        #expect(found.split(separator: "\n").count == 21)
        #expect(
            found.hasSuffix("key19 in settings.json does not match any setting [unknown-setting]\n  note: and 980 others in settings.json"))
    }

    @Test func `the same settings produce the same bytes in any order of a dictionary`() throws {
        let variables = Dictionary(uniqueKeysWithValues: (0..<50).map { ("APP_KEY_\($0)", "x") })
        let first = report(SettingLayers([.environment(prefix: "APP_", variables: variables)]))
        for _ in 0..<10 {
            let again = Dictionary(uniqueKeysWithValues: variables.shuffled())
            #expect(report(SettingLayers([.environment(prefix: "APP_", variables: again)])) == first)
        }
    }
}

/// A setting whose name is only known to a test.
enum OddName: Setting {
    @TaskLocal static var name = ""
    static var key: SettingKey<Int> { SettingKey(SettingName(name), default: 1) }

    static func report(_ name: String) -> String {
        $name.withValue(name) { DovetailSettingsTests.report([:], [OddName.self]) }
    }
}

// SPDX-License-Identifier: Apache-2.0
