import Dovetail

// expected-note@+1 3 {{class 'Cache' does not conform to the 'Sendable' protocol}}
final class Cache: Storing {
    var entries: [String] = []
}

// expected-note@+1 {{protocol 'Storing' does not conform to the 'Sendable' protocol}}
protocol Storing {}

final class Defaults {}
@available(*, unavailable)
extension Defaults: Sendable {}  // expected-note 2 {{conformance of 'Defaults' to 'Sendable' has been explicitly marked unavailable here}}

@MainActor final class Screen {}

// In Swift 6 mode. A class on the main actor is Sendable, and may be shared.
enum SharedNotSendable: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        // Mistake: Sharing a class that is not Sendable.
        // expected-error@+1 {{type 'Cache' does not conform to the 'Sendable' protocol}}
        binder.bind(Cache.self).sharedInScope().to { Cache() }
        // expected-error@+1 {{type 'Cache' does not conform to the 'Sendable' protocol}}
        binder.bind([Cache].self).sharedInScope().to { [Cache()] }
        // expected-error@+1 {{type 'any Storing' does not conform to the 'Sendable' protocol}}
        binder.bind((any Storing).self).sharedInScope().to { Cache() }
        binder.bind(Screen.self).sharedInScope().to { @MainActor in Screen() }
        // expected-error@+1 {{conformance of 'Defaults' to 'Sendable' is unavailable}}
        binder.bind(Defaults.self).sharedInScope().to { Defaults() }
        // expected-warning@+1 {{conformance of 'Defaults' to 'Sendable' is unavailable}}
        _ = Provider(value: Defaults())
    }

    static func configureRoot(binder bind: ReceiptBinder<Cache>) -> BindingReceipt<Cache> {
        // Mistake: Sharing a root that is not Sendable.
        // expected-error@+1 {{type 'Cache' does not conform to the 'Sendable' protocol}}
        bind.sharedInScope().to { Cache() }
    }
}

// All requests in one instance of the component return one value, on any thread.
enum ValueNotSendable: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: A value of a class that is not Sendable.
        // expected-warning@+1 {{'to(value:function:_:)' is deprecated: every requester receives the same value, on any thread: make its type Sendable}}
        binder.bind(Cache.self).to(value: Cache())
        // expected-warning@+1 {{'to(value:function:_:)' is deprecated: every requester receives the same value, on any thread: make its type Sendable}}
        binder.bind(Cache.self).elementsIntoCollection().to(value: [Cache()])
        binder.bind([String: Int].self).to(value: ["entries": 1])
    }

    static func configureRoot(binder bind: ReceiptBinder<Cache>) -> BindingReceipt<Cache> {
        // expected-warning@+1 {{'to(file:filePath:line:column:value:function:_:)' is deprecated: every requester receives the same value, on any thread: make its type Sendable}}
        bind.to(value: Cache())
    }
}

enum SeedNotSendable: RootComponent {
    typealias Seed = Cache
    static func configure(binder: Binder<Unscoped>) {}
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
}

enum Cached: Tag { typealias Element = Cache }

enum TaggedSeedNotSendable: RootComponent {
    typealias Seed = TaggedProvider<Cached>
    static func configure(binder: Binder<Unscoped>) {}
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
}

func build(_ caches: ComponentFactory<SeedNotSendable>, _ tagged: ComponentFactory<TaggedSeedNotSendable>) throws {
    // expected-warning@+1 {{'build(_:file:filePath:line:column:)' is deprecated: every object that the component creates can receive the seed, on any thread: make its type Sendable}}
    _ = try SeedNotSendable.build(Cache())
    // expected-warning@+1 {{'build' is deprecated: every object that the component creates can receive the seed, on any thread: make its type Sendable}}
    _ = caches.build(Cache())
    // expected-warning@+1 {{'build' is deprecated: every object that the component creates can receive the seed, on any thread: make its type Sendable}}
    _ = tagged.build(Cache())
}

// SPDX-License-Identifier: Apache-2.0
