public import DovetailGraph

/// Is told of every call of a factory while a program runs: who makes what, when, on which thread, and for whom.
///
/// ```swift
/// struct Printer: ResolutionObserver {
///     func observe(_ event: ResolutionEvent) { print(event) }
/// }
/// let app = try ComponentFactory.of(App.self, observer: Printer())
/// ```
///
/// A ``ResolutionRecorder`` keeps what it is told. Without an observer nothing is different from a library that knows no
/// observers: which code runs is decided once, when the graph is linked.
public protocol ResolutionObserver: Sendable {
    /// The time since any moment that stays the same. The default is a clock that is never set and does not stop.
    var now: Duration { get }

    /// Called on the thread that makes something, before and after. It must not ask the graph for anything.
    func observe(_ event: ResolutionEvent)

    /// How long a thread waits for a shared instance that another thread is creating before the observer is told of it. The
    /// default is ten seconds.
    var waitThreshold: Duration { get }

    /// Called once on a thread that has waited for that long, and goes on waiting afterwards. By default nothing happens.
    ///
    /// A program that hangs can thus tell why: a factory that waits for a thread of its own, which needs what that factory is
    /// about to create.
    func observe(_ wait: ResolutionWait)
}

extension ResolutionObserver {
    public var now: Duration { processStart.duration(to: .now) }
    public var waitThreshold: Duration { .seconds(10) }
    public func observe(_ wait: ResolutionWait) {}
}

private let processStart = ContinuousClock.now
