/// The outcome of a supervised operation.
enum Outcome<Value: Sendable>: Sendable {
    case value(Value)
    case failure(any Error)
    /// It was cancelled and ended in time, possibly with a value that is no longer needed.
    case timedOut(after: Duration, Value?)
    /// It did not end, and was left running.
    case abandoned(after: Duration)
}

/// Supervises an operation that may never end. Time-outs and cancellations take effect even if its code ignores cancellation.
final class Supervision<Value: Sendable>: Sendable {
    private enum Reason { case timeOut, cancellation }

    private struct State {
        var continuation: CheckedContinuation<Outcome<Value>, Never>?
        var work: Task<Void, Never>?
        var timer: ScheduledCall?
        var reason: Reason?
        var isOver = false
    }

    private let limit: Duration?
    private let grace: Duration
    private let stopwatch: Stopwatch
    private let late: @Sendable (Value) -> Void
    private let state = Locked(State())

    /// - Parameters:
    ///   - limit: The time after which `body` is cancelled.
    ///   - grace: The time after its cancellation, or that of the caller, after which it is abandoned.
    ///   - late: Receives a value that is produced after it was abandoned.
    static func run(
        limit: Duration?, grace: Duration, _ stopwatch: Stopwatch, late: @escaping @Sendable (Value) -> Void = { _ in },
        _ body: @escaping @Sendable () async throws -> Value
    ) async -> Outcome<Value> {
        let supervision = Supervision(limit, grace, stopwatch, late)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { supervision.start($0, body) }
        } onCancel: {
            supervision.giveUp(.cancellation)
        }
    }

    private init(_ limit: Duration?, _ grace: Duration, _ stopwatch: Stopwatch, _ late: @escaping @Sendable (Value) -> Void) {
        self.limit = limit
        self.grace = grace
        self.stopwatch = stopwatch
        self.late = late
    }

    private func start(_ continuation: CheckedContinuation<Outcome<Value>, Never>, _ body: @escaping @Sendable () async throws -> Value) {
        let isCancelled = state.use { state in
            // Cancelled before it began, so it does not begin.
            guard state.reason == nil else { return true }
            state.continuation = continuation
            // Not on the queue of the supervisor, because the body may block its thread.
            let work = Task {
                do { finish(.success(try await body())) } catch { finish(.failure(error)) }
            }
            state.work = work
            if let limit { state.timer = stopwatch.after(limit) { self.giveUp(.timeOut) } }
            return false
        }
        if isCancelled { continuation.resume(returning: .failure(CancellationError())) }
    }

    private func giveUp(_ reason: Reason) {
        let work: Task<Void, Never>? = state.use { state in
            guard !state.isOver, state.reason == nil else { return nil }
            state.reason = reason
            // It has not begun, and never will.
            guard let work = state.work else { return nil }
            state.timer?.cancel()
            let spent = reason == .timeOut ? (limit ?? .zero).bounded + grace.bounded : grace
            state.timer = stopwatch.after(grace) { self.settle(.abandoned(after: spent)) }
            return work
        }
        work?.cancel()
    }

    private func finish(_ result: Result<Value, any Error>) {
        let reason = state.use { $0.reason }
        let outcome: Outcome<Value>
        switch (result, reason) {
        case (.success(let value), .timeOut): outcome = .timedOut(after: limit ?? .zero, value)
        case (.failure, .timeOut): outcome = .timedOut(after: limit ?? .zero, nil)
        case (.success(let value), _): outcome = .value(value)
        case (.failure(let error), _): outcome = .failure(error)
        }
        if !settle(outcome), case .success(let value) = result { late(value) }
    }

    /// Returns whether this was the first outcome, which the caller receives.
    @discardableResult
    private func settle(_ outcome: Outcome<Value>) -> Bool {
        let continuation: CheckedContinuation<Outcome<Value>, Never>? = state.use { state in
            guard !state.isOver else { return nil }
            state.isOver = true
            state.timer?.cancel()
            state.timer = nil
            state.work = nil
            defer { state.continuation = nil }
            return state.continuation
        }
        continuation?.resume(returning: outcome)
        return continuation != nil
    }
}

// SPDX-License-Identifier: Apache-2.0
