import Dovetail

extension Runner {
    // MARK: Services

    func startService(_ position: Int, _ run: @escaping @Sendable () async throws -> Void) {
        state.use { state in
            guard state.stopping == nil else { return }
            let hasChecked = Locked(false)
            // Not on the queue of the supervisor, because the service may block its thread.
            let task = Task { await self.serve(position, hasChecked, run) }
            state.services[position] = RunningService(task: task, hasChecked: hasChecked)
        }
    }

    /// Returns the failure of the service while it was being stopped. A failure before that is a reason to stop.
    private func serve(
        _ position: Int, _ hasChecked: Locked<Bool>, _ run: @escaping @Sendable () async throws -> Void
    ) async -> StepFailure? {
        // Stopped before the service began.
        if Task.isCancelled { return nil }
        let opened = open(position, .run)
        var context = context
        context.hasChecked = hasChecked
        do {
            try await StepContext.$current.withValue(context) { try await run() }
            recorder.close(opened, .ended)
            let name = plan.name(of: position)
            let isEnd = state.use { state in
                if state.life == .launching, state.endedService == nil { state.endedService = name }
                return state.life == .running
            }
            if isEnd { beginStopping(.serviceEnded(name)) }
            return nil
        } catch {
            recorder.close(opened, error)
            let failure = failure(position, .run, error)
            let isReason = beginStopping(.failed([failure])).isFirst
            return isReason || error is CancellationError ? nil : failure
        }
    }

    // MARK: Run

    /// Launches if necessary, waits until the end begins, and stops.
    func run(_ root: @escaping @Sendable (ComponentInstance) -> Void, until: (@Sendable () async -> Void)?) async throws {
        guard let launching = try startRunning(root) else { return try await tellTheEnd() }
        let waiter = until.map { until in
            Task {
                await until()
                if !Task.isCancelled { beginStopping(.requested) }
            }
        }
        await withTaskCancellationHandler {
            if await launching.value { await untilTheEndBegins() }
        } onCancel: {
            beginStopping(.cancelled)
        }
        waiter?.cancel()
        try await tellTheEnd()
    }

    /// Returns nil if the end has already begun.
    private func startRunning(_ root: @escaping @Sendable (ComponentInstance) -> Void) throws(LaunchMisuse) -> Task<Bool, Never>? {
        let launching: Result<Task<Bool, Never>?, LaunchMisuse> = state.use { state in
            // A step that runs while the application is stopping cannot wait for the end, and receives no failures.
            if isInside, state.stopping != nil { return .success(nil) }
            let isMisuse = state.isAwaited || state.life == .preparing || state.life == .launching || state.life == .failed
            if isMisuse { return .failure(LaunchMisuse(.run, state.life)) }
            state.isAwaited = true
            switch state.life {
            case .new, .prepared: return .success(startLaunching(&state, root))
            case .running: return .success(state.launching)
            default: return .success(nil)
            }
        }
        return try launching.get()
    }

    private func untilTheEndBegins() async {
        await withCheckedContinuation { continuation in
            let hasBegun = state.use { state in
                if state.stopping == nil { state.waiters.append(continuation) }
                return state.stopping != nil
            }
            if hasBegun { continuation.resume() }
        }
    }

    /// Waits for the end, and throws its reason.
    private func tellTheEnd() async throws {
        // A step cannot wait for the end, because the end waits for the step.
        if isInside { return }
        let stopFailures = await state.use { $0.stopping }?.value ?? []
        let (ending, hasRun, hasLeft) = state.use { ($0.ending, $0.hasRun, !$0.leftRunning.isEmpty) }
        if hasLeft { throw await launchError() }
        if case .failed = ending, !hasRun { throw await launchError() }
        let failures = state.use { state in
            defer { state.unreported = [] }
            return state.unreported
        }
        if case .failed = ending, !failures.isEmpty { throw RunFailure(failures: failures) }
        if !stopFailures.isEmpty { throw StopFailure(failures: stopFailures) }
    }
}

// SPDX-License-Identifier: Apache-2.0
