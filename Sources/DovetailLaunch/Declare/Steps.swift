public import Dovetail

/// Steps: what is done for its own sake, under a name.
extension Binder {
    /// Does something when the component is launched.
    ///
    /// ```swift
    /// binder.launch("Preload", again: .foreground) { (fetcher: Fetcher) in try await fetcher.fetch() }
    /// ```
    ///
    /// What it asks for is launched first. Everything else keeps the order of declaration.
    ///
    /// - Parameters:
    ///   - name: What reports and messages call it, once in each component.
    ///   - events: Events after which it runs again. One that comes before the launch has finished is one with the launch:
    ///     the step does not run twice.
    ///   - timeout: How long it may take.
    ///   - body: What is done.
    ///   - stop: Undoes it, when the component is stopped.
    public func launch<each P>(
        _ name: String, again events: LaunchEvent..., timeout: Duration? = nil, file: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ body: @escaping @Sendable (repeat each P) async throws -> Void, stop: (@Sendable () async throws -> Void)? = nil
    ) {
        let body = LaunchStep.launching(body) { _ in Made(stop: stop) }
        let step = LaunchStep(name: name, phase: .launch, events: events, timeout: timeout, body: body)
        start(file, filePath, line, column).given(step, asking: types(repeat (each P).self), isEntryPoint: true)
    }

    /// Does something on the main actor, without waiting, before anything is launched.
    ///
    /// ```swift
    /// binder.prepare("Logging") { (level: TaggedProvider<LogLevel>) in Logging.start(level.get()) }
    /// ```
    public func prepare<each P>(
        _ name: String, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ body: @escaping @MainActor @Sendable (repeat each P) throws -> Void,
        stop: (@Sendable () async throws -> Void)? = nil
    ) {
        let body = LaunchStep.preparing(body) { _ in Made(stop: stop) }
        let step = LaunchStep(name: name, phase: .prepare, body: body)
        start(file, filePath, line, column)
            .given(step, asking: types(repeat (each P).self), isEntryPoint: true, on: MainActor.shared)
    }

    /// Does something each time an event comes, and not at launch.
    ///
    /// ```swift
    /// binder.on(.background, "Save") { (store: Store) in try await store.save() }
    /// ```
    public func on<each P>(
        _ event: LaunchEvent, _ name: String, timeout: Duration? = nil, file: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ body: @escaping @Sendable (repeat each P) async throws -> Void
    ) {
        let body = LaunchStep.launching(body) { _ in Made() }
        let step = LaunchStep(name: name, phase: .event, events: [event], timeout: timeout, body: body)
        start(file, filePath, line, column).given(step, asking: types(repeat (each P).self), isEntryPoint: true)
    }

    private func start(
        _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingBuilder<NamedStep, [NamedStep], Scope> {
        bind(NamedStep.self, file: file, filePath: filePath, line: line, column: column).intoCollection()
    }
}

/// What a step is bound as: nobody can ask for it.
struct NamedStep: Sendable {}
