import Dovetail

// expected-note@+1 {{class 'Counter' does not conform to the 'Sendable' protocol}}
final class Counter {
    var count = 0
}

// In Swift 6 mode: a factory may be called from any thread.
enum CapturesWhatChanges: Module {
    static func configure(binder: Binder<Unscoped>) {
        var count = 0
        binder.bind(Int.self).to {
            // expected-warning@+1 {{mutation of captured var 'count' in concurrently-executing code}}
            count += 1
            // expected-warning@+1 {{reference to captured var 'count' in concurrently-executing code}}
            return count
        }
        let counter = Counter()
        // expected-warning@+1 {{capture of 'counter' with non-Sendable type 'Counter' in a '@Sendable' closure}}
        binder.bind(Counter.self).to { counter }
    }
}

@MainActor final class Window {
    init() {}
}

// expected-note@+1 {{add '@MainActor' to make global function 'useElsewhere' part of global actor 'MainActor'}}
func useElsewhere(_ windows: MainActorProvider<Window>) {
    // expected-error@+1 {{call to main actor-isolated instance method 'get()' in a synchronous nonisolated context}}
    _ = windows.get()
}
