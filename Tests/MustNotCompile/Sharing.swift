import Dovetail

// expected-note@+1 {{class 'Cache' does not conform to the 'Sendable' protocol}}
final class Cache {
    var entries: [String] = []
}

// In Swift 6 mode. A class on the main actor is Sendable, and may be shared.
enum SharedNotSendable: Module {
    static func configure(binder: Binder<Singleton>) {
        // expected-warning@+1 {{type 'Cache' does not conform to the 'Sendable' protocol}}
        binder.bind(Cache.self).sharedInScope().to { Cache() }
    }
}
