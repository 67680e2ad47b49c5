import TestTools
import Testing

@testable import Cleanse

private struct Clock: Sendable {}
private struct Zone: Cleanse.Tag { typealias Element = String }
private struct PerUser: Cleanse.Scope {}

private struct User: Component {
    typealias Seed = Int

    static func configure(binder: Binder<PerUser>) {}

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to { (id: Int, clock: () -> Clock) in "\(id) \(clock())" }
    }
}

private struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.install(dependency: User.self)
        binder.bind().sharedInScope().to(factory: Clock.init)
        binder.bind(String.self).tagged(with: Zone.self).to { (clock: Provider<Clock>, again: Clock?) in "" }
        binder.bind().intoCollection().to(value: 1)
        binder.bind(Int.self).intoCollection().to(value: [2, 3])
    }

    static func configureRoot(binder bind: ReceiptBinder<Double>) -> BindingReceipt<Double> { bind.to(value: 1) }
}

private struct Closing: CleanseBindingPlugin {
    let close: (any ComponentBinding, CleanseErrorReporter) -> Void

    func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) { close(root, errorReporter) }
}

private struct Said: CleanseError {
    let description: String
}

@Suite(.watched) struct PluginTests {
    @Test func `a plugin sees components, scopes, seeds and the requests of each binding`() throws {
        var seen = false
        let plugin = Closing { outermost, _ in
            seen = true
            #expect(outermost.componentType == nil && outermost.scope == nil && outermost.parent == nil)
            #expect(isSame(outermost.seed, Void.self))
            #expect(Array(outermost.providers.keys) == [ProviderKey(ComponentFactory<App>.self)])
            #expect(outermost.subcomponents.count == 1)

            let root = outermost.subcomponents[0]
            #expect(isSame(root.componentType, App.self))
            #expect(isSame(root.scope, Singleton.self))
            #expect(isSame(root.seed, Void.self))
            #expect(root.parent != nil && root.parent?.componentType == nil)
            let clock = ProviderKey(Clock.self)
            #expect(root.providers[ProviderKey(TaggedProvider<Zone>.self)]?[0].requirements == [clock, clock])
            #expect(
                root.providers[ProviderKey(TaggedProvider<Zone>.self)]?.map(\.description)
                    == ["ProviderInfo(requirements: [Provider<Clock>, Provider<Clock>], isCollectionProvider: false)"])
            #expect(Set(root.providers[ProviderKey([Int].self)] ?? []).count == 1)
            #expect(root.providers[ProviderKey([Int].self)]?.map(\.isCollectionProvider) == [true, true])
            #expect(root.providers[ProviderKey(ComponentFactory<User>.self)]?.count == 1)

            #expect(root.subcomponents.count == 1)
            let child = root.subcomponents[0]
            #expect(isSame(child.componentType, User.self))
            #expect(isSame(child.scope, PerUser.self))
            #expect(isSame(child.seed, Int.self))
            #expect(isSame(child.parent?.componentType, App.self))
            #expect(child.providers[ProviderKey(String.self)]?[0].requirements == [ProviderKey(Int.self), clock])
        }
        _ = try ComponentFactory.of(App.self, serviceLoader: CleanseServiceLoader([plugin]))
        #expect(seen)
    }

    @Test func `what plugins report comes after what the rules found, and keeps its type`() throws {
        let loader = CleanseServiceLoader([Closing { $1.append(error: Said(description: "first")) }])
        loader.register(Closing { $1.append(contentsOf: [Said(description: "second")]) })
        do {
            _ = try ComponentFactory.of(App.self, serviceLoader: loader)
            Issue.record("the plugins found faults")
        } catch let error as MultiError {
            #expect(error.errors.map { ($0 as? Said)?.description } == ["first", "second"])
        }
        #expect(throws: Never.self) { try ComponentFactory.of(App.self, validate: false, serviceLoader: loader) }
    }

    @Test func `a reporter throws what it has`() throws {
        let reporter = CleanseErrorReporter()
        try reporter.report()
        reporter.append(error: Said(description: "one"))
        #expect(throws: Said.self) { try reporter.report() }
        reporter.append(error: Said(description: "two"))
        #expect(throws: MultiError.self) { try reporter.report() }
    }
}

// SPDX-License-Identifier: Apache-2.0
