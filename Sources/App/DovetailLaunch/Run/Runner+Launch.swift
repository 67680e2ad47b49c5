import Dovetail

extension Runner {
    // MARK: Prepare

    @MainActor
    func prepare() throws {
        try state.use { state in
            guard state.life == .new else { throw LaunchMisuse(.prepare, state.life) }
            state.life = .preparing
            if !warnings.isEmpty { recorder.enqueue(warnings) }
            recorder.enqueue(.reached(.preparing))
        }
        recorder.notify()
        let failures = prepareSteps()
        let isPrepared = state.use { state in
            guard failures.isEmpty, state.life == .preparing else { return false }
            state.life = .prepared
            recorder.enqueue(.reached(.prepared))
            return true
        }
        recorder.notify()
        if isPrepared { return }
        // The steps that were prepared are stopped by the task that this starts; `stop()` waits for it.
        beginStopping(failures.isEmpty ? .cancelled : .failed(failures))
        if failures.isEmpty { throw CancellationError() }
        throw LaunchFailure(failures: failures, rolledBack: [])
    }

    @MainActor
    private func prepareSteps() -> [StepFailure] {
        let steps = plan.steps(.prepare)
        for (number, position) in steps.enumerated() {
            guard case .prepare(let body) = plan.steps[position].step.body, let instance = unlessStopping() else { return [] }
            let opened = open(position, .prepare, number: number + 1, of: steps.count)
            do {
                let preparation = instance.preparation(of: plan.steps[position].binding)
                let started = try StepContext.$current.withValue(context) { try body(preparation) }
                started.give?(preparation)
                state.use { $0.started.append((position, started)) }
                recorder.close(opened, .ended)
            } catch {
                recorder.close(opened, error)
                return [failure(position, .prepare, error)]
            }
        }
        return []
    }

    private func unlessStopping() -> ComponentInstance? { state.use { $0.stopping == nil ? $0.instance : nil } }

    // MARK: Launch

    /// - Parameter root: Creates the root after all steps have been launched.
    func launch(_ root: @escaping @Sendable (ComponentInstance) -> Void) async throws {
        let launching: Result<Task<Bool, Never>, LaunchMisuse> = state.use { state in
            guard state.life == .new || state.life == .prepared else { return .failure(LaunchMisuse(.launch, state.life)) }
            return .success(startLaunching(&state, root))
        }
        let task = try launching.get()
        let isLaunched = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            beginStopping(.cancelled)
        }
        // If the task is cancelled just after the launch, the caller does not receive a root, because it would not stop the application.
        if Task.isCancelled { beginStopping(.cancelled) } else if isLaunched { return }
        throw await launchError()
    }

    func startLaunching(_ state: inout State, _ root: @escaping @Sendable (ComponentInstance) -> Void) -> Task<Bool, Never> {
        let isPrepared = state.life == .prepared
        if !isPrepared, !warnings.isEmpty { recorder.enqueue(warnings) }
        state.life = .launching
        state.retainedSelf = self
        recorder.enqueue(.reached(.launching))
        let task = supervisor.task { await self.launchAll(isPrepared: isPrepared, root) }
        state.launching = task
        return task
    }

    /// Returns whether everything has been launched and no end has been requested in the meantime.
    private func launchAll(isPrepared: Bool, _ root: @escaping @Sendable (ComponentInstance) -> Void) async -> Bool {
        recorder.notify()
        var failures: [StepFailure] = []
        if !isPrepared, plan.steps.contains(where: { $0.step.phase == .prepare }) {
            failures = await MainActor.run { prepareSteps() }
        }
        if failures.isEmpty { failures = await launchSteps() }
        if failures.isEmpty, let instance = unlessStopping(), let failure = await createRoot(of: instance, root) { failures = [failure] }
        if !failures.isEmpty, !beginStopping(.failed(failures)).isFirst { record(failures) }
        let (isLaunched, endedService) = state.use { state in
            guard state.stopping == nil else { return (false, nil as String?) }
            state.life = .running
            state.hasRun = true
            recorder.enqueue(.reached(.running))
            handleEvents(&state)
            return (true, state.endedService)
        }
        recorder.notify()
        if let endedService { beginStopping(.serviceEnded(endedService)) }
        return isLaunched
    }

    /// Creates the root with the factories of the program, which may take long, so it is abandoned like a step.
    private func createRoot(
        of instance: ComponentInstance, _ root: @escaping @Sendable (ComponentInstance) -> Void
    ) async -> StepFailure? {
        let outcome = await Supervision<Void>.run(limit: nil, grace: options.launchGrace, stopwatch) { [plan] in
            if plan.rootOnMainActor { await MainActor.run { root(instance) } } else { root(instance) }
        }
        let reason: any Error
        switch outcome {
        case .value: return nil
        case .failure(let error): reason = error
        case .timedOut(let time, _): reason = TimedOut(after: time)
        case .abandoned(let time): reason = Abandoned(after: time)
        }
        let name = "\(plan.name).root"
        return StepFailure(step: name, place: plan.rootPlace, activity: .launch, reason: reason, words: recorder.words(reason))
    }

    /// Adds the failures that occurred in addition to the reason for the end. If that is not a failure, only steps are reported that were
    /// left running: the others did what they were asked to do.
    private func record(_ failures: [StepFailure]) {
        state.use { state in
            if case .failed(let first) = state.ending {
                state.ending = .failed(first + failures.filter { !($0.reason is CancellationError) })
            } else {
                state.leftRunning = failures.filter { $0.reason is Abandoned }
            }
        }
    }

    /// The reason why the launch failed, after it has been rolled back.
    func launchError() async -> any Error {
        let stopFailures = await state.use { $0.stopping }?.value ?? []
        let (ending, leftRunning) = state.use { ($0.ending, $0.leftRunning) }
        var failures = leftRunning
        if case .failed(let first) = ending { failures = first }
        if failures.isEmpty, stopFailures.isEmpty { return CancellationError() }
        return LaunchFailure(failures: failures + stopFailures, rolledBack: state.use { $0.rolledBack })
    }

    private func launchSteps() async -> [StepFailure] {
        var schedule = Schedule(plan)
        var failures: [StepFailure] = []
        await withTaskGroup(of: (Int, StepFailure?).self) { group in
            var underWay = 0
            while true {
                while failures.isEmpty, !Task.isCancelled, underWay < max(1, options.width), let next = schedule.next() {
                    underWay += 1
                    let number = schedule.started
                    group.addTask { [count = schedule.count] in (next, await self.launchStep(next, number, of: count)) }
                }
                guard let (position, failure) = await group.next() else { break }
                underWay -= 1
                if let failure {
                    failures.append(failure)
                    group.cancelAll()
                } else {
                    schedule.finish(position)
                }
            }
        }
        // Steps that were cancelled because another one failed are not failures of their own.
        let own = failures.filter { !($0.reason is CancellationError) }
        return own.isEmpty ? failures : own
    }

    private func launchStep(_ position: Int, _ number: Int, of count: Int) async -> StepFailure? {
        guard let instance = state.use({ $0.instance }) else { return failure(position, .launch, CancellationError()) }
        let preparation = instance.preparation(of: plan.steps[position].binding)
        let opened = open(position, .launch, number: number, of: count)
        switch await perform(position, preparation, late: { self.release($0, of: position) }) {
        case .value(let started):
            started.give?(preparation)
            state.use { $0.started.append((position, started)) }
            recorder.close(opened, .ended)
            if let run = started.run { startService(position, run) }
            return nil
        case .failure(let error):
            recorder.close(opened, error)
            return failure(position, .launch, error)
        case .timedOut(let limit, let started):
            // Too late to be stored for requesters, but early enough to be stopped in order.
            if let started { state.use { $0.started.append((position, StartedStep(stop: started.stop))) } }
            recorder.close(opened, .timedOut)
            return failure(position, .launch, TimedOut(after: limit))
        case .abandoned(let time):
            recorder.close(opened, .abandoned)
            return failure(position, .launch, Abandoned(after: time))
        }
    }

    /// Performs a step, at launch or after an event.
    ///
    /// - Parameters:
    ///   - limits: The time limit and the grace, if they are not those of a launch.
    ///   - late: Receives a result that is produced after the step was abandoned.
    func perform(
        _ position: Int, _ preparation: ComponentInstance.Preparation, _ limits: (limit: Duration, grace: Duration)? = nil,
        late: @escaping @Sendable (StartedStep) -> Void
    ) async -> Outcome<StartedStep> {
        let step = plan.steps[position]
        guard case .launch(let body) = step.step.body else { return .failure(CancellationError()) }
        return await Supervision.run(
            limit: limits?.limit ?? step.step.timeout ?? options.launchTimeout, grace: limits?.grace ?? options.launchGrace, stopwatch,
            late: late
        ) {
            try await StepContext.$current.withValue(self.context) { try await body(preparation, step.onMainActor) }
        }
    }

    /// Stops the late result of an abandoned step, in a task that is not cancelled.
    private func release(_ started: StartedStep, of position: Int) {
        recorder.notify(.late(plan.name(of: position)))
        guard let stop = started.stop else { return }
        _ = supervisor.task { [self] in
            let opened = open(position, .stop)
            let outcome = await Supervision<Void>.run(limit: options.stopTimeout, grace: options.grace, stopwatch) {
                try await StepContext.$current.withValue(self.context) { try await stop() }
            }
            switch outcome {
            case .value: recorder.close(opened, .ended)
            case .failure(let error): recorder.close(opened, error)
            case .timedOut: recorder.close(opened, .timedOut)
            case .abandoned: recorder.close(opened, .abandoned)
            }
        }
    }
}

/// Selects the steps that can begin: those whose predecessors have finished, in the order of the plan.
private struct Schedule {
    private var ready = Heap()
    private var missing: [Int]
    private var followers: [[Int]]
    let count: Int
    private(set) var started = 0

    init(_ plan: ComponentPlan) {
        missing = Array(repeating: 0, count: plan.steps.count)
        followers = Array(repeating: [], count: plan.steps.count)
        let steps = plan.steps(.launch)
        count = steps.count
        for position in steps {
            // Prepared steps have already finished.
            let after = plan.steps[position].after.filter { plan.steps[$0].step.phase == .launch }
            missing[position] = after.count
            for earlier in after { followers[earlier].append(position) }
            if after.isEmpty { ready.insert((position, position)) }
        }
    }

    mutating func next() -> Int? {
        guard let next = ready.removeFirst() else { return nil }
        started += 1
        return next
    }

    mutating func finish(_ position: Int) {
        for follower in followers[position] {
            missing[follower] -= 1
            if missing[follower] == 0 { ready.insert((follower, follower)) }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
