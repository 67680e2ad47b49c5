#if !os(Windows) && !os(WASI)
internal import Dispatch
internal import Dovetail

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// A signal that does not exist on this system, or that cannot be handled.
public struct UnknownSignal: Error, Sendable, Hashable, CustomStringConvertible {
    /// The number of the signal.
    public let signal: Int32

    /// Creates an error, for tests and for custom launchers.
    public init(_ signal: Int32) { self.signal = signal }

    public var description: String { "\(signal) is not a signal that a program can wait for" }
}

/// Handles the signals of this process.
///
/// There is one source for each signal for the lifetime of the process: on Linux a cancelled source still swallows its signal, and
/// after `SIG_DFL` a second source does not receive it. When there are no listeners left, the previous action of the signal is
/// performed manually: it is ignored, handled by the program's own handler, or terminates the process.
enum Signals {
    struct Listener {
        let signal: Int32
        let number: Int
    }

    /// The action for a signal that a program has set.
    typealias Handler = @convention(c) (Int32) -> Void

    private struct Table {
        var sources: [Int32: any DispatchSourceSignal] = [:]
        /// The action before the first listener; nil is the default action, which usually terminates the process.
        var earlier: [Int32: Handler] = [:]
        var listeners: [Int32: [Int: @Sendable () -> Void]] = [:]
        var last = 0
        /// The signals whose sources are registered, and the callers that wait for the others.
        var heard: Set<Int32> = []
        var waiting: [Int32: [CheckedContinuation<Void, Never>]] = [:]
    }

    private static let table = Locked(Table())
    /// Not a queue that steps can block.
    private static let queue = DispatchQueue(label: "dovetail.signals", qos: .userInitiated)

    /// Whether the system has the signal and delivers it. Creating a source for any other signal fails or has no effect.
    static func canListen(to signal: Int32) -> Bool {
        var current = sigaction()
        return signal != SIGKILL && signal != SIGSTOP && sigaction(signal, nil, &current) == 0
    }

    /// When this has returned, the source is registered, so a signal that arrives immediately afterwards is not lost.
    static func listen(to signal: Int32, _ body: @escaping @Sendable () -> Void) async -> Listener {
        let listener = table.use { table in
            table.last += 1
            table.listeners[signal, default: [:]][table.last] = body
            if table.sources[signal] == nil {
                table.earlier[signal] = handler(of: signal)
                table.sources[signal] = source(signal)
            }
            return Listener(signal: signal, number: table.last)
        }
        await withCheckedContinuation { continuation in
            let isHeard = table.use { table in
                if !table.heard.contains(signal) { table.waiting[signal, default: []].append(continuation) }
                return table.heard.contains(signal)
            }
            if isHeard { continuation.resume() }
        }
        return listener
    }

    static func ignore(_ listener: Listener) {
        _ = table.use { $0.listeners[listener.signal]?.removeValue(forKey: listener.number) }
    }

    private static func source(_ signal: Int32) -> any DispatchSourceSignal {
        #if canImport(Darwin)
        // A source receives the signal anyway. On Linux this would prevent it.
        _ = Darwin.signal(signal, SIG_IGN)
        #endif
        let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
        // Without `@Sendable` the handler would be isolated to the actor of the caller, and trap on other threads.
        source.setEventHandler { @Sendable in came(signal) }
        source.setRegistrationHandler { @Sendable in isHeard(signal) }
        source.resume()
        return source
    }

    private static func isHeard(_ signal: Int32) {
        let waiting = table.use { table in
            table.heard.insert(signal)
            return table.waiting.removeValue(forKey: signal) ?? []
        }
        for continuation in waiting { continuation.resume() }
    }

    private static func came(_ signal: Int32) {
        let (listeners, earlier) = table.use { ($0.listeners[signal] ?? [:], $0.earlier[signal]) }
        if listeners.isEmpty {
            guard let earlier else { return die(of: signal) }
            if address(earlier) != address(SIG_IGN) { earlier(signal) }
            return
        }
        for (_, body) in listeners.sorted(by: { $0.key < $1.key }) { body() }
    }

    /// The handler can only be read by setting it; until the source is registered, a moment later, the default action applies.
    private static func handler(of number: Int32) -> Handler? { signal(number, SIG_DFL) }

    /// Functions cannot be compared, and the value for "ignore" cannot be called.
    private static func address(_ handler: Handler?) -> UInt { handler.map { unsafeBitCast($0, to: UInt.self) } ?? 0 }

    static func die(of number: Int32) {
        _ = signal(number, SIG_DFL)
        // Not `raise`, because this thread has signals blocked.
        kill(getpid(), number)
    }
}
#endif

// SPDX-License-Identifier: Apache-2.0
