#if canImport(Dispatch)
internal import Dispatch
#endif

/// Runs the code that supervises a launcher, and its timers, on a queue of its own.
///
/// The threads of Swift concurrency are as many as the machine has cores. Steps that block as many would otherwise disable the time limits
/// and the shutdown that are there for them. The work of the steps never runs here.
final class Supervisor: Sendable {
    #if canImport(Dispatch)
    private let queue = DispatchQueue(label: "dovetail.launcher", qos: .userInitiated)
    #endif

    /// Starts a task that runs on the queue, with everything that it awaits. Tasks that it creates with `Task` do not.
    ///
    /// Systems without task executors run it on the threads of Swift concurrency; timers always run on the queue.
    func task<Success: Sendable>(_ body: @escaping @Sendable () async -> Success) -> Task<Success, Never> {
        #if canImport(Dispatch)
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            return Task(executorPreference: SupervisionExecutor(queue)) { await body() }
        }
        #endif
        return Task { await body() }
    }

    /// Calls `body` after a time of the system's clock, unless it is cancelled before.
    func after(_ duration: Duration, _ body: @escaping @Sendable () -> Void) -> ScheduledCall {
        #if canImport(Dispatch)
        let timer = Timer(source: DispatchSource.makeTimerSource(queue: queue))
        // Not an interval, because `Int` has 32 bits on some watches.
        let now = DispatchTime.now().uptimeNanoseconds
        timer.source.schedule(deadline: DispatchTime(uptimeNanoseconds: now + min(duration, .century).nanoseconds))
        timer.source.setEventHandler { @Sendable in
            // A timer that is cancelled releases `body`.
            timer.source.cancel()
            body()
        }
        timer.source.resume()
        return ScheduledCall { timer.source.cancel() }
        #else
        let task = Task {
            guard (try? await Task.sleep(for: min(duration, .century))) != nil, !Task.isCancelled else { return }
            body()
        }
        return ScheduledCall { task.cancel() }
        #endif
    }
}

/// A call that a timer will make.
struct ScheduledCall: Sendable {
    /// Prevents the call, unless it has already begun.
    let cancel: @Sendable () -> Void
}

#if canImport(Dispatch)
/// A timer, which any thread may cancel.
private struct Timer: @unchecked Sendable {  // Dispatch's objects are safe to use from all threads, but not declared so on Linux.
    let source: any DispatchSourceTimer
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class SupervisionExecutor: TaskExecutor {
    private let queue: DispatchQueue

    init(_ queue: DispatchQueue) { self.queue = queue }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
#endif

// SPDX-License-Identifier: Apache-2.0
