import Dovetail

/// Runs one instance of a component from its launch until it has stopped.
///
/// The state only changes under a lock. Every shutdown goes through ``beginStopping(_:)``, which creates one task that is never
/// cancelled: after a failure, a cancellation, a signal, the end of a service, `stop()`, or when a parent stops.
final class Runner: Sendable {
    /// The reason for the end. Only the first one counts.
    enum Ending {
        case requested, cancelled
        case signal(Int32)
        case serviceEnded(String)
        case failed([StepFailure])
    }

    struct State {
        var life = LaunchState.new
        var instance: ComponentInstance?
        /// The started steps, in the order of completion.
        var started: [(step: Int, started: StartedStep)] = []
        var services: [Int: RunningService] = [:]
        var launching: Task<Bool, Never>?
        var stopping: Task<[StepFailure], Never>?
        var ending: Ending?
        /// The time at which the shutdown must be over.
        var deadline: Duration?
        /// Called when the end begins, before anything else.
        var willEnd: (@Sendable () -> Void)?
        /// Whether it was running when the end began.
        var hasRun = false
        /// Whether `run()` has been called.
        var isAwaited = false
        /// The service that ended before the launch finished.
        var endedService: String?
        /// The steps that did not end when the launch was ended for another reason.
        var leftRunning: [StepFailure] = []
        /// The failures that ended it or occurred while it was stopping, until they have been thrown.
        var unreported: [StepFailure] = []
        var rolledBack: [String] = []
        /// The callers that wait until the end begins.
        var waiters: [CheckedContinuation<Void, Never>] = []
        var events = EventQueue()
        var children: [Int: Runner] = [:]
        var lastChild = 0
        /// Retains the runner while it is launched, until it is stopped.
        var retainedSelf: Runner?
    }

    let plan: ComponentPlan
    let plans: LaunchPlan
    let options: LaunchOptions
    let stopwatch: Stopwatch
    let supervisor: Supervisor
    let recorder: ProgressRecorder
    /// Removes the secrets of the settings from a text.
    let redact: @Sendable (String) -> String
    /// The warnings about settings that observers receive before the first step.
    let warnings: [Diagnostic]
    /// Called when it has ended.
    let onEnd: @Sendable () -> Void
    /// The context of the code of its steps.
    let context: StepContext
    /// Tells that code that the end has begun.
    let end = EndSignal()
    let state = Locked(State())
    private let reference: RunnerReference

    init(
        _ instance: ComponentInstance, _ plans: LaunchPlan, _ options: LaunchOptions, _ supervisor: Supervisor,
        _ stopwatch: Stopwatch, redact: @escaping @Sendable (String) -> String, warnings: [Diagnostic] = [],
        parent: Runner? = nil, onEnd: @escaping @Sendable () -> Void = {}
    ) {
        plan = plans.components[instance.component]
        self.plans = plans
        self.options = options
        self.stopwatch = stopwatch
        self.supervisor = supervisor
        self.redact = redact
        self.warnings = warnings
        recorder = ProgressRecorder(plan.name, parent?.recorder.notifier ?? ObserverNotifier(options.observers), stopwatch, redact: redact)
        self.onEnd = onEnd
        reference = RunnerReference()
        context = StepContext(lineage: (parent?.context.lineage ?? []).union([ObjectIdentifier(reference)]), end: end)
        state.use { $0.instance = instance }
        reference.open(self)

        for child in plan.children { child.attachment.give(instance.preparation(of: child.binding), reference) }
    }

    var life: LaunchState { state.use { $0.life } }
    /// The reason for the end, once it has begun.
    var ending: LaunchEnding? { state.use { $0.ending }?.announced }
    var report: LaunchReport { recorder.report }

    // MARK: Steps

    /// Whether this code runs inside a step of this runner, or of one of its children. Such code cannot wait for the runner.
    var isInside: Bool { StepContext.current?.lineage.contains(ObjectIdentifier(reference)) == true }

    func failure(_ step: Int, _ activity: LaunchActivity, _ reason: any Error) -> StepFailure {
        StepFailure(
            step: plan.name(of: step), place: place(step), activity: activity, reason: reason, words: recorder.words(reason))
    }

    func place(_ step: Int) -> String { "\(plan.steps[step].place.file):\(plan.steps[step].place.line)" }

    func open(_ step: Int, _ activity: LaunchActivity, number: Int, of count: Int) -> ProgressRecorder.OpenSpan {
        recorder.open(step, of: plan, activity, at: place(step), number: number, of: count)
    }

    func open(_ step: Int, _ activity: LaunchActivity) -> ProgressRecorder.OpenSpan { open(step, activity, number: 1, of: 1) }
}

/// Connects a component's child launchers to its runner, which they do not retain. While it is launched, it retains itself.
final class RunnerReference: ChildHost {
    private struct State { weak var runner: Runner? }

    private let state = Locked(State())

    func open(_ runner: Runner) { state.use { $0.runner = runner } }

    /// Creates a runner for a new child, which its parent retains until it has ended.
    func child(_ instance: ComponentInstance) throws(LaunchMisuse) -> any ChildRunner {
        guard let runner = state.use({ $0.runner }) else { throw LaunchMisuse(.launch, .stopped) }
        return try runner.adopt(instance)
    }
}

extension Runner.Ending {
    /// The reason without the errors themselves, which may contain secrets.
    var announced: LaunchEnding {
        switch self {
        case .requested: .requested
        case .cancelled: .cancelled
        case .signal(let signal): .signal(signal)
        case .serviceEnded(let step): .serviceEnded(step)
        case .failed(let failures):
            failures.first.map { .failed($0.step, $0.activity, reason: $0.words) } ?? .cancelled
        }
    }
}

extension Runner: ChildRunner {
    func run() async throws { try await run({ _ in }, until: nil) }
}

// SPDX-License-Identifier: Apache-2.0
