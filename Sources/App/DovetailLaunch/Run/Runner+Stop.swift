import Dovetail

extension Runner {
    func stop() async throws {
        let isOver = state.use { $0.life == .stopped || $0.life == .failed }
        let stopping = beginStopping(.requested).stopping
        // A step that requests the end must not wait for it, because the end waits for the step.
        if isInside { return }
        let stopFailures = await stopping.value
        let unreported = state.use { state in
            defer { if !state.isAwaited { state.unreported = [] } }
            return state.isAwaited ? [] : state.unreported
        }
        let failures = unreported.isEmpty && !isOver ? stopFailures : unreported
        if !failures.isEmpty { throw StopFailure(failures: failures) }
    }

    /// Starts the shutdown unless it has begun; there is no other shutdown path. The task is never cancelled. The first caller determines
    /// the reason.
    ///
    /// - Parameter deadline: The time at which the shutdown of the parent must be over.
    @discardableResult
    func beginStopping(_ ending: Ending, deadline: Duration? = nil) -> (stopping: Task<[StepFailure], Never>, isFirst: Bool) {
        struct Beginning {
            let stopping: Task<[StepFailure], Never>
            var isFirst = false
            var launching: Task<Bool, Never>?
            var waiters: [CheckedContinuation<Void, Never>] = []
            var willEnd: (@Sendable () -> Void)?
        }
        let latest = stopwatch.elapsed() + options.shutdownTimeout.bounded
        let beginning: Beginning = state.use { state in
            if let stopping = state.stopping { return Beginning(stopping: stopping) }
            let before = state.life
            state.ending = ending
            state.deadline = min(deadline ?? latest, latest)
            state.life = before == .new ? .stopped : .stopping
            if case .failed(let failures) = ending, state.hasRun { state.unreported = failures }
            recorder.enqueue(ending.announced)
            recorder.enqueue(.reached(state.life))
            let stopping = supervisor.task { await self.bringDown(from: before) }
            state.stopping = stopping
            defer { state.waiters = [] }
            return Beginning(
                stopping: stopping, isFirst: true, launching: state.launching, waiters: state.waiters, willEnd: state.willEnd)
        }
        beginning.willEnd?()
        if beginning.isFirst { announceEnd() }
        recorder.notify()
        beginning.launching?.cancel()
        for waiter in beginning.waiters { waiter.resume() }
        return (beginning.stopping, beginning.isFirst)
    }

    /// Lets the steps of this component and of its children see that the end has begun.
    private func announceEnd() {
        end.begin()
        for child in state.use({ $0.children }).values { child.announceEnd() }
    }

    /// The time that a stop may take if it begins now, and the time that it has to end after that; nil if the shutdown is over.
    func stopLimits() -> (limit: Duration, grace: Duration)? {
        guard let deadline = state.use({ $0.deadline }) else { return (options.stopTimeout, options.grace) }
        let rest = deadline - stopwatch.elapsed()
        if rest <= .zero { return nil }
        let grace = min(options.grace, rest / 4)
        return (min(options.stopTimeout, rest - grace), grace)
    }

    /// Called when a prepared launcher is deallocated, after which it cannot be launched.
    func stopIfPrepared() {
        if life == .prepared { beginStopping(.requested) }
    }

    /// Stops children first, then each started step after those that depend on it.
    private func bringDown(from before: LaunchState) async -> [StepFailure] {
        // Activities in progress end first. Preparing runs on the main actor without suspension.
        if before == .preparing { await MainActor.run {} }
        if let launching = state.use({ $0.launching }) { _ = await launching.value }
        await endEvents()
        let failures = await prepareToStop() + stopChildren() + stopSteps()

        let instance = state.use { state in
            if case .failed = state.ending, !state.hasRun { state.life = .failed } else { state.life = .stopped }
            if before != .new { recorder.enqueue(.reached(state.life)) }
            if state.hasRun { state.unreported += failures }
            state.retainedSelf = nil
            defer { state.instance = nil }
            return state.instance
        }
        // Objects that are deallocated with it may access the launcher, so this must happen outside the lock.
        withExtendedLifetime(instance) {}
        recorder.notify()
        onEnd()
        return failures
    }

    /// Stops as many independent steps at a time as the options allow. The failures are in reverse order of completion of the starts.
    private func stopSteps() async -> [StepFailure] {
        var schedule = StopSchedule(
            plan,
            state.use { state in
                defer { state.started = [] }
                return state.started
            })
        var failures: [(number: Int, failures: [StepFailure])] = []
        await withTaskGroup(of: (number: Int, failures: [StepFailure]).self) { group in
            var underWay = 0
            while true {
                while underWay < max(1, options.stopWidth), let (number, position, started) = schedule.next() {
                    let service = state.use { $0.services.removeValue(forKey: position) }
                    if started.stop == nil, service == nil {
                        schedule.finish(number)
                        continue
                    }
                    state.use { $0.rolledBack.append(plan.name(of: position)) }
                    underWay += 1
                    group.addTask { (number, await self.stopStep(position, started, service)) }
                }
                guard let stopped = await group.next() else { return }
                underWay -= 1
                schedule.finish(stopped.number)
                failures.append(stopped)
            }
        }
        return failures.sorted { $0.number > $1.number }.flatMap(\.failures)
    }

    private func stopStep(_ position: Int, _ started: StartedStep, _ service: RunningService?) async -> [StepFailure] {
        let opened = open(position, .stop)
        guard let (limit, grace) = stopLimits() else {
            service?.task.cancel()
            let reason = NotStopped(after: options.shutdownTimeout)
            recorder.close(opened, reason)
            return [failure(position, .stop, reason)]
        }
        let outcome = await Supervision<[StepFailure]>.run(limit: limit, grace: grace, stopwatch) {
            var failures: [StepFailure] = []
            do { try await StepContext.$current.withValue(self.context) { try await started.stop?() } } catch {
                failures.append(self.failure(position, .stop, error))
            }
            guard let service else { return failures }
            // A service without `stop` that checks for the shutdown returns without being cancelled.
            if started.stop != nil || !service.hasChecked.use({ $0 }) { service.task.cancel() }
            let failure = await withTaskCancellationHandler {
                await service.task.value
            } onCancel: {
                service.task.cancel()
            }
            if let failure { failures.append(failure) }
            return failures
        }
        switch outcome {
        case .value(let failures):
            if let first = failures.first { recorder.close(opened, first.reason) } else { recorder.close(opened, .ended) }
            return failures
        case .failure(let error):
            recorder.close(opened, error)
            return [failure(position, .stop, error)]
        case .timedOut(let limit, let failures):
            recorder.close(opened, .timedOut)
            let own = (failures ?? []).filter { !($0.reason is CancellationError) }
            return [failure(position, .stop, TimedOut(after: limit))] + own
        case .abandoned(let time):
            service?.task.cancel()
            recorder.close(opened, .abandoned)
            return [failure(position, .stop, Abandoned(after: time))]
        }
    }

    // MARK: Children

    func adopt(_ instance: ComponentInstance) throws(LaunchMisuse) -> Runner {
        let child: Result<Runner, LaunchMisuse> = state.use { state in
            guard state.life == .launching || state.life == .running else { return .failure(LaunchMisuse(.launch, state.life)) }
            state.lastChild += 1
            let number = state.lastChild
            let child = Runner(instance, plans, options, supervisor, stopwatch, redact: redact, parent: self) { [weak self] in
                _ = self?.state.use { $0.children.removeValue(forKey: number) }
            }
            state.children[number] = child
            return .success(child)
        }
        return try child.get()
    }

    /// Stops the last child first, as many at a time as the options allow. No further child can be launched.
    private func stopChildren() async -> [StepFailure] {
        let (children, deadline) = state.use { ($0.children.sorted { $0.key > $1.key }.map(\.value), $0.deadline) }
        var failures: [StepFailure] = []
        await withTaskGroup(of: [StepFailure].self) { group in
            for (number, child) in children.enumerated() {
                if number >= max(1, options.stopWidth) { failures += await group.next() ?? [] }
                group.addTask { await child.beginStopping(.requested, deadline: deadline).stopping.value }
            }
            for await some in group { failures += some }
        }
        return failures
    }
}

/// Selects the steps that can stop: those on which no step depends that has not stopped, the one that was started last first.
///
/// Prepared steps stop when all launched ones have stopped, because they were there before them.
private struct StopSchedule {
    private let plan: ComponentPlan
    /// In order of completion. A step that stops is removed, so that its value is not retained any longer.
    private var started: [(step: Int, started: StartedStep)?]
    private var numbers: [Int: Int] = [:]
    private let steps: [Int]
    /// The number of steps that depend on each one and have not stopped.
    private var dependents: [Int]
    private var readyLaunched = Heap()
    private var readyPrepared = Heap()
    private var launchedCount = 0

    init(_ plan: ComponentPlan, _ started: [(step: Int, started: StartedStep)]) {
        self.plan = plan
        self.started = started
        steps = started.map(\.step)
        dependents = Array(repeating: 0, count: started.count)
        for (number, step) in steps.enumerated() {
            numbers[step] = number
            if plan.steps[step].step.phase != .prepare { launchedCount += 1 }
        }
        for step in steps { for earlier in earlier(than: step) { dependents[earlier] += 1 } }
        for number in steps.indices where dependents[number] == 0 { insert(number) }
    }

    mutating func next() -> (number: Int, step: Int, started: StartedStep)? {
        let next = readyLaunched.removeFirst() ?? (launchedCount == 0 ? readyPrepared.removeFirst() : nil)
        guard let next, let started = started[next] else { return nil }
        self.started[next] = nil
        return (next, started.step, started.started)
    }

    mutating func finish(_ number: Int) {
        if plan.steps[steps[number]].step.phase != .prepare { launchedCount -= 1 }
        for earlier in earlier(than: steps[number]) {
            dependents[earlier] -= 1
            if dependents[earlier] == 0 { insert(earlier) }
        }
    }

    private func earlier(than step: Int) -> [Int] { plan.steps[step].after.compactMap { numbers[$0] } }

    private mutating func insert(_ number: Int) {
        if plan.steps[steps[number]].step.phase == .prepare {
            readyPrepared.insert((-number, number))
        } else {
            readyLaunched.insert((-number, number))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
