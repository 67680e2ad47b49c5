#if !os(Windows) && !os(WASI)
#if canImport(Darwin)
public import Darwin
#elseif canImport(Glibc)
public import Glibc
#elseif canImport(Musl)
public import Musl
#elseif canImport(Android)
public import Android
#endif

extension Launcher {
    /// Launches, waits for the end, and stops: the whole lifetime of a program.
    ///
    /// ```swift
    /// @main struct Main {
    ///     static func main() async throws { try await Launcher(App.self).run(signals: [SIGTERM, SIGINT]) }
    /// }
    /// ```
    ///
    /// The first of the `signals` ends the application, or its launch, and this method returns as after ``stop()``. The second one
    /// terminates the process as if there were no listener. Not available on Windows and in WebAssembly: see ``run(until:)``.
    ///
    /// - Parameters:
    ///   - signals: The signals that end the application.
    ///   - reloadOn: The signal that sends ``LaunchEvent/reload``, usually `SIGHUP`.
    ///   - until: Ends the application when it returns.
    /// - Throws: An ``UnknownSignal`` before anything is launched, and otherwise what ``run()`` throws.
    public func run(
        signals: [Int32] = [SIGTERM, SIGINT], reloadOn: Int32? = nil, until: (@Sendable () async -> Void)? = nil
    ) async throws {
        for signal in signals + (reloadOn.map { [$0] } ?? []) where !Signals.canListen(to: signal) { throw UnknownSignal(signal) }
        let hasCome = Locked(false)
        var listeners: [Signals.Listener] = []
        for signal in Set(signals) {
            listeners.append(
                await Signals.listen(to: signal) { [runner] in
                    let isFirst = hasCome.use { hasCome in
                        defer { hasCome = true }
                        return !hasCome
                    }
                    if !isFirst { return Signals.die(of: signal) }
                    runner.state.use { $0.willEnd }?()
                    // Not here, because the second signal must be handled even if an observer blocks.
                    _ = runner.supervisor.task { runner.beginStopping(.signal(signal)) }
                })
        }
        if let reloadOn { listeners.append(await Signals.listen(to: reloadOn) { [runner] in runner.post(.reload, nil) }) }
        defer { for listener in listeners { Signals.ignore(listener) } }
        try await running(until: until)
    }

    func runningUntilSignal(reloadOn: Int32? = nil, until: (@Sendable () async -> Void)?) async throws {
        try await run(signals: [SIGTERM, SIGINT], reloadOn: reloadOn, until: until)
    }
}
#else
extension Launcher {
    /// No signals can be handled on this platform.
    func runningUntilSignal(reloadOn: Int32? = nil, until: (@Sendable () async -> Void)?) async throws { try await running(until: until) }
}
#endif

// SPDX-License-Identifier: Apache-2.0
