// Written by `Scripts/generate arities`. Do not edit.

// The compiler considers an unavailable method only where no other one fits, and then prints its message. Correct code compiles as if
// these methods did not exist. Those without a label are disfavored, because a trailing closure would fit both.

extension BindingBuilder {
    /// Rejects a factory that throws.
    @available(
        *, unavailable,
        message: "a factory of bind cannot throw: write bindFactory and request a function that throws, or create the value before build and pass it as the seed"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) throws -> Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects an asynchronous factory.
    @available(
        *, unavailable,
        message: "a factory of bind cannot be async: write bindFactory and request an async function, or start the instance with DovetailLaunch"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) async throws -> Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a factory that can return nil.
    @available(
        *, unavailable,
        message: "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) -> Element?) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a factory with an inout or variadic parameter.
    @available(
        *, unavailable,
        message: "a factory cannot have inout or variadic parameters: call it in a closure whose parameters are the dependencies"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) -> Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a factory that throws.
    @available(
        *, unavailable,
        message: "a factory of bind cannot throw: write bindFactory and request a function that throws, or create the value before build and pass it as the seed"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) throws -> Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects an asynchronous factory.
    @available(
        *, unavailable,
        message: "a factory of bind cannot be async: write bindFactory and request an async function, or start the instance with DovetailLaunch"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) async throws -> Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a factory that can return nil.
    @available(
        *, unavailable,
        message: "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) -> Element?) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a factory with an inout or variadic parameter.
    @available(
        *, unavailable,
        message: "a factory cannot have inout or variadic parameters: call it in a closure whose parameters are the dependencies"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) -> Element) -> BindingReceipt<Element> { BindingReceipt() }
}

extension ReceiptBinder {
    /// Rejects a factory that throws.
    @available(
        *, unavailable,
        message: "a factory of bind cannot throw: write bindFactory and request a function that throws, or create the value before build and pass it as the seed"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) throws -> Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects an asynchronous factory.
    @available(
        *, unavailable,
        message: "a factory of bind cannot be async: write bindFactory and request an async function, or start the instance with DovetailLaunch"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) async throws -> Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a factory that can return nil.
    @available(
        *, unavailable,
        message: "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) -> Element?) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a factory with an inout or variadic parameter.
    @available(
        *, unavailable,
        message: "a factory cannot have inout or variadic parameters: call it in a closure whose parameters are the dependencies"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) -> Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a factory that throws.
    @available(
        *, unavailable,
        message: "a factory of bind cannot throw: write bindFactory and request a function that throws, or create the value before build and pass it as the seed"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) throws -> Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects an asynchronous factory.
    @available(
        *, unavailable,
        message: "a factory of bind cannot be async: write bindFactory and request an async function, or start the instance with DovetailLaunch"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) async throws -> Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a factory that can return nil.
    @available(
        *, unavailable,
        message: "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) -> Element?) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a factory with an inout or variadic parameter.
    @available(
        *, unavailable,
        message: "a factory cannot have inout or variadic parameters: call it in a closure whose parameters are the dependencies"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) -> Element) -> BindingReceipt<Element> { BindingReceipt() }
}

extension FactoryBuilder {
    /// Rejects a factory that throws and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that throws has at most 8 dependencies, none of them inout or variadic: request some of them together, in a struct"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) throws -> Element) -> BindingReceipt<Factory<F>> { BindingReceipt() }

    /// Rejects a factory that is async and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that is async has at most 8 dependencies, none of them inout or variadic: request some of them together, in a struct; with NonisolatedNonsendingByDefault, omit the label, as in to(Session.init)"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) async throws -> Element) -> BindingReceipt<Factory<F>> { BindingReceipt() }

    /// Rejects a factory that can return nil.
    @available(
        *, unavailable,
        message: "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) -> Element?) -> BindingReceipt<Factory<F>> { BindingReceipt() }

    /// Rejects a factory with an inout or variadic parameter.
    @available(
        *, unavailable,
        message: "a factory cannot have inout or variadic parameters: call it in a closure whose parameters are the dependencies"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) -> Element) -> BindingReceipt<Factory<F>> { BindingReceipt() }

    /// Rejects a factory that throws and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that throws has at most 8 dependencies, none of them inout or variadic: request some of them together, in a struct"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) throws -> Element) -> BindingReceipt<Factory<F>> { BindingReceipt() }

    /// Rejects a factory that is async and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that is async has at most 8 dependencies, none of them inout or variadic: request some of them together, in a struct; with NonisolatedNonsendingByDefault, omit the label, as in to(Session.init)"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) async throws -> Element) -> BindingReceipt<Factory<F>> { BindingReceipt() }

    /// Rejects a factory that can return nil.
    @available(
        *, unavailable,
        message: "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) -> Element?) -> BindingReceipt<Factory<F>> { BindingReceipt() }

    /// Rejects a factory with an inout or variadic parameter.
    @available(
        *, unavailable,
        message: "a factory cannot have inout or variadic parameters: call it in a closure whose parameters are the dependencies"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) -> Element) -> BindingReceipt<Factory<F>> { BindingReceipt() }
}

extension InjectorBuilder {
    /// Rejects an injector that can throw.
    @available(
        *, unavailable,
        message: "an injector cannot throw: call it in a closure that handles the error"
    )
    @discardableResult
    public func to<each P, Ignored>(injector: (Element) -> (repeat each P) throws -> Ignored) -> BindingReceipt<PropertyInjector<Element>> { BindingReceipt() }

    /// Rejects an injector that can be async.
    @available(
        *, unavailable,
        message: "an injector cannot be async: inject what it needs into the object, and let the object await it"
    )
    @discardableResult
    public func to<each P, Ignored>(injector: (Element) -> (repeat each P) async throws -> Ignored) -> BindingReceipt<PropertyInjector<Element>> { BindingReceipt() }

    /// Rejects an injector that can throw.
    @available(
        *, unavailable,
        message: "an injector cannot throw: call it in a closure that handles the error"
    )
    @discardableResult
    public func to<each P, Ignored>(injector: (Element, repeat each P) throws -> Ignored) -> BindingReceipt<PropertyInjector<Element>> { BindingReceipt() }

    /// Rejects an injector that can be async.
    @available(
        *, unavailable,
        message: "an injector cannot be async: inject what it needs into the object, and let the object await it"
    )
    @discardableResult
    public func to<each P, Ignored>(injector: (Element, repeat each P) async throws -> Ignored) -> BindingReceipt<PropertyInjector<Element>> { BindingReceipt() }
}

extension ArgumentFactoryBuilder {
    /// Rejects a factory that throws and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that throws has the arguments that from(_:) names as its first parameters, without Assisted, and at most 8 dependencies, none inout or variadic"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) throws -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> { BindingReceipt() }

    /// Rejects a factory that is async and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that is async has the arguments that from(_:) names as its first parameters, without Assisted, and at most 8 dependencies, none inout or variadic; with NonisolatedNonsendingByDefault, omit the label, as in to(Session.init)"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) async throws -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> { BindingReceipt() }

    /// Rejects a factory that can return nil.
    @available(
        *, unavailable,
        message: "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) -> Element?) -> BindingReceipt<Factory<From<Argument, Element>>> { BindingReceipt() }

    /// Rejects a factory with other parameters.
    @available(
        *, unavailable,
        message: "the first parameter is the argument that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> { BindingReceipt() }

    /// Rejects a factory that throws and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that throws has the arguments that from(_:) names as its first parameters, without Assisted, and at most 8 dependencies, none inout or variadic"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) throws -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> { BindingReceipt() }

    /// Rejects a factory that is async and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that is async has the arguments that from(_:) names as its first parameters, without Assisted, and at most 8 dependencies, none inout or variadic; with NonisolatedNonsendingByDefault, omit the label, as in to(Session.init)"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) async throws -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> { BindingReceipt() }

    /// Rejects a factory that can return nil.
    @available(
        *, unavailable,
        message: "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) -> Element?) -> BindingReceipt<Factory<From<Argument, Element>>> { BindingReceipt() }

    /// Rejects a factory with other parameters.
    @available(
        *, unavailable,
        message: "the first parameter is the argument that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> { BindingReceipt() }
}

extension ArgumentFactoryBuilder2 {
    /// Rejects a factory that throws and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that throws has the arguments that from(_:) names as its first parameters, without Assisted, and at most 4 dependencies, none inout or variadic"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) throws -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> { BindingReceipt() }

    /// Rejects a factory that is async and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that is async has the arguments that from(_:) names as its first parameters, without Assisted, and at most 4 dependencies, none inout or variadic; with NonisolatedNonsendingByDefault, omit the label, as in to(Session.init)"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) async throws -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> { BindingReceipt() }

    /// Rejects a factory that can return nil.
    @available(
        *, unavailable,
        message: "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) -> Element?) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> { BindingReceipt() }

    /// Rejects a factory with other parameters.
    @available(
        *, unavailable,
        message: "the first 2 parameters are the arguments that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> { BindingReceipt() }

    /// Rejects a factory that throws and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that throws has the arguments that from(_:) names as its first parameters, without Assisted, and at most 4 dependencies, none inout or variadic"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) throws -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> { BindingReceipt() }

    /// Rejects a factory that is async and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that is async has the arguments that from(_:) names as its first parameters, without Assisted, and at most 4 dependencies, none inout or variadic; with NonisolatedNonsendingByDefault, omit the label, as in to(Session.init)"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) async throws -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> { BindingReceipt() }

    /// Rejects a factory that can return nil.
    @available(
        *, unavailable,
        message: "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) -> Element?) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> { BindingReceipt() }

    /// Rejects a factory with other parameters.
    @available(
        *, unavailable,
        message: "the first 2 parameters are the arguments that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> { BindingReceipt() }
}

extension ArgumentFactoryBuilder3 {
    /// Rejects a factory that throws and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that throws has the arguments that from(_:) names as its first parameters, without Assisted, and at most 4 dependencies, none inout or variadic"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) throws -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> { BindingReceipt() }

    /// Rejects a factory that is async and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that is async has the arguments that from(_:) names as its first parameters, without Assisted, and at most 4 dependencies, none inout or variadic; with NonisolatedNonsendingByDefault, omit the label, as in to(Session.init)"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) async throws -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> { BindingReceipt() }

    /// Rejects a factory that can return nil.
    @available(
        *, unavailable,
        message: "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) -> Element?) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> { BindingReceipt() }

    /// Rejects a factory with other parameters.
    @available(
        *, unavailable,
        message: "the first 3 parameters are the arguments that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> { BindingReceipt() }

    /// Rejects a factory that throws and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that throws has the arguments that from(_:) names as its first parameters, without Assisted, and at most 4 dependencies, none inout or variadic"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) throws -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> { BindingReceipt() }

    /// Rejects a factory that is async and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that is async has the arguments that from(_:) names as its first parameters, without Assisted, and at most 4 dependencies, none inout or variadic; with NonisolatedNonsendingByDefault, omit the label, as in to(Session.init)"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) async throws -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> { BindingReceipt() }

    /// Rejects a factory that can return nil.
    @available(
        *, unavailable,
        message: "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) -> Element?) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> { BindingReceipt() }

    /// Rejects a factory with other parameters.
    @available(
        *, unavailable,
        message: "the first 3 parameters are the arguments that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> { BindingReceipt() }
}

extension ArgumentFactoryBuilder4 {
    /// Rejects a factory that throws and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that throws has the arguments that from(_:) names as its first parameters, without Assisted, and at most 4 dependencies, none inout or variadic"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) throws -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> { BindingReceipt() }

    /// Rejects a factory that is async and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that is async has the arguments that from(_:) names as its first parameters, without Assisted, and at most 4 dependencies, none inout or variadic; with NonisolatedNonsendingByDefault, omit the label, as in to(Session.init)"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) async throws -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> { BindingReceipt() }

    /// Rejects a factory that can return nil.
    @available(
        *, unavailable,
        message: "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) -> Element?) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> { BindingReceipt() }

    /// Rejects a factory with other parameters.
    @available(
        *, unavailable,
        message: "the first 4 parameters are the arguments that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic"
    )
    @discardableResult
    public func to<each P>(factory: (repeat each P) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> { BindingReceipt() }

    /// Rejects a factory that throws and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that throws has the arguments that from(_:) names as its first parameters, without Assisted, and at most 4 dependencies, none inout or variadic"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) throws -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> { BindingReceipt() }

    /// Rejects a factory that is async and has unusual parameters, or too many.
    @available(
        *, unavailable,
        message: "a factory that is async has the arguments that from(_:) names as its first parameters, without Assisted, and at most 4 dependencies, none inout or variadic; with NonisolatedNonsendingByDefault, omit the label, as in to(Session.init)"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) async throws -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> { BindingReceipt() }

    /// Rejects a factory that can return nil.
    @available(
        *, unavailable,
        message: "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) -> Element?) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> { BindingReceipt() }

    /// Rejects a factory with other parameters.
    @available(
        *, unavailable,
        message: "the first 4 parameters are the arguments that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic"
    )
    @_disfavoredOverload @discardableResult
    public func to<each P>(_ factory: (repeat each P) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> { BindingReceipt() }
}
