public import DovetailGraph

/// Records the factory calls of a graph as a `ResolutionTrace`.
///
/// ```swift
/// let recorder = ResolutionRecorder()
/// let root = try ComponentFactory.of(App.self, observer: recorder).build()
/// print(recorder.trace.table())
/// ```
///
/// The recorder is thread-safe. It records the first `limit` calls, because a trace is mostly used to analyze a slow start, and
/// only counts the calls after that.
public final class ResolutionRecorder: ResolutionObserver, @unchecked Sendable {  // Its mutable state is protected by its monitor.
    private let limit: Int
    private let clock: (@Sendable () -> Duration)?
    private let monitor = Monitor()
    private var recorded = ResolutionTrace()
    /// The time of the first event, from which the trace measures.
    private var start: Duration?
    private var positions: [ObservedBinding: Int] = [:]
    private var threads: [UInt: Thread] = [:]

    private struct Thread {
        let number: Int
        /// Positions of the calls that have not returned, outermost first; nil for calls that were not recorded.
        var open: [Int?] = []
    }

    /// - Parameters:
    ///   - limit: The maximum number of calls to record.
    ///   - clock: Returns the current time. The default is the monotonic clock of the system.
    public init(limit: Int = 100_000, clock: (@Sendable () -> Duration)? = nil) {
        self.limit = limit
        self.clock = clock
    }

    public var now: Duration { clock?() ?? processStart.duration(to: .now) }

    /// The events so far.
    public var trace: ResolutionTrace { monitor.locked { recorded } }

    public func observe(_ event: ResolutionEvent) {
        monitor.locked {
            let start = start ?? event.time
            self.start = start
            if threads[event.thread] == nil { threads[event.thread] = Thread(number: threads.count + 1) }
            switch event.phase {
            case .began: begin(event, after: event.time - start)
            case .ended:
                guard case .some(.some(let call)) = threads[event.thread]?.open.popLast() else { return }
                recorded.calls[call].duration = event.time - start - recorded.calls[call].start
            }
        }
    }

    private func begin(_ event: ResolutionEvent, after time: Duration) {
        guard recorded.calls.count < limit, let thread = threads[event.thread] else {
            recorded.dropped += 1
            threads[event.thread]?.open.append(nil)
            return
        }
        let outer = thread.open.last ?? nil
        threads[event.thread]?.open.append(recorded.calls.count)
        recorded.calls.append(.init(binding: position(of: event.binding), outer: outer, thread: thread.number, start: time))
    }

    private func position(of binding: ObservedBinding) -> Int {
        if let known = positions[binding] { return known }
        positions[binding] = recorded.bindings.count
        recorded.bindings.append(binding)
        return recorded.bindings.count - 1
    }
}

// SPDX-License-Identifier: Apache-2.0
