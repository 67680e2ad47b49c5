// Writes Sources/Core/Dovetail/Unavailable/Generated: declarations that exist only for the message with which the compiler rejects them.
//
// The step must-not-compile verifies the messages.

import Foundation

func unavailableFiles() -> [String: String] {
    var files: [File] = []
    for line in table.split(separator: "\n") {
        let row = line.drop { $0 == " " }
        let last = files.count - 1
        switch (line.count - row.count) / 4 {
        case 0: files.append(File(row))
        case 1: files[last].open(row)
        case 2: files[last].reject(row)
        default: files[last].declare(row)
        }
    }
    return inFolder(
        "Sources/Core/Dovetail/Unavailable/Generated", Dictionary(uniqueKeysWithValues: files.map { ("\($0.name).swift", $0.finished()) }))
}

/// Files with a comment each; then types; then messages, or names to write instead (=); then the declarations that are rejected so.
private let table = #"""
    Access: Guesses of how to get what a provider, a factory or an injector provides.
        ProviderProtocol
            = get()
                var value: Element
        MainActorProvider
            = get()
                var value: Element
        Assisted
            = get()
                var seed: Element
                var value: Element
            write get()
                func callAsFunction() -> Element
        Factory
            = build(_:)
                func make(_ seed: F.Seed) -> F.Element
                func create(_ seed: F.Seed) -> F.Element
                func get(_ seed: F.Seed) -> F.Element
        ComponentFactory
            = build(_:)
                func make(_ seed: C.Seed) -> C.Root
                func create(_ seed: C.Seed) -> C.Root
            write build(seed)
                func callAsFunction(_ seed: C.Seed) -> C.Root
        PropertyInjector
            = injectProperties(into:)
                func inject(_ object: Element)
                func inject(into object: Element)
            write injectProperties(into:)
                func callAsFunction(_ object: Element)
    MisplacedModifiers: A tag, a scope or a collection at the wrong place of the chain, or where there is nothing to share.
        BindingBuilder where Scope == Unscoped
            this binder has no scope in which an instance could be shared: write Binder<Singleton>, or Binder with a scope of your own
                func sharedInScope() -> BindingBuilder
        BindingBuilder
            the scope is that of the binder: write sharedInScope() without an argument
                func sharedInScope<Lifetime: AnyScope>(_ scope: Lifetime.Type) -> BindingBuilder
            a tag is a type: declare enum Name: Tag { typealias Element = … } and write tagged(with: Name.self)
                func tagged(with name: String) -> BindingBuilder
                func tagged(_ name: String) -> BindingBuilder
            only an assisted factory has arguments: write bindFactory(_:) instead of bind(_:)
                func from<Argument>(_ argument: Argument.Type) -> BindingBuilder
                func with<Named: AssistedFactory>(_ factory: Named.Type) -> BindingBuilder
        BindingBuilder where Element == Key
            an entry needs a key, as in intoDictionary("search")
                func intoDictionary() -> BindingBuilder
        BindingReceipt
            write sharedInScope() before to, which completes the binding
                func sharedInScope() -> BindingReceipt
            write tagged(with:) before to, which completes the binding
                func tagged<T: Tag>(with tag: T.Type) -> BindingReceipt
            write intoCollection() before to, which completes the binding
                func intoCollection() -> BindingReceipt
            write intoSet() before to, which completes the binding
                func intoSet() -> BindingReceipt
            write intoDictionary(key) before to, which completes the binding
                func intoDictionary<EntryKey>(_ key: EntryKey) -> BindingReceipt
            write using(_:) before to, which completes the binding
                func using<T: Tag>(_ tag: T.Type) -> BindingReceipt
            write from(_:) before to, which completes the binding
                func from<Argument>(_ argument: Argument.Type) -> BindingReceipt
        ReceiptBinder
            the key of this binding is already set: bind the type under the tag in configure(binder:)
                func tagged<T: Tag>(with tag: T.Type) -> ReceiptBinder
        FactoryBuilder
            an assisted factory creates a new product for each call, which cannot be shared: bind a shared type with bind(_:)
                func sharedInScope() -> FactoryBuilder
            with(_:) has named the factory and its seed: write with(_:) for an Assisted parameter, or from(_:) for a first parameter, not both
                func from<Argument>(_ argument: Argument.Type) -> FactoryBuilder
            a factory has at most four arguments: pass several of them together, in a struct
                func from<A, B, C, D, E>(_ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type) -> FactoryBuilder
            a factory has no tag: distinguish it from others of its product with its own AssistedFactory, in with(_:)
                func tagged<T: Tag>(with tag: T.Type) -> FactoryBuilder
            a collection contains instances: write bind(_:) instead of bindFactory(_:), with the function type as the element if each is a factory
                func intoCollection() -> FactoryBuilder
        ArgumentFactoryBuilder
            a factory has no tag: distinguish it from others of its product with its own AssistedFactory, in with(_:)
                func tagged<T: Tag>(with tag: T.Type) -> ArgumentFactoryBuilder
            a collection contains instances: write bind(_:) instead of bindFactory(_:), with the function type as the element if each is a factory
                func intoCollection() -> ArgumentFactoryBuilder
            an assisted factory creates a new product for each call, which cannot be shared: bind a shared type with bind(_:)
                func sharedInScope() -> ArgumentFactoryBuilder
            from(_:) has named the argument: write with(_:) for an Assisted parameter, or from(_:) for a first parameter, not both
                func with<Named: AssistedFactory>(_ factory: Named.Type) -> ArgumentFactoryBuilder
            name all arguments at once, as in from(Note.self, Mode.self)
                func from<Other>(_ argument: Other.Type) -> ArgumentFactoryBuilder
    MissingSeed: A component or factory that is built without its seed, or from where it cannot be built.
        RootComponent
            this component has a seed: write build(seed)
                static func build() throws(GraphError) -> Root
            = build(_:)
                static func build(seed: Seed) throws(GraphError) -> Root
        RootComponent where Seed == Void
            this component has no seed: declare typealias Seed in it
                @_disfavoredOverload static func build<Other>(_ seed: Other) throws(GraphError) -> Root
        RootComponent
            write ComponentFactory.of(App.self, replacing: […]).build(seed)
                static func build(_ seed: Seed, replacing: [any Module.Type]) throws(GraphError) -> Root
            write ComponentFactory.of(App.self, replacing: […]).build()
                static func build(replacing: [any Module.Type]) throws(GraphError) -> Root
        Component
            only a RootComponent is built from outside: install this one and request its ComponentFactory, or make it a RootComponent
                @_disfavoredOverload static func build() throws(GraphError) -> Root
                @_disfavoredOverload static func build(_ seed: Seed) throws(GraphError) -> Root
        Module
            a module has no root: include(module:) it in a RootComponent, and build that
                static func build() throws(GraphError)
        ComponentFactory
            this component has a seed: write build(seed)
                func build() -> C.Root
            only a RootComponent is built from outside: install this one and request its ComponentFactory
                static func of(_ component: C.Type) throws(GraphError) -> Self
            write ComponentFactory.of(App.self)
                init()
                init(_ component: C.Type)
        ComponentFactory where C.Seed == Void
            this component has no seed: declare typealias Seed in it
                @_disfavoredOverload func build<Other>(_ seed: Other) -> C.Root
        Factory
            this factory has a seed: write build(seed)
                func build() -> F.Element
    ModulesAndComponents: A module or component that is added with the wrong method, or where it does not fit.
        Binder
            the module has another scope than this binder: include it where that scope is, or make the module Unscoped if it shares nothing
                func include<M: Module>(module: M.Type)
            modules are types: write include(module: StoreModule.self)
                func include<M: Module>(module: M)
            include each module by itself: include(module: StoreModule.self)
                func include(modules: [any Module.Type])
            this is a component, not a module: write install(dependency:)
                func include<Child: ComponentBase>(module component: Child.Type)
            this is a module, not a component: write include(module:)
                func install<M: Module>(dependency module: M.Type)
            = include(module:)
                func include<M: Module>(_ module: M.Type)
                func install<M: Module>(module: M.Type)
            = install(dependency:)
                func install<Child: ComponentBase>(_ component: Child.Type)
                func install<Child: ComponentBase>(component: Child.Type)
        ReceiptBinder
            the binding of the root is already started: write bind.to(…), and other bindings in configure(binder:)
                func bind<Other>(_ element: Other.Type = Other.self) -> ReceiptBinder<Other>
            include modules in configure(binder:)
                func include<M: Module>(module: M.Type)
            install components in configure(binder:)
                func install<Child: ComponentBase>(dependency component: Child.Type)
    MissingImports: Methods of a module that the file does not import, and what looks like one of them.
        Binder
            import DovetailLaunch
                @_disfavoredOverload func launch<each P>(_ name: String, _ body: (repeat each P) async throws -> Void, stop: () async throws -> Void = {})
                @_disfavoredOverload func prepare<each P>(_ name: String, _ body: (repeat each P) throws -> Void, stop: () async throws -> Void = {})
                @_disfavoredOverload func install<Child: Component>(child: Child.Type)
            import DovetailSettings
                @_disfavoredOverload func setting<Setting>(_ setting: Setting.Type)
        BindingBuilder
            import DovetailLaunch
                @_disfavoredOverload func launch<each P>(timeout: Duration? = nil, _ make: (repeat each P) async throws -> Element, run: (Element) async throws -> Void = { _ in }, stop: (Element) async throws -> Void = { _ in }) -> BindingReceipt<Element>
                @_disfavoredOverload func prepare<each P>(_ make: (repeat each P) throws -> Element, stop: (Element) async throws -> Void = { _ in }) -> BindingReceipt<Element>
            a service is launched: import DovetailLaunch, and write launch { … } run: { … }
                @_disfavoredOverload func to<Factory>(factory: Factory, run: (Element) async throws -> Void) -> BindingReceipt<Element>
                @_disfavoredOverload func to(factory: () -> Element, run: (Element) async throws -> Void) -> BindingReceipt<Element>
        ReceiptBinder
            import DovetailLaunch
                @_disfavoredOverload func launch<each P>(timeout: Duration? = nil, _ make: (repeat each P) async throws -> Element, run: (Element) async throws -> Void = { _ in }, stop: (Element) async throws -> Void = { _ in }) -> BindingReceipt<Element>
                @_disfavoredOverload func prepare<each P>(_ make: (repeat each P) throws -> Element, stop: (Element) async throws -> Void = { _ in }) -> BindingReceipt<Element>
    OtherContainers: Words of other containers.
        Binder
            write bind(Store.self).to(factory: Store.init)
                func register<Element>(_ element: Element.Type, name: String? = nil, factory: (OtherResolver) -> Element)
                func register<Element>(_ element: Element.Type = Element.self, name: String? = nil, factory: () -> Element)
                func register<Element>(_ element: Element.Type)
                func factory<Element>(_ element: Element.Type = Element.self, factory: () -> Element)
                func provide<Element>(_ element: Element.Type = Element.self, factory: () -> Element)
            a factory receives its dependencies as parameters: write to(factory: Session.init), or a closure with typed parameters
                func resolve<Element>(_ element: Element.Type = Element.self, name: String? = nil) -> Element
                func get<Element>(_ element: Element.Type = Element.self) -> Element
            write bind(Store.self).sharedInScope().to(factory: Store.init)
                func singleton<Element>(_ element: Element.Type = Element.self, factory: () -> Element)
            name the type first, with bind(Store.self)
                func to<Element>(factory: () -> Element)
            a binder only declares bindings: build the component with App.build()
                func build()
            write bind(Plugin.self).intoCollection()
                func multibind<Element>(_ element: Element.Type) -> BindingBuilder<Element, [Element], Scope>
        BindingBuilder
            = sharedInScope()
                func singleton() -> BindingBuilder
                func asSingleton() -> BindingBuilder
                func inSingletonScope() -> BindingBuilder
                func shared() -> BindingBuilder
            a tag is a type: declare enum Name: Tag { typealias Element = … } and write tagged(with: Name.self)
                func named(_ name: String) -> BindingBuilder
            = tagged(with:)
                func qualified<T: Tag>(by tag: T.Type) -> BindingBuilder
            = to(value:)
                func toInstance(_ value: Element) -> BindingReceipt<Element>
                func to(instance value: Element) -> BindingReceipt<Element>
            = to(provider:)
                func toProvider<P: ProviderProtocol>(_ provider: P) -> BindingReceipt<Element>
            = to(factory:)
                func toFactory<each P>(_ factory: (repeat each P) -> Element) -> BindingReceipt<Element>
            a type is not a factory: pass its initializer, as in to(factory: Store.init)
                func to<Implementation>(type: Implementation.Type) -> BindingReceipt<Element>
            bind the type that is requested: bind((any Plugin).self).to(factory: Feed.init)
                func `as`<Interface>(_ type: Interface.Type) -> BindingBuilder
            an instance is created when it is first requested: request it from the root to create it at once
                func eager() -> BindingBuilder
        BindingBuilder where Element == Key
            = intoCollection()
                func intoList() -> BindingBuilder<Element, [Element], Scope>
                func intoArray() -> BindingBuilder<Element, [Element], Scope>
            = intoDictionary(_:)
                func intoMap<EntryKey: Hashable>(_ key: EntryKey) -> BindingBuilder<Element, [EntryKey: Element], Scope>
        BindingReceipt
            write sharedInScope() before to, which completes the binding
                func inObjectScope(_ scope: OtherScope) -> BindingReceipt
                func scope(_ scope: OtherScope) -> BindingReceipt
            bind the type that is requested: bind((any Plugin).self).to(factory: Feed.init)
                func implements<Interface>(_ type: Interface.Type) -> BindingReceipt
        RootComponent
            a graph returns only its root: let the root depend on what the program needs, and write build()
                static func resolve<Element>(_ element: Element.Type = Element.self, name: String? = nil) -> Element
                static func get<Element>(_ element: Element.Type = Element.self) -> Element
        ComponentFactory
            a graph returns only its root: let the root depend on what the program needs, and write build()
                func resolve<Element>(_ element: Element.Type = Element.self, name: String? = nil) -> Element
    ValueWithoutLabel: A value or a type where a factory belongs. Some would also fit a function where the element is inferred.
        BindingBuilder
            = to(value:)
                @_disfavoredOverload func to(_ value: Element) -> BindingReceipt<Element>
                @_disfavoredOverload func to(factory value: Element) -> BindingReceipt<Element>
            the value can be nil: unwrap it, or bind the optional type, as in bind(Store?.self)
                @_disfavoredOverload func to(value: Element?) -> BindingReceipt<Element>
            = to(factory:)
                @_disfavoredOverload func to(value factory: () -> Element) -> BindingReceipt<Element>
            a type is not a factory: pass its initializer, as in to(factory: Store.init)
                func to<Implementation>(_ type: Implementation.Type) -> BindingReceipt<Element>
                func to<Implementation>(factory type: Implementation.Type) -> BindingReceipt<Element>
        ReceiptBinder
            = to(value:)
                @_disfavoredOverload func to(_ value: Element) -> BindingReceipt<Element>
                @_disfavoredOverload func to(factory value: Element) -> BindingReceipt<Element>
            a type is not a factory: pass its initializer, as in to(factory: Store.init)
                func to<Implementation>(_ type: Implementation.Type) -> BindingReceipt<Element>
        FactoryBuilder
            an assisted factory creates each product: write to(factory:) with an initializer or a closure
                func to(value: Element) -> BindingReceipt<Factory<F>>
        ArgumentFactoryBuilder
            an assisted factory creates each product: write to(factory:) with an initializer or a closure
                func to(value: Element) -> BindingReceipt<Factory<From<Argument, Element>>>
        BindingReceipt
            only a completed binding returns a receipt: write bind.to(factory:) or bind.to(value:)
                init(_: Void = ())
    """#

/// One file, as far as it has been read from the table.
private struct File {
    var name: Substring
    var comment: Substring
    var text = ""
    /// What the next declarations have in common: the attribute, and the sentence that documents them.
    var available = "", summary = ""

    init(_ row: Substring) {
        let parts = row.split(separator: ":", maxSplits: 1)
        (name, comment) = (parts[0], parts[1])
    }

    mutating func close() {
        if !text.isEmpty { text += "}\n" }
    }

    mutating func open(_ type: Substring) {
        close()
        text += "\nextension \(type) {\n"
    }

    mutating func reject(_ row: Substring) {
        if row.hasPrefix("= ") {
            available = "renamed: \"\(row.dropFirst(2))\""
            summary = "Rejects another spelling of `\(row.dropFirst(2))`."
        } else {
            available = "message: \"\(row.replacingOccurrences(of: "\"", with: "\\\""))\""
            summary = "Rejects a mistake: \(row)"
        }
    }

    mutating func declare(_ row: Substring) {
        let attribute = row.hasPrefix("@") ? row.prefix { $0 != " " } + " " : ""
        let signature = row.dropFirst(attribute.count)
        let discardable = signature.contains("-> BindingReceipt") ? "@discardableResult " : ""
        let returns = signature.contains("->") || signature.hasPrefix("init") || signature.hasPrefix("var")
        if !text.hasSuffix("{\n") { text += "\n" }
        text += """
                /// \(summary)
                @available(*, unavailable, \(available))
                \(attribute)\(discardable)public \(signature) \(returns ? "{ unavailable() }" : "{}")

            """
    }

    func finished() -> String {
        var file = self
        file.close()
        let beginning = "// \(header("unavailable"))\n//\n//\(comment)\n"
        let imports = text.contains("GraphError") ? "\npublic import DovetailGraph\n" : ""
        return beginning + imports + file.text
    }
}

// SPDX-License-Identifier: Apache-2.0
