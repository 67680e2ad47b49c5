import Dovetail
import TestTools
import Testing

/// What keeps whom. Each case makes objects, drops what it holds, and must find none of them alive.
@Suite(.watched) struct Memory {
    class Thing: Hashable, @unchecked Sendable {
        init(_ census: Census) { census.count(self) }
        static func == (one: Thing, other: Thing) -> Bool { one === other }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    final class Holding<Held>: Thing, @unchecked Sendable {
        let held: Held
        init(_ held: Held, _ census: Census) {
            self.held = held
            super.init(census)
        }
    }

    typealias Store = Holding<Void>

    @Test func `when the root is released no shared instance is alive`() throws {
        let census = Census()
        do {
            let root = try ask(Holding<Provider<Store>>.self) { binder in
                binder.bind(Store.self).sharedInScope().to { Store((), census) }
                binder.bind(Holding<Provider<Store>>.self).sharedInScope().to { (stores: Provider<Store>) in Holding(stores, census) }
            }
            #expect(root.held.get() === root.held.get())
            #expect(census.alive == 2)
        }
        #expect(census.alive == 0)
    }

    struct Inner: Scope {}

    enum Child: Asking {
        typealias Scope = Inner
        typealias Seed = Int
        typealias What = Holding<Provider<Store>>
        static func configure(binder: Binder<Inner>) {
            binder.bind(Store.self).sharedInScope().to { (census: Census) in Store((), census) }
            binder.bind(What.self).sharedInScope().to { (stores: Provider<Store>, census: Census) in Holding(stores, census) }
        }
    }

    @Test func `a thousand children are built and released while their parent lives`() throws {
        let census = Census()
        let children = try ask(ComponentFactory<Child>.self) { binder in
            binder.install(dependency: Child.self)
            binder.bind(Census.self).to(value: census)
        }
        for number in 0..<1000 {
            let child = children.build(number).value
            #expect(child.held.get() === child.held.get())
            #expect(census.alive == 2)
        }
        #expect(census.total == 2000)
        #expect(census.alive == 0)
    }

    /// Not an object, so that its component stores it inline.
    struct Delivered: Sendable {
        let thing: Store
        let number: Int
    }

    enum Addressee: Asking {
        typealias Scope = Inner
        typealias Seed = Delivered
        typealias What = Provider<Delivered>
        static func configure(binder: Binder<Inner>) {}
    }

    @Test func `what a seed retains is released with its child, and not before`() throws {
        let census = Census()
        let children = try ask(ComponentFactory<Addressee>.self) { $0.install(dependency: Addressee.self) }
        for number in 0..<10 {
            do {
                let seed = children.build(Delivered(thing: Store((), census), number: number)).value
                #expect(census.alive == 1)
                #expect(seed.get().thing === seed.get().thing)
                #expect(seed.get().number == number)
                #expect(census.alive == 1)
            }
            #expect(census.alive == 0)
        }
        #expect(census.total == 10)
    }

    final class One: Thing, @unchecked Sendable {
        let two: Provider<Two>
        init(two: Provider<Two>, census: Census) {
            self.two = two
            super.init(census)
        }
    }

    final class Two: Thing, @unchecked Sendable {
        let one: One
        init(one: One, census: Census) {
            self.one = one
            super.init(census)
        }
    }

    @Test func `a cycle through a provider is released`() throws {
        let census = Census()
        for isShared in [false, true] {
            do {
                let one = try ask(One.self) { binder in
                    binder.bind(Census.self).to(value: census)
                    if isShared {
                        binder.bind(One.self).sharedInScope().to(factory: One.init)
                    } else {
                        binder.bind(One.self).to(factory: One.init)
                    }
                    binder.bind(Two.self).to(factory: Two.init)
                }
                let two = one.two.get()
                #expect((two.one === one) == isShared)
                #expect((two.one.two.get().one === one) == isShared)
            }
            #expect(census.alive == 0)
        }
    }

    @Test func `an invalid graph leaves no memory allocated`() {
        let census = Census()
        do {
            let store = Store((), census)
            _ = try? ask(Int.self) { binder in binder.bind(Store.self).to(value: store) }
            #expect(census.alive == 1)
        }
        #expect(census.alive == 0)
    }

    @Test func `unshared instances are not retained`() throws {
        let census = Census()
        let stores = try ask(Provider<Store>.self) { binder in binder.bind(Store.self).to { Store((), census) } }
        for _ in 0..<100 { _ = stores.get() }
        #expect(census.total == 100)
        #expect(census.alive == 0)
    }

    // MARK: A coordinator and the screens that know it

    protocol Coordinating: AnyObject, Sendable {
        var screens: Provider<Screen> { get }
    }

    final class Coordinator: Thing, Coordinating, @unchecked Sendable {
        let screens: Provider<Screen>
        init(screens: Provider<Screen>, census: Census) {
            self.screens = screens
            super.init(census)
        }
    }

    final class Screen: Thing, @unchecked Sendable {
        weak var coordinator: (any Coordinating)?
        let store: Store
        init(coordinator: any Coordinating, store: Store, census: Census) {
            self.coordinator = coordinator
            self.store = store
            super.init(census)
        }
    }

    private static func coordinated(_ census: Census) -> Writing {
        { binder in
            binder.bind(Census.self).to(value: census)
            binder.bind(Store.self).sharedInScope().to { (census: Census) in Store((), census) }
            binder.bind(Screen.self).to(factory: Screen.init)
            binder.bind((any Coordinating).self).sharedInScope().to { (screens: Provider<Screen>, census: Census) in
                Coordinator(screens: screens, census: census)
            }
        }
    }

    @Test func `a coordinator that is bound as a protocol, retained`() throws {
        let census = Census()
        do {
            let coordinator = try ask((any Coordinating).self, Self.coordinated(census))
            let (one, other) = (coordinator.screens.get(), coordinator.screens.get())
            #expect(one.coordinator === coordinator && other.coordinator === coordinator)
            #expect(one.store === other.store)
            #expect(census.alive == 4)
        }
        #expect(census.alive == 0)
    }

    @Test func `a coordinator that is bound as a protocol, released and its provider retained`() throws {
        let census = Census()
        do {
            var coordinator: (any Coordinating)? = try ask((any Coordinating).self, Self.coordinated(census))
            let screens = try #require(coordinator?.screens)
            let store = screens.get().store
            coordinator = nil
            #expect(census.alive == 1)
            let screen = screens.get()
            #expect(screen.store === store)
            #expect(screen.coordinator != nil)
            #expect(screens.get().coordinator === screen.coordinator)
        }
        #expect(census.alive == 0)
    }

    @Test func `a coordinator is the same before and after its root is deallocated`() throws {
        let census = Census()
        do {
            struct Root { let coordinator: any Coordinating, provider: Provider<any Coordinating>, store: Store }
            var root: Root? = try ask(Root.self) { binder in
                Self.coordinated(census)(binder)
                binder.bind(Root.self).to(factory: Root.init)
            }
            let (coordinator, store) = try (#require(root?.coordinator), #require(root?.store))
            #expect(root?.provider.get() === coordinator)
            root = nil
            #expect(coordinator.screens.get().coordinator === coordinator)
            #expect(coordinator.screens.get().store === store)
        }
        #expect(census.alive == 0)
    }

    // MARK: Everything that holds on to a component, in the hands of what is shared

    private func check<Held: Sendable>(_ held: Held.Type, _ write: @escaping Writing = { _ in }, _ use: (Held) throws -> Void) throws {
        typealias Holder = Holding<Held>
        let census = Census()
        do {
            let both: Writing = { binder in
                binder.bind(Census.self).to(value: census)
                binder.bind(Store.self).sharedInScope().to { (census: Census) in Store((), census) }
                binder.bind(Holder.self).sharedInScope().to { (held: Held, census: Census) in Holder(held, census) }
                write(binder)
            }
            var component: ComponentFactory<Asker<Holder>>? = try factory(Holder.self, both)
            var holder = component?.build().value
            component = nil
            try use(#require(holder).held)
            try use(#require(holder).held)
            let rest = try #require(holder).held
            holder = nil
            try use(rest)
        }
        #expect(census.alive == 0, "\(held)")
    }

    @Test func `providers of every kind`() throws {
        try check(Provider<Store>.self) { #expect($0.get() === $0.get()) }
        try check((@Sendable () -> Store).self) { #expect($0() === $0()) }
        try check(Lazy<Store>.self) { #expect($0.get() === $0.get()) }
        try check(Provider<Lazy<Store>>.self) { #expect($0.get().get() === $0.get().get()) }
        try check(Lazy<Provider<Store>>.self) { #expect($0.get().get() === $0.get().get()) }
        try check(Provider<Store?>.self) { #expect($0.get() === $0.get()) }
        try check(MainActorProvider<Store>.self) { _ in }
        try check(WeakProvider<Store>.self) { _ in }
        try check(Provider<WeakProvider<Store>>.self) { _ = $0.get().get() }
        try check(Lazy<WeakProvider<Store>>.self) { _ = $0.get().get() }
        try check((@Sendable () -> WeakProvider<Store>).self) { _ = $0().get() }
    }

    enum Special: Tag { typealias Element = Store }

    @Test func `tags, optionals and collections`() throws {
        let tagged: Writing = { binder in
            binder.bind(Store.self).tagged(with: Special.self).sharedInScope().to { (census: Census) in Store((), census) }
            binder.bind(Store.self).intoCollection().sharedInScope().to { (census: Census) in Store((), census) }
            binder.bind(Store.self).intoCollection().to { (census: Census) in Store((), census) }
            binder.bind(Store.self).intoDictionary("a").sharedInScope().to { (census: Census) in Store((), census) }
            binder.bind(Store.self).intoSet().sharedInScope().to { (census: Census) in Store((), census) }
            binder.declareOptional(Int.self)
            binder.declareOptional(Thing.self)
        }
        try check(TaggedProvider<Special>.self, tagged) { #expect($0.get() === $0.get()) }
        try check(Provider<TaggedProvider<Special>>.self, tagged) { #expect($0.get().get() === $0.get().get()) }
        try check([Provider<Store>].self, tagged) { #expect($0[0].get() === $0[0].get() && $0[1].get() !== $0[1].get()) }
        try check([String: Provider<Store>].self, tagged) { #expect($0["a"]?.get() === $0["a"]?.get()) }
        try check(Provider<[Store]>.self, tagged) { #expect($0.get()[0] === $0.get()[0]) }
        try check(Provider<Set<Store>>.self, tagged) { #expect($0.get() == $0.get()) }
        try check(Provider<Int?>.self, tagged) { #expect($0.get() == nil) }
        try check(Lazy<Thing?>.self, tagged) { #expect($0.get() == nil) }
        try check((@Sendable () -> Int?).self, tagged) { #expect($0() == nil) }
    }

    enum MakePair: AssistedFactory {
        typealias Seed = Int
        typealias Element = Pair
    }

    final class Pair: Thing, @unchecked Sendable {
        let store: Store
        init(store: Store, number: Assisted<Int>, census: Census) {
            self.store = store
            super.init(census)
        }
    }

    final class Target: @unchecked Sendable {
        var store: Store?
        func inject(store: Store) { self.store = store }
    }

    enum Small: Asking { typealias What = Store }

    @Test func `factories, component factories and property injectors`() throws {
        try check(Factory<MakePair>.self, { $0.bindFactory(Pair.self).with(MakePair.self).to(factory: Pair.init) }) {
            #expect($0.build(1).store === $0.build(2).store)
        }
        try check(ComponentFactory<Small>.self, { $0.install(dependency: Small.self) }) {
            #expect($0.build().value === $0.build().value)
        }
        try check(ComponentFactory<Child2>.self, { $0.install(dependency: Child2.self) }) {
            let child = $0.build(1).value
            #expect(child.held.get() === child.held.get())
        }
        try check(PropertyInjector<Target>.self, { $0.bindPropertyInjectionOf(Target.self).to(injector: Target.inject) }) {
            let (one, other) = (Target(), Target())
            $0.injectProperties(into: one)
            $0.injectProperties(into: other)
            #expect(one.store === other.store && one.store != nil)
        }
    }

    enum Child2: Asking {
        typealias Scope = Inner
        typealias Seed = Int
        typealias What = Holding<Provider<Store>>
        static func configure(binder: Binder<Inner>) {
            binder.bind(What.self).sharedInScope().to { (stores: Provider<Store>, census: Census) in Holding(stores, census) }
        }
    }

    // MARK: Dropped while it is used

    /// A constant of an object, which the optimizer need not retain to read it.
    final class Keeping<Use: Sendable>: Sendable {
        let use: Use
        init(_ use: Use) { self.use = use }
    }

    final class Dropping: Sendable {}
    final class Late: Sendable {}

    enum Later: Asking { typealias What = Late }

    final class Visitor: @unchecked Sendable {
        var late: Late?
        func inject(late: Late) { self.late = late }
    }

    /// Something on the path releases the last reference to the component. It must live until the call returns.
    private func checkDropping<Use>(_: Use.Type, _ bind: @escaping Writing = { _ in }, _ use: (Shared<Keeping<Use>?>) -> Void) throws {
        let census = Census()
        let last = Shared<Keeping<Use>?>(nil)
        let alive = Shared<[Int]>([])
        last.value = Keeping(
            try ask(Use.self) { binder in
                binder.bind(Store.self).sharedInScope().to { Store((), census) }
                binder.bind(Dropping.self).to { (_: Store) in
                    last.value = nil
                    return Dropping()
                }
                binder.bind(Late.self).to { (_: Dropping) in
                    alive.change { $0.append(census.alive) }
                    return Late()
                }
                bind(binder)
            })
        use(last)
        #expect(alive.value == [1])
        #expect(last.value == nil)
        #expect((census.alive, census.total) == (0, 1))
    }

    @Test func `a component whose last owner releases it during a call lives until the call returns`() throws {
        try checkDropping(Provider<Late>.self) { _ = $0.value?.use.get() }
        try checkDropping(Lazy<Late>.self) { _ = $0.value?.use.get() }
        try checkDropping(ComponentFactory<Later>.self, { $0.install(dependency: Later.self) }) { _ = $0.value?.use.build() }
        try checkDropping(Factory<EmptySeed<String>>.self, { $0.bindFactory(String.self).to { (_: Late) in "made" } }) {
            #expect($0.value?.use.build() == "made")
        }
        try checkDropping(
            PropertyInjector<Visitor>.self, { $0.bindPropertyInjectionOf(Visitor.self).to(injector: Visitor.inject) }
        ) {
            let visitor = Visitor()
            $0.value?.use.injectProperties(into: visitor)
            #expect(visitor.late != nil)
        }
    }

    // MARK: Children that need who builds them

    final class Flow: Thing, @unchecked Sendable {
        let steps: ComponentFactory<Step>
        var step: StepRoot?
        init(steps: ComponentFactory<Step>, census: Census) {
            self.steps = steps
            super.init(census)
        }
    }

    final class StepRoot: Thing, @unchecked Sendable {
        weak var flow: Flow?
        let pages: Provider<Page>
        let weakly: WeakProvider<Page>
        init(flow: Flow, pages: Provider<Page>, weakly: WeakProvider<Page>, census: Census) {
            self.flow = flow
            self.pages = pages
            self.weakly = weakly
            super.init(census)
        }
    }

    final class Page: Thing, @unchecked Sendable {
        let flow: Flow
        let store: Store
        init(flow: Flow, store: Store, census: Census) {
            self.flow = flow
            self.store = store
            super.init(census)
        }
    }

    struct StepParts: Sendable {
        let root: StepRoot
        let pages: Provider<Page>
        let weakly: WeakProvider<Page>
    }

    enum Step: Asking {
        typealias Scope = Inner
        typealias What = StepParts
        static func configure(binder: Binder<Inner>) {
            binder.bind(StepRoot.self).sharedInScope().to(factory: StepRoot.init)
            binder.bind(StepParts.self).to(factory: StepParts.init)
            binder.bind(Page.self).to(factory: Page.init)
        }
    }

    private static func flowing(_ census: Census) -> Writing {
        { binder in
            binder.bind(Census.self).to(value: census)
            binder.install(dependency: Step.self)
            binder.bind(Store.self).sharedInScope().to { (census: Census) in Store((), census) }
            binder.bind(Flow.self).sharedInScope().to(factory: Flow.init)
        }
    }

    @Test func `a shared flow that builds and retains a child which depends on the flow`() throws {
        let census = Census()
        do {
            let flow = try ask(Flow.self, Self.flowing(census))
            flow.step = flow.steps.build().value.root
            #expect(flow.step?.flow === flow)
            #expect(flow.step?.pages.get().flow === flow)
            #expect(flow.step?.pages.get().store === flow.step?.pages.get().store)
        }
        #expect(census.alive == 0)
    }

    @Test func `the child outlives the flow, and gets another flow when it needs one`() throws {
        let census = Census()
        do {
            var flow: Flow? = try ask(Flow.self, Self.flowing(census))
            weak let first = flow
            let step = try #require(flow?.steps.build().value)
            let store = step.pages.get().store
            flow = nil
            #expect(first == nil)
            // Nothing of the first flow may be read any more, neither at once nor weakly.
            #expect(step.root.flow == nil)
            let page = step.weakly.get()
            #expect(page?.store === store)
            let other = step.pages.get()
            #expect(other.store === store)
            #expect(page?.flow === other.flow)
            #expect(step.pages.get().flow === other.flow)
        }
        #expect(census.alive == 0)
    }

    @Test func `the factory of children outlives the flow`() throws {
        let census = Census()
        do {
            var flow: Flow? = try ask(Flow.self, Self.flowing(census))
            let steps = try #require(flow?.steps)
            flow = nil
            let (one, other) = (steps.build().value.root, steps.build().value.root)
            #expect(one !== other && one.flow === other.flow && one.flow != nil)
            #expect(one.pages.get().flow === other.flow)
        }
        #expect(census.alive == 0)
    }

    // MARK: Values

    struct Settings: Sendable {
        let stores: Provider<Store>
        let text: String
    }

    @Test func `a shared struct with a provider inside`() throws {
        let census = Census()
        do {
            let settings = try ask(Provider<Settings>.self) { binder in
                binder.bind(Store.self).sharedInScope().to { Store((), census) }
                binder.bind(Settings.self).sharedInScope().to { (stores: Provider<Store>) in
                    Settings(stores: stores, text: "a text that is longer than fifteen bytes")
                }
            }
            #expect(settings.get().stores.get() === settings.get().stores.get())
        }
        #expect(census.alive == 0)
    }

    struct Loop: Sendable {
        let again: Provider<Loop>
        let store: Store
    }

    @Test func `a shared struct with a provider of itself is a warning, because it cannot be held weakly`() throws {
        let census = Census()
        let line: UInt = #line
        let write: Writing = { binder in
            binder.bind(Store.self).sharedInScope().to { Store((), census) }
            binder.bind(Loop.self).sharedInScope().to(factory: Loop.init)
        }
        let found = findings(Loop.self, write)
        #expect(found.brief(from: line) == ["retain-cycle +3"])
        #expect(found.map(\.subject) == ["retain-cycle Memory.Loop"])
        #expect(found.map(\.severity) == [.warning])
    }

    // MARK: The order of the end

    final class Ending: Sendable {
        let name: String
        let log: Shared<[String]>
        init(_ name: String, _ log: Shared<[String]>) { (self.name, self.log) = (name, log) }
        deinit { log.change { $0.append(name) } }
    }

    /// Uses its dependency without retaining it: only the frame retains it.
    final class Last: Sendable {
        let end: Ending
        init(first: First) { end = Ending("last", first.end.log) }
    }

    final class First: Sendable {
        let end: Ending
        init(log: Shared<[String]>) { end = Ending("first", log) }
    }

    struct Between: Sendable {
        let end: Ending
        init(first: First) { end = Ending("between", first.end.log) }
    }

    /// Resolves and releases an instance: where it is inlined, the optimizer may release it only after the provider.
    @inline(never)
    private func use<Element>(_ provider: Provider<Element>?) { _ = provider?.get() }

    @Test func `an instance is deallocated before its dependencies, among objects and beside a struct`() throws {
        struct Mixed { let between: Between, last: Last }
        let log = Shared<[String]>([])
        let write: Writing = { binder in
            binder.bind(First.self).sharedInScope().to { First(log: log) }
            binder.bind(Last.self).sharedInScope().to(factory: Last.init)
        }
        do {
            var root: Provider<Last>? = try ask(Provider<Last>.self, write)
            use(root)
            root = nil
        }
        #expect(log.value == ["last", "first"])

        log.value = []
        do {
            var root: Provider<Mixed>? = try ask(Provider<Mixed>.self) { binder in
                write(binder)
                binder.bind(Between.self).sharedInScope().to(factory: Between.init)
                binder.bind(Mixed.self).to(factory: Mixed.init)
            }
            use(root)
            root = nil
        }
        #expect(log.value.count == 3)
        #expect(log.value.last == "first")
    }

    // MARK: The first instance

    @Test func `two requesters of an empty weak provider both get the first one's instance`() throws {
        struct Both { let weakly: WeakProvider<Thing>, keeper: Provider<Census> }
        let (census, calls) = (Census(), Counter())
        let weakly = Shared<WeakProvider<Thing>?>(nil)
        let inner = Shared<Thing?>(nil)
        let both = try ask(Both.self) { binder in
            binder.bind(Census.self).sharedInScope().to { census }
            binder.bind(Thing.self).to { () -> Thing in
                // While this instance is being created, another one is requested, created and retained.
                if calls.next() == 0 { inner.value = weakly.value?.get() }
                return Thing(census)
            }
            binder.bind(Both.self).to(factory: Both.init)
        }
        weakly.value = both.weakly
        try withExtendedLifetime(both.keeper.get()) {
            let outer = try #require(both.weakly.get())
            #expect(outer === inner.value)
            #expect(calls.value == 2)
        }
    }

    @Test func `two shared objects that retain providers of other instances`() throws {
        let census = Census()
        do {
            struct Root { let one: Holding<Provider<Store>>, other: Holding<Lazy<Store>> }
            let root = try ask(Root.self) { binder in
                binder.bind(Store.self).sharedInScope().to { Store((), census) }
                binder.bind(Holding<Provider<Store>>.self).sharedInScope().to { (held: Provider<Store>) in Holding(held, census) }
                binder.bind(Holding<Lazy<Store>>.self).sharedInScope().to { (held: Lazy<Store>) in Holding(held, census) }
                binder.bind(Root.self).to(factory: Root.init)
            }
            #expect(root.one.held.get() === root.other.held.get())
        }
        #expect(census.alive == 0)
    }

    final class Router: Thing, @unchecked Sendable {
        let hub: Hub
        init(hub: Hub, census: Census) {
            self.hub = hub
            super.init(census)
        }
    }

    final class Hub: Thing, @unchecked Sendable {
        var routers: Provider<Router>?
        init(routers: Provider<Router>, census: Census) {
            self.routers = routers
            super.init(census)
        }
    }

    @Test func `a shared hub whose provider returns a shared router that retains the hub is a warning`() throws {
        let census = Census()
        let write: Writing = { binder in
            binder.bind(Census.self).to(value: census)
            binder.bind(Hub.self).sharedInScope().to(factory: Hub.init)
            binder.bind(Router.self).sharedInScope().to(factory: Router.init)
        }
        weak var left: Hub?
        do {
            let hub = try ask(Hub.self, write)
            let router = try #require(hub.routers?.get())
            #expect(router.hub === hub)
            #expect(hub.routers?.get() === router)
            left = hub
        }
        // The provider retains the router, which retains the hub, which retains the provider: a leak, which a warning reports.
        let found = findings(Hub.self, write)
        #expect(found.ids == ["retain-cycle"])
        #expect(found.first?.subject == "retain-cycle Memory.Hub Memory.Router")
        #expect(found.first?.path == ["Memory.Hub", "Memory.Router", "Memory.Hub"])
        #expect(
            found.first?.notes.map(\.message) == [
                "Memory.Hub is shared, and retains Memory.Router through a deferred dependency, bound",
                "Memory.Router is shared, and may retain Memory.Hub, bound",
            ])
        #expect(census.alive == 2)
        left?.routers = nil
        #expect(census.alive == 0)
    }

    /// Retains its argument.
    class Holder: @unchecked Sendable {
        var held: Any
        init(_ held: Any, _ census: Census) {
            self.held = held
            census.count(self)
        }
    }

    final class Owner: Holder, @unchecked Sendable {}
    final class Middle: Holder, @unchecked Sendable {}
    final class Tool: Holder, Hashable, @unchecked Sendable {
        static func == (one: Tool, other: Tool) -> Bool { one === other }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// The number of objects that outlive a graph that has been used, and the findings about it.
    private func left<What>(
        _ what: What.Type, use: (What) throws -> Void, _ write: @escaping @Sendable (Binder<Singleton>, Census) -> Void
    ) throws -> (alive: Int, findings: [Diagnostic]) {
        let census = Census()
        do { try use(try ask(what) { write($0, census) }) }
        #expect(census.total > 1)
        let alive = census.alive
        // Breaks the cycle, so that the test itself leaves nothing behind.
        for holder in census.survivors.compactMap({ $0 as? Holder }) { holder.held = () }
        #expect(census.alive == 0)
        return (alive, findings(what) { write($0, census) })
    }

    @Test func `a Lazy whose instance retains its owner is a warning, because a Lazy retains its instance`() throws {
        let bindTool: @Sendable (Binder<Singleton>, Census) -> Void = { binder, census in
            binder.bind(Tool.self).to { (owner: Owner) in Tool(owner, census) }
        }
        let direct: @Sendable (Binder<Singleton>, Census) -> Void = { binder, census in
            binder.bind(Owner.self).sharedInScope().to { (tool: Lazy<Tool>) in Owner(tool, census) }
            bindTool(binder, census)
        }
        let used = try left(Owner.self, use: { _ = try #require($0.held as? Lazy<Tool>).get() }, direct)
        #expect(used.alive == 2)
        #expect(used.findings.map(\.message) == ["Memory.Owner retains itself once its Lazy<Memory.Tool> has been used"])
        #expect(used.findings.first?.path == ["Memory.Owner", "Memory.Tool", "Memory.Owner"])
        #expect(
            used.findings.first?.help == [
                "request a provider instead of Lazy<Memory.Tool>, or request WeakProvider<Memory.Owner> in the object that leads back to Memory.Owner"
            ])

        // Through what is not shared, on both ways.
        let indirect = try left(Owner.self, use: { _ = try #require(($0.held as? Middle)?.held as? Lazy<Tool>).get() }) { binder, census in
            binder.bind(Owner.self).sharedInScope().to { (middle: Middle) in Owner(middle, census) }
            binder.bind(Middle.self).to { (tool: Lazy<Tool>) in Middle(tool, census) }
            binder.bind(Tool.self).to { (holder: Holder) in Tool(holder, census) }
            binder.bind(Holder.self).to { (owner: Owner) in Holder(owner, census) }
        }
        #expect(indirect.alive == 4)
        #expect(indirect.findings.ids == ["retain-cycle"])
        #expect(indirect.findings.first?.path == ["Owner", "Middle", "Tool", "Holder", "Owner"].map { "Memory.\($0)" })

        // Of a collection.
        let collection = try left(Owner.self, use: { _ = try #require($0.held as? Lazy<Set<Tool>>).get() }) { binder, census in
            binder.bind(Owner.self).sharedInScope().to { (tools: Lazy<Set<Tool>>) in Owner(tools, census) }
            binder.bind(Tool.self).intoSet().to { (owner: Owner) in Tool(owner, census) }
        }
        #expect(collection.alive == 2)
        #expect(collection.findings.ids == ["retain-cycle"])

        // The other one is shared.
        let inner = try left(Tool.self, use: { _ = try #require(($0.held as? Owner)?.held as? Lazy<Tool>).get() }) { binder, census in
            binder.bind(Owner.self).to { (tool: Lazy<Tool>) in Owner(tool, census) }
            binder.bind(Tool.self).sharedInScope().to { (owner: Owner) in Tool(owner, census) }
        }
        #expect(inner.alive == 2)
        #expect(inner.findings.map(\.message) == ["Memory.Tool retains itself once its Lazy<Memory.Tool> has been used"])

        // As an optional, and below another Lazy.
        let nested = try left(Owner.self, use: { _ = try #require($0.held as? Lazy<Lazy<Tool>>?)?.get().get() }) { binder, census in
            binder.bind(Owner.self).sharedInScope().to { (tool: Lazy<Lazy<Tool>>?) in Owner(tool as Any, census) }
            bindTool(binder, census)
        }
        #expect(nested.alive == 2)
        #expect(nested.findings.ids == ["retain-cycle"])
    }

    @Test func `a Lazy whose instance does not retain its owner is no warning`() throws {
        func expectNothing(_ left: (alive: Int, findings: [Diagnostic]), _ line: Int = #line) {
            #expect(left.alive == 0, "line \(line)")
            #expect(left.findings == [], "line \(line)")
        }
        // It was not used.
        let unused = try left(Owner.self, use: { _ in }) { binder, census in
            binder.bind(Owner.self).sharedInScope().to { (tool: Lazy<Tool>) in Owner((tool, Holder(0, census)), census) }
            binder.bind(Tool.self).to { (owner: WeakProvider<Owner>) in Tool(owner, census) }
        }
        expectNothing(unused)
        expectNothing(
            try left(Owner.self, use: { _ = try #require($0.held as? Lazy<Tool>).get() }) { binder, census in
                binder.bind(Owner.self).sharedInScope().to { (tool: Lazy<Tool>) in Owner(tool, census) }
                binder.bind(Tool.self).to { (owner: WeakProvider<Owner>) in Tool(owner, census) }
            })
        expectNothing(
            try left(Owner.self, use: { _ = try #require($0.held as? Lazy<Tool>).get() }) { binder, census in
                binder.bind(Owner.self).sharedInScope().to { (tool: Lazy<Tool>) in Owner(tool, census) }
                binder.bind(Tool.self).to { (owner: Provider<Owner>) in Tool(owner, census) }
            })
        expectNothing(
            try left(Owner.self, use: { _ = try #require($0.held as? Lazy<Provider<Tool>>).get().get() }) { binder, census in
                binder.bind(Owner.self).sharedInScope().to { (tool: Lazy<Provider<Tool>>) in Owner(tool, census) }
                binder.bind(Tool.self).to { (owner: Owner) in Tool(owner, census) }
            })
        expectNothing(
            try left(Owner.self, use: { _ = try #require($0.held as? Provider<Lazy<Tool>>).get().get() }) { binder, census in
                binder.bind(Owner.self).sharedInScope().to { (tool: Provider<Lazy<Tool>>) in Owner(tool, census) }
                binder.bind(Tool.self).to { (owner: Owner) in Tool(owner, census) }
            })
        // Nothing is shared: another owner each time.
        expectNothing(
            try left(Owner.self, use: { _ = try #require($0.held as? Lazy<Tool>).get() }) { binder, census in
                binder.bind(Owner.self).to { (tool: Lazy<Tool>) in Owner(tool, census) }
                binder.bind(Tool.self).to { (owner: Owner) in Tool(owner, census) }
            })
    }

    @Test func `threads use the provider of a coordinator while it is released`() throws {
        let census = Census()
        for _ in 0..<100 {
            let coordinator = Shared<(any Coordinating)?>(try ask((any Coordinating).self, Self.coordinated(census)))
            let screens = try #require(coordinator.value?.screens)
            let isSound = together(4) { thread in
                if thread == 0 { coordinator.value = nil }
                var last: Screen?
                for _ in 0..<10 {
                    let screen = screens.get()
                    // As long as a screen's coordinator lives, it is the coordinator of the next screen.
                    if let kept = last?.coordinator, screen.coordinator !== kept { return false }
                    if last.map({ $0.store !== screen.store }) == true { return false }
                    last = screen
                }
                return true
            }
            #expect(isSound.allSatisfy { $0 })
        }
        #expect(census.alive == 0)
    }

    @Test func `threads build children of a flow while it is released`() throws {
        let census = Census()
        for _ in 0..<100 {
            let flow = Shared<Flow?>(try ask(Flow.self, Self.flowing(census)))
            let steps = try #require(flow.value?.steps)
            let stores = together(4) { thread in
                if thread == 0 { flow.value = nil }
                return (0..<5).map { _ in
                    let parts = steps.build().value
                    return parts.pages.get().flow === parts.pages.get().flow ? parts.pages.get().store : nil
                }
            }.flatMap(\.self)
            #expect(Set(stores.map { $0.map { ObjectIdentifier($0) } }).count == 1)
        }
        #expect(census.alive == 0)
    }
}

// SPDX-License-Identifier: Apache-2.0
