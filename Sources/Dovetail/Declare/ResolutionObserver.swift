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
}

extension ResolutionObserver {
    public var now: Duration { processStart.duration(to: .now) }
}

private let processStart = ContinuousClock.now
