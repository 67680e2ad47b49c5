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
}

// SPDX-License-Identifier: Apache-2.0
