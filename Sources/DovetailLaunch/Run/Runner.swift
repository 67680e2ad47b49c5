import Dovetail

/// One instance of a component, from its launch until it has stopped.
///
/// The state changes under a lock and nowhere else. Every way out leads through ``beginStopping(_:)``, which makes one task
/// that nobody cancels: failure, cancellation, a signal, the end of a service, `stop()` and the stop of a parent.
final class Runner: Sendable {
    /// Why it ends: the first reason counts.
    enum Ending {
        case asked, cancelled
        case serviceEnded
        case failed([StepFailure])
    }

    struct State {
        var life = LaunchState.new
        var instance: Instance?
        /// What has started, in the order of completion.
        var made: [(step: Int, made: Made)] = []
        var services: [Int: Task<StepFailure?, Never>] = [:]
        var launching: Task<Bool, Never>?
        var stopping: Task<[StepFailure], Never>?
        var ending: Ending?
        /// Whether it was running when the end began.
        var hasRun = false
        /// Whether `run()` has been called.
        var isAwaited = false
        /// Whether a service ended before the launch had.
        var serviceHasEnded = false
        /// What ended it, and what failed while it was stopped, until somebody has been told.
        var untold: [StepFailure] = []
        var rolledBack: [String] = []
        /// Who waits until the end begins.
        var waiters: [CheckedContinuation<Void, Never>] = []
        var events = EventQueue()
        var children: [Int: Runner] = [:]
        var lastChild = 0
        /// Itself, while it is launched: it lives until it is stopped, whether or not anybody holds it.
        var keeper: Runner?
    }

    let plan: ComponentPlan
    let plans: LaunchPlan
    let options: LaunchOptions
    let stopwatch: Stopwatch
    let record: Record
    /// Takes the secrets of the settings out of a text.
    let redact: @Sendable (String) -> String
    /// Called when it has ended.
    let leave: @Sendable () -> Void
    /// Itself and its ancestors.
    let lineage: Set<ObjectIdentifier>
    let state = Locked(State())
    private let nursery: Nursery

    init(
        _ instance: Instance, _ plans: LaunchPlan, _ options: LaunchOptions, _ stopwatch: Stopwatch,
        redact: @escaping @Sendable (String) -> String, parent: Runner? = nil, leave: @escaping @Sendable () -> Void = {}
    ) {
        plan = plans.components[instance.component]
        self.plans = plans
        self.options = options
        self.stopwatch = stopwatch
        self.redact = redact
        record = Record(plan.name, parent?.record.telling ?? Telling(options.observers), stopwatch, redact: redact)
        self.leave = leave
        nursery = Nursery()
        lineage = (parent?.lineage ?? []).union([ObjectIdentifier(nursery)])
        state.use { $0.instance = instance }
        nursery.open(self)

        for child in plan.children { child.attachment.give(instance.preparation(of: child.binding), nursery) }
    }

    var life: LaunchState { state.use { $0.life } }
    var report: LaunchReport { record.report }

    // MARK: Steps

    /// Whether this code runs inside a step of this runner, or of one of its children: it cannot wait for the runner.
    var isInside: Bool { Inside.lineage.contains(ObjectIdentifier(nursery)) }

    func failure(_ step: Int, _ activity: LaunchActivity, _ reason: any Error) -> StepFailure {
        StepFailure(
            step: plan.name(of: step), place: place(step), activity: activity, reason: reason, words: record.words(reason))
    }

    func place(_ step: Int) -> String { "\(plan.steps[step].place.file):\(plan.steps[step].place.line)" }

    func open(_ step: Int, _ activity: LaunchActivity, number: Int, of count: Int) -> Record.Opened {
        record.open(step, of: plan, activity, at: place(step), number: number, of: count)
    }

    func open(_ step: Int, _ activity: LaunchActivity) -> Record.Opened { open(step, activity, number: 1, of: 1) }
}

/// What the running code belongs to.
enum Inside {
    /// The nurseries of a runner and its ancestors stand for them.
    @TaskLocal static var lineage: Set<ObjectIdentifier> = []
}

/// Where a component's child launchers find its runner. They do not keep it: while it is launched it keeps itself.
final class Nursery: ChildHost {
    private struct State { weak var runner: Runner? }

    private let state = Locked(State())

    func open(_ runner: Runner) { state.use { $0.runner = runner } }

    /// A runner for a new child, which its parent keeps until it has ended.
    func child(_ instance: Instance) throws(LaunchMisuse) -> any ChildRunner {
        guard let runner = state.use({ $0.runner }) else { throw LaunchMisuse(.launch, .stopped) }
        return try runner.adopt(instance)
    }
}

extension Runner: ChildRunner {
    func run() async throws { try await run({ _ in }, until: nil) }
}
