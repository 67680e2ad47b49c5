import DovetailSettings
import TestTools
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

import Foundation

/// Leaves a socket behind at `path`.
private func bindSocket(_ path: String) throws {
    #if canImport(Glibc)
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let isBound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
    }
    try #require(isBound && path.utf8.count < MemoryLayout.size(ofValue: address.sun_path))
}

@Suite(.watched) struct FileTests {
    @Test func `a missing file is an error with its path, or nothing if it is optional`() throws {
        try withDirectory { directory throws in
            let path = directory + "/settings.json"
            #expect(report(SettingLayers([.json(path)]), in: path) == "error: settings.json: there is no such file [setting-file]")
            #expect(report(SettingLayers([.plist(path)]), in: path) == "error: settings.json: there is no such file [setting-file]")
            #expect(report(SettingLayers([.json(path, optional: true), .plist(path, optional: true)]), in: path) == "")
            #expect(try SettingLayers([.json(path, optional: true)])[HTTPPort.self] == 8080)
        }
    }

    @Test func `a file over the limit is refused before it is read`() throws {
        try withFile("{\"http\": {\"port\": 1}}") { path throws in
            #expect(try SettingLayers([.json(path, limit: 21)])[HTTPPort.self] == 1)
            let found = report(SettingLayers([.json(path, limit: 20)]), in: path)
            #expect(found == "error: settings.json: the file has more than 20 bytes [setting-file]")

            for limit in [Int.max, .max - 1, 1 << 62] {
                let layers = SettingLayers([.json(path, limit: limit), .plist(path, limit: limit), .dotEnv(path, limit: limit)])
                #expect(try SettingLayers([layers.layers[0]])[HTTPPort.self] == 1)
                #expect(report(layers, in: path).contains("more than") == false)
            }

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

    @Test func `directories, FIFOs, devices, sockets and NUL are refused at once, optional or not`() throws {
        try withDirectory { directory throws in
            let (fifo, socket, loop) = (directory + "/fifo", directory + "/socket", directory + "/loop")
            #expect(mkfifo(fifo, 0o600) == 0)
            try bindSocket(socket)
            try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
            let places = [
                (directory, "this is a directory, not a file"),
                (fifo, "this is a FIFO, not a file"),
                ("/dev/zero", "this is a device, not a file"),
                ("/dev/null", "this is a device, not a file"),
                (socket, "this is a device or a socket, not a file"),
                (loop, "the path contains a symbolic link"),
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

    @Test func `no path leads out of a directory`() throws {
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
                #expect(report(path) == "error: \(path): the path leads outside its directory [setting-file]")
            }
            #expect(report("link.json") == "error: link.json: the path contains a symbolic link [setting-file]")
            #expect(report("up/outside.json") == "error: up/outside.json: the path contains a symbolic link [setting-file]")
            #expect(report("none/good.json") == "error: none/good.json: there is no such file [setting-file]")
            #expect(report("sub") == "error: sub: this is a directory, not a file [setting-file]")
        }
    }

    /// In a process of its own, which gives up being root: root may read everything.
    @Test func `a file that may not be read is an error, optional or not`() async throws {
        await #expect(processExitsWith: .success) {
            try withFile("{}") { path throws in
                #expect(chmod(path, 0) == 0)
                #expect(chmod(String(path.dropLast("/settings.json".count)), 0o711) == 0)
                let user = geteuid()
                if user == 0 { #expect(seteuid(65_534) == 0) }
                defer { seteuid(user) }
                for layer in [SettingLayer.json(path, optional: true), .plist(path), .dotEnv(path)] {
                    let found = report(SettingLayers([layer]), in: path)
                    #expect(found == "error: settings.json: there is no permission to read the file [setting-file]")
                }
            }
        }
    }

    @Test func `a layer retains its values, also when the file is deleted`() throws {
        let layer = try withFile("{\"offset\": 7}") { SettingLayer.json($0) }
        #expect(try SettingLayers([layer])[Offset.self] == 7)
    }

    /// What is looked at is what was opened: there is no moment between the look and the reading.
    @Test func `a file that is swapped all the time is read as one of its versions`() throws {
        try withDirectory { directory throws in
            let (path, next) = (directory + "/settings.json", directory + "/next")
            let isDone = Shared(false)
            let swapping = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                let manager = FileManager.default
                for round in 0... {
                    if isDone.value { break }
                    switch round % 5 {
                    case 0: try? Data("{\"offset\": 1}".utf8).write(to: URL(filePath: next))
                    case 1: mkfifo(next, 0o600)
                    case 2: try? manager.createDirectory(atPath: next, withIntermediateDirectories: true)
                    case 3: try? manager.createSymbolicLink(atPath: next, withDestinationPath: "/dev/zero")
                    default: break
                    }
                    try? manager.removeItem(atPath: path)
                    if round % 5 != 4 { rename(next, path) }
                }
                swapping.signal()
            }
            defer {
                isDone.value = true
                swapping.wait()
            }
            let possible: Set = [
                "", "error: settings.json: there is no such file [setting-file]",
                "error: settings.json: this is a FIFO, not a file [setting-file]",
                "error: settings.json: this is a directory, not a file [setting-file]",
                "error: settings.json: this is a device, not a file [setting-file]",
            ]
            var seen: Set<String> = []
            for _ in 0..<20_000 where seen.count < possible.count {
                seen.insert(report(SettingLayers([.json(path)]), [Offset.self], in: path))
            }
            #expect(seen.isSubset(of: possible))
            #expect(seen.count > 1)
        }
    }

    @Test func `a file that shrinks while it is read is read up to its end`() throws {
        try withFile([UInt8](repeating: UInt8(ascii: " "), count: 1 << 20) + Array("{}".utf8)) { path throws in
            let isDone = Shared(false)
            let shrinking = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                while !isDone.value {
                    truncate(path, 0)
                    truncate(path, 1 << 20)
                }
                shrinking.signal()
            }
            defer {
                isDone.value = true
                shrinking.wait()
            }
            // Spaces, the zeros that stand where there was nothing, both, or nothing at all.
            let found = Set((0..<200).map { _ in report(SettingLayers([.json(path)]), in: path) })
            #expect(found.allSatisfy { $0.isEmpty || $0.contains("settings.json") && $0.hasSuffix("[setting-file]") })
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
