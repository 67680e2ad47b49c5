/// The factory calls of a graph: for each call the binding, the time, the thread, the requester, and the duration.
///
/// A `ResolutionRecorder` records it. It is a plain value that can be saved (`json()`), loaded, and displayed: as a
/// `table(limit:)`, as a `timeline(limit:)`, in Perfetto (`perfetto()`), and on the page of the graph
/// (`Graph.html(_:title:trace:)`).
public struct ResolutionTrace: Hashable, Sendable {
    /// One factory call.
    public struct Call: Hashable, Sendable {
        /// A position in ``ResolutionTrace/bindings``.
        public var binding: Int
        /// The position of the enclosing call on the same thread; nil for a call from outside the graph.
        public var outer: Int?
        /// The number of the thread: 1 for the first thread that called a factory, and so on. A thread may reuse the number of a thread
        /// that has ended.
        public var thread: Int
        /// The time since the beginning of the first call.
        public var start: Duration
        /// The duration, including nested calls; nil if the call has not ended.
        public var duration: Duration?

        /// Creates a call, for tests and for tools that read a trace.
        public init(binding: Int, outer: Int? = nil, thread: Int, start: Duration, duration: Duration? = nil) {
            self.binding = binding
            self.outer = outer
            self.thread = thread
            self.start = start
            self.duration = duration
        }
    }

    /// The bindings, in the order of their first call.
    public var bindings: [ObservedBinding]
    /// The calls, in the order in which they began.
    public var calls: [Call]
    /// The number of calls that were not recorded.
    public var dropped: Int

    /// Creates a trace; by default it is empty.
    public init(bindings: [ObservedBinding] = [], calls: [Call] = [], dropped: Int = 0) {
        self.bindings = bindings
        self.calls = calls
        self.dropped = dropped
    }

    package mutating func end(_ call: Int, at time: Duration) { calls[call].duration = time - calls[call].start }

    /// The number of threads that called factories.
    public var threadCount: Int { Set(calls.map(\.thread)).count }

    /// The time from the beginning of the first call to the last recorded event.
    public var length: Duration { calls.map { $0.start + ($0.duration ?? .zero) }.max() ?? .zero }
}

// MARK: Figures

extension ResolutionTrace {
    /// A summary of all calls of one binding.
    public struct Figures: Hashable, Sendable {
        /// A position in ``ResolutionTrace/bindings``.
        public var binding: Int
        /// The number of calls.
        public var calls = 0
        /// The number of calls that have not ended, whose time is not counted.
        public var unfinished = 0
        /// The total time of all calls without nested calls, which is the time of the factory itself.
        public var own = Duration.zero
        /// The total time of all calls, including nested calls.
        public var total = Duration.zero
        /// The duration of the longest call, including nested calls.
        public var longest = Duration.zero
        /// The number of threads that called the factory.
        public var threads = 0
    }

    /// The summary of each binding, in the order of ``bindings``.
    public func figures() -> [Figures] {
        var figures = bindings.indices.map { Figures(binding: $0) }
        var threads = Array(repeating: Set<Int>(), count: bindings.count)
        for call in calls {
            figures[call.binding].calls += 1
            threads[call.binding].insert(call.thread)
            guard let duration = call.duration else {
                figures[call.binding].unfinished += 1
                continue
            }
            figures[call.binding].own += duration
            figures[call.binding].total += duration
            figures[call.binding].longest = max(figures[call.binding].longest, duration)
            // The time of a call that has not ended is not counted, so nothing is subtracted from it.
            if let outer = call.outer, calls[outer].duration != nil { figures[calls[outer].binding].own -= duration }
        }
        for binding in bindings.indices { figures[binding].threads = threads[binding].count }
        return figures
    }
}
