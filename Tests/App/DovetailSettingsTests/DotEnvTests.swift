import DovetailSettings
import TestTools
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.watched) struct DotEnvTests {
    enum Value: Setting { static let key = SettingKey<String>("value") }

    private func value(_ text: String) throws -> String {
        try withFile(text, named: ".env") { try SettingLayers([.dotEnv($0)])[Value.self] }
    }

    @Test(arguments: [
        ("VALUE=plain", "plain"),
        ("  export VALUE = spaced out \t", "spaced out"),
        ("VALUE=", ""),
        ("VALUE=   # nothing", ""),
        ("VALUE=a#b # comment", "a#b"),
        ("VALUE=#secret", "#secret"),
        ("VALUE=#secret # comment", "#secret"),
        ("VALUE=\t#comment", ""),
        ("VALUE=\"a # b\" # comment", "a # b"),
        ("VALUE='it is $HOME \\n'", "it is $HOME \\n"),
        ("VALUE=\"\\n\\t\\r\\\\\\\"\\$\"", "\n\t\r\\\"$"),
        ("VALUE=\"one\ntwo\n\"", "one\ntwo\n"),
        ("VALUE=\"one\r\ntwo\"\r\n", "one\ntwo"),
        ("\u{FEFF}# comment\r\n\r\nVALUE=crlf\r\n", "crlf"),
        ("VALUE=C:\\dir", "C:\\dir"),
        ("VALUE=a\"b\"", "a\"b\""),
        ("VALUE=a=b==", "a=b=="),
        ("VALUE=éß😀", "éß😀"),
    ])
    func `values are read as they are meant`(text: String, expected: String) throws {
        #expect(try value(text) == expected)
    }

    @Test func `every invalid line is an error with its location, and the valid ones between are no errors`() throws {
        let text = """
            VALUE=fine
            CANARY
            1CANARY=1
            = CANARY
            A B=CANARY
            B="CANARY" CANARY
            C="first
            \\qCANARY
            last"
            VALUE=CANARY
            export
            D='CANARY
            E=fine
            """
        let found = try dotEnvReport(text)
        #expect(
            found == """
                .env:2:7: error: expected = after the name [setting-file]
                .env:3:1: error: expected NAME=value [setting-file]
                .env:4:1: error: expected NAME=value [setting-file]
                .env:5:3: error: expected = after the name [setting-file]
                .env:6:12: error: expected the end of the line after the closing quote [setting-file]
                .env:8:1: error: unknown escape sequence; a backslash is written \\\\ or in single quotes [setting-file]
                .env:10:1: error: duplicate name [setting-file]
                  note: the first one is at .env:1:1
                .env:11:7: error: expected = after the name [setting-file]
                .env:12:3: error: the quote is never closed [setting-file]
                """)
        #expect(try dotEnvReport("A=a\0b") == ".env:1:4: error: a NUL character [setting-file]")
    }

    @Test func `a missing file is no error unless it is required`() throws {
        try withDirectory { directory throws in
            #expect(try SettingLayers([.dotEnv(directory + "/.env")])[HTTPPort.self] == 8080)
            let path = directory + "/.env"
            let required = SettingLayers([.dotEnv(path, optional: false)])
            #expect(report(required, in: path) == "error: .env: there is no such file [setting-file]")
        }
    }

    @Test func `the real environment wins, and the file does not change it`() throws {
        try withFile("VALUE=file\nHTTP_HOST=file\nDOVETAIL_SETTINGS_TEST=file\n", named: ".env") { path throws in
            let layers = SettingLayers([.dotEnv(path), .environment(variables: ["VALUE": "real"])])
            #expect(try layers[Value.self] == "real")
            #expect(try layers[HTTPHost.self] == "file")
            enum Canary: Setting { static let key = SettingKey<String?>("dovetail.settings.test") }
            #expect(try SettingLayers([.environment()])[Canary.self] == nil)
        }
    }

    @Test func `with a prefix only variables with it are read`() throws {
        try withFile("APP_VALUE=a\nVALUE=b\nPOSTGRES_USER=c\nAPP_VALEU=d", named: ".env") { path throws in
            let layers = SettingLayers([.dotEnv(path, prefix: "APP_")])
            #expect(try layers[Value.self] == "a")
            #expect(
                report(layers, [Value.self], in: path) == """
                    .env:4:1: warning: APP_VALEU in .env does not match any setting [unknown-setting]
                      help: did you mean APP_VALUE?
                    """)
        }
    }

    @Test func `everything that is a type is read from text`() throws {
        let text = "HTTP_PORT=80\nVERBOSE=1\nHOSTS=a, b,c\nHTTP_SERVER_TIMEOUT=250ms\nOFFSET=-3\nPROXY_URL=http://p:1\nAPI_TOKEN=t"
        try withFile(text, named: ".env") { path throws in
            let layers = SettingLayers([.dotEnv(path)])
            #expect(try layers[HTTPPort.self] == 80)
            #expect(try layers[Verbose.self])
            #expect(try layers[Hosts.self] == ["a", "b", "c"])
            #expect(try layers[HTTPTimeout.self] == .milliseconds(250))
            #expect(try layers[Offset.self] == -3)
            #expect(try layers[Proxy.self]?.absoluteString == "http://p:1")
            #expect(try layers[APIToken.self].reveal() == "t")
        }
        #expect(
            try dotEnvReport("HTTP_PORT=\nVERBOSE=maybe", [HTTPPort.self, Verbose.self]) == """
                .env:1:1: error: setting http.port: expected an integer in 1...65535, found an empty string [invalid-setting]
                  note: found as HTTP_PORT in .env:1:1
                .env:2:1: error: setting verbose: expected a boolean, found a string [invalid-setting]
                  note: found as VERBOSE in .env:2:1
                """)
    }

    @Test func `a file that is not one of these is not a thousand errors`() throws {
        let found = try dotEnvReport(String(repeating: "CANARY\n", count: 1000))
        #expect(found.split(separator: "\n").count == 21)
        #expect(found.hasSuffix(".env:20:7: error: expected = after the name [setting-file]\n  note: and 980 others in .env"))
    }
}

// SPDX-License-Identifier: Apache-2.0
