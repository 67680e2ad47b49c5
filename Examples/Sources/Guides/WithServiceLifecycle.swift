import Dovetail
import DovetailLaunch
import ServiceLifecycle

struct LaunchedService<C: RootComponent & SendableMetatype>: Service {
    let launcher: Launcher<C>

    func run() async throws {
        try await withGracefulShutdownHandler {
            try await launcher.run(signals: [])
        } onGracefulShutdown: {
            Task { try await launcher.stop() }
        }
    }
}

/// The code of the guide "Run in a server" that is not a launcher in a service group.
enum WithServiceLifecycle {}

extension WithServiceLifecycle {
    /// What happens, in order.
    actor Journal {
        private(set) var entries: [String] = []
        private var waiting: [(entry: String, continuation: CheckedContinuation<Void, Never>)] = []

        func write(_ entry: String) {
            entries.append(entry)
            for waiter in waiting where waiter.entry == entry { waiter.continuation.resume() }
            waiting.removeAll { $0.entry == entry }
        }

        func wait(for entry: String) async {
            if entries.contains(entry) { return }
            await withCheckedContinuation { waiting.append((entry, $0)) }
        }
    }

    struct TelemetrySettings: Sendable {
        let journal: Journal
    }

    /// A service of another package. Its last measurements are only sent if it ends gracefully.
    struct TelemetryService: Service {
        let settings: TelemetrySettings

        init(_ settings: TelemetrySettings) { self.settings = settings }

        func run() async throws {
            await settings.journal.write("measure")
            do {
                try await gracefulShutdown()
            } catch {
                await settings.journal.write("lose the last measurements")
                throw error
            }
            await settings.journal.write("send the last measurements")
        }
    }

    struct Observatory {
        let telemetry: TelemetryService
    }

    enum Station: RootComponent {
        typealias Seed = Journal
        typealias Root = Observatory

        static func configure(binder: Binder<Unscoped>) {
            let logger = Logger(label: "observatory")
            binder.bind(TelemetrySettings.self).to(factory: TelemetrySettings.init)
            binder.bind(TelemetryService.self).launch { (settings: TelemetrySettings) in
                TelemetryService(settings)
            } run: { service in
                let group = ServiceGroup(services: [service], logger: logger)
                let running = Task { try await group.run() }
                try await withTaskCancellationHandler {
                    try await running.value
                } onCancel: {
                    Task { await group.triggerGracefulShutdown() }
                }
            }
            binder.bind(Observatory.self).to(factory: Observatory.init)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
