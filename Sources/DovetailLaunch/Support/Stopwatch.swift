/// Measures the time since it was created.
struct Stopwatch: Sendable {
    let elapsed: @Sendable () -> Duration
    let sleep: @Sendable (Duration) async throws -> Void

    init(_ clock: any Clock<Duration>) { self = Self.started(clock) }

    private init(elapsed: @escaping @Sendable () -> Duration, sleep: @escaping @Sendable (Duration) async throws -> Void) {
        self.elapsed = elapsed
        self.sleep = sleep
    }

    private static func started<C: Clock>(_ clock: C) -> Stopwatch where C.Duration == Duration {
        let start = clock.now
        return Stopwatch(
            elapsed: { start.duration(to: clock.now).bounded },
            sleep: { try await clock.sleep(until: clock.now.advanced(by: min(max($0, .zero), .century)), tolerance: nil) })
    }
}
