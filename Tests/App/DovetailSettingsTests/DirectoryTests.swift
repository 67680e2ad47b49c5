import DovetailSettings
import TestTools
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Directories with a file for each setting.
@Suite(.watched) struct DirectoryTests {
    enum Password: Setting { static let key = SettingKey<String>("db.password") }
    enum Hosts: Setting { static let key = SettingKey<[String]>("hosts", default: []) }
    enum Port: Setting { static let key = SettingKey<Int>("http.serverPort", default: 80) }
    static let all: [any Setting.Type] = [Password.self, Hosts.self, Port.self]

    private func write(_ text: String, to path: String) throws { try Data(text.utf8).write(to: URL(filePath: path)) }

    @Test(arguments: ["db.password", "db_password", "DB_PASSWORD", "db-password"])
    func `the name of a file is that of its setting in any spelling`(name: String) throws {
        try withDirectory { directory in
            try write("hunter2\n", to: "\(directory)/\(name)")
            #expect(try SettingLayers([.directory(directory)])[Password.self] == "hunter2")
            #expect(report(SettingLayers([.directory(directory)]), [Password.self]) == "")
        }
    }

    @Test(arguments: [("a", "a"), ("a\n", "a"), ("a\r\n", "a"), ("a\n\n", "a\n"), ("", ""), ("\n", ""), (" a ", " a ")])
    func `one line break at the end does not belong to the value`(text: String, expected: String) throws {
        try withDirectory { directory in
            try write(text, to: "\(directory)/db_password")
            #expect(try SettingLayers([.directory(directory)])[Password.self] == expected)
        }
    }

    @Test func `numbers and lists are read as from the environment`() throws {
        try withDirectory { directory in
            try write("8080\n", to: "\(directory)/http_server_port")
            try write("a, b\n", to: "\(directory)/HOSTS")
            let layers = SettingLayers([.directory(directory)])
            #expect(try layers[Port.self] == 8080)
            #expect(try layers[Hosts.self] == ["a", "b"])
        }
    }

    @Test func `each value is redacted, whatever its type is`() throws {
        try withDirectory { directory in
            try write("hunter2", to: "\(directory)/db_password")
            try write("8o80", to: "\(directory)/http_server_port")
            let settings = ResolvedSettings(Self.all, in: SettingLayers([.directory(directory)]))
            #expect(
                settings.table.replacing(directory, with: "…") == """
                    setting          expected               value       from
                    db.password      a string               <redacted>  …/db_password
                    hosts            a list, each a string  []          default
                    http.serverPort  an integer             –           a string, …/http_server_port
                    """)
            #expect(!"\(settings.problems) \(settings.table)".contains("8o80"))
        }
    }

    @Test func `links lead to files inside the directory only, and hidden files are ignored`() throws {
        try withDirectory { outside in
            let directory = outside + "/secrets", manager = FileManager.default
            // As Kubernetes mounts a secret.
            try manager.createDirectory(atPath: directory + "/..2026_11_25", withIntermediateDirectories: true)
            try write("hunter2\n", to: directory + "/..2026_11_25/db_password")
            try manager.createSymbolicLink(atPath: directory + "/..data", withDestinationPath: "..2026_11_25")
            try manager.createSymbolicLink(atPath: directory + "/db_password", withDestinationPath: "..data/db_password")
            try write("[]", to: directory + "/.gitignore")
            let layers = SettingLayers([.directory(directory)])
            #expect(try layers[Password.self] == "hunter2")
            #expect(report(layers, Self.all) == "")

            try write("canary", to: outside + "/hosts")
            try manager.createSymbolicLink(atPath: directory + "/hosts", withDestinationPath: "../hosts")
            #expect(
                report(SettingLayers([.directory(directory)]), Self.all).replacing(outside, with: "…")
                    == "error: …/secrets/hosts: the path leads outside its directory [setting-file]")
        }
    }

    @Test func `what cannot be read is reported, file by file`() throws {
        try withDirectory { directory in
            let manager = FileManager.default
            try write("a", to: directory + "/db_password")
            try write("b", to: directory + "/db.password")
            try manager.createDirectory(atPath: directory + "/hosts", withIntermediateDirectories: true)
            try Data([0xFF, 0x31]).write(to: URL(filePath: directory + "/http_server_port"))
            try write("12345", to: directory + "/large")
            let found = report(SettingLayers([.directory(directory, limit: 4)]), Self.all).replacing(directory, with: "…")
            #expect(
                found == """
                    error: …/db_password: db.password is a file for the same setting [setting-file]
                    error: …/hosts: this is a directory, not a file [setting-file]
                    error: …/large: the file has more than 4 bytes [setting-file]
                    error: setting http.serverPort: expected an integer, found bytes that are not UTF-8 [invalid-setting]
                      note: found in …/http_server_port
                    """)
        }
    }

    @Test func `a file that no setting reads is a warning, with the setting that was meant`() throws {
        try withDirectory { directory in
            try write("a", to: directory + "/db_pasword")
            let found = report(SettingLayers([.directory(directory)]), [Hosts.self, Password.self]).replacing(directory, with: "…")
            #expect(found.contains("db_pasword in … does not match any setting"))
            #expect(found.contains("did you mean db_password?"))
        }
    }

    @Test func `a directory that is not there is an error unless it may be missing`() throws {
        try withDirectory { directory in
            let path = directory + "/none"
            #expect(report(SettingLayers([.directory(path, optional: true)]), [Hosts.self]) == "")
            #expect(
                report(SettingLayers([.directory(path)]), [Hosts.self]).replacing(directory, with: "…")
                    == "error: …/none: there is no such directory [setting-file]")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
