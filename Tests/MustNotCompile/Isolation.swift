import Dovetail

// expected-note@+1 {{class 'Counter' does not conform to the 'Sendable' protocol}}
final class Counter {
    var count = 0
}

struct Zone: Sendable {
    var hour = 0
}

enum PassesVariable: Module {
    static func configure(binder: Binder<Unscoped>) {
        var zone = Zone()
        zone.hour = 2
        // Mistake: The value of a variable, in Swift 6 mode; copy it into a `let`, or write `[zone] in`.
        // expected-error@+1 {{reference to captured var 'zone' in concurrently-executing code}}
        binder.bind(Zone.self).to(value: zone)
    }
}

// In Swift 6 mode: a factory may be called from any thread.
enum CapturesWhatChanges: Module {
    static func configure(binder: Binder<Unscoped>) {
        var count = 0
        binder.bind(Int.self).to {
            // expected-error@+1 {{mutation of captured var 'count' in concurrently-executing code}}
            count += 1
            // expected-error@+1 {{reference to captured var 'count' in concurrently-executing code}}
            return count
        }
        let counter = Counter()
        // Mistake: A factory that captures an object that is not Sendable, in Swift 6 mode.
        // expected-error@+1 {{capture of 'counter' with non-Sendable type 'Counter' in a '@Sendable' closure}}
        binder.bind(Counter.self).to { counter }
        // Mistake: A factory that calls main-actor code and does not declare it, in Swift 6 mode.
        // expected-error@+1 {{call to main actor-isolated initializer 'init()' in a synchronous nonisolated context}}
        binder.bind(Window.self).to { Window() }
        // expected-error@+1 {{call to main actor-isolated initializer 'init()' in a synchronous nonisolated context}}
        binder.bindFactory(Window.self).to { Window() }
        // expected-error@+1 {{call to main actor-isolated initializer 'init()' in a synchronous nonisolated context}}
        binder.bind(Window.self).to(value: Window())
    }
}

@MainActor final class Window {
    // expected-note@+1 3 {{calls to initializer 'init()' from outside of its actor context are implicitly asynchronous}}
    init() {}
}

// expected-note@+1 {{add '@MainActor' to make global function 'useElsewhere' part of global actor 'MainActor'}}
func useElsewhere(_ windows: MainActorProvider<Window>) {
    // expected-error@+1 {{call to main actor-isolated instance method 'get()' in a synchronous nonisolated context}}
    _ = windows.get()
}

/// More than the overloads take that know where a factory runs.
@MainActor final class Console {
    typealias P = Int
    init(
        _ a: P, _ b: P, _ c: P, _ d: P, _ e: P, _ f: P, _ g: P, _ h: P, _ i: P, _ j: P, _ k: P, _ l: P, _ m: P, _ n: P, _ o: P, _ p: P,
        _ q: P, _ r: P, _ s: P, _ t: P, _ u: P
    ) {}
}

// The pack accepts it, and reports the actor that is lost: it is not treated as a factory of one tuple.
enum TooMuchForOneActor: Module {
    static func configure(binder: Binder<Unscoped>) {
        // expected-error@+1 {{loses global actor 'MainActor'}}
        binder.bind(Console.self).to(factory: Console.init)
        // expected-error@+1 {{loses global actor 'MainActor'}}
        binder.bind(Console.self).to { @MainActor a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u in
            Console(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u)
        }
        // expected-error@+1 {{loses global actor 'MainActor'}}
        binder.bindFactory(Console.self).to(factory: Console.init)
    }

    static func configureRoot(_ bind: ReceiptBinder<Console>) -> BindingReceipt<Console> {
        // expected-error@+1 {{loses global actor 'MainActor'}}
        bind.to(factory: Console.init)
    }
}

@MainActor final class Pane {
    let window: Window
    // expected-note@+1 2 {{calls to initializer 'init(window:)' from outside of its actor context are implicitly asynchronous}}
    init(window: Window) { self.window = window }
}

// Without a label a factory is nonisolated, so the graph would not check its actor.
enum WithoutALabel: Module {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: A main-actor initializer without the label.
        // expected-error@+1 {{loses global actor 'MainActor'}}
        binder.bind(Window.self).to(Window.init)
        // expected-error@+1 {{loses global actor 'MainActor'}}
        binder.bind(Pane.self).to(Pane.init)
        // expected-error@+1 {{loses global actor 'MainActor'}}
        binder.bind(Window.self).to({ @MainActor in Window() })
        // expected-error@+1 {{loses global actor 'MainActor'}}
        binder.bind(Pane.self).to({ @MainActor (window: Window) in Pane(window: window) })
        // expected-error@+1 {{loses global actor 'MainActor'}}
        binder.bindFactory(Window.self).to(Window.init)
        // expected-error@+1 {{loses global actor 'MainActor'}}
        binder.bindFactory(Pane.self).to(Pane.init)
        // expected-error@+1 {{loses global actor 'MainActor'}}
        binder.bindFactory(Pane.self).to({ @MainActor (window: Window) in Pane(window: window) })
        // What does not declare its actor, and uses it, is an error here as everywhere.
        // expected-error@+1 {{call to main actor-isolated initializer 'init(window:)' in a synchronous nonisolated context}}
        binder.bind(Pane.self).to({ (window: Window) in Pane(window: window) })
        // Nor does the pack take one.
        // expected-error@+1 {{loses global actor 'MainActor'}}
        binder.bind(Console.self).to(Console.init)
        // expected-error@+1 {{loses global actor 'MainActor'}}
        binder.bindFactory(Console.self).to(Console.init)
    }

    static func configureRoot(_ bind: ReceiptBinder<Pane>) -> BindingReceipt<Pane> {
        // expected-error@+1 {{loses global actor 'MainActor'}}
        bind.to(Pane.init)
    }

    static func configureAnother(_ bind: ReceiptBinder<Pane>) -> BindingReceipt<Pane> {
        // expected-error@+1 {{loses global actor 'MainActor'}}
        bind.to({ @MainActor (window: Window) in Pane(window: window) })
    }

    static func configureConsole(_ bind: ReceiptBinder<Console>) -> BindingReceipt<Console> {
        // expected-error@+1 {{loses global actor 'MainActor'}}
        bind.to(Console.init)
    }
}

// Even if everything is on the main actor, a closure in parentheses is not: a trailing closure would be.
@MainActor enum OnTheMainActor: @MainActor Module {
    static func configure(binder: Binder<Unscoped>) {
        // expected-error@+1 {{loses global actor 'MainActor'}}
        binder.bind(Pane.self).to(Pane.init)
        // expected-error@+1 {{call to main actor-isolated initializer 'init(window:)' in a synchronous nonisolated context}}
        binder.bind(Pane.self).to({ (window: Window) in Pane(window: window) })
        binder.bind(Pane.self).to { (window: Window) in Pane(window: window) }
    }
}

// SPDX-License-Identifier: Apache-2.0
