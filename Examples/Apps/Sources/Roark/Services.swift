import DovetailLaunch
import Synchronization

/// The services of the application, behind protocols where tests replace them.
public protocol ThreatMapStore: Sendable {
    func maps() async throws -> [String]
}

public actor FileStore: ThreatMapStore {
    let path: String
    private let log: Log

    init(path: String, log: Log) async throws {
        self.path = path
        self.log = log
        log.add("open \(path)")
    }

    public func maps() async throws -> [String] { ["map of \(path)"] }
    func close() { log.add("close \(path)") }
}

/// A log of the events; a seed, so that each application has its own.
public final class Log: Sendable {
    private let lines = Lines()

    public init() {}
    public func add(_ line: String) { lines.add(line) }
    public var all: [String] { lines.all }
}

@MainActor
public final class RootScreen {
    public let store: any ThreatMapStore
    public let stage: Stage

    init(store: any ThreatMapStore, stage: Tagged<StageSetting>) {
        self.store = store
        self.stage = stage.get()
    }
}

private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
}

// SPDX-License-Identifier: Apache-2.0
