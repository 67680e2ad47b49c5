public import DovetailGraph

/// Observes every factory call at run time: the binding, the time, the thread, and the requester.
///
/// ```swift
/// struct Printer: ResolutionObserver {
///     func observe(_ event: ResolutionEvent) { print(event) }
/// }
/// let app = try ComponentFactory.of(App.self, observer: Printer())
/// ```
///
/// A ``ResolutionRecorder`` records the events. Without an observer there is no run-time cost: the code that runs is selected
/// once, when the graph is linked.
public protocol ResolutionObserver: Sendable {
    /// Called once for a graph that will be observed, after it has been validated and before it is linked. By default it does nothing.
    func willObserve(_ graph: Graph)

    /// The time since a fixed reference point. The default is a monotonic clock.
    var now: Duration { get }

    /// Called before and after each factory call, on its thread. The implementation must not use the graph.
    func observe(_ event: ResolutionEvent)

    /// How long a thread waits for a shared instance that another thread is creating before the observer is notified. The default is
    /// ten seconds.
    var waitThreshold: Duration { get }

    /// Called once on a thread that has waited for that long and continues to wait afterwards. By default it does nothing.
    ///
    /// It helps to diagnose a hang: a factory that waits for another thread, which in turn needs the instance that the factory is
    /// creating.
    func observe(_ wait: ResolutionWait)
}

extension ResolutionObserver {
    public func willObserve(_ graph: Graph) {}
    public var now: Duration { processStart.duration(to: .now) }
    public var waitThreshold: Duration { .seconds(10) }
    public func observe(_ wait: ResolutionWait) {}
}

/// The reference point of the default clock.
let processStart = ContinuousClock.now

// SPDX-License-Identifier: Apache-2.0
