import DovetailLaunch
import DovetailSettings
import Foundation
import KioskKit
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite(.serialized) struct KioskTests {
    @Test func `The whole application is validated without running anything`() throws {
        let launcher = try Launcher(Kiosk.self, seed: Announcer { _ in Issue.record("it ran") }, settings: ["ledger.path": "x"])
        #expect(launcher.warnings.isEmpty)
        #expect(launcher.plan.contains("Visit, each time it is launched"))
        #expect(launcher.settingsTable.contains("kiosk.port"))
    }

    @Test func `A request that is in progress when the signal arrives is answered, and nothing is lost`() throws {
        let kiosk = try Running()
        defer { kiosk.end() }
        let client = try Client(kiosk.port)
        #expect(client.line() == "WELCOME")
        client.send("PUT apples 12\n")
        #expect(client.line() == "OK")
        // One request, and half of the next.
        client.send("GET apples\nPUT pears ")
        #expect(client.line() == "12")
        let idle = try Client(kiosk.port)
        #expect(idle.line() == "WELCOME")

        kill(kiosk.process.processIdentifier, SIGTERM)
        #expect(kiosk.line() == "closing")
        // The shutdown does not wait for an idle client.
        #expect(idle.line() == nil)
        client.send("7\n")
        #expect(client.line() == "OK")
        #expect(client.line() == nil)
        kiosk.process.waitUntilExit()
        #expect(kiosk.process.terminationStatus == 0)
        #expect(kiosk.process.terminationReason == .exit)
        #expect(try String(contentsOfFile: kiosk.ledger, encoding: .utf8) == "apples 12\npears 7\n")
    }

    @Test func `A confirmed sale survives a restart`() throws {
        let first = try Running()
        defer { first.end() }
        let client = try Client(first.port)
        client.send("PUT plums 3\nQUIT\n")
        #expect(client.line() == "WELCOME")
        #expect(client.line() == "OK")
        #expect(client.line() == "BYE")
        kill(first.process.processIdentifier, SIGTERM)
        first.process.waitUntilExit()

        let second = try Running(ledger: first.ledger, "--kiosk-greeting=AGAIN")
        defer { second.end() }
        let other = try Client(second.port)
        #expect(other.line() == "AGAIN")
        other.send("GET plums\n")
        #expect(other.line() == "3")
    }

    @Test func `An invalid setting is reported in one message, and nothing starts`() throws {
        let process = Process()
        process.executableURL = Running.executable
        process.arguments = ["--kiosk-port=high"]
        process.standardError = Pipe()
        process.standardOutput = Pipe()
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
    }
}

/// A kiosk in a process of its own.
private final class Running {
    let process = Process()
    let ledger: String
    private let output = Pipe()
    private(set) var port = 0

    /// The executable, in a folder above the test bundle.
    static var executable: URL {
        let tests = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        var folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("Kiosk").path) {
            folder.deleteLastPathComponent()
        }
        return folder.appendingPathComponent("Kiosk")
    }

    init(ledger: String? = nil, _ arguments: String...) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ledger")
        self.ledger = ledger ?? file.path
        process.executableURL = Self.executable
        process.arguments = ["--ledger-path=\(self.ledger)"] + arguments
        process.standardOutput = output
        try process.run()
        let words = line()?.split(separator: " ") ?? []
        port = words.last.flatMap { Int($0) } ?? 0
    }

    func line() -> String? { readLine(from: output.fileHandleForReading.fileDescriptor) }

    func end() {
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: ledger)
    }
}

/// A client of the kiosk.
private final class Client {
    private let descriptor: Int32

    init(_ port: Int) throws {
        #if canImport(Glibc)
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) == 0 }
        }
        if !isConnected { throw POSIXError(.ECONNREFUSED) }
    }

    deinit { close(descriptor) }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(descriptor, bytes, bytes.count)
    }

    func line() -> String? { readLine(from: descriptor) }
}

/// A line, or nil at the end.
private func readLine(from descriptor: Int32) -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1 {
        if byte == 10 { return String(decoding: line, as: UTF8.self) }
        line.append(byte)
    }
    return nil
}

// SPDX-License-Identifier: Apache-2.0
