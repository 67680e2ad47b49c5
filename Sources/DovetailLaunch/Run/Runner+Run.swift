import Dovetail

extension Runner {
    // MARK: Services

    func startService(_ position: Int, _ run: @escaping @Sendable () async throws -> Void) {
        state.use { state in
            guard state.stopping == nil else { return }
            state.services[position] = Task { await self.serve(position, run) }
        }
    }

    /// How the service failed while it was being stopped; what it does before that is a reason to stop.
    private func serve(_ position: Int, _ run: @escaping @Sendable () async throws -> Void) async -> StepFailure? {
        let opened = open(position, .run)
        do {
            try await Inside.$lineage.withValue(lineage) { try await run() }
            record.close(opened, .ended)
            let isEnd = state.use { state in
                if state.life == .launching { state.serviceHasEnded = true }
                return state.life == .running
            }
            if isEnd { beginStopping(.serviceEnded) }
            return nil
        } catch {
            record.close(opened, Record.Ending(error))
            let failure = failure(position, .run, error)
            let isStopping = state.use { $0.stopping != nil }
            if isStopping { return error is CancellationError ? nil : failure }
            beginStopping(.failed([failure]))
            return nil
        }
    }

    // MARK: Run

    /// Launches what is not launched, waits until the end begins, and stops.
    func run(
        _ root: @escaping @Sendable (Instance) -> Void = { _ in }, until: (@Sendable () async -> Void)? = nil
    ) async throws {
        guard let launching = try startRunning(root) else { return try await tellTheEnd() }
        let waiter = until.map { until in
            Task {
                await until()
                if !Task.isCancelled { beginStopping(.asked) }
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

    /// Nil if the end has begun already.
    private func startRunning(_ root: @escaping @Sendable (Instance) -> Void) throws(LaunchMisuse) -> Task<Bool, Never>? {
        let misuse: LaunchMisuse? = state.use { state in
            let isMisuse = state.isAwaited || state.life == .preparing || state.life == .launching || state.life == .failed
            if isMisuse { return LaunchMisuse(.run, state.life) }
            state.isAwaited = true
            return nil
        }
        if let misuse { throw misuse }
        switch life {
        case .new, .prepared:
            do { return try startLaunching(.run, root) } catch {
                // Stopped since: nothing is lost. Launched since, by somebody else: they have the root.
                if error.state == .stopping || error.state == .stopped { return nil }
                throw error
            }
        case .running: return Task { true }
        default: return nil
        }
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

    /// Waits for the end, and throws what led to it.
    private func tellTheEnd() async throws {
        let (stopping, ending, hasRun) = state.use { ($0.stopping, $0.ending, $0.hasRun) }
        if case .failed = ending, !hasRun { throw await launchError() }
        // Inside of one of its own steps there is no waiting for the end.
        if isInside { return }
        let stopFailures = await stopping?.value ?? []
        let failures = state.use { state in
            defer { state.untold = [] }
            return state.untold
        }
        if !failures.isEmpty { throw RunFailure(failures: failures + stopFailures) }
        if !stopFailures.isEmpty { throw StopFailure(failures: stopFailures) }
    }
}
