import Dovetail

struct Clock {}
struct Session { let clock: Clock }
struct Alarm {
    init() {}
    init(clock: Clock) {}
}

enum Level { case high }
protocol Alarming {}  // expected-note {{'Alarming' declared here}}

enum WrongType: Module {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: A closure that returns another type.
        // expected-error@+1 {{cannot convert value of type 'Clock' to closure result type 'Session'}}
        binder.bind(Session.self).to { Clock() }
        // expected-error@+1 {{cannot convert value of type 'Clock' to closure result type 'Session'}}
        binder.bind(Session.self).to { (clock: Clock) in clock }
        // Mistake: An initializer of another type.
        // expected-error@+1 {{cannot convert value of type '@Sendable () -> Clock' to expected argument type '@isolated(any) @Sendable () -> Session'}}
        binder.bind(Session.self).to(factory: Clock.init)
        // Mistake: A value of another type.
        // expected-error@+1 {{cannot convert value of type 'Clock' to expected argument type 'Session'}}
        binder.bind(Session.self).to(value: Clock())
        // expected-error@+1 {{cannot convert value of type '@Sendable () -> Clock' to expected argument type '@Sendable () -> Session'}}
        binder.bind(Session.self).to(Clock.init)
        // expected-error@+1 {{cannot convert value of type 'Clock' to closure result type 'Session'}}
        binder.bind(Session.self).to({ (clock: Clock) in clock })
        // The notes name the types, of factories with and without effects.
        // expected-error@+1 {{no exact matches in call to instance method 'to'}}
        binder.bindFactory(Session.self).to(Clock.init)
        // The notes name the types. An overload that accepts any result would make the initializer ambiguous.
        // Mistake: One of several initializers of another type.
        // expected-error@+1 {{no exact matches in call to instance method 'to'}}
        binder.bind(Session.self).to(factory: Alarm.init)
        // Mistake: A closure parameter without a type that is used.
        // expected-error@+1 {{cannot infer type of closure parameter 'resolver' without a type annotation}}
        binder.bind(Session.self).to { resolver in Session(clock: resolver.resolve(Clock.self)) }
        // The type checker prefers the wrong overload as long as the result has no type.
        // Mistake: A member that the element does not have, in a closure: the last message counts.
        // expected-error@+4 {{instance method 'to(provider:)' requires the types 'Level' and '(() -> _).Element' be equivalent}}
        // expected-note@+3 {{only concrete types such as structs, enums and classes can conform to protocols}}
        // expected-error@+2 {{type '() -> _' cannot conform to 'ProviderProtocol'}}
        // expected-error@+1 {{cannot infer contextual base in reference to member 'misspelled'}}
        binder.bind(Level.self).to { .misspelled }
        // Mistake: The type of a protocol, which belongs in parentheses: `(any Alarming).self`.
        // expected-error@+1 {{'self' is not a member type of protocol 'MustNotCompile.Alarming'}}
        binder.bind(any Alarming.self).to { Clock() }
    }
}

// The same where a root is bound.
enum Rooted {
    static func wrong(_ bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
        // expected-error@+1 {{cannot convert value of type '@Sendable () -> Clock' to expected argument type '@Sendable () -> Session'}}
        bind.to(Clock.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
