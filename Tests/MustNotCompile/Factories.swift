import Dovetail

struct Clock {}
struct Session { let clock: Clock }
struct Refused: Error {}
struct Opened {
    init(clock: Clock) throws { throw Refused() }
}
struct Downloaded {
    init(clock: Clock) async {}
}

enum WrongType: Module {
    static func configure(binder: Binder<Unscoped>) {
        // expected-error@+1 {{cannot convert value of type 'Clock' to closure result type 'Session'}}
        binder.bind(Session.self).to { Clock() }
        // expected-error@+1 {{cannot convert value of type 'Clock' to closure result type 'Session'}}
        binder.bind(Session.self).to { (clock: Clock) in clock }
        // expected-error@+1 {{cannot convert value of type '@Sendable () -> Clock' to expected argument type '@isolated(any) @Sendable () -> Session'}}
        binder.bind(Session.self).to(factory: Clock.init)
        // expected-error@+1 {{cannot convert value of type 'Clock' to expected argument type 'Session'}}
        binder.bind(Session.self).to(value: Clock())
        // expected-error@+1 {{cannot convert value of type '@Sendable () -> Clock' to expected argument type '@Sendable () -> Session'}}
        binder.bind(Session.self).to(Clock.init)
        // expected-error@+1 {{cannot convert value of type 'Clock' to closure result type 'Session'}}
        binder.bind(Session.self).to({ (clock: Clock) in clock })
        // expected-error@+1 {{cannot convert value of type '@Sendable () -> Clock' to expected argument type '@Sendable () -> Session'}}
        binder.bindFactory(Session.self).to(Clock.init)
        // What is no factory is taken for a value without its label.
        // expected-error@+1 {{cannot convert value of type 'Clock' to expected argument type '@Sendable () -> Clock'}}
        binder.bind(Clock.self).to(Clock())
    }
}

enum Throwing: Module {
    static func configure(binder: Binder<Unscoped>) {
        // expected-error@+1 {{invalid conversion from throwing function of type '@Sendable (Clock) throws -> Opened' to non-throwing function type '@isolated(any) @Sendable (consuming Clock) -> Opened'}}
        binder.bind(Opened.self).to(factory: Opened.init)
        // expected-error@+1 {{invalid conversion from throwing function of type '@Sendable (Clock) throws -> Opened' to non-throwing function type '@isolated(any) @Sendable (consuming Clock) -> Opened'}}
        binder.bind(Opened.self).to { (clock: Clock) in try Opened(clock: clock) }
        // expected-error@+1 {{invalid conversion from throwing function of type '@Sendable () throws -> Opened' to non-throwing function type '@isolated(any) @Sendable () -> Opened'}}
        binder.bind(Opened.self).to { try Opened(clock: Clock()) }
        // expected-error@+1 {{invalid conversion from throwing function of type '@Sendable (Clock) throws -> Opened' to non-throwing function type '@Sendable (consuming Clock) -> Opened'}}
        binder.bind(Opened.self).to(Opened.init)
        // expected-error@+1 {{invalid conversion from throwing function of type '@Sendable (Clock) throws -> Opened' to non-throwing function type '@Sendable (consuming Clock) -> Opened'}}
        binder.bindFactory(Opened.self).to(Opened.init)
    }
}

enum Asynchronous: Module {
    static func configure(binder: Binder<Unscoped>) {
        // expected-error@+1 {{cannot pass function of type '@Sendable (Clock) async -> Downloaded' to parameter expecting synchronous function type}}
        binder.bind(Downloaded.self).to(factory: Downloaded.init)
        // expected-error@+2 {{cannot pass function of type '@Sendable (Clock) async -> Downloaded' to parameter expecting synchronous function type}}
        // expected-note@+1 {{'async' inferred from asynchronous operation used here}}
        binder.bind(Downloaded.self).to { (clock: Clock) in await Downloaded(clock: clock) }
        // expected-error@+1 {{cannot pass function of type '@Sendable (Clock) async -> Downloaded' to parameter expecting synchronous function type}}
        binder.bind(Downloaded.self).to(Downloaded.init)
        // expected-error@+1 {{cannot pass function of type '@Sendable (Clock) async -> Downloaded' to parameter expecting synchronous function type}}
        binder.bindFactory(Downloaded.self).to(Downloaded.init)
    }
}

// The same where a root is bound.
enum Rooted {
    static func wrong(_ bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
        // expected-error@+1 {{cannot convert value of type '@Sendable () -> Clock' to expected argument type '@Sendable () -> Session'}}
        bind.to(Clock.init)
    }

    static func throwing(_ bind: ReceiptBinder<Opened>) -> BindingReceipt<Opened> {
        // expected-error@+1 {{invalid conversion from throwing function of type '@Sendable (Clock) throws -> Opened' to non-throwing function type '@Sendable (consuming Clock) -> Opened'}}
        bind.to(Opened.init)
    }

    static func asynchronous(_ bind: ReceiptBinder<Downloaded>) -> BindingReceipt<Downloaded> {
        // expected-error@+1 {{cannot pass function of type '@Sendable (Clock) async -> Downloaded' to parameter expecting synchronous function type}}
        bind.to(Downloaded.init)
    }

    static func value(_ bind: ReceiptBinder<Clock>) -> BindingReceipt<Clock> {
        // expected-error@+1 {{cannot convert value of type 'Clock' to expected argument type '@Sendable () -> Clock'}}
        bind.to(Clock())
    }
}
