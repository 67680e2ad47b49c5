/// Something that has happened in a launcher.
///
/// ```swift
/// #expect(recorder.events == [.started("Database", .launch), .ended("Database", .launch, took: .zero)])
/// ```
public enum LaunchProgress: Sendable, Hashable {
    /// A step begins: which one of how many, and whose results it has been waiting for.
    case started(_ step: String, LaunchActivity, number: Int, of: Int, after: [String])
    /// It did what it should.
    case ended(_ step: String, LaunchActivity, took: Duration)
    /// It threw.
    case failed(_ step: String, LaunchActivity, reason: String, took: Duration)
    /// It threw because it was cancelled.
    case cancelled(_ step: String, LaunchActivity, took: Duration)
    /// It took longer than it may, was cancelled, and ended.
    case timedOut(_ step: String, LaunchActivity, took: Duration)
    /// It did not end although it was cancelled, and was left running.
    case abandoned(_ step: String, LaunchActivity, took: Duration)
    /// Something that had been abandoned has made its value after all; it is stopped and dropped.
    case late(_ step: String)
    /// An event that nobody handles any more.
    case dropped(LaunchEvent)
    /// The launcher has reached a state.
    case reached(LaunchState)
}

/// Who hears what happens in a launcher.
///
/// It is called where things happen, and should return soon: one call after the other, in the order in which things
/// happened, those of children among them.
///
/// ```swift
/// struct Log: LaunchObserver {
///     func launcher(of component: String, did progress: LaunchProgress) { logger.debug("\(component): \(progress)") }
/// }
/// ```
public protocol LaunchObserver: Sendable {
    /// Hears that something has happened in the launcher of `component`.
    func launcher(of component: String, did progress: LaunchProgress)
}
