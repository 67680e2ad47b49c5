/// A thread that has been waiting for a long time for a shared instance that another thread is creating.
///
/// Either the factory of that instance is slow, or it waits itself for something that only the waiting thread can do.
public struct ResolutionWait: Hashable, Sendable {
    /// The shared instance that the thread waits for, such as `Store (App/Store.swift:12)`.
    public var binding: String
    /// The thread that is creating it.
    public var creator: UInt
    /// What the waiting thread is creating itself, outermost first.
    public var creating: [String]
    /// The waiting thread: a number that no other living thread has.
    public var thread: UInt
    /// When it began to wait.
    public var start: Duration
    /// When this was observed.
    public var time: Duration

    /// For tests of observers.
    public init(for binding: String, createdBy creator: UInt, creating: [String], thread: UInt, since start: Duration, at time: Duration) {
        self.binding = binding
        self.creator = creator
        self.creating = creating
        self.thread = thread
        self.start = start
        self.time = time
    }
}

extension ResolutionWait: CustomStringConvertible {
    public var description: String {
        let path = (creating + [binding]).joined(separator: " → ")
        return "thread \(thread) has waited \(time - start) for thread \(creator): \(path)"
    }
}
