import Dovetail

struct Clock {}
struct Refused: Error {}
struct Opened {
    init(clock: Clock) throws { throw Refused() }
}
struct Downloaded {
    init(clock: Clock) async {}
}
struct Archived {
    init(clock: inout Clock) async {}
}
// expected-note@+1 2 {{class 'Draft' does not conform to the 'Sendable' protocol}}
final class Draft {
    init(clock: Clock) async {}
}
struct Installed {
    init(clock: Clock) async throws { throw Refused() }
}
struct Parsed {
    init?(clock: Clock) { nil }
}
struct Wound {
    init(clock: inout Clock) {}
}
struct Exhibition {
    init(clocks: Clock...) {}
}
final class Screen {
    func inject(clock: Clock) throws { throw Refused() }
    func show(clock: Clock) async {}
}

enum Throwing: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: An initializer that throws.
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory of bind cannot throw: write bindFactory and request a function that throws, or create the value before build and pass it as the seed}}
        binder.bind(Opened.self).to(factory: Opened.init)
        // Mistake: An initializer that throws, without the label.
        // expected-error@+1 {{'to' is unavailable: a factory of bind cannot throw: write bindFactory and request a function that throws, or create the value before build and pass it as the seed}}
        binder.bind(Opened.self).to(Opened.init)
        // Mistake: A closure that throws.
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory of bind cannot throw: write bindFactory and request a function that throws, or create the value before build and pass it as the seed}}
        binder.bind(Opened.self).to { (clock: Clock) in try Opened(clock: clock) }
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory of bind cannot throw: write bindFactory and request a function that throws, or create the value before build and pass it as the seed}}
        binder.bind(Opened.self).to { try Opened(clock: Clock()) }
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory of bind cannot throw: write bindFactory and request a function that throws, or create the value before build and pass it as the seed}}
        binder.bind(Opened.self).intoCollection().to(factory: Opened.init)
        // Mistake: A property injector that throws.
        // expected-error@+1 {{'to(injector:)' is unavailable: an injector cannot throw: call it in a closure that handles the error}}
        binder.bindPropertyInjectionOf(Screen.self).to(injector: Screen.inject)
        // expected-error@+1 {{'to(injector:)' is unavailable: an injector cannot throw: call it in a closure that handles the error}}
        binder.bindPropertyInjectionOf(Screen.self).to { (screen: Screen, clock: Clock) in try screen.inject(clock: clock) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Opened>) -> BindingReceipt<Opened> {
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory of bind cannot throw: write bindFactory and request a function that throws, or create the value before build and pass it as the seed}}
        bind.to(factory: Opened.init)
    }

    static func configureAnother(binder bind: ReceiptBinder<Opened>) -> BindingReceipt<Opened> {
        // expected-error@+1 {{'to' is unavailable: a factory of bind cannot throw: write bindFactory and request a function that throws, or create the value before build and pass it as the seed}}
        bind.to(Opened.init)
    }
}

enum Asynchronous: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: An asynchronous initializer.
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory of bind cannot be async: write bindFactory and request an async function, or start the instance with DovetailLaunch}}
        binder.bind(Downloaded.self).to(factory: Downloaded.init)
        // expected-error@+1 {{'to' is unavailable: a factory of bind cannot be async: write bindFactory and request an async function, or start the instance with DovetailLaunch}}
        binder.bind(Downloaded.self).to(Downloaded.init)
        // Mistake: An asynchronous closure.
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory of bind cannot be async: write bindFactory and request an async function, or start the instance with DovetailLaunch}}
        binder.bind(Downloaded.self).to { (clock: Clock) in await Downloaded(clock: clock) }
        // Mistake: An initializer that is asynchronous and throws.
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory of bind cannot be async: write bindFactory and request an async function, or start the instance with DovetailLaunch}}
        binder.bind(Installed.self).to(factory: Installed.init)
        // Mistake: An asynchronous factory of a product that is not Sendable.
        // expected-error@+1 {{type 'Draft' does not conform to the 'Sendable' protocol}}
        binder.bindFactory(Draft.self).to(factory: Draft.init)
        // expected-error@+1 {{type 'Draft' does not conform to the 'Sendable' protocol}}
        binder.bindFactory(Draft.self).to { (clock: Clock) async throws in await Draft(clock: clock) }
        // Mistake: An asynchronous factory with an `inout` parameter.
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory that is async has at most 8 dependencies, none of them inout or variadic: request some of them together, in a struct; with NonisolatedNonsendingByDefault, omit the label, as in to(Session.init)}}
        binder.bindFactory(Archived.self).to(factory: Archived.init)
        // Mistake: An asynchronous factory whose first parameter is not the argument.
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory that is async has the arguments that from(_:) names as its first parameters, without Assisted, and at most 8 dependencies, none inout or variadic; with NonisolatedNonsendingByDefault, omit the label, as in to(Session.init)}}
        binder.bindFactory(Downloaded.self).from(Int.self).to { (clock: Clock, number: Int) async in await Downloaded(clock: clock) }
        // Mistake: An asynchronous property injector.
        // expected-error@+1 {{'to(injector:)' is unavailable: an injector cannot be async: inject what it needs into the object, and let the object await it}}
        binder.bindPropertyInjectionOf(Screen.self).to(injector: Screen.show)
    }

    static func configureRoot(binder bind: ReceiptBinder<Downloaded>) -> BindingReceipt<Downloaded> {
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory of bind cannot be async: write bindFactory and request an async function, or start the instance with DovetailLaunch}}
        bind.to(factory: Downloaded.init)
    }
}

enum Failable: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: An initializer that can fail.
        // expected-error@+1 {{'to(factory:)' is unavailable: the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)}}
        binder.bind(Parsed.self).to(factory: Parsed.init)
        // expected-error@+1 {{'to' is unavailable: the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)}}
        binder.bind(Parsed.self).to(Parsed.init)
        // Mistake: A closure that can return nil.
        // expected-error@+1 {{'to(factory:)' is unavailable: the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)}}
        binder.bind(Parsed.self).to { (clock: Clock) in Parsed(clock: clock) }
        // Mistake: A value that can be nil.
        // expected-error@+1 {{'to(value:)' is unavailable: the value can be nil: unwrap it, or bind the optional type, as in bind(Store?.self)}}
        binder.bind(Parsed.self).to(value: Parsed(clock: Clock()))
        // expected-error@+1 {{'to(factory:)' is unavailable: the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)}}
        binder.bindFactory(Parsed.self).to(factory: Parsed.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Parsed>) -> BindingReceipt<Parsed> {
        // expected-error@+1 {{'to(factory:)' is unavailable: the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)}}
        bind.to(factory: Parsed.init)
    }
}

enum UnusualParameters: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: An `inout` parameter.
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory cannot have inout or variadic parameters: call it in a closure whose parameters are the dependencies}}
        binder.bind(Wound.self).to(factory: Wound.init)
        // Mistake: A variadic parameter.
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory cannot have inout or variadic parameters: call it in a closure whose parameters are the dependencies}}
        binder.bind(Exhibition.self).to(factory: Exhibition.init)
        // expected-error@+1 {{'to' is unavailable: a factory cannot have inout or variadic parameters: call it in a closure whose parameters are the dependencies}}
        binder.bind(Exhibition.self).to(Exhibition.init)
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory cannot have inout or variadic parameters: call it in a closure whose parameters are the dependencies}}
        binder.bindFactory(Wound.self).to(factory: Wound.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Wound>) -> BindingReceipt<Wound> {
        // expected-error@+1 {{'to(factory:)' is unavailable: a factory cannot have inout or variadic parameters: call it in a closure whose parameters are the dependencies}}
        bind.to(factory: Wound.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
