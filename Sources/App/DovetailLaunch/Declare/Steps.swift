public import Dovetail

/// Named steps, which run for their side effects.
extension Binder {
    /// Adds a step that runs when the component is launched.
    ///
    /// ```swift
    /// binder.launch("Preload", again: .foreground) { (fetcher: Fetcher) in try await fetcher.fetch() }
    /// ```
    ///
    /// Its dependencies are launched first. Apart from dependencies, steps run in the order of declaration.
    ///
    /// * `name`: The name in reports and messages, unique within its component.
    /// * `events`: Events after which it runs again. An event that is sent before the launch has finished is part of the launch: the step
    ///   does not run twice.
    /// * `timeout`: The time limit for the step.
    /// * `body`: The work of the step.
    /// * `stop`: Undoes it when the component is stopped.
    public func launch<each P>(
        _ name: String, again events: LaunchEvent..., timeout: Duration? = nil, file: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ body: @escaping @Sendable (repeat each P) async throws -> Void, stop: (@Sendable () async throws -> Void)? = nil
    ) {
        let body = LaunchStep.launching(body) { _ in StartedStep(stop: stop) }
        let step = LaunchStep(name: name, phase: .launch, events: events, timeout: timeout, body: body)
        start(file, filePath, line, column).external(step, requesting: types(repeat (each P).self), isEntryPoint: true)
    }

    /// Adds a step that runs synchronously on the main actor before any step is launched.
    ///
    /// ```swift
    /// binder.prepare("Logging") { (level: Tagged<LogLevel>) in Logging.start(level.get()) }
    /// ```
    public func prepare<each P>(
        _ name: String, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ body: @escaping @MainActor @Sendable (repeat each P) throws -> Void,
        stop: (@Sendable () async throws -> Void)? = nil
    ) {
        let body = LaunchStep.preparing(body) { _ in StartedStep(stop: stop) }
        let step = LaunchStep(name: name, phase: .prepare, body: body)
        start(file, filePath, line, column)
            .external(step, requesting: types(repeat (each P).self), isEntryPoint: true, on: MainActor.shared)
    }

    /// Adds a step that runs each time an event is sent, and not at launch.
    ///
    /// ```swift
    /// binder.on(.background, "Save") { (store: Store) in try await store.save() }
    /// ```
    public func on<each P>(
        _ event: LaunchEvent, _ name: String, timeout: Duration? = nil, file: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ body: @escaping @Sendable (repeat each P) async throws -> Void
    ) {
        let body = LaunchStep.launching(body) { _ in StartedStep() }
        let step = LaunchStep(name: name, phase: .event, events: [event], timeout: timeout, body: body)
        start(file, filePath, line, column).external(step, requesting: types(repeat (each P).self), isEntryPoint: true)
    }

    private func start(
        _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingBuilder<NamedStep, [NamedStep], Scope> {
        bind(NamedStep.self, file: file, filePath: filePath, line: line, column: column).intoCollection()
    }
}

/// The key of a step. It is not public, so the step cannot be requested.
struct NamedStep: Sendable {}

// SPDX-License-Identifier: Apache-2.0
