import Dovetail
import TestTools
import Testing

/// A factory that clears the variable through which its own provider was called: the component must live until the call returns. The
/// optimizer releases objects after their last use, so that these tests can only fail in optimized builds.
@Suite("Released during a call", .watched) struct ReleasedDuringCallTests {
    final class Store: @unchecked Sendable {
        init(_ census: Census) { census.count(self) }
    }

    /// A shared object that only its component retains, so that it shows whether the component is alive.
    final class Witness: @unchecked Sendable {
        init(_ census: Census) { census.count(self) }
    }

    struct Small: Sendable { let store: Store, isAlive: Bool }
    struct Large: Sendable { let small: Small, numbers: (Int, Int, Int, Int, Int, Int, Int, Int) }
    protocol Product: Sendable { var isAlive: Bool { get } }
    final class Object: Product {
        let isAlive: Bool
        init(isAlive: Bool) { self.isAlive = isAlive }
    }

    enum SmallTag: Tag { typealias Element = Small }
    struct MakeSmall: AssistedFactory {
        typealias Seed = Int
        typealias Element = Small
    }

    final class Target: @unchecked Sendable { var wasAlive = false }

    struct Inner: Scope {}
    enum Child: Asking {
        typealias Scope = Inner
        typealias Seed = Int
        typealias What = Small
        static func configure(binder: Binder<Inner>) {}
    }

    /// What a session offers, one property for each kind of deferred request.
    final class Session: @unchecked Sendable {
        let small: Provider<Small>
        let large: Provider<Large>
        let existential: Provider<any Product>
        let object: Provider<Object>
        let tagged: TaggedProvider<SmallTag>
        let mainActor: MainActorProvider<Small>
        let lazy: Lazy<Small>
        let weakly: WeakProvider<Small>
        let closure: @Sendable () -> Small
        let factory: Factory<MakeSmall>
        let children: ComponentFactory<Child>
        let injector: PropertyInjector<Target>

        init(
            witness: Witness, small: Provider<Small>, large: Provider<Large>, existential: Provider<any Product>, object: Provider<Object>,
            tagged: TaggedProvider<SmallTag>, mainActor: MainActorProvider<Small>, lazy: Lazy<Small>, weakly: WeakProvider<Small>,
            closure: @escaping @Sendable () -> Small, factory: Factory<MakeSmall>, children: ComponentFactory<Child>,
            injector: PropertyInjector<Target>
        ) {
            self.small = small
            self.large = large
            self.existential = existential
            self.object = object
            self.tagged = tagged
            self.mainActor = mainActor
            self.lazy = lazy
            self.weakly = weakly
            self.closure = closure
            self.factory = factory
            self.children = children
            self.injector = injector
        }
    }

    /// Where the application keeps its session, which any of the factories ends.
    final class Model: @unchecked Sendable {
        var session: Session?
        weak var witness: Witness?
        let census = Census()

        /// Ends the session. Returns whether its component is still there.
        func logOut() -> Bool {
            session = nil
            return witness != nil
        }
    }

    static func model() throws -> Model {
        let model = Model()
        model.session = try ask(Session.self) { [unowned model] binder in
            binder.bind(Witness.self).sharedInScope().to {
                let witness = Witness(model.census)
                model.witness = witness
                return witness
            }
            binder.bind(Store.self).to { Store(model.census) }
            binder.bind(Small.self).to { (store: Store) in Small(store: store, isAlive: model.logOut()) }
            binder.bind(Large.self).to { (small: Small) in Large(small: small, numbers: (1, 2, 3, 4, 5, 6, 7, 8)) }
            binder.bind((any Product).self).to { (small: Small) in Object(isAlive: small.isAlive) }
            binder.bind(Object.self).to { (small: Small) in Object(isAlive: small.isAlive) }
            binder.bind(Small.self).tagged(with: SmallTag.self).to { (small: Small) in small }
            binder.bindFactory(Small.self).with(MakeSmall.self).to { (number: Assisted<Int>, small: Small) in small }
            binder.bindPropertyInjectionOf(Target.self).to { (target: Target, small: Small) in target.wasAlive = small.isAlive }
            binder.bind(Session.self).to(factory: Session.init)
            binder.install(dependency: Child.self)
        }
        return model
    }

    /// Calls a provider of a new session through the model, which loses the session while the factory runs.
    func expectAlive(_ call: (Model) -> Bool?, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let model = try Self.model()
        #expect(call(model) == true, sourceLocation: sourceLocation)
        #expect(model.session == nil, sourceLocation: sourceLocation)
        #expect(model.census.alive == 0, sourceLocation: sourceLocation)
    }

    @Test func `the component lives until its factory has returned`() throws {
        try expectAlive { model in model.session?.small.get().isAlive }
        try expectAlive { model in model.session?.large.get().small.isAlive }
        try expectAlive { model in model.session?.existential.get().isAlive }
        try expectAlive { model in model.session?.object.get().isAlive }
        try expectAlive { model in model.session?.tagged.get().isAlive }
        try expectAlive { model in model.session?.lazy.get().isAlive }
        try expectAlive { model in model.session?.weakly.get()?.isAlive }
        try expectAlive { model in model.session?.closure().isAlive }
        try expectAlive { model in model.session?.factory.build(1).isAlive }
        try expectAlive { model in model.session?.children.build(1).value.isAlive }
        try expectAlive { model in
            let target = Target()
            model.session?.injector.injectProperties(into: target)
            return target.wasAlive
        }
    }

    @Test @MainActor func `the component lives until its factory has returned on the main actor`() throws {
        let model = try Self.model()
        #expect(model.session?.mainActor.get().isAlive == true)
        #expect(model.session == nil && model.census.alive == 0)
    }

    /// Variables of each kind, which the factory clears.
    final class Holder: @unchecked Sendable {
        var property: Provider<Small>?
        var array: [Provider<Small>] = []
        var dictionary: [String: Provider<Small>] = [:]

        func clear() {
            property = nil
            array = []
            dictionary = [:]
        }
    }

    @Test func `the component lives although the only provider of it is cleared`() throws {
        let calls: [(Holder) -> Small?] = [{ $0.property?.get() }, { $0.array.first?.get() }, { $0.dictionary["small"]?.get() }]
        for (number, call) in calls.enumerated() {
            let census = Census()
            let holder = Holder()
            let provider = try ask(Provider<Small>.self) { [unowned holder] binder in
                binder.bind(Witness.self).sharedInScope().to { Witness(census) }
                binder.bind(Store.self).to { (_: Witness) in Store(census) }
                binder.bind(Small.self).to { (store: Store) in
                    holder.clear()
                    return Small(store: store, isAlive: census.alive == 2)
                }
            }
            switch number {
            case 0: holder.property = consume provider
            case 1: holder.array = [consume provider]
            default: holder.dictionary["small"] = consume provider
            }
            #expect(call(holder)?.isAlive == true)
            #expect(census.alive == 0)
        }
    }

    @Test func `a result that is not used is released`() throws {
        let census = Census()
        struct Pair: Sendable { let first: Store, second: Store }
        do {
            let pairs = try ask(Provider<Pair>.self) { binder in
                binder.bind(Store.self).to { Store(census) }
                binder.bind(Pair.self).sharedInScope().to(factory: Pair.init)
            }
            for _ in 0..<3 { _ = pairs.get() }
            if pairs.get().first === pairs.get().second { Issue.record("the stores are not shared") }
        }
        #expect(census.alive == 0)
    }
}

// SPDX-License-Identifier: Apache-2.0
