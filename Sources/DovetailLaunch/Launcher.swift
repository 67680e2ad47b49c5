import Dovetail

/// Brings an application up and down, in the order of its graph.
///
/// ```swift
/// let launcher = try Launcher(App.self, settings: SettingLayers([.json("app.json"), .environment(prefix: "APP_")]))
/// try await launcher.run(signals: [SIGTERM, SIGINT])
/// ```
///
/// Making a launcher runs nothing and throws everything that is wrong at once: with the graph, with the plan, with the
/// files of the settings and with their values. `_ = try Launcher(App.self, settings: …)` is a test of a whole application.
///
/// A launcher is used once. What each call does in each state stands in ``LaunchState``. An application that is launched
/// lives until it is stopped, whether or not anybody holds its launcher. One that was only prepared is stopped when its
/// launcher is dropped, by a task of its own: nobody could launch it any more.
public final class Launcher<C: Component>: Sendable {
    let runner: Runner
    private let factory: ComponentFactory<C>
    private let plugins: [any GraphPlugin]

    /// What will run, in which order, after what, and where it is declared.
    public var plan: String { runner.plans.description }
    /// The settings with their values and origins, secrets left out; empty without settings.
    public let settingsTable: String

    /// Checks the whole application.
    ///
    /// * `component`: The root of the application.
    /// * `seed`: The value that it is built with.
    /// * `settings`: Where the values of its settings come from.
    /// * `replacing`: Modules whose bindings take the places of those with the same keys, as in `ComponentFactory.of`.
    /// * `options`: How it is brought up.
    public init(
        _ component: C.Type, seed: sending C.Seed, settings: SettingLayers = SettingLayers(), replacing: [any Module.Type] = [],
        options: LaunchOptions = LaunchOptions(), file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws(GraphError) {
        // Only DovetailSettings makes layers, and makes them readable.
        let reader = settings as? any LayerReading
        let place = Graph.Place(file: file, filePath: filePath, line: line, column: column)
        let plugins: [any GraphPlugin] = [LaunchRules()] + (reader.map { [$0] } ?? []) + options.plugins
        factory = try ComponentFactory<C>.assembled(validate: true, replacing: replacing, plugins: plugins, at: place)
        // What has been assembled has a graph.
        let instance = factory.instance(seed)!
        let plans = LaunchPlan(instance.graph)
        let reading = reader?.reading(of: instance.graph) ?? LayersRead()
        runner = Runner(instance, plans, options, Stopwatch(options.clock), redact: reading.redact)
        settingsTable = reading.table
        self.plugins = plugins
    }

    deinit { runner.stopIfPrepared() }

    /// What is worth a look although the application can be launched: steps that nothing needs, settings that nobody reads.
    public var warnings: [Diagnostic] {
        // A launcher always has a graph.
        let graph = factory.graph!
        return factory.diagnostics
            + plugins.flatMap { plugin in
                var report = PluginReport(plugin: TypeName(type(of: plugin)).short)
                plugin.visit(graph, report: &report)
                return report.diagnostics
            }
    }
    /// Where it is in its life.
    public var state: LaunchState { runner.life }
    /// What has happened until now.
    public var report: LaunchReport { runner.report }
}

extension Launcher where C.Seed == Void {
    /// Checks the whole application.
    public convenience init(
        _ component: C.Type, settings: SettingLayers = SettingLayers(), replacing: [any Module.Type] = [],
        options: LaunchOptions = LaunchOptions(), file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws(GraphError) {
        try self.init(
            component, seed: (), settings: settings, replacing: replacing, options: options, file: file, filePath: filePath,
            line: line, column: column)
    }
}

extension Launcher {
    /// Does everything that is done on the main actor and without waiting, in one go.
    ///
    /// To be called where a window has to stand before anything can wait; otherwise ``launch()`` does it.
    ///
    /// - Throws: A ``LaunchFailure``. What had been prepared is stopped by a task of its own; ``stop()`` waits for it.
    @MainActor
    public func prepare() throws { try runner.prepare() }

    /// Prepares what is not prepared yet, launches all steps, and makes the root.
    ///
    /// When a step fails or this task is cancelled, everything that has started is stopped in reverse order, in a task that
    /// is not cancelled, before this throws.
    ///
    /// - Throws: A ``LaunchFailure``; a `CancellationError` if it was cancelled, even if that was when everything had
    ///   started already, or stopped; a ``LaunchMisuse``.
    public func launch() async throws -> C.Root {
        let root = RootBox<C.Root>()
        // What is prepared is not dropped on the way.
        defer { withExtendedLifetime(self) {} }
        try await runner.launch { root.fill($0) }
        return root.root
    }

    /// Tells the steps that answer `event`, here and in all children.
    ///
    /// Events are handled one after the other, in the order in which they came; one that waits already is not added again.
    /// It returns when the event has been handled. Before the launch it is remembered until there is somebody to handle it,
    /// and afterwards it is dropped; then it returns at once, as it does inside a step, which must not wait for itself.
    /// Whoever is cancelled while it waits, waits all the same: what is being handled is not undone.
    ///
    /// - Throws: An ``EventFailure``, when all steps have had their turn.
    public func send(_ event: LaunchEvent) async throws { try await runner.send(event) }

    /// Stops children first, then everything that has started, in reverse order of completion.
    ///
    /// May be called early, twice, at the same time and while launching. Inside a step it asks for the end and returns at
    /// once, because the end waits for the step.
    ///
    /// - Throws: A ``StopFailure``, when everything has had its turn. A service that failed is told here, if nobody waits
    ///   in ``run()``.
    public func stop() async throws { try await runner.stop() }

    /// Launches, waits until the task is cancelled, a service ends or ``stop()`` is called, and stops.
    ///
    /// It looks like the `Service` of swift-service-lifecycle, and listens to no signals: see
    /// ``run(signals:reloadOn:until:)``. After ``launch()`` it waits and stops. Inside a step that runs while everything is
    /// stopped it returns at once, because the end waits for the step.
    ///
    /// - Throws: A ``LaunchFailure``, a ``RunFailure`` if a service failed, or a ``StopFailure``. Nothing when it was
    ///   cancelled or stopped, and that went well.
    public func run() async throws { try await running(until: nil) }

    /// The same, until `until` has returned.
    public func run(until: @escaping @Sendable () async -> Void) async throws { try await running(until: until) }

    /// Who runs an application does not ask for its root; it is made all the same, and kept as long as it runs.
    func running(until: (@Sendable () async -> Void)?) async throws {
        let root = RootBox<C.Root>()
        defer { withExtendedLifetime((self, root)) {} }
        try await runner.run({ root.fill($0) }, until: until)
    }
}
