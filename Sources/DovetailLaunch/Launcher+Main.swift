public import Dovetail

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
    /// is missing, or a step or service fails, the report is printed to the standard error, without a backtrace, and the status is 1.
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
        do {
            let launcher = try Launcher(
                component, seed: seed, settings: settings, replacing: replacing, options: options, file: file, filePath: filePath,
                line: line,
                column: column)
            // Blocked steps may use all threads of Swift concurrency, and must not prevent the end.
            return await launcher.runner.supervisor.task {
                do { try await launcher.runningUntilSignal(reloadOn: reloadOn, until: nil) } catch { endProcess(reporting: error) }
                endProcess(status: 0)
            }.value
        } catch {
            endProcess(reporting: error)
        }
    }
}

private func endProcess(reporting error: any Error) -> Never {
    // The lines of a graph's report have their own severities.
    writeToStandardError(error is GraphError ? "\(error)\n" : "error: \(error)\n")
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
