import DovetailSettings
import TestTools
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

@Suite(.watched) struct LayersTests {
    @Test func `a default applies if no layer has a value`() throws {
        #expect(try ([:] as SettingLayers)[HTTPPort.self] == 8080)
        #expect(try SettingLayers()[Proxy.self] == nil)
    }

    /// A value that is a whole group of fields.
    struct Group: SettingValue {
        static var settingKind: String { "a group" }
        let settingText: String

        init?(setting node: SettingNode) {
            guard case .object = node else { return nil }
            settingText = Self.text(node)
        }

        private static func text(_ node: SettingNode) -> String {
            switch node {
            case .integer(let number): "\(number)"
            case .object(let fields):
                "{" + fields.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ") + "}"
            default: "?"
            }
        }
    }

    enum Limits: Setting { static let key = SettingKey<Group>("limits") }

    @Test func `groups inside of groups are merged, and what is no group is replaced`() throws {
        try withFile("{\"limits\": {\"a\": {\"x\": 1, \"y\": 2}, \"b\": 3, \"c\": {\"z\": 4}}}") { base throws in
            try withFile("{\"limits\": {\"a\": {\"y\": 5}, \"b\": {\"w\": 6}, \"c\": 7}}") { later throws in
                let layers = SettingLayers([.json(base), .json(later)])
                #expect(try layers[Limits.self].settingText == "{a: {x: 1, y: 5}, b: {w: 6}, c: 7}")
            }
        }
    }

    @Test func `the later layer wins, groups are merged deeply, and every value knows where it is from`() throws {
        try withDirectory { directory in
            let base = directory + "/base.json"
            let local = directory + "/local.json"
            let dotEnv = directory + "/.env"
            let files = [
                base: "{\"http\": {\"port\": 1, \"host\": \"base\", \"serverTimeout\": \"1s\"},\n \"verbose\": true}",
                local: "{\"http\": {\n  \"host\": \"local\"}}",
                dotEnv: "OFFSET=3\nHTTP_SERVER_TIMEOUT=2s\n",
            ]
            for (path, text) in files { try Data(text.utf8).write(to: URL(filePath: path)) }
            let layers = SettingLayers([
                .json(base), .json(local), .dotEnv(dotEnv), .environment(variables: ["HTTP_SERVER_TIMEOUT": "3s"]),
                .commandLine(["--http-port", "4"]),
            ])
            let settings = ResolvedSettings(
                [HTTPPort.self, HTTPHost.self, HTTPTimeout.self, Verbose.self, Offset.self, Hosts.self], in: layers
            )

            #expect(settings.problems.isEmpty)
            #expect(settings.warnings.isEmpty)
            #expect(settings[HTTPPort.self] == 4)
            #expect(
                settings.table.replacing(directory + "/", with: "") == """
                    setting             expected                            value    from
                    hosts               a list, each a string               []       default
                    http.host           a string                            "local"  local.json:2:11
                    http.port           an integer in 1...65535             4        --http-port on the command line
                    http.serverTimeout  a duration such as 250ms, 5s or 2h  3s       HTTP_SERVER_TIMEOUT in the environment
                    offset              an integer                          3        OFFSET in .env:1:1
                    verbose             a boolean                           true     base.json:2:13
                    """)
        }
    }

    @Test func `all missing settings are reported at once, with every location that was searched`() throws {
        let layers = SettingLayers([.values(["http.port": 80]), .environment(prefix: "APP_", variables: [:]), .commandLine([])])

        #expect(
            report(layers, [HTTPPort.self, DatabaseURL.self, APIToken.self]) == """
                error: setting database.url is missing: expected a URL with a scheme [missing-setting]
                  note: looked for --database-url on the command line, APP_DATABASE_URL in the environment, database.url in values
                  help: set it in one of them, or give its SettingKey a default
                error: setting api.token is missing: expected a string [missing-setting]
                  note: looked for --api-token on the command line, APP_API_TOKEN in the environment, api.token in values
                  help: set it in one of them, or give its SettingKey a default
                """)
    }

    @Test func `a file that is not there is named as such where its setting is missing`() {
        let layers = SettingLayers([.json("none.json", optional: true), .dotEnv("none.env", prefix: "APP_")])
        #expect(
            report(layers, [DatabaseURL.self]) == """
                error: setting database.url is missing: expected a URL with a scheme [missing-setting]
                  note: looked for APP_DATABASE_URL in none.env (there is no such file), database.url in none.json (there is no such file)
                  help: set it in one of them, or give its SettingKey a default
                """)
    }

    @Test func `a single setting is read without a graph, and what is wrong is thrown typed`() throws {
        let layers: SettingLayers = ["http": ["port": "eighty"]]
        let error = #expect(throws: SettingError.self) { try layers[HTTPPort.self] }

        #expect(error?.problems.map(\.kind) == [.invalid])
        #expect(error?.problems.first?.key == "http.port")
        #expect(error?.problems.first?.expected == "an integer in 1...65535")
        #expect(error?.problems.first?.found == "a string")
        #expect(error?.problems.first?.origin == SettingOrigin(layer: "values"))
        #expect(
            error?.description == """
                error: setting http.port: expected an integer in 1...65535, found a string [invalid-setting]
                  note: found in values
                """)
        #expect(try layers[HTTPHost.self] == "localhost")
    }

    @Test func `a present wrong value is an error although a default exists`() {
        #expect(
            report(["http.port": 70_000, "verbose": 1, "offset": nil], [HTTPPort.self, Verbose.self, Offset.self]) == """
                error: setting http.port: expected an integer in 1...65535, found an integer out of range [invalid-setting]
                  note: found in values
                error: setting verbose: expected a boolean, found an integer [invalid-setting]
                  note: found in values
                error: setting offset: expected an integer, found null [invalid-setting]
                  note: found in values
                """)
    }

    @Test func `null in a later layer takes an optional value away`() throws {
        let layers = SettingLayers([.values(["proxy.url": "http://proxy"]), .values(["proxy": ["url": nil]])])
        #expect(try layers[Proxy.self] == nil)
    }

    #if canImport(Darwin) || canImport(Glibc)
    /// In a process of its own, which changes its environment.
    @Test func `a variable that is not UTF-8 is an error, and not a password with another character`() async {
        await #expect(processExitsWith: .success) {
            let values: [(String, [UInt8])] = [
                ("API_TOKEN", [0x61, 0xFF]), ("HOSTS", [0x62, 0x2C, 0xE9]), ("HTTP_HOST", [0xEF, 0xBF, 0xBD]), ("UNREAD", [0xFF]),
                ("OFFSET", []),
            ]
            for (name, value) in values { setenv(name, value.map { CChar(bitPattern: $0) } + [0], 1) }
            let layers = SettingLayers([.environment()])
            #expect(
                report(layers, [APIToken.self, Hosts.self, HTTPHost.self]) == """
                    error: setting api.token: expected a string, found bytes that are not UTF-8 [invalid-setting]
                      note: found as API_TOKEN in the environment
                    error: setting hosts: expected a list, each a string, found bytes that are not UTF-8 [invalid-setting]
                      note: found as HOSTS in the environment
                    """)
            #expect((try? layers[HTTPHost.self]) == "\u{FFFD}")
            #expect(throws: SettingError.self) { try layers[APIToken.self] }
            #expect(report(layers, [Offset.self]).contains("found an empty string"))
        }
    }
    #endif

    @Test func `a table shows the problem where there is no value`() {
        let layers = SettingLayers([.values(["http.port": "x"]), .environment(variables: ["VERBOSE": ""])])
        #expect(
            ResolvedSettings([HTTPPort.self, Verbose.self, DatabaseURL.self], in: layers).table == """
                setting       expected                 value  from
                database.url  a URL with a scheme      –      missing
                http.port     an integer in 1...65535  –      a string, values
                verbose       a boolean                –      an empty string, VERBOSE in the environment
                """)
    }
}

// SPDX-License-Identifier: Apache-2.0
