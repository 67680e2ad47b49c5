import Dispatch
import DovetailLaunch

/// A list of events, in order.
final class Log: Sendable {
    private let lines = Guarded<[String]>([])

    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
}

/// A gate that opens once. A task that waits at it does not notice its cancellation, unless it uses `passUnlessCancelled`.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var arrivals = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var cancelled: Set<Int> = []
        var watchers: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Guarded(State())

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [:] }
            return state.waiting.values.map { $0 }
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Waits, ignoring cancellation.
    func pass() async { await wait() }

    /// Waits, and throws when it is cancelled.
    func passUnlessCancelled() async throws {
        let number = state.withLock { $0.arrivals + 1 }
        await withTaskCancellationHandler {
            await wait()
        } onCancel: {
            let waiting = state.withLock { state in
                state.cancelled.insert(number)
                return state.waiting.removeValue(forKey: number)
            }
            waiting?.resume()
        }
        try Task.checkCancellation()
    }

    private func wait() async {
        await withCheckedContinuation { continuation in
            let (isOpen, watchers) = state.withLock { state in
                state.arrivals += 1
                let isOpen = state.isOpen || state.cancelled.contains(state.arrivals)
                if !isOpen { state.waiting[state.arrivals] = continuation }
                defer { state.watchers = [] }
                return (isOpen, state.watchers)
            }
            for watcher in watchers { watcher.resume() }
            if isOpen { continuation.resume() }
        }
    }

    /// Waits until a task waits at the gate.
    func arrived() async {
        await withCheckedContinuation { continuation in
            let hasArrived = state.withLock { state in
                if state.arrivals == 0 { state.watchers.append(continuation) }
                return state.arrivals > 0
            }
            if hasArrived { continuation.resume() }
        }
    }
}

/// Records the progress of a launcher, and resumes the tasks that wait for a line.
final class Recorder: LaunchObserver {
    private struct State {
        var lines: [String] = []
        var waiting: [(line: String, wake: @Sendable () -> Void)] = []
    }

    private let state = Guarded(State())

    func launcher(of component: String, did progress: LaunchProgress) {
        let line = "\(component): \(progress.words)"
        let woken = state.withLock { state in
            state.lines.append(line)
            defer { state.waiting.removeAll { $0.line == line } }
            return state.waiting.filter { $0.line == line }
        }
        for waiting in woken { waiting.wake() }
    }

    var all: [String] { state.withLock { $0.lines } }

    /// Waits until the line is recorded.
    func heard(_ line: String) async {
        await withCheckedContinuation { continuation in when(line) { continuation.resume() } }
    }

    /// The same for code that cannot await: it blocks its thread.
    func block(until line: String) {
        let semaphore = DispatchSemaphore(value: 0)
        when(line) { semaphore.signal() }
        semaphore.wait()
    }

    private func when(_ line: String, _ wake: @escaping @Sendable () -> Void) {
        let isHeard = state.withLock { state in
            if !state.lines.contains(line) { state.waiting.append((line, wake)) }
            return state.lines.contains(line)
        }
        if isHeard { wake() }
    }
}

/// Does something when a launcher tells something.
struct Reacting: LaunchObserver {
    let react: @Sendable (LaunchProgress) -> Void

    init(_ react: @escaping @Sendable (LaunchProgress) -> Void) { self.react = react }
    func launcher(of component: String, did progress: LaunchProgress) { react(progress) }
}

extension LaunchProgress {
    var words: String {
        switch self {
        case .started(let step, let activity, let number, let count, let after):
            "started \(step) \(activity) \(number)/\(count)" + (after.isEmpty ? "" : " after \(after.joined(separator: ", "))")
        case .ended(let step, let activity, let took): "ended \(step) \(activity) \(took)"
        case .failed(let step, let activity, let reason, let took): "failed \(step) \(activity) \(reason) \(took)"
        case .cancelled(let step, let activity, let took): "cancelled \(step) \(activity) \(took)"
        case .timedOut(let step, let activity, let took): "timed out \(step) \(activity) \(took)"
        case .abandoned(let step, let activity, let took): "abandoned \(step) \(activity) \(took)"
        case .late(let step): "late \(step)"
        case .dropped(let event): "dropped \(event)"
        case .reached(let state): "reached \(state)"
        }
    }
}

struct Refused: Error, Equatable {}

/// What a test binds. Not the bare function as the task's value: for its type in the shape that the optimizer gives it,
/// the runtime finds no metadata in release (6.3.1).
struct Bindings<Scope: AnyScope>: Sendable {
    let write: @Sendable (Binder<Scope>) -> Void
}

/// A component whose bindings each test writes itself.
///
/// The seed is a reference to what the test looks at; the bindings come from a task-local, because `configure` is static.
enum TestApp: RootComponent {
    typealias Scope = Singleton
    typealias Root = Home
    typealias Seed = Log

    @TaskLocal static var bindings = Bindings<Singleton> { _ in }

    static func configure(binder: Binder<Singleton>) { bindings.write(binder) }

    static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> { bind.to(factory: Home.init) }
}

final class Home: Sendable {
    let log: Log
    init(log: Log) { self.log = log }
}

extension Launcher where C == TestApp {
    /// A launcher of what `bindings` binds.
    static func sketch(
        _ log: Log = Log(), options: LaunchOptions = .patient(), settings: SettingLayers = SettingLayers(),
        _ bindings: @escaping @Sendable (Binder<Singleton>) -> Void
    ) throws -> Launcher<TestApp> {
        try TestApp.$bindings.withValue(Bindings(write: bindings)) {
            try Launcher(TestApp.self, seed: log, settings: settings, options: options)
        }
    }
}

extension LaunchOptions {
    static func manual(_ clock: ManualClock, _ recorder: Recorder? = nil, width: Int = 1) -> LaunchOptions {
        var options = LaunchOptions()
        options.clock = clock
        options.width = width
        options.stopWidth = 1
        if let recorder { options.observers = [recorder] }
        return options
    }

    /// The clock of the machine, and no time limit that a busy one could reach.
    static func patient(width: Int = 1) -> LaunchOptions {
        var options = LaunchOptions()
        options.width = width
        options.stopWidth = 1
        options.stopTimeout = .seconds(3_600)
        options.shutdownTimeout = .seconds(14_400)
        options.grace = .seconds(3_600)
        return options
    }
}

final class Counter: Sendable {
    private struct State {
        var number = 0
        var atZero: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Guarded(State())

    @discardableResult
    func add(_ difference: Int) -> Int {
        let (number, woken) = state.withLock { state in
            state.number += difference
            guard state.number == 0 else { return (state.number, [CheckedContinuation<Void, Never>]()) }
            defer { state.atZero = [] }
            return (0, state.atZero)
        }
        for continuation in woken { continuation.resume() }
        return number
    }

    func raise(to value: Int) { state.withLock { $0.number = max($0.number, value) } }
    var value: Int { state.withLock { $0.number } }

    /// Waits until the value is zero, or until this task is cancelled, as it is when a test exceeds its time limit.
    func isZero() async -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if state.number != 0, !Task.isCancelled { state.atZero.append(continuation) }
                    return state.number == 0 || Task.isCancelled
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            let waiting = state.withLock { state in
                defer { state.atZero = [] }
                return state.atZero
            }
            for continuation in waiting { continuation.resume() }
        }
        return value == 0
    }
}

/// Counts how many of it there are.
final class Counted: Sendable {
    private let alive: Counter

    init(_ alive: Counter) {
        self.alive = alive
        alive.add(1)
    }

    deinit { alive.add(-1) }
}

#if !os(Windows) && !os(WASI)
/// Blocks its thread until the process ends, as a call to `accept` does.
func blockForever() { DispatchSemaphore(value: 0).wait() }

/// Blocks as many threads as Swift concurrency has.
func blockAllThreads() {
    for _ in 0..<64 { Task { blockForever() } }
}
#endif

// SPDX-License-Identifier: Apache-2.0
