public import DovetailGraph

/// Keeps what happens while a graph is used, for a `ResolutionTrace`.
///
/// ```swift
/// let recorder = ResolutionRecorder()
/// let root = try ComponentFactory.of(App.self, observer: recorder).build()
/// print(recorder.trace.table())
/// ```
///
/// Safe to use from many threads. It keeps the first `limit` calls, because what is slow at the start is what people look
/// for, and counts the others.
public final class ResolutionRecorder: ResolutionObserver, @unchecked Sendable {  // What changes is used under its monitor.
    private let limit: Int
    private let clock: (@Sendable () -> Duration)?
    private let monitor = Monitor()
    private var recorded = ResolutionTrace()
    /// The time of the first event: the trace counts from there.
    private var start: Duration?
    private var positions: [ObservedBinding: Int] = [:]
    private var threads: [UInt: Thread] = [:]

    private struct Thread {
        let number: Int
        /// Positions of the calls that have not ended, outermost first; nil for those that were not kept.
        var open: [Int?] = []
    }

    /// - Parameters:
    ///   - limit: How many calls are kept.
    ///   - clock: Says what time it is; by default the machine's monotonic clock does.
    public init(limit: Int = 100_000, clock: (@Sendable () -> Duration)? = nil) {
        self.limit = limit
        self.clock = clock
    }

    public var now: Duration {
        if let clock { return clock() }
        return Monotonic().now
    }

    /// What has happened until now.
    public var trace: ResolutionTrace { monitor.locked { recorded } }

    public func observe(_ event: ResolutionEvent) {
        monitor.locked {
            let start = start ?? event.time
            self.start = start
            if threads[event.thread] == nil { threads[event.thread] = Thread(number: threads.count + 1) }
            switch event.phase {
            case .began: begin(event, after: event.time - start)
            case .ended:
                if case .some(.some(let call)) = threads[event.thread]?.open.popLast() { recorded.end(call, at: event.time - start) }
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

    private struct Monotonic: ResolutionObserver {
        func observe(_ event: ResolutionEvent) {}
    }
}
