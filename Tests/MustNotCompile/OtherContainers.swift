import Dovetail

protocol Plugin {}
struct Search: Plugin, Sendable {}
struct Clock: Sendable {}
struct Store: Sendable {
    init() {}
    init(clock: Clock) {}
}
enum BaseURL: Tag {
    typealias Element = String
}
enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Store>) -> BindingReceipt<Store> {
        bind.to { Store() }
    }
}

enum WordsOfOtherContainers: Module {
    static func configure(binder: Binder<Singleton>) {
        // Mistake: `register` and `resolve`.
        // expected-error@+1 {{'register(_:name:factory:)' is unavailable: write bind(Store.self).to(factory: Store.init)}}
        binder.register(Store.self) { resolver in Store(clock: resolver.resolve(Clock.self)!) }
        // Mistake: `register` with a closure.
        // expected-error@+1 {{'register(_:name:factory:)' is unavailable: write bind(Store.self).to(factory: Store.init)}}
        binder.register { Store() }
        // Mistake: `register` with a type.
        // expected-error@+1 {{'register' is unavailable: write bind(Store.self).to(factory: Store.init)}}
        binder.register(Store.self)
        // Mistake: `resolve`.
        // expected-error@+1 {{'resolve(_:name:)' is unavailable: a factory receives its dependencies as parameters: write to(factory: Session.init), or a closure with typed parameters}}
        _ = binder.resolve(Clock.self)
        // Mistake: `get`.
        // expected-error@+1 {{'get' is unavailable: a factory receives its dependencies as parameters: write to(factory: Session.init), or a closure with typed parameters}}
        let _: Clock = binder.get()
        // Mistake: `singleton` with a closure.
        // expected-error@+1 {{'singleton(_:factory:)' is unavailable: write bind(Store.self).sharedInScope().to(factory: Store.init)}}
        binder.singleton { Store() }
        // Mistake: `factory` with a closure.
        // expected-error@+1 {{'factory(_:factory:)' is unavailable: write bind(Store.self).to(factory: Store.init)}}
        binder.factory { Store() }
        // Mistake: `provide`.
        // expected-error@+1 {{'provide(_:factory:)' is unavailable: write bind(Store.self).to(factory: Store.init)}}
        binder.provide(Store.self) { Store() }
        // Mistake: A binding without a type.
        // expected-error@+1 {{'to(factory:)' is unavailable: name the type first, with bind(Store.self)}}
        binder.to { Store() }
        // Mistake: `multibind`.
        // expected-error@+1 {{'multibind' is unavailable: write bind(Plugin.self).intoCollection()}}
        _ = binder.multibind((any Plugin).self)
        // Mistake: `singleton()`.
        // expected-error@+1 {{'singleton()' has been renamed to 'sharedInScope()'}} {{33-42=sharedInScope}}
        binder.bind(Store.self).singleton().to { Store() }
        // Mistake: `asSingleton()`.
        // expected-error@+1 {{'asSingleton()' has been renamed to 'sharedInScope()'}} {{33-44=sharedInScope}}
        binder.bind(Store.self).asSingleton().to { Store() }
        // Mistake: `inSingletonScope()`.
        // expected-error@+1 {{'inSingletonScope()' has been renamed to 'sharedInScope()'}} {{33-49=sharedInScope}}
        binder.bind(Store.self).inSingletonScope().to { Store() }
        // Mistake: `shared()`.
        // expected-error@+1 {{'shared()' has been renamed to 'sharedInScope()'}} {{33-39=sharedInScope}}
        binder.bind(Store.self).shared().to { Store() }
        // Mistake: `inObjectScope`.
        // expected-error@+1 {{'inObjectScope' is unavailable: write sharedInScope() before to, which completes the binding}}
        binder.bind(Store.self).to { Store() }.inObjectScope(.container)
        // Mistake: `scope`.
        // expected-error@+1 {{'scope' is unavailable: write sharedInScope() before to, which completes the binding}}
        binder.bind(Store.self).to { Store() }.scope(.singleton)
        // Mistake: `named`.
        // expected-error@+1 {{'named' is unavailable: a tag is a type: declare enum Name: Tag { typealias Element = … } and write tagged(with: Name.self)}}
        binder.bind(String.self).named("base").to(value: "https://example.org")
        // Mistake: `qualified(by:)`.
        // expected-error@+1 {{'qualified(by:)' has been renamed to 'tagged(with:)'}} {{34-43=tagged}} {{44-46=with}}
        binder.bind(String.self).qualified(by: BaseURL.self).to(value: "https://example.org")
        // Mistake: `toInstance`.
        // expected-error@+1 {{'toInstance' has been renamed to 'to(value:)'}} {{33-43=to}} {{44-44=value: }}
        binder.bind(Clock.self).toInstance(Clock())
        // Mistake: `to(instance:)`.
        // expected-error@+1 {{'to(instance:)' has been renamed to 'to(value:)'}} {{36-44=value}}
        binder.bind(Clock.self).to(instance: Clock())
        // Mistake: `toProvider`.
        // expected-error@+1 {{'toProvider' has been renamed to 'to(provider:)'}} {{33-43=to}} {{44-44=provider: }}
        binder.bind(Clock.self).toProvider(Provider(value: Clock()))
        // Mistake: `toFactory`.
        // expected-error@+1 {{'toFactory' has been renamed to 'to(factory:)'}} {{33-42=to}}
        binder.bind(Clock.self).toFactory { Clock() }
        // Mistake: `to(type:)`.
        // expected-error@+1 {{'to(type:)' is unavailable: a type is not a factory: pass its initializer, as in to(factory: Store.init)}}
        binder.bind((any Plugin).self).to(type: Search.self)
        // Mistake: `implements`.
        // expected-error@+1 {{'implements' is unavailable: bind the type that is requested: bind((any Plugin).self).to(factory: Feed.init)}}
        binder.bind(Search.self).to { Search() }.implements((any Plugin).self)
        // Mistake: `as`.
        // expected-error@+1 {{'as' is unavailable: bind the type that is requested: bind((any Plugin).self).to(factory: Feed.init)}}
        binder.bind(Search.self).as((any Plugin).self).to { Search() }
        // Mistake: `eager()`.
        // expected-error@+1 {{'eager()' is unavailable: an instance is created when it is first requested: request it from the root to create it at once}}
        binder.bind(Store.self).eager().to { Store() }
        // Mistake: `intoList()`.
        // expected-error@+1 {{'intoList()' has been renamed to 'intoCollection()'}} {{40-48=intoCollection}}
        binder.bind((any Plugin).self).intoList().to { Search() }
        // Mistake: `intoArray()`.
        // expected-error@+1 {{'intoArray()' has been renamed to 'intoCollection()'}} {{40-49=intoCollection}}
        binder.bind((any Plugin).self).intoArray().to { Search() }
        // Mistake: `intoMap`.
        // expected-error@+1 {{'intoMap' has been renamed to 'intoDictionary(_:)'}} {{40-47=intoDictionary}}
        binder.bind((any Plugin).self).intoMap("search").to { Search() }
    }
}

func resolve() throws {
    // Mistake: `resolve` on a component.
    // expected-error@+1 {{'resolve(_:name:)' is unavailable: a graph returns only its root: let the root depend on what the program needs, and write build()}}
    _ = try ComponentFactory.of(App.self).resolve(Clock.self)
    // Mistake: `resolve` on the type of a component.
    // expected-error@+1 {{'resolve(_:name:)' is unavailable: a graph returns only its root: let the root depend on what the program needs, and write build()}}
    _ = App.resolve(Clock.self)
    // expected-error@+1 {{'get' is unavailable: a graph returns only its root: let the root depend on what the program needs, and write build()}}
    _ = App.get(Clock.self)
}

// SPDX-License-Identifier: Apache-2.0
