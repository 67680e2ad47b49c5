@testable import DovetailSettings
import TestTools
import Testing

@Suite(.watched) struct CommandLineTests {
    private func layers(_ arguments: String...) -> SettingLayers { SettingLayers([.commandLine(arguments)]) }

    @Test func `a boolean takes no argument, any other setting takes the next one`() throws {
        let layers = layers("file.txt", "--verbose", "true.txt", "--http-port", "80", "other.txt", "--http-host=h")
        #expect(try layers[Verbose.self])
        #expect(try layers[HTTPPort.self] == 80)
        #expect(try layers[HTTPHost.self] == "h")
        #expect(report(layers, [Verbose.self, HTTPPort.self, HTTPHost.self]) == "")
    }

    @Test func `a boolean is negated, or has a value after the equals sign`() throws {
        #expect(try !layers("--verbose", "--no-verbose")[Verbose.self])
        #expect(try !layers("--verbose=false")[Verbose.self])
        #expect(try layers("--no-verbose", "--verbose=yes")[Verbose.self])
        #expect(
            report(layers("--no-verbose=CANARY"), [Verbose.self]) == """
                error: setting verbose: expected nothing after --no-verbose, found a value [invalid-setting]
                  note: found as --no-verbose on the command line
                """)
        #expect(
            report(layers("--verbose=CANARY"), [Verbose.self]) == """
                error: setting verbose: expected a boolean, found a string [invalid-setting]
                  note: found as --verbose on the command line
                """)
    }

    @Test func `only a boolean can be negated`() throws {
        #expect(try layers("--http-port=80", "--no-http-port")[HTTPPort.self] == 80)
        #expect(
            report(layers("--no-http-port"), [HTTPPort.self])
                == "warning: --no-http-port on the command line does not match any setting [unknown-setting]")
    }

    @Test func `a list takes one element each time, of other settings the last value applies`() throws {
        let layers = layers("--hosts", "a,b", "--hosts=c", "--http-port=1", "--http-port=2")
        #expect(try layers[Hosts.self] == ["a,b", "c"])
        #expect(try layers[HTTPPort.self] == 2)
    }

    @Test(arguments: ["false", "no", "OFF", "0"])
    func `a boolean whose next argument is false is an error, because it would be true`(word: String) {
        #expect(
            report(layers("--verbose", word), [Verbose.self]) == """
                error: setting verbose: expected --no-verbose or --verbose=false, found a boolean in the next argument [invalid-setting]
                  note: found as --verbose on the command line
                """)
        #expect(
            report(layers("--no-verbose", word), [Verbose.self]) == """
                error: setting verbose: expected --no-verbose or --verbose=false, found a boolean in the next argument [invalid-setting]
                  note: found as --no-verbose on the command line
                """)
    }

    @Test func `other words after a boolean are arguments of the program`() throws {
        #expect(try layers("--verbose", "true")[Verbose.self])
        #expect(try layers("--verbose", "1")[Verbose.self])
        #expect(try layers("--verbose", "00")[Verbose.self])
        #expect(try layers("--verbose", "--", "false")[Verbose.self])
        #expect(try layers("--verbose=true", "false")[Verbose.self])
    }

    @Test func `negative numbers are values`() throws {
        #expect(try layers("--offset", "-5")[Offset.self] == -5)
        #expect(try layers("--offset=-5")[Offset.self] == -5)
    }

    @Test(arguments: [["--http-port"], ["--http-port", "--verbose"], ["--http-port", "--", "80"]])
    func `a missing value is an error`(arguments: [String]) {
        #expect(
            report(SettingLayers([.commandLine(arguments)]), [HTTPPort.self, Verbose.self]) == """
                error: setting http.port: expected an integer in 1...65535, found no value [invalid-setting]
                  note: found as --http-port on the command line
                """)
    }

    @Test func `after two dashes there are no flags, and a value with dashes needs the sign`() throws {
        #expect(try layers("--", "--http-port", "80", "--CANARY")[HTTPPort.self] == 8080)
        #expect(report(layers("--", "--CANARY")) == "")
        #expect(try layers("--http-host=--h")[HTTPHost.self] == "--h")
        #expect(try layers("--http-host=")[HTTPHost.self] == "")
    }

    @Test func `a value that is not UTF-8 is an error`() {
        let layer = SettingLayer(
            CommandLineSource.layer, CommandLineSource([Array("--api-token".utf8), [0x61, 0xFF], Array("--hosts=".utf8) + [0xC0, 0x80]]))
        #expect(
            report(SettingLayers([layer]), [APIToken.self, Hosts.self, HTTPPort.self]) == """
                error: setting api.token: expected a string, found bytes that are not UTF-8 [invalid-setting]
                  note: found as --api-token on the command line
                error: setting hosts: expected a list, each a string, found bytes that are not UTF-8 [invalid-setting]
                  note: found as --hosts on the command line
                warning: secret setting api.token was passed on the command line, where other users can read it [secret-on-command-line]
                  help: set API_TOKEN in the environment, or write it into a file that only you can read
                """)
    }

    @Test func `an argument of the process is compared with its bytes where one may have been replaced`() {
        // A replacement character may have been passed, and a program may assign arguments.
        let texts = ["program", "a\u{FFFD}", "b\u{FFFD}", "c\u{FFFD}", "d", "e\u{FFFD}"]
        let originals: [[UInt8]] = [[0xFF], [0x61, 0xFF], Array("b\u{FFFD}".utf8), [0xFF], [0xFF]]
        let arguments = ProcessText.arguments(texts) { $0 < originals.count ? originals[$0] : nil }
        #expect(
            arguments == [
                [0x61, 0xFF], Array("b\u{FFFD}".utf8), Array("c\u{FFFD}".utf8), Array("d".utf8), Array("e\u{FFFD}".utf8),
            ])
    }

    @Test func `an unknown flag is a warning without its value`() {
        #expect(
            report(layers("--http-prot=CANARY", "--other", "--no-verbos"), [HTTPPort.self, Verbose.self]) == """
                warning: --http-prot on the command line does not match any setting [unknown-setting]
                  help: did you mean --http-port?
                warning: --other on the command line does not match any setting [unknown-setting]
                warning: --no-verbos on the command line does not match any setting [unknown-setting]
                  help: did you mean --no-verbose?
                """)
    }

    @Test func `a program may refuse secrets on the command line, or allow them`() throws {
        func layers(_ level: SettingLayer.Level) -> SettingLayers {
            SettingLayers([.commandLine(["--api-token", "CANARY"])], unknown: .warning, exposed: level)
        }
        #expect(
            report(layers(.error), [APIToken.self]) == """
                error: secret setting api.token was passed on the command line, where other users can read it [secret-on-command-line]
                  help: set API_TOKEN in the environment, or write it into a file that only you can read
                """)
        let error = #expect(throws: SettingError.self) { try layers(.error)[APIToken.self] }
        #expect(error?.problems.map(\.kind) == [.exposed])
        #expect(report(layers(.off), [APIToken.self]) == "")
        #expect(try layers(.off)[APIToken.self].reveal() == "CANARY")
    }

    @Test func `a secret on the command line is a warning`() throws {
        #expect(
            report(layers("--api-token", "CANARY"), [APIToken.self]) == """
                warning: secret setting api.token was passed on the command line, where other users can read it [secret-on-command-line]
                  help: set API_TOKEN in the environment, or write it into a file that only you can read
                """)
        #expect(try layers("--api-token", "t")[APIToken.self].reveal() == "t")
    }
}

// SPDX-License-Identifier: Apache-2.0
