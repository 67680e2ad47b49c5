import DovetailSettings
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct FileTests {
    @Test func `R3 a missing file is an error with its path, or nothing if it is optional`() throws {
        try withDirectory { directory throws in
            let path = directory + "/settings.json"
            #expect(report(SettingLayers([.json(path)]), in: path) == "error: settings.json: there is no such file [setting-file]")
            #expect(report(SettingLayers([.plist(path)]), in: path) == "error: settings.json: there is no such file [setting-file]")
            #expect(report(SettingLayers([.json(path, optional: true), .plist(path, optional: true)]), in: path) == "")
            #expect(try SettingLayers([.json(path, optional: true)])[HTTPPort.self] == 8080)
        }
    }

    @Test func `R11 a file over the limit is refused before it is read`() throws {
        try withFile("{\"http\": {\"port\": 1}}") { path throws in
            #expect(try SettingLayers([.json(path, limit: 21)])[HTTPPort.self] == 1)
            let found = report(SettingLayers([.json(path, limit: 20)]), in: path)
            #expect(found == "error: settings.json: the file has more than 20 bytes [setting-file]")

            // 100 MB that take no room.
            #expect(truncate(path, 100 << 20) == 0)
            #expect(
                report(SettingLayers([.json(path), .plist(path), .dotEnv(path)]), in: path) == """
                    error: settings.json: the file has more than 4194304 bytes [setting-file]
                    error: settings.json: the file has more than 4194304 bytes [setting-file]
                    error: settings.json: the file has more than 4194304 bytes [setting-file]
                    """)
        }
    }

    @Test func `R12 R13 directories, FIFOs, devices, sockets and NUL are refused at once, optional or not`() throws {
        try withDirectory { directory throws in
            let fifo = directory + "/fifo"
            #expect(mkfifo(fifo, 0o600) == 0)
            let places = [
                (directory, "this is a directory and not a file"),
                (fifo, "this is a FIFO and not a file"),
                ("/dev/zero", "this is a device and not a file"),
                ("/dev/null", "this is a device and not a file"),
            ]
            for (path, words) in places {
                let expected = "error: \(path): \(words) [setting-file]"
                #expect(report(SettingLayers([.json(path, optional: true)])) == expected)
                #expect(report(SettingLayers([.plist(path, optional: true)])) == expected)
                #expect(report(SettingLayers([.dotEnv(path)])) == expected)
            }
            #expect(
                report(SettingLayers([.json("a\0b", optional: true)]))
                    == "error: a\\u{0}b: the path is empty or has a NUL character in it [setting-file]")
            #expect(
                report(SettingLayers([.json("", optional: true)]))
                    == "error: : the path is empty or has a NUL character in it [setting-file]")
        }
    }

    @Test func `R12 inside of a directory nothing leads out of it`() throws {
        try withDirectory { directory throws in
            let root = directory + "/root"
            let manager = FileManager.default
            try manager.createDirectory(atPath: root + "/sub", withIntermediateDirectories: true)
            try Data("{\"offset\": 1}".utf8).write(to: URL(filePath: root + "/sub/good.json"))
            try Data("{\"offset\": 2}".utf8).write(to: URL(filePath: directory + "/outside.json"))
            try manager.createSymbolicLink(atPath: root + "/link.json", withDestinationPath: directory + "/outside.json")
            try manager.createSymbolicLink(atPath: root + "/up", withDestinationPath: "..")

            func report(_ path: String) -> String { DovetailSettingsTests.report(SettingLayers([.json(path, inside: root)])) }
            #expect(try SettingLayers([.json("sub/good.json", inside: root)])[Offset.self] == 1)
            for path in ["../outside.json", "/etc/passwd", "sub/../../outside.json", "./sub/good.json", "sub//good.json"] {
                #expect(report(path) == "error: \(path): the path leads out of its directory [setting-file]")
            }
            #expect(report("link.json") == "error: link.json: the path leads over a symbolic link [setting-file]")
            #expect(report("up/outside.json") == "error: up/outside.json: the path leads over a symbolic link [setting-file]")
            #expect(report("none/good.json") == "error: none/good.json: there is no such file [setting-file]")
            #expect(report("sub") == "error: sub: this is a directory and not a file [setting-file]")
        }
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func `R13 a file that may not be read is an error, optional or not`() throws {
        try withFile("{}") { path throws in
            #expect(chmod(path, 0) == 0)
            let found = report(SettingLayers([.json(path, optional: true)]), in: path)
            #expect(found == "error: settings.json: the file may not be read [setting-file]")
        }
    }

    @Test func `R13 a layer keeps what was read, also when the file is gone`() throws {
        let layer = try withFile("{\"offset\": 7}") { SettingLayer.json($0) }
        #expect(try SettingLayers([layer])[Offset.self] == 7)
    }
}
