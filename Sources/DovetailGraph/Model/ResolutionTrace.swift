/// What happened while a graph was used: who made what, when, on which thread, for whom, and how long it took.
///
/// A `ResolutionRecorder` writes it. It is a plain value that can be kept (`json()`), read again, and looked at: as a
/// `table(limit:)`, as a `timeline(limit:)`, in Perfetto (`perfetto()`), and on the page of the graph
/// (`Graph.html(_:title:trace:)`).
public struct ResolutionTrace: Hashable, Sendable {
    /// One call of a factory.
    public struct Call: Hashable, Sendable {
        /// A position in ``ResolutionTrace/bindings``.
        public var binding: Int
        /// For whom: the position of the call that it lies inside of, on the same thread; nil for one from outside.
        public var outer: Int?
        /// 1 for the first thread that made something, and so on. A thread that begins when another one has ended may have
        /// the same number.
        public var thread: Int
        /// The time since the first call began.
        public var start: Duration
        /// How long it took, with what was made inside of it; nil where it has not ended.
        public var duration: Duration?

        /// For tests, and for tools that read a trace.
        public init(binding: Int, outer: Int? = nil, thread: Int, start: Duration, duration: Duration? = nil) {
            self.binding = binding
            self.outer = outer
            self.thread = thread
            self.start = start
            self.duration = duration
        }
    }

    /// What was made, in the order in which it was first begun.
    public var bindings: [ObservedBinding]
    /// In the order in which they began.
    public var calls: [Call]
    /// How many calls there were that were not kept.
    public var dropped: Int

    /// An empty trace, or one that is put together by hand.
    public init(bindings: [ObservedBinding] = [], calls: [Call] = [], dropped: Int = 0) {
        self.bindings = bindings
        self.calls = calls
        self.dropped = dropped
    }

    package mutating func end(_ call: Int, at time: Duration) { calls[call].duration = time - calls[call].start }

    /// How many threads made something.
    public var threadCount: Int { Set(calls.map(\.thread)).count }

    /// From the begin of the first call to the last thing that is known.
    public var length: Duration { calls.map { $0.start + ($0.duration ?? .zero) }.max() ?? .zero }
}

// MARK: Figures

extension ResolutionTrace {
    /// All calls of one binding together.
    public struct Figures: Hashable, Sendable {
        /// A position in ``ResolutionTrace/bindings``.
        public var binding: Int
        /// How often the factory was called.
        public var calls = 0
        /// How many of them have not ended: their time is not counted.
        public var unfinished = 0
        /// The time of all calls without what was made inside of them: what the factory itself took.
        public var own = Duration.zero
        /// The time of all calls with what was made inside of them.
        public var total = Duration.zero
        /// The longest call, with what was made inside of it.
        public var longest = Duration.zero
        /// How many threads called it.
        public var threads = 0
    }

    /// The figures of each binding, in the order of ``bindings``.
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
            // The time of one that has not ended is not counted, and nothing is taken off it.
            if let outer = call.outer, calls[outer].duration != nil { figures[calls[outer].binding].own -= duration }
        }
        for binding in bindings.indices { figures[binding].threads = threads[binding].count }
        return figures
    }
}
