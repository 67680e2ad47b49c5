import Dovetail

extension Runner {
    /// Waits until the event has been handled, unless the time of that is unknown, or the caller runs inside a step.
    func send(_ event: LaunchEvent) async throws {
        if isInside { return post(event, nil) }
        let failures = await withCheckedContinuation { post(event, $0) }
        if !failures.isEmpty { throw EventFailure(event: event, failures: failures) }
    }

    func post(_ event: LaunchEvent, _ waiter: CheckedContinuation<[StepFailure], Never>?) {
        enum Answer { case waits, remembered, dropped }
        let answer: Answer = state.use { state in
            switch state.life {
            case .new, .preparing, .prepared:
                state.events.add(event, isEarly: true, nil)
                return .remembered
            case .launching:
                state.events.add(event, isEarly: true, waiter)
                return .waits
            case .running:
                state.events.add(event, isEarly: false, waiter)
                handleEvents(&state)
                return .waits
            case .stopping, .stopped, .failed:
                return .dropped
            }
        }
        if answer == .dropped { recorder.notify(.dropped(event)) }
        if answer != .waits { waiter?.resume(returning: []) }
    }

    /// Starts a task that handles pending events, unless there is one.
    func handleEvents(_ state: inout State) {
        guard state.events.handling == nil, !state.events.pending.isEmpty else { return }
        state.events.handling = supervisor.task { await self.handle() }
        if state.events.mustEndSoon { state.events.handling?.cancel() }
    }

    private func handle() async {
        while let next = nextEvent() {
            var failures: [StepFailure] = []
            for (position, step) in plan.steps.enumerated() where step.step.events.contains(next.event) {
                if next.isEarly, step.step.phase != .event { continue }
                if Task.isCancelled { break }
                if let failure = await handle(next.event, position) { failures.append(failure) }
            }
            for child in state.use({ $0.children }).sorted(by: { $0.key < $1.key }).map(\.value) {
                failures += await child.receiveFromParent(next.event)
            }
            for waiter in next.waiters { waiter.resume(returning: failures) }
        }
    }

    private func nextEvent() -> EventQueue.Pending? {
        state.use { state in
            if state.stopping == nil, !state.events.pending.isEmpty { return state.events.pending.removeFirst() }
            state.events.handling = nil
            return nil
        }
    }

    /// - Parameter limits: The time limit and the grace, if they are not those of an ordinary event.
    private func handle(
        _ event: LaunchEvent, _ position: Int, limits: (limit: Duration, grace: Duration)? = nil
    ) async -> StepFailure? {
        guard let instance = state.use({ $0.instance }) else { return nil }
        let opened = open(position, .event(event))
        let reason: any Error
        // Results of the repeated step are not stopped, because `stop` belongs to the launch of the step.
        let late: @Sendable (StartedStep) -> Void = { _ in self.recorder.notify(.late(self.plan.name(of: position))) }
        switch await perform(position, instance.preparation(of: plan.steps[position].binding), limits, late: late) {
        case .value:
            recorder.close(opened, .ended)
            return nil
        case .failure(let error): reason = error
        case .timedOut(let limit, _): reason = TimedOut(after: limit)
        case .abandoned(let time): reason = Abandoned(after: time)
        }
        recorder.close(opened, reason)
        return failure(position, .event(event), reason)
    }

    /// Handles an event of the parent. A child that is still launching handles it afterwards, and the parent does not wait for that.
    private func receiveFromParent(_ event: LaunchEvent) async -> [StepFailure] {
        guard life == .running else {
            post(event, nil)
            return []
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { post(event, $0) }
        } onCancel: {
            let handling = state.use { state in
                state.events.mustEndSoon = true
                return state.events.handling
            }
            handling?.cancel()
        }
    }

    /// Runs the steps that prepare the end, before anything is stopped.
    func prepareToStop() async -> [StepFailure] {
        guard state.use({ $0.hasRun }) else { return [] }
        var failures: [StepFailure] = []
        for (position, step) in plan.steps.enumerated() where step.step.events.contains(.stopping) {
            guard var limits = stopLimits() else { return failures }
            limits.limit = min(limits.limit, step.step.timeout ?? limits.limit)
            if let failure = await handle(.stopping, position, limits: limits) { failures.append(failure) }
        }
        return failures
    }

    /// Ends the event in progress within the time limit for stopping a step, and drops the others.
    func endEvents() async {
        let (handling, dropped) = state.use { state in
            defer { state.events.pending = [] }
            return (state.events.handling, state.events.pending)
        }
        for pending in dropped {
            recorder.notify(.dropped(pending.event))
            for waiter in pending.waiters { waiter.resume(returning: []) }
        }
        guard let handling else { return }
        let timer = stopwatch.after(stopLimits()?.limit ?? .zero) { handling.cancel() }
        await handling.value
        timer.cancel()
    }
}

// SPDX-License-Identifier: Apache-2.0
