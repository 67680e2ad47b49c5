public import DovetailGraph

/// The beginning or the end of one factory call.
///
/// A call includes resolving the factory's dependencies, so the calls on one thread are nested. A dependency that is resolved through a
/// provider is attributed to the caller of the provider. For assisted factories and property injectors, the calls are those that create
/// a product or inject, not the one that creates the factory.
public struct ResolutionEvent: Hashable, Sendable {
    /// The phase of a call.
    public enum Phase: String, Hashable, Sendable {
        /// Before the factory resolves its dependencies.
        case began
        /// After the factory has returned.
        case ended
    }

    /// The phase of the call.
    public var phase: Phase
    /// The binding whose factory is called.
    public var binding: ObservedBinding
    /// The binding of the enclosing call on the same thread; nil for a call from outside the graph.
    public var outer: ObservedBinding?
    /// A number that identifies the thread among all running threads.
    public var thread: UInt
    /// The time of the event. For times relative to the first call, see `ResolutionTrace/Call/start`.
    public var time: Duration

    /// Creates an event, for tests of observers.
    public init(_ phase: Phase, _ binding: ObservedBinding, for outer: ObservedBinding?, thread: UInt, at time: Duration) {
        self.phase = phase
        self.binding = binding
        self.outer = outer
        self.thread = thread
        self.time = time
    }
}

extension ResolutionEvent: CustomStringConvertible {
    public var description: String {
        let reason = outer.map { " for \($0.key)" } ?? ""
        return "\(phase.rawValue) \(binding.key) in \(binding.component)\(reason)"
    }
}

// SPDX-License-Identifier: Apache-2.0
