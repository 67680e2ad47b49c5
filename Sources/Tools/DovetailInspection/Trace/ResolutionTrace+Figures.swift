public import DovetailGraph

extension ResolutionTrace {
    /// The number of threads that called factories.
    public var threadCount: Int { Set(calls.map(\.thread)).count }

    /// The time from the beginning of the first call to the last recorded event.
    public var length: Duration { calls.map { $0.start + ($0.duration ?? .zero) }.max() ?? .zero }

    /// A summary of all calls of one binding.
    public struct Figures: Hashable, Sendable {
        /// A position in the bindings of the trace.
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

    /// The summary of each binding, in the order of `bindings`.
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

// SPDX-License-Identifier: Apache-2.0
