/// The begin of a shutdown, which the code of a service can detect before it is cancelled.
///
/// A service is cancelled when its turn to stop has come. To finish its current work first, it checks whether the shutdown has begun:
///
/// ```swift
/// binder.bind(Mailer.self).launch { try await Mailer() } run: { mailer in
///     while !GracefulStop.hasBegun { try await mailer.sendNext() }
/// }
/// ```
///
/// A service without `stop:` that has checked at least once, before or after the shutdown has begun, has the time limit of a stop to return.
/// Then it is cancelled, like every other service when its turn has come.
///
/// The shutdown of an application is also that of its children. Outside a launched step it never begins.
public enum GracefulStop {
    /// Whether the application or child to which this code belongs has begun to stop.
    public static var hasBegun: Bool {
        guard let context = StepContext.current else { return false }
        context.hasChecked?.use { $0 = true }
        return context.end.hasBegun
    }

    /// Suspends until the application or child to which this code belongs begins to stop.
    ///
    /// - Throws: A `CancellationError` if the task is cancelled before.
    public static func wait() async throws {
        guard let context = StepContext.current else { return try await EndSignal().wait() }
        context.hasChecked?.use { $0 = true }
        try await context.end.wait()
    }
}

/// Notifies the steps of one component that its shutdown has begun.
final class EndSignal: Sendable {
    private struct State {
        var hasBegun = false
        var last = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        /// The waits that were cancelled before they began.
        var cancelled: Set<Int> = []
    }

    private let state = Locked(State())

    var hasBegun: Bool { state.use { $0.hasBegun } }

    func begin() {
        let waiting = state.use { state in
            state.hasBegun = true
            defer { state.waiting = [:] }
            return state.waiting.values.map { $0 }
        }
        for continuation in waiting { continuation.resume() }
    }

    func wait() async throws {
        let number = state.use { state in
            state.last += 1
            return state.last
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.use { state in
                    if state.cancelled.remove(number) != nil || state.hasBegun { return true }
                    state.waiting[number] = continuation
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            let waiting = state.use { state in
                let waiting = state.waiting.removeValue(forKey: number)
                if waiting == nil { state.cancelled.insert(number) }
                return waiting
            }
            waiting?.resume()
        }
        if !hasBegun { try Task.checkCancellation() }
    }
}

/// A service that runs.
struct RunningService: Sendable {
    let task: Task<StepFailure?, Never>
    /// Whether its code has checked for the shutdown, and therefore returns without being cancelled.
    let hasChecked: Locked<Bool>
}

// SPDX-License-Identifier: Apache-2.0
