// Written by `Scripts/generate unavailable`. Do not edit.
//
// Methods of a module that the file does not import, and what looks like one of them.

extension Binder {
    /// Rejects a mistake: import DovetailLaunch
    @available(*, unavailable, message: "import DovetailLaunch")
    @_disfavoredOverload public func launch<each P>(_ name: String, _ body: (repeat each P) async throws -> Void, stop: () async throws -> Void = {}) { unavailable() }

    /// Rejects a mistake: import DovetailLaunch
    @available(*, unavailable, message: "import DovetailLaunch")
    @_disfavoredOverload public func prepare<each P>(_ name: String, _ body: (repeat each P) throws -> Void, stop: () async throws -> Void = {}) { unavailable() }

    /// Rejects a mistake: import DovetailLaunch
    @available(*, unavailable, message: "import DovetailLaunch")
    @_disfavoredOverload public func install<Child: Component>(child: Child.Type) {}

    /// Rejects a mistake: import DovetailSettings
    @available(*, unavailable, message: "import DovetailSettings")
    @_disfavoredOverload public func setting<Setting>(_ setting: Setting.Type) {}
}

extension BindingBuilder {
    /// Rejects a mistake: import DovetailLaunch
    @available(*, unavailable, message: "import DovetailLaunch")
    @_disfavoredOverload @discardableResult public func launch<each P>(timeout: Duration? = nil, _ make: (repeat each P) async throws -> Element, run: (Element) async throws -> Void = { _ in }, stop: (Element) async throws -> Void = { _ in }) -> BindingReceipt<Element> { unavailable() }

    /// Rejects a mistake: import DovetailLaunch
    @available(*, unavailable, message: "import DovetailLaunch")
    @_disfavoredOverload @discardableResult public func prepare<each P>(_ make: (repeat each P) throws -> Element, stop: (Element) async throws -> Void = { _ in }) -> BindingReceipt<Element> { unavailable() }

    /// Rejects a mistake: a service is launched: import DovetailLaunch, and write launch { … } run: { … }
    @available(*, unavailable, message: "a service is launched: import DovetailLaunch, and write launch { … } run: { … }")
    @_disfavoredOverload @discardableResult public func to<Factory>(factory: Factory, run: (Element) async throws -> Void) -> BindingReceipt<Element> { unavailable() }

    /// Rejects a mistake: a service is launched: import DovetailLaunch, and write launch { … } run: { … }
    @available(*, unavailable, message: "a service is launched: import DovetailLaunch, and write launch { … } run: { … }")
    @_disfavoredOverload @discardableResult public func to(factory: () -> Element, run: (Element) async throws -> Void) -> BindingReceipt<Element> { unavailable() }
}

extension ReceiptBinder {
    /// Rejects a mistake: import DovetailLaunch
    @available(*, unavailable, message: "import DovetailLaunch")
    @_disfavoredOverload @discardableResult public func launch<each P>(timeout: Duration? = nil, _ make: (repeat each P) async throws -> Element, run: (Element) async throws -> Void = { _ in }, stop: (Element) async throws -> Void = { _ in }) -> BindingReceipt<Element> { unavailable() }

    /// Rejects a mistake: import DovetailLaunch
    @available(*, unavailable, message: "import DovetailLaunch")
    @_disfavoredOverload @discardableResult public func prepare<each P>(_ make: (repeat each P) throws -> Element, stop: (Element) async throws -> Void = { _ in }) -> BindingReceipt<Element> { unavailable() }
}
