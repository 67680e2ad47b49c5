public import Dovetail

/// Bindings whose factory may wait and may fail. There is no state between "not there" and "started": starting is making,
/// and whoever needs the result asks for it, which is what the order comes from.
extension BindingBuilder {
    /// Binds to what `make` gives when the component is launched.
    ///
    /// ```swift
    /// binder.bind(Database.self).launch { (url: TaggedProvider<DatabaseURL>) in
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
    /// It is launched only if the root or a named step needs it. When `make` returns, it has started: readiness belongs
    /// into `make`.
    ///
    /// - Parameters:
    ///   - timeout: How long `make` may take. Then it is cancelled, and the launch fails.
    ///   - make: Makes the value from whatever it asks for.
    ///   - run: Work for as long as the application runs. It begins when `make` has returned; when it ends, the
    ///     application ends, and when it throws, `run()` of the launcher throws.
    ///   - stop: Undoes `make`, in a task that is not cancelled. When it has returned, `run` is cancelled.
    @preconcurrency @discardableResult
    public func launch<each P>(
        timeout: Duration? = nil, _ make: @escaping @Sendable (repeat each P) async throws -> Element,
        run: (@Sendable (Element) async throws -> Void)? = nil, stop: (@Sendable (Element) async throws -> Void)? = nil
    ) -> BindingReceipt<Element> where Element: Sendable {
        let step = LaunchStep(launching: make, timeout: timeout, run: run, stop: stop)
        return given(step, asking: types(repeat (each P).self))
    }

    /// Binds to what `make` gives, on the main actor and without waiting, before anything is launched.
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
        return given(step, asking: types(repeat (each P).self), on: MainActor.shared)
    }
}

/// The same for what somebody else started to bind: a root that is launched itself.
extension ReceiptBinder {
    /// Binds to what `make` gives when the component is launched: see ``BindingBuilder/launch(timeout:_:run:stop:)``.
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
        return given(
            step, asking: types(repeat (each P).self), file: file, filePath: filePath, line: line, column: column)
    }

    /// Binds to what `make` gives before anything is launched: see ``BindingBuilder/prepare(_:stop:)``.
    @preconcurrency @discardableResult
    public func prepare<each P>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ make: @escaping @MainActor @Sendable (repeat each P) throws -> Element,
        stop: (@Sendable (Element) async throws -> Void)? = nil
    ) -> BindingReceipt<Element> where Element: Sendable {
        let step = LaunchStep(preparing: make, stop: stop)
        return given(
            step, asking: types(repeat (each P).self), on: MainActor.shared, file: file, filePath: filePath, line: line,
            column: column)
    }
}

extension LaunchStep {
    fileprivate init<each P, Value: Sendable>(
        launching make: @escaping @Sendable (repeat each P) async throws -> Value, timeout: Duration?,
        run: (@Sendable (Value) async throws -> Void)?, stop: (@Sendable (Value) async throws -> Void)?
    ) {
        let body = LaunchStep.launching(make) { made in Made(made.value, run: run, stop: stop) }
        self.init(phase: .launch, timeout: timeout, body: body)
    }

    fileprivate init<each P, Value: Sendable>(
        preparing make: @escaping @MainActor @Sendable (repeat each P) throws -> Value,
        stop: (@Sendable (Value) async throws -> Void)?
    ) {
        let body = LaunchStep.preparing(make) { made in Made(made.value, run: nil, stop: stop) }
        self.init(phase: .prepare, body: body)
    }
}

extension Made {
    fileprivate init<Value: Sendable>(
        _ value: Value, run: (@Sendable (Value) async throws -> Void)?, stop: (@Sendable (Value) async throws -> Void)?
    ) {
        give = { $0.give(value) }
        if let run { self.run = { try await run(value) } }
        if let stop { self.stop = { try await stop(value) } }
    }
}
