import Dovetail
import DovetailGraph

/// Launches and stops an application in the order of its dependency graph.
///
/// ```swift
/// let launcher = try Launcher(App.self, settings: SettingLayers([.json("app.json"), .environment(prefix: "APP_")]))
/// try await launcher.run(signals: [SIGTERM, SIGINT])
/// ```
///
/// Creating a launcher runs no step, and throws all errors at once: those of the graph, the plan, the settings files and their values.
/// `_ = try Launcher(App.self, settings: …)` is a test of a whole application.
///
/// A launcher is used once. For the effect of each call in each state see ``LaunchState``. A launched application runs until it is
/// stopped, even if nothing references its launcher. An application that was only prepared is stopped when its launcher is deallocated,
/// in a separate task, because it can no longer be launched.
public final class Launcher<C: Component>: Sendable {
    let runner: Runner
    private let factory: ComponentFactory<C>

    /// The steps that will run, in order, with their dependencies and locations.
    public var plan: String { runner.plans.description }
    /// The settings with their values and origins, without secrets; empty without settings.
    public let settingsTable: String
    /// The likely mistakes of the person who started the program: names that no setting reads, and secrets on the command line.
    ///
    /// Observers receive them before the first step: see ``LaunchObserver/launcher(of:willLaunchDespite:)``. ``warnings`` contains them, too.
    public let settingWarnings: [Diagnostic]

    /// Validates the whole application.
    ///
    /// * `component`: The root component of the application.
    /// * `seed`: The value that it is built with.
    /// * `settings`: The sources of the values of its settings.
    /// * `replacing`: Modules whose bindings replace those with the same keys, as in `ComponentFactory.of`.
    /// * `options`: The options for launching and stopping.
    public convenience init(
        _ component: C.Type, seed: sending C.Seed, settings: SettingLayers = SettingLayers(), replacing: [any Module.Type] = [],
        options: LaunchOptions = LaunchOptions(), file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws(GraphError) {
        let place = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
        let factory = try ComponentFactory<C>.assembled(
            validate: true, replacing: Replacements(replacing), plugins: Self.plugins(settings, options),
            observer: options.resolutionObserver, at: place)
        self.init(factory, seed, options)
    }

    /// Validates the whole application, with bindings replaced by values at hand.
    ///
    /// ```swift
    /// let launcher = try Launcher(Server.self, seed: port) { replacing in
    ///     replacing.bind((any Mailer).self).to(value: spy)
    /// }
    /// ```
    public convenience init(
        _ component: C.Type, seed: sending C.Seed, settings: SettingLayers = SettingLayers(), replacing: [any Module.Type] = [],
        options: LaunchOptions = LaunchOptions(), file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, replacements: (_ replacing: Binder<Unscoped>) -> Void
    ) throws(GraphError) {
        let place = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
        let factory = try Replacements.with(replacing, replacements) { replacing throws(GraphError) in
            try ComponentFactory<C>.assembled(
                validate: true, replacing: replacing, plugins: Self.plugins(settings, options), observer: options.resolutionObserver,
                at: place)
        }
        self.init(factory, seed, options)
    }

    private init(_ factory: ComponentFactory<C>, _ seed: sending C.Seed, _ options: LaunchOptions) {
        self.factory = factory
        // An assembled factory has a graph.
        let instance = factory.instance(seed)!
        let plans = LaunchPlan(instance.graph)
        let settings = factory.plugins.compactMap { $0 as? any SettingsSupply }.first
        settingsTable = settings?.table ?? ""
        settingWarnings = settings?.warnings ?? []
        var redact: @Sendable (String) -> String = { $0 }
        if let settings { redact = settings.redact }
        let supervisor = Supervisor()
        runner = Runner(
            instance, plans, options, supervisor, Stopwatch(options.clock, supervisor), redact: redact, warnings: settingWarnings)
    }

    private static func plugins(_ settings: SettingLayers, _ options: LaunchOptions) -> [any GraphPlugin] {
        // Only DovetailSettings creates layers, and makes them a plugin.
        ((settings as? any GraphPlugin).map { [$0] } ?? []) + options.plugins
    }

    deinit { runner.stopIfPrepared() }

    /// Warnings that do not prevent launch: unused steps and unknown settings.
    public var warnings: [Diagnostic] {
        // A launcher always has a graph.
        let graph = factory.graph!
        return factory.diagnostics
            + factory.plugins.flatMap { plugin in
                var report = PluginReport(plugin)
                plugin.visit(graph, report: &report)
                return report.diagnostics
            }
    }
    /// The current state of the launcher.
    public var state: LaunchState { runner.life }
    /// The reason why the application ends or has ended; nil until the end begins.
    public var ending: LaunchEnding? { runner.ending }
    /// A report of the launcher's activity so far.
    public var report: LaunchReport { runner.report }
}

extension Launcher where C.Seed == Void {
    /// Validates the whole application.
    public convenience init(
        _ component: C.Type, settings: SettingLayers = SettingLayers(), replacing: [any Module.Type] = [],
        options: LaunchOptions = LaunchOptions(), file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws(GraphError) {
        try self.init(
            component, seed: (), settings: settings, replacing: replacing, options: options, file: file, filePath: filePath,
            line: line, column: column)
    }

    /// Validates the whole application, with bindings replaced by values at hand.
    ///
    /// ```swift
    /// let launcher = try Launcher(Server.self) { replacing in
    ///     replacing.bind((any Mailer).self).to(value: spy)
    /// }
    /// ```
    public convenience init(
        _ component: C.Type, settings: SettingLayers = SettingLayers(), replacing: [any Module.Type] = [],
        options: LaunchOptions = LaunchOptions(), file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, replacements: (_ replacing: Binder<Unscoped>) -> Void
    ) throws(GraphError) {
        try self.init(
            component, seed: (), settings: settings, replacing: replacing, options: options, file: file, filePath: filePath,
            line: line, column: column, replacements: replacements)
    }
}

extension Launcher {
    /// Runs all synchronous steps of the main actor in one go.
    ///
    /// Call it where a window must exist before the first suspension point; otherwise ``launch()`` calls it.
    ///
    /// - Throws: A ``LaunchFailure``. The steps that were prepared are stopped in a separate task; ``stop()`` waits for it.
    @MainActor
    public func prepare() throws { try runner.prepare() }

    /// Prepares the application unless it is prepared already, launches all steps, and creates the root.
    ///
    /// If a step fails or this task is cancelled, all started steps are stopped before this throws. They are stopped in
    /// a task that is not cancelled.
    ///
    /// - Throws: A ``LaunchFailure``; a `CancellationError` if it was cancelled, even if everything had started by then, or stopped, and no step
    ///   was left running; a ``LaunchMisuse``.
    public func launch() async throws -> C.Root {
        let root = RootStorage<C.Root>()
        // Prevents a prepared launcher from being deallocated in between.
        defer { withExtendedLifetime(self) {} }
        try await runner.launch { root.fill($0) }
        return root.root
    }

    /// Runs the steps that handle `event`, in this component and in all children.
    ///
    /// Events are handled one at a time, in the order in which they were sent; an event that is already pending is not added again. The
    /// method returns when the event has been handled. Before the launch the event is stored until it can be handled, and after the end it
    /// is dropped; in both cases the method returns immediately. It also does so inside a step, which must not wait for itself. If the
    /// caller is cancelled, it still waits, because an event in progress is not undone.
    ///
    /// - Throws: An ``EventFailure`` after all steps have run.
    public func send(_ event: LaunchEvent) async throws { try await runner.send(event) }

    /// Sends ``LaunchEvent/stopping``, and stops children first, then each started step after those that depend on it.
    ///
    /// It may be called early, repeatedly, concurrently and while launching. Inside a step it requests the end and returns immediately,
    /// because the end waits for the step.
    ///
    /// - Throws: A ``StopFailure`` after all steps have been stopped. It includes the failure of a service, unless ``run()`` throws it.
    public func stop() async throws { try await runner.stop() }

    /// Launches, waits until the task is cancelled, a service ends or ``stop()`` is called, and stops.
    ///
    /// `SIGTERM` and `SIGINT` end the application, as in ``run(signals:reloadOn:until:)``; to handle no signals, call that method with an
    /// empty list. After ``launch()`` this method only waits and stops. Inside a step that runs while the application is stopping it returns
    /// immediately, because the end waits for the step.
    ///
    /// It has the signature of `Service` in swift-service-lifecycle.
    ///
    /// - Throws: A ``LaunchFailure``, a ``RunFailure`` if a service failed, or a ``StopFailure``. If it was cancelled or stopped without
    ///   a failure, it does not throw.
    public func run() async throws { try await runningUntilSignal(until: nil) }

    /// Launches, waits until the application ends, `until` returns or a signal arrives as in ``run()``, and stops.
    public func run(until: @escaping @Sendable () async -> Void) async throws { try await runningUntilSignal(until: until) }

    /// The caller does not request the root, which is created anyway and retained while the application runs.
    func running(until: (@Sendable () async -> Void)?) async throws {
        let root = RootStorage<C.Root>()
        defer { withExtendedLifetime((self, root)) {} }
        try await runner.run({ root.fill($0) }, until: until)
    }
}

// SPDX-License-Identifier: Apache-2.0
