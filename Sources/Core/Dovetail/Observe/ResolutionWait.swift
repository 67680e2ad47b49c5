/// A thread that has waited for a long time for a shared instance that another thread is creating.
///
/// Either the factory of that instance is slow, or it waits for the waiting thread in turn.
public struct ResolutionWait: Hashable, Sendable {
    /// The shared instance that the thread waits for, such as `Store (App/Store.swift:12)`.
    public var binding: String
    /// The thread that is creating it.
    public var creator: UInt
    /// The instances that the waiting thread is creating itself, outermost first.
    public var creating: [String]
    /// The waiting thread: a number that identifies it among all running threads.
    public var thread: UInt
    /// The time when the wait began.
    public var start: Duration
    /// The time of this observation.
    public var time: Duration

    /// Creates a wait, for tests of observers.
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

// SPDX-License-Identifier: Apache-2.0
