/// The begin or the end of one call of a factory.
///
/// A factory has been called when what it asks for has been made, too: calls on one thread lie inside each other. What is
/// asked for through a provider belongs to whoever uses the provider. The calls of assisted factories and of property
/// injectors are those that make a product or inject, not the one that hands out the factory.
public struct ResolutionEvent: Hashable, Sendable {
    /// Whether a call begins or ends.
    public enum Phase: String, Hashable, Sendable {
        /// Before the factory asks for anything.
        case began
        /// The factory has returned.
        case ended
    }

    /// Whether the call begins or ends.
    public var phase: Phase
    /// What is made.
    public var binding: ObservedBinding
    /// What is being made around it on the same thread; nil where a program asks from outside of all factories.
    public var outer: ObservedBinding?
    /// A number that no other living thread has.
    public var thread: UInt
    /// When: see ``ResolutionTrace/Call/start`` for a time that counts from the first call.
    public var time: Duration

    /// For tests of observers.
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
