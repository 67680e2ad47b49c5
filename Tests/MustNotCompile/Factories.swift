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
    }
}

enum Asynchronous: Module {
    static func configure(binder: Binder<Unscoped>) {
        // expected-error@+1 {{cannot pass function of type '@Sendable (Clock) async -> Downloaded' to parameter expecting synchronous function type}}
        binder.bind(Downloaded.self).to(factory: Downloaded.init)
        // expected-error@+2 {{cannot pass function of type '@Sendable (Clock) async -> Downloaded' to parameter expecting synchronous function type}}
        // expected-note@+1 {{'async' inferred from asynchronous operation used here}}
        binder.bind(Downloaded.self).to { (clock: Clock) in await Downloaded(clock: clock) }
    }
}
