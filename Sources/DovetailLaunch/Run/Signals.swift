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

/// A launcher was to wait for something that is no signal of this system, or one that no program ever hears.
public struct UnknownSignal: Error, Sendable, Hashable, CustomStringConvertible {
    /// The number that is no signal.
    public let signal: Int32

    /// For tests, and for launchers of your own.
    public init(_ signal: Int32) { self.signal = signal }

    public var description: String { "\(signal) is no signal that a program can wait for" }
}

/// Who listens to the signals of this process.
///
/// One source for each signal, for as long as the process lives: a cancelled source leaves its signal swallowed on Linux,
/// and after `SIG_DFL` a second source never hears it. When nobody listens any more, what the signal would have done
/// before is done by hand: it is ignored, handled by the program's own handler, or ends the process.
enum Signals {
    struct Listener {
        let signal: Int32
        let number: Int
    }

    /// What a program has asked the system to do.
    typealias Handler = @convention(c) (Int32) -> Void

    private struct Table {
        var sources: [Int32: any DispatchSourceSignal] = [:]
        /// What was done before anybody listened; nil is the default, which is to die, as a rule.
        var earlier: [Int32: Handler] = [:]
        var listeners: [Int32: [Int: @Sendable () -> Void]] = [:]
        var last = 0
        /// The signals whose sources hear them by now, and who waits until the others do.
        var heard: Set<Int32> = []
        var waiting: [Int32: [CheckedContinuation<Void, Never>]] = [:]
    }

    private static let table = Locked(Table())

    /// Whether the system has the signal and hands it out: a source for any other one is none, or never hears it.
    static func canListen(to signal: Int32) -> Bool {
        var current = sigaction()
        return signal != SIGKILL && signal != SIGSTOP && sigaction(signal, nil, &current) == 0
    }

    /// When this has returned, the signal is heard: one that comes right afterwards is not lost.
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
        // A source hears it all the same. On Linux this would make the source deaf.
        _ = Darwin.signal(signal, SIG_IGN)
        #endif
        let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
        // Without `@Sendable` the handler would belong to the actor that this is called on, and trap elsewhere.
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

    /// There is no asking without setting; until the source is there, a moment later, the default holds.
    private static func handler(of number: Int32) -> Handler? { signal(number, SIG_DFL) }

    /// Functions cannot be compared, and what says "ignore it" is none that could be called.
    private static func address(_ handler: Handler?) -> UInt { handler.map { unsafeBitCast($0, to: UInt.self) } ?? 0 }

    static func die(of number: Int32) {
        _ = signal(number, SIG_DFL)
        // Not `raise`: this thread has signals blocked.
        kill(getpid(), number)
    }
}
#endif
