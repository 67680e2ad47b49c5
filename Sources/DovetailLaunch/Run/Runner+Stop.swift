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
    @discardableResult
    func beginStopping(_ ending: Ending) -> (stopping: Task<[StepFailure], Never>, isFirst: Bool) {
        struct Beginning {
            let stopping: Task<[StepFailure], Never>
            var isFirst = false
            var launching: Task<Bool, Never>?
            var waiters: [CheckedContinuation<Void, Never>] = []
        }
        let beginning: Beginning = state.use { state in
            if let stopping = state.stopping { return Beginning(stopping: stopping) }
            let before = state.life
            state.ending = ending
            state.life = before == .new ? .stopped : .stopping
            if case .failed(let failures) = ending, state.hasRun { state.unreported = failures }
            recorder.enqueue(.reached(state.life))
            let stopping = supervisor.task { await self.bringDown(from: before) }
            state.stopping = stopping
            defer { state.waiters = [] }
            return Beginning(stopping: stopping, isFirst: true, launching: state.launching, waiters: state.waiters)
        }
        recorder.notify()
        beginning.launching?.cancel()
        for waiter in beginning.waiters { waiter.resume() }
        return (beginning.stopping, beginning.isFirst)
    }

    /// Called when a prepared launcher is deallocated, after which it cannot be launched.
    func stopIfPrepared() {
        if life == .prepared { beginStopping(.requested) }
    }

    /// Stops children first, then the started steps in reverse order of completion.
    private func bringDown(from before: LaunchState) async -> [StepFailure] {
        // Activities in progress end first. Preparing runs on the main actor without suspension.
        if before == .preparing { await MainActor.run {} }
        if let launching = state.use({ $0.launching }) { _ = await launching.value }
        await endEvents()
        let failures = await stopChildren() + stopSteps()

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

    private func stopSteps() async -> [StepFailure] {
        var failures: [StepFailure] = []
        while let (position, started) = state.use({ $0.started.popLast() }) {
            let service = state.use { $0.services.removeValue(forKey: position) }
            guard started.stop != nil || service != nil else { continue }
            state.use { $0.rolledBack.append(plan.name(of: position)) }
            failures += await stopStep(position, started, service)
        }
        return failures
    }

    private func stopStep(_ position: Int, _ started: StartedStep, _ service: Task<StepFailure?, Never>?) async -> [StepFailure] {
        let opened = open(position, .stop)
        let outcome = await Supervision<[StepFailure]>.run(limit: options.stopTimeout, grace: options.grace, stopwatch) {
            var failures: [StepFailure] = []
            do { try await StepContext.$lineage.withValue(self.lineage) { try await started.stop?() } } catch {
                failures.append(self.failure(position, .stop, error))
            }
            // The time for a voluntary end is over.
            service?.cancel()
            if let failure = await service?.value { failures.append(failure) }
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
            service?.cancel()
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
        let children = state.use { $0.children }.sorted { $0.key > $1.key }.map(\.value)
        var failures: [StepFailure] = []
        await withTaskGroup(of: [StepFailure].self) { group in
            for (number, child) in children.enumerated() {
                if number >= max(1, options.width) { failures += await group.next() ?? [] }
                group.addTask { await child.beginStopping(.requested).stopping.value }
            }
            for await some in group { failures += some }
        }
        return failures
    }
}
