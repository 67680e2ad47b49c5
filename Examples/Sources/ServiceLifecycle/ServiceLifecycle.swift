// A stand-in for the part of swift-service-lifecycle that the guide "Run in a server" uses, so that the code of the
// guide is compiled and tested without the package. Its functions have the same names, and treat cancellation and a graceful shutdown
// alike: cancelling the task of a group cancels its services at once, and only a shutdown that is triggered lets them end.

import Synchronization

public protocol Service: Sendable {
    func run() async throws
}

public struct Logger: Sendable {
    public let label: String
    public init(label: String) { self.label = label }
}

public enum ServiceGroupError: Error, Equatable {
    case alreadyRunning
    case alreadyFinished
    case serviceFinishedUnexpectedly
}

public actor ServiceGroup {
    private enum State {
        case initial, finished
        case running(GracefulShutdown)
    }

    private let services: [any Service]
    private var state = State.initial

    public init(services: [any Service], logger: Logger) { self.services = services }

    public func run() async throws {
        switch state {
        case .initial: break
        case .running: throw ServiceGroupError.alreadyRunning
        case .finished: throw ServiceGroupError.alreadyFinished
        }
        let shutdown = GracefulShutdown()
        state = .running(shutdown)
        defer { state = .finished }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for service in services {
                group.addTask {
                    try await GracefulShutdown.$current.withValue(shutdown) { try await service.run() }
                    if !shutdown.isTriggered, !Task.isCancelled { throw ServiceGroupError.serviceFinishedUnexpectedly }
                }
            }
            try await group.waitForAll()
        }
    }

    public func triggerGracefulShutdown() async {
        switch state {
        case .initial: state = .finished
        case .running(let shutdown): shutdown.trigger()
        case .finished: break
        }
    }
}

/// Calls `handler` once a graceful shutdown of the surrounding group is triggered.
public func withGracefulShutdownHandler<Result>(
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result,
    onGracefulShutdown handler: @escaping @Sendable () -> Void
) async rethrows -> Result {
    let shutdown = GracefulShutdown.current
    let number = shutdown?.add(handler)
    defer { if let number { shutdown?.remove(number) } }
    return try await operation()
}

/// Waits until a graceful shutdown of the surrounding group is triggered.
public func gracefulShutdown() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    await withGracefulShutdownHandler {
        for await _ in stream {}
    } onGracefulShutdown: {
        continuation.finish()
    }
    try Task.checkCancellation()
}

private final class GracefulShutdown: Sendable {
    private struct State {
        var isTriggered = false
        var handlers: [Int: @Sendable () -> Void] = [:]
        var next = 0
    }

    @TaskLocal static var current: GracefulShutdown?
    private let state = Mutex(State())

    var isTriggered: Bool { state.withLock(\.isTriggered) }

    func add(_ handler: @escaping @Sendable () -> Void) -> Int {
        let (number, isTriggered) = state.withLock { state in
            state.next += 1
            if !state.isTriggered { state.handlers[state.next] = handler }
            return (state.next, state.isTriggered)
        }
        if isTriggered { handler() }
        return number
    }

    func remove(_ number: Int) { state.withLock { $0.handlers[number] = nil } }

    func trigger() {
        let handlers = state.withLock { state in
            defer { state.handlers = [:] }
            state.isTriggered = true
            return state.handlers
        }
        for (_, handler) in handlers { handler() }
    }
}

// SPDX-License-Identifier: Apache-2.0
