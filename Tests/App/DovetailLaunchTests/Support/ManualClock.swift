/// A clock that only a test advances.
final class ManualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct State {
        var now = Duration.zero
        var last = 0
        var sleepers: [Int: (until: Duration, continuation: CheckedContinuation<Void, any Error>)] = [:]
        var cancelled: Set<Int> = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Guarded(State())

    var now: Instant { Instant(offset: state.withLock { $0.now }) }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let (isOver, watchers) = state.withLock { state in
                    if state.cancelled.contains(number) || deadline.offset <= state.now {
                        return (true, [CheckedContinuation<Void, Never>]())
                    }
                    state.sleepers[number] = (deadline.offset, continuation)
                    let ready = state.watchers.filter { $0.count <= state.sleepers.count }
                    state.watchers.removeAll { $0.count <= state.sleepers.count }
                    return (false, ready.map(\.continuation))
                }
                for watcher in watchers { watcher.resume() }
                if isOver { continuation.resume(with: Task.isCancelled ? .failure(CancellationError()) : .success(())) }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.cancelled.insert(number)
                return state.sleepers.removeValue(forKey: number)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Waits until so many are asleep.
    func sleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isEnough = state.withLock { state in
                if state.sleepers.count < count { state.watchers.append((count, continuation)) }
                return state.sleepers.count >= count
            }
            if isEnough { continuation.resume() }
        }
    }

    /// Advances the clock, and resumes every sleeper whose deadline has passed.
    func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now += duration
            let woken = state.sleepers.filter { $0.value.until <= state.now }
            for number in woken.keys { state.sleepers[number] = nil }
            return woken.sorted { ($0.value.until, $0.key) < ($1.value.until, $1.key) }.map(\.value.continuation)
        }
        for continuation in woken { continuation.resume() }
    }

    /// Sets the clock without resuming a sleeper.
    func jump(_ duration: Duration) { state.withLock { $0.now += duration } }

    /// Waits until a sleeper exists, and advances the clock.
    func pass(_ duration: Duration, sleepers count: Int = 1) async {
        await sleepers(count)
        advance(by: duration)
    }
}

// SPDX-License-Identifier: Apache-2.0
