public import Dovetail
import DovetailGraph

extension Launcher {
    /// Validates, launches and runs an application, and ends the process: the whole `main` of a program.
    ///
    /// ```swift
    /// @main struct Main {
    ///     static func main() async {
    ///         await Launcher.main(Server.self, seed: port, settings: [.environment(), .commandLine()])
    ///     }
    /// }
    /// ```
    ///
    /// `SIGTERM` and `SIGINT` stop the application in order. The exit status is 0 after an orderly end. If the graph is invalid, a setting
    /// is missing, a step or service fails, or a step is left running, the report is printed to the standard error, without a backtrace,
    /// and the status is 1. A shutdown that takes longer than ``LaunchOptions/shutdownTimeout`` ends with the process, even if a thread is blocked.
    ///
    /// The milestones of the application are reported on the standard error, too: see ``LifecycleReporter``.
    ///
    /// * `component`: The root component of the application.
    /// * `seed`: The value that it is built with.
    /// * `settings`: The sources of the values of its settings.
    /// * `replacing`: Modules whose bindings replace those with the same keys, as in `ComponentFactory.of`.
    /// * `options`: The options for launching and stopping.
    /// * `reloadOn`: The signal that sends ``LaunchEvent/reload``, usually `SIGHUP`.
    public static func main(
        _ component: C.Type, seed: sending C.Seed, settings: SettingLayers = SettingLayers(), replacing: [any Module.Type] = [],
        options: LaunchOptions = LaunchOptions(), reloadOn: Int32? = nil, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async -> Never {
        var options = options
        let reporter = options.addLifecycleReporter()
        let program: any Program
        do {
            program = try Launcher(
                component, seed: seed, settings: settings, replacing: replacing, options: options, file: file, filePath: filePath,
                line: line, column: column)
        } catch {
            endProcess(reporting: error)
        }
        program.runner.limitShutdown(reporter, options)
        // The process ends in this task, because blocked steps may use all threads of Swift concurrency.
        await program.runner.supervisor.task {
            do { try await program.runningUntilSignal(reloadOn: reloadOn, until: nil) } catch { endProcess(reporting: error) }
            endProcess(status: 0)
        }.value
        endProcess(status: 0)
    }
}

/// A launcher, without the type of its component.
private protocol Program: Sendable {
    var runner: Runner { get }
    func runningUntilSignal(reloadOn: Int32?, until: (@Sendable () async -> Void)?) async throws
}

extension Launcher: Program {}

extension LaunchOptions {
    /// Adds a reporter that writes to the standard error, unless the program has one.
    fileprivate mutating func addLifecycleReporter() -> LifecycleReporter {
        if let reporter = observers.lazy.compactMap({ $0 as? LifecycleReporter }).first { return reporter }
        let reporter = LifecycleReporter(
            clock: clock, interval: .seconds(5), reportsSlowSteps: !observers.contains { ($0 as? ConsoleReporter)?.isShown == true }
        ) { writeToStandardError($0 + "\n") }
        observers.append(reporter)
        return reporter
    }
}

extension Runner {
    /// Ends the process when its shutdown takes too long, even if the main thread, an observer or a deallocation is blocked.
    fileprivate func limitShutdown(_ reporter: LifecycleReporter, _ options: LaunchOptions) {
        // Not the queue of the launcher, which an observer may block.
        let stopwatch = Stopwatch(options.clock, Supervisor())
        let limit = options.shutdownTimeout
        let hasBegun = Locked(false)
        state.use { state in
            state.willEnd = {
                let isFirst = hasBegun.use { hasBegun in
                    defer { hasBegun = true }
                    return !hasBegun
                }
                // A shutdown that abandons steps ends just in time.
                if isFirst {
                    _ = stopwatch.after(limit.bounded + .milliseconds(250)) { endProcess(leaving: reporter.unfinished, after: limit) }
                }
            }
        }
    }
}

private func endProcess(leaving steps: [String], after limit: Duration) {
    let doing = steps.isEmpty ? "" : " while \(steps.joined(separator: ", "))".escaped()
    writeToStandardError("error: the shutdown took longer than \(limit.long)\(doing)\n")
    endProcessImmediately(status: 1)
}

private func endProcess(reporting error: any Error) -> Never {
    // The lines of a graph's report have their own severities, and are escaped.
    writeToStandardError(error is GraphError ? "\(error)\n" : "error: \("\(error)".escaped())\n")
    endProcess(status: 1)
}

extension Launcher where C.Seed == Void {
    /// Validates, launches and runs an application, and ends the process: the whole `main` of a program.
    public static func main(
        _ component: C.Type, settings: SettingLayers = SettingLayers(), replacing: [any Module.Type] = [],
        options: LaunchOptions = LaunchOptions(), reloadOn: Int32? = nil, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async -> Never {
        await main(
            component, seed: (), settings: settings, replacing: replacing, options: options, reloadOn: reloadOn, file: file,
            filePath: filePath, line: line, column: column)
    }
}

// SPDX-License-Identifier: Apache-2.0
