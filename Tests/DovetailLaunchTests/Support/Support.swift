import DovetailLaunch

/// What happened, in order.
final class Log: Sendable {
    private let lines = Guarded<[String]>([])

    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
}

/// A door that opens once. Whoever waits at it does not hear that they are cancelled, unless they say so.
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

    /// Waits, deaf to cancellation.
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

    /// Waits until somebody has come to the door.
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

/// Keeps what a launcher tells.
final class Recorder: LaunchObserver {
    private let events = Guarded<[String]>([])

    func launcher(of component: String, did progress: LaunchProgress) {
        events.withLock { $0.append("\(component): \(progress.words)") }
    }

    var all: [String] { events.withLock { $0 } }
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

/// A component whose bindings each test writes itself.
///
/// The seed is a reference to what the test looks at; the bindings come from a task-local, because `configure` is static.
enum Sketch: RootComponent {
    typealias Scope = Singleton
    typealias Root = Home
    typealias Seed = Log

    @TaskLocal static var bindings: @Sendable (Binder<Singleton>) -> Void = { _ in }

    static func configure(binder: Binder<Singleton>) { bindings(binder) }

    static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> { bind.to(factory: Home.init) }
}

final class Home: Sendable {
    let log: Log
    init(log: Log) { self.log = log }
}

extension Launcher where C == Sketch {
    /// A launcher of what `bindings` binds.
    static func sketch(
        _ log: Log = Log(), options: LaunchOptions = LaunchOptions(), settings: SettingLayers = SettingLayers(),
        _ bindings: @escaping @Sendable (Binder<Singleton>) -> Void
    ) throws -> Launcher<Sketch> {
        try Sketch.$bindings.withValue(bindings) { try Launcher(Sketch.self, seed: log, settings: settings, options: options) }
    }
}

extension LaunchOptions {
    static func manual(_ clock: ManualClock, _ recorder: Recorder? = nil, width: Int = 1) -> LaunchOptions {
        var options = LaunchOptions()
        options.clock = clock
        options.width = width
        if let recorder { options.observers = [recorder] }
        return options
    }
}

final class Counter: Sendable {
    private let number = Guarded(0)

    func add(_ difference: Int) -> Int {
        number.withLock { number in
            number += difference
            return number
        }
    }

    func raise(to value: Int) { number.withLock { $0 = max($0, value) } }
    var value: Int { number.withLock { $0 } }
}
