import Dovetail
import DovetailTesting
import Foundation
import Logging
import Testing

/// Records the messages with their metadata.
struct LogSpy: LogHandler {
    final class Lines: @unchecked Sendable {  // Protected by the lock.
        private let lock = NSLock()
        private var lines: [String] = []

        func add(_ line: String) { lock.withLock { lines.append(line) } }
        func all() -> [String] { lock.withLock { lines } }
    }

    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    init(_ lines: Lines) { self.lines = lines }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.add("\(event.message) [request=\(metadata["request"]?.description ?? "none")]") }
}

@Suite struct BakeryTests {
    @Test func `the graph can be built`() { expectValidGraph(BakeryServer.self) }

    @Test func `each request has a trail and a logger of its own`() async throws {
        let lines = LogSpy.Lines()
        let logger = Logger(label: "bakery") { _ in LogSpy(lines) }
        let bakery = try BakeryServer.build()

        let counter = bakery.handlings.build(Call(id: "7", logger: logger))
        #expect(await counter.price(of: "rye") == "420 cents")
        #expect(await counter.price(of: "spelt") == "480 cents")
        #expect(await bakery.price(of: "corn", Call(id: "8", logger: logger)) == nil)

        #expect(lines.all() == ["lookup 1: rye [request=7]", "lookup 2: spelt [request=7]", "lookup 1: corn [request=8]"])
    }
}

// SPDX-License-Identifier: Apache-2.0
