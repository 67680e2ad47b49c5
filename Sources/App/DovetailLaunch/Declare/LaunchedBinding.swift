public import Dovetail

/// Bindings whose factory is asynchronous and may throw. There is no state between missing and started: creating the value starts it,
/// and the dependencies on it determine the order.
extension BindingBuilder {
    /// Binds to the value that `make` returns when the component is launched.
    ///
    /// ```swift
    /// binder.bind(Database.self).launch { (url: Tagged<DatabaseURL>) in
    ///     try await Database.open(url.get())
    /// } stop: {
    ///     await $0.close()
    /// }
    /// binder.bind(Server.self).launch(timeout: .seconds(5)) { (router: Router) in
    ///     try await Server.bind(router)
    /// } run: {
    ///     try await $0.serve()
    /// } stop: {
    ///     try await $0.drain()
    /// }
    /// ```
    ///
    /// It is launched only if the root or a named step depends on it; otherwise use ``launchAlways(timeout:_:run:stop:)``. When `make` returns, the value counts as started, so `make` should
    /// wait until it is ready.
    ///
    /// - Parameters:
    ///   - timeout: The time limit for `make`. When it expires, `make` is cancelled and the launch fails.
    ///   - make: Creates the value from its dependencies.
    ///   - run: Work that runs while the application runs. It begins when `make` has returned. When it ends, the application ends; when it
    ///     throws, `run()` of the launcher throws.
    ///   - stop: Undoes `make`, in a task that is not cancelled. When it has returned, `run` is cancelled. Without it, `run` is cancelled when
    ///     its turn to stop has come, unless it has returned: see ``GracefulStop``.
    @preconcurrency @discardableResult
    public func launch<each P>(
        timeout: Duration? = nil, _ make: @escaping @Sendable (repeat each P) async throws -> Element,
        run: (@Sendable (Element) async throws -> Void)? = nil, stop: (@Sendable (Element) async throws -> Void)? = nil
    ) -> BindingReceipt<Element> where Element: Sendable {
        let step = LaunchStep(launching: make, timeout: timeout, run: run, stop: stop)
        return external(step, requesting: types(repeat (each P).self))
    }

    /// Binds to the value that `make` returns when the component is launched, even if nothing depends on it: background work.
    ///
    /// ```swift
    /// binder.bind(Outbox.self).launchAlways { (mailer: any Mailer) in
    ///     Outbox(mailer)
    /// } run: {
    ///     try await $0.deliver()
    /// }
    /// ```
    ///
    /// Otherwise it is the same as ``launch(timeout:_:run:stop:)``. Other bindings can depend on its value. A replacement of the binding is
    /// launched if it is declared with `launchAlways`, too, or if something depends on it.
    @preconcurrency @discardableResult
    public func launchAlways<each P>(
        timeout: Duration? = nil, _ make: @escaping @Sendable (repeat each P) async throws -> Element,
        run: (@Sendable (Element) async throws -> Void)? = nil, stop: (@Sendable (Element) async throws -> Void)? = nil
    ) -> BindingReceipt<Element> where Element: Sendable {
        let step = LaunchStep(launching: make, timeout: timeout, run: run, stop: stop)
        return external(step, requesting: types(repeat (each P).self), isEntryPoint: true)
    }

    /// Binds to the value that `make` returns, synchronously on the main actor, before any step is launched.
    ///
    /// ```swift
    /// binder.bind(Window.self).prepare { (theme: Theme) in try Window(theme) }
    /// ```
    @preconcurrency @discardableResult
    public func prepare<each P>(
        _ make: @escaping @MainActor @Sendable (repeat each P) throws -> Element,
        stop: (@Sendable (Element) async throws -> Void)? = nil
    ) -> BindingReceipt<Element> where Element: Sendable {
        let step = LaunchStep(preparing: make, stop: stop)
        return external(step, requesting: types(repeat (each P).self), on: MainActor.shared)
    }
}

/// Completes a binding that was started elsewhere, such as a root that is launched itself.
extension ReceiptBinder {
    /// Binds to the value that `make` returns when the component is launched: see ``BindingBuilder/launch(timeout:_:run:stop:)``.
    ///
    /// ```swift
    /// static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
    ///     bind.launch { (router: Router) in try await Server.bind(router) } run: { try await $0.serve() }
    /// }
    /// ```
    @preconcurrency @discardableResult
    public func launch<each P>(
        timeout: Duration? = nil, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ make: @escaping @Sendable (repeat each P) async throws -> Element,
        run: (@Sendable (Element) async throws -> Void)? = nil, stop: (@Sendable (Element) async throws -> Void)? = nil
    ) -> BindingReceipt<Element> where Element: Sendable {
        let step = LaunchStep(launching: make, timeout: timeout, run: run, stop: stop)
        return placed(file: file, filePath: filePath, line: line, column: column).external(step, requesting: types(repeat (each P).self))
    }

    /// Binds to the value that `make` returns before any step is launched: see ``BindingBuilder/prepare(_:stop:)``.
    @preconcurrency @discardableResult
    public func prepare<each P>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ make: @escaping @MainActor @Sendable (repeat each P) throws -> Element,
        stop: (@Sendable (Element) async throws -> Void)? = nil
    ) -> BindingReceipt<Element> where Element: Sendable {
        let step = LaunchStep(preparing: make, stop: stop)
        let builder = placed(file: file, filePath: filePath, line: line, column: column)
        return builder.external(step, requesting: types(repeat (each P).self), on: MainActor.shared)
    }
}

extension LaunchStep {
    fileprivate init<each P, Value: Sendable>(
        launching make: @escaping @Sendable (repeat each P) async throws -> Value, timeout: Duration?,
        run: (@Sendable (Value) async throws -> Void)?, stop: (@Sendable (Value) async throws -> Void)?
    ) {
        let body = LaunchStep.launching(make) { started in StartedStep(started.value, run: run, stop: stop) }
        self.init(phase: .launch, timeout: timeout, body: body)
    }

    fileprivate init<each P, Value: Sendable>(
        preparing make: @escaping @MainActor @Sendable (repeat each P) throws -> Value,
        stop: (@Sendable (Value) async throws -> Void)?
    ) {
        let body = LaunchStep.preparing(make) { started in StartedStep(started.value, run: nil, stop: stop) }
        self.init(phase: .prepare, body: body)
    }
}

extension StartedStep {
    fileprivate init<Value: Sendable>(
        _ value: Value, run: (@Sendable (Value) async throws -> Void)?, stop: (@Sendable (Value) async throws -> Void)?
    ) {
        give = { $0.give(value) }
        if let run { self.run = { try await run(value) } }
        if let stop { self.stop = { try await stop(value) } }
    }
}

// SPDX-License-Identifier: Apache-2.0
