// Written by `Scripts/generate canary`. Do not edit.

/// The files of the program that shows whether a compiler's trees are understood.
let canarySources = [
"Canary.swift": ###"""
    // One program with everything that a `configure` can be read to say. A reader of trees whose graph of it is not the graph that the program
    // itself collects does not understand the compiler that wrote the trees.
    public import Dovetail

    struct Air: Sendable, Makeable { static func make() -> Air { Air() } }
    struct Seed: Sendable, Makeable { static func make() -> Seed { Seed() } }
    struct Song: Sendable { let air: Air }
    public struct Wing: Sendable {}
    final class Parent: Sendable { init(chick: Provider<Chick>) {} }
    final class Chick: Sendable { init(parent: WeakProvider<Parent>) {} }
    enum Name: Tag { typealias Element = String }
    enum Port: Tag { typealias Element = Int }
    typealias Words = [String]

    enum Flags {
        nonisolated(unsafe) static var isStaging = false
        static let isVerbose = false
    }

    // MARK: Conditions

    enum Conditions: Module {
        static func configure(binder: Binder<Singleton>) {
            if Flags.isStaging {
                binder.bind(Words.self).to(value: ["staging"])
            } else {
                binder.bind([String].self).to(value: ["live"])
            }
            if !Flags.isStaging { binder.bind(UInt.self).to(value: 1) }
            if isNight() && false || Flags.isStaging { binder.bind(Int64.self).to(value: 1) }
            #if CANARY
            binder.bind(UInt8.self).to(value: 1)
            #else
            binder.bind(UInt8.self).to(value: 2)
            #endif
            guard !Flags.isVerbose else { return }
            switch CommandLine.arguments.count {
            case 1000...: binder.bind(UInt16.self).to(value: 1)
            default: binder.bind(UInt16.self).to(value: 2)
            }
            let builder = binder.bind(UInt32.self)
            _ = Flags.isStaging ? builder.to(value: 1) : builder.to(value: 2)
            if #available(macOS 10, *) { binder.bind(UInt64.self).to(value: 1) }
            if true { binder.bind(Unicode.Scalar.self).to(value: "u") }
            if false { binder.bind(StaticString.self).to(value: "s") }
            guard true else { return }
            finish(binder)
            return
        }

        static func isNight() -> Bool { return CommandLine.arguments.count > 1000 }

        /// What follows a `return` is not declared.
        static func finish(_ binder: Binder<Singleton>) {
            let isEarly = Flags.isStaging
            if isEarly { return }
            binder.bind(Substring.self).to(value: "")
        }
    }

    // MARK: Loops

    enum Loops: Module {
        static func configure(binder: Binder<Singleton>) {
            for word in ["a", "b", "c"] { binder.bind(Character.self).intoDictionary(word).to(value: Character(word)) }
            for number in 0..<2 { binder.bind(Int8.self).intoCollection().to(value: Int8(number)) }
            [1, 2].forEach { binder.bind(Int16.self).intoCollection().to(value: Int16($0)) }
            binder.bind(Bool.self).intoDictionary(Season.spring).to(value: true)
            binder.bind(Bool.self).intoDictionary(.winter as Season).to(value: false)
            binder.bind(Wing.self).intoDictionary(ObjectIdentifier(Wing.self)).to(factory: Wing.init)
            binder.bind(UInt8.self).intoSet().to(value: 3)
        }
    }
    enum Season: Hashable, Sendable { case spring, winter }

    // MARK: Functions

    enum Functions: Module {
        static func configure(binder: Binder<Singleton>) {
            bindNames(binder)
            func local<T: Sendable>(_ type: T.Type, _ create: @escaping @Sendable () -> T) {
                binder.bind(T.self).sharedInScope().to(factory: create)
            }
            local(Double.self) { 1 }
            local(Float.self, { 2 })
            let write = { (binder: Binder<Singleton>) in
                _ = binder.bind(Duration.self).to(value: .zero)
            }
            write(binder)
            binder.bindClock()
            binder.bindOne(Air.self)
            binder.bindOne(Seed.self)
            binder.contribute(Twig())
        }

        static func bindNames<S>(_ binder: Binder<S>) {
            binder.bind(String.self).tagged(with: Name.self).to(value: "name")
            binder.bind(Int.self).tagged(with: Port.self).to { 80 }
        }
    }
    struct Twig: Sendable {}
    struct Feather: Sendable {
        init() {}
        init(twig: Twig) {}
    }

    /// References to initializers, with and without their labels.
    struct Constructors: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Feather.self).to(factory: Feather.init as @Sendable () -> Feather)
            binder.bind(Optional<Feather>.self).to { (twig: Twig) in Feather(twig: twig) }
            binder.bind(Twig.self).to { .init() }
        }
    }

    enum Configured: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind((any Store).self).sharedInScope().configured(with: Platform.store)
            binder.bind(Wing.self).configured { $0.to { (song: Song) in Wing() } }
            binder.bind(Song.self).to(Song.init)
        }
    }
    enum Platform {
        static func store(bind: ReceiptBinder<any Store>) -> BindingReceipt<any Store> {
            return bind.to { (clock: Clock) in Disk(clock: clock) }
        }
    }

    // MARK: Components

    enum HomeFeature: FeatureModule {
        struct Screen: Sendable {}
        static func screen() -> Screen { Screen() }
    }

    struct PerUser: Scope {}
    struct User: Sendable {}
    enum UserName: Tag { typealias Element = User }
    struct UserRoot: Sendable { init(user: TaggedProvider<UserName>, words: [String]) {} }
    enum UserComponent: Component {
        typealias Seed = TaggedProvider<UserName>
        static func configure(binder: Binder<PerUser>) {}
        static func configureRoot(binder bind: ReceiptBinder<UserRoot>) -> BindingReceipt<UserRoot> { bind.to(factory: UserRoot.init) }
    }
    /// Components without configureRoot, the second through a protocol of the program.
    struct Guest: Sendable {}
    enum GuestComponent: Component {
        typealias Root = Guest
        static func configure(binder: Binder<PerUser>) { binder.bind(Guest.self).to { Guest() } }
    }
    protocol Visited: Component where Root == Visitor {}
    struct Visitor: Sendable {}
    enum VisitorComponent: Visited {
        static func configure(binder: Binder<PerUser>) { binder.bind(Visitor.self).to { Visitor() } }
    }
    final class Delegate { func inject(air: Air, seed: Seed) {} }
    struct MakeWing: AssistedFactory {
        typealias Seed = Int
        typealias Element = Wing
    }
    @MainActor final class Window { init(air: Air) {} }

    public struct Aviary: Sendable {
        init(
            cage: Cage, users: ComponentFactory<UserComponent>, guests: ComponentFactory<GuestComponent>,
            visitors: ComponentFactory<VisitorComponent>, injector: PropertyInjector<Delegate>, wings: Factory<MakeWing>,
            songs: Factory<EmptySeed<Song>>, windows: MainActorProvider<Window>, wing: @escaping @Sendable (Int8) -> Wing,
            stored: @escaping @MainActor (Int8, any Store) -> Wing, ordinary: @escaping (inout Int8) -> Wing
        ) {}
    }
    struct Cage: Sendable {
        init(
            screen: HomeFeature.Screen, words: Words, letters: [String: Character], letterProviders: [String: Provider<Character>],
            bytes: [Int8], wing: Wing?, store: Lazy<any Store>, disk: @Sendable () -> Disk?, chick: Chick, cache: Cache<String>, box: Box<Int>,
            extra: Set<UInt8>, twigs: [Twig], leaves: [Leaf]
        ) {}
    }

    public enum CanaryApp: RootComponent {
        public static func configure(binder: Binder<Singleton>) {
            binder.include(module: HomeFeature.self)
            binder.include(module: Conditions.self)
            binder.include(module: Loops.self)
            binder.include(module: Functions.self)
            binder.include(module: Constructors.self)
            binder.include(module: Configured.self)
            binder.include(module: Values.self)
            binder.include(module: Structures.self)
            binder.include(module: Closures.self)
            binder.include(module: Constants.self)
            binder.include(module: Questions.self)
            binder.include(module: Caching<String, Name>.self)
            binder.include(module: Caching<Int, Port>.self)
            binder.install(dependency: UserComponent.self)
            binder.install(dependency: GuestComponent.self)
            binder.install(dependency: VisitorComponent.self)
            binder.bindPropertyInjectionOf(Delegate.self).to(injector: Delegate.inject)
            binder.bindFactory(Wing.self).with(MakeWing.self).to { (number: Assisted<Int>, air: Air) in Wing() }
            binder.bindFactory(Song.self).to(factory: Song.init)
            binder.bindFactory(Wing.self).from(Int8.self).to { (number: Int8, air: Air) in Wing() }
            binder.bindFactory(Wing.self).from(Int8.self, (any Store).self).to { (number, store, air: Air) in Wing() }
            binder.bindChild(Song.self, from: UInt8.self, scope: PerSong.self) { child in
                child.bind(Air.self).sharedInScope().to { (_: UInt8) in Air() }
                child.bind(Song.self).to(Song.init)
            }
            binder.bind(Motto.self).using(Name.self).to(Motto.init)
            binder.bind(Window.self).to(factory: Window.init)
            binder.bind(Parent.self).sharedInScope().to(factory: Parent.init)
            binder.bind(Chick.self).sharedInScope().to(factory: Chick.init)
            binder.bind(Cage.self).to(Cage.init)
            binder.declareOptional(Disk.self)
            binder.declareSet(of: UInt8.self)
            binder.requires(tagged: Name.self)
            _ = binder.bind(Int32.self).tagged(with: Unfinished.self)
            struct Local: Sendable { let air: Air }
            binder.bind(Local.self).to(Local.init)
            binder.bind((Local, x: Int).self).to { (local: Local) in (local, 1) }
            binder.bind((@Sendable (Local) -> Void).self).to { { _ in } }
            binder.bind(Result<Local?, any Error>.self).to(provider: Provider(getter: { .success(nil) }))
            binder.bind((any Sequence<Int>).self).to { [1] }
            binder.bind(Private.self).to(Private.init)
            binder.bind(Private.Inner.self).to(Private.Inner.init)
        }
        public static func configureRoot(binder bind: ReceiptBinder<Aviary>) -> BindingReceipt<Aviary> {
            bind.to(factory: Aviary.init)
        }
    }
    enum PerSong: Scope {}
    struct Motto: Sendable { let name: String, air: Air }
    private struct Private: Sendable { struct Inner: Sendable {} }
    enum Unfinished: Tag { typealias Element = Int32 }

    // SPDX-License-Identifier: Apache-2.0

    """###,
"Limits.swift": ###"""
    // What reading cannot follow: that it is still noticed shows that the trees are understood, too. The program never runs this component.
    public import Dovetail

    class Tree {
        func wire(_ binder: Binder<Unscoped>) { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        class var isHigh: Bool { false }
    }
    final class Fir: Tree {
        override func wire(_ binder: Binder<Unscoped>) { binder.bind(Twig.self).intoCollection().to { Twig() } }
    }
    protocol Branch { func serve(_ binder: Binder<Unscoped>) }
    struct ThinBranch: Branch {
        func serve(_ binder: Binder<Unscoped>) { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
    }
    struct Storm: Error {}
    final class Drawer {
        let binder: Binder<Unscoped>
        init(_ binder: Binder<Unscoped>) { self.binder = binder }
        func run() { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
    }
    extension Binder where Scope == Unscoped {
        subscript(number: Int) -> Binder {
            bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            return self
        }
    }

    public enum CanaryLimits: RootComponent {
        public typealias Scope = Unscoped

        public static func configure(binder: Binder<Unscoped>) {
            loops(binder)
            errors(binder)
            types(binder)
            storing(binder)
            defer { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            binder.bind(Leaf.self).intoDictionary(CommandLine.arguments.count).to(factory: Leaf.init)
            binder.bind(Leaf.self).intoDictionary("\(CommandLine.arguments.count)").to(factory: Leaf.init)
        }

        static func loops(_ binder: Binder<Unscoped>) {
            var count = 0
            while count < 3 {
                binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
                count += 1
            }
            repeat {
                binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
                count += 1
            } while count < 9
            for _ in CommandLine.arguments { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            for number in [1, 2] where number > 1 { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            outer: for row in [1, 2] {
                for column in [1, 2] {
                    if row == column { continue outer }
                    if row > column { break outer }
                    binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
                }
            }
        }

        static func errors(_ binder: Binder<Unscoped>) {
            do { try bind(binder) } catch { binder.bind(Leaf.self).intoCollection().to { Leaf() } }
            _ = try? bind(binder)
        }

        static func bind(_ binder: Binder<Unscoped>) throws {
            if CommandLine.arguments.count > 1_000 { throw Storm() }
            binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        }

        static var tree: Tree { Fir() }
        static func types(_ binder: Binder<Unscoped>) {
            tree.wire(binder)
            for branch in [ThinBranch()] as [any Branch] { branch.serve(binder) }
            for type in [Air.self, Air.self] as [any Makeable.Type] { bindMade(type, binder) }
            bindAll(Air.self, Air.self, to: binder)
        }
        static func bindMade<T: Makeable>(_ type: T.Type, _ binder: Binder<Unscoped>) {
            binder.bind(T.self).intoCollection().to { @Sendable in T.make() }
        }
        static func bindAll<each T: Makeable>(_ types: repeat (each T).Type, to binder: Binder<Unscoped>) {
            repeat bindMade((each T).self, binder)
        }

        static let steps: [String: @Sendable (Binder<Unscoped>) -> Void] = ["leaf": { $0.bind(Leaf.self).intoCollection().to { Leaf() } }]
        nonisolated(unsafe) static var stored: Binder<Unscoped>?
        static func storing(_ binder: Binder<Unscoped>) {
            let maybe: Binder<Unscoped>? = binder
            if case .some(let present) = maybe { present.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            Drawer(binder).run()
            stored = binder
            stored?.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            steps["leaf"]?(binder)
            steps["none"]?(binder)
            _ = binder[1]
            withExtendedLifetime(1) { _ = binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            _ = Optional(1).map { _ in binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        }

        public static func configureRoot(binder bind: ReceiptBinder<Wing>) -> BindingReceipt<Wing> { bind.to { Wing() } }
    }

    // SPDX-License-Identifier: Apache-2.0

    """###,
"Support.swift": ###"""
    // What the canary uses of another file.
    public import Dovetail

    public struct Clock: Sendable { public init() {} }
    public protocol Store: Sendable {}
    public struct Disk: Store { public init(clock: Clock) {} }

    /// A generic module.
    public enum Caching<Value: Sendable, Kind: Tag>: Module where Kind.Element == Value {
        public static func configure(binder: Binder<Singleton>) {
            binder.bind(Cache<Value>.self).sharedInScope().to(factory: Cache<Value>.init)
            binder.bind(Box<Value>.self).to { (value: TaggedProvider<Kind>) in Box(value.get()) }
        }
    }
    public struct Cache<Value: Sendable>: Sendable { public init(clock: Clock) {} }
    public struct Box<Value: Sendable>: Sendable { public init(_ value: Value) {} }

    /// An extension of the binder, which hands its location on.
    extension Binder {
        public func bindClock(
            file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            bind(Clock.self, file: file, filePath: filePath, line: line, column: column).to(factory: Clock.init)
        }
        public func bindOne<T: Makeable>(_ type: T.Type) { bind(T.self).to { T.make() } }
        public func contribute<T: Sendable>(_ value: T) { bind(T.self).intoCollection().to(value: value) }
    }
    public protocol Makeable: Sendable { static func make() -> Self }

    /// A default configuration in an extension of a protocol.
    public protocol FeatureModule: Module, SendableMetatype where Scope == Unscoped {
        associatedtype Screen: Sendable
        static func screen() -> Screen
    }
    extension FeatureModule {
        public static func configure(binder: Binder<Unscoped>) {
            binder.bind(Screen.self).to { Self.screen() }
        }
    }

    // SPDX-License-Identifier: Apache-2.0

    """###,
"Values.swift": ###"""
    // Binders and builders in the values, patterns and declarations that can be followed.
    internal import Dovetail

    struct Leaf: Sendable {
        init() {}
    }

    enum Values: Module {
        static func configure(binder: Binder<Singleton>) {
            let (copy, number) = (binder, 1)
            copy.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            let pair = (binder, number)
            pair.0.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            let maybe: Binder<Singleton>? = binder
            if let present = maybe { present.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            guard let present = maybe else { return }
            present.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            switch maybe {
            case .some(let present): present.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            case .none: break
            }
            let nothing: Binder<Singleton>? = nil
            if let nothing { nothing.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            var other = binder
            other = copy
            change(&other)
            let list: [Binder<Singleton>] = [(binder)]
            for element in list { element.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            do { copy.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            keys(binder)
        }

        static func change(_ binder: inout Binder<Singleton>) { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }

        static func keys(_ binder: Binder<Singleton>) {
            binder.bind(Leaf.self).intoDictionary(-1).to(factory: Leaf.init)
            binder.bind(Leaf.self).intoDictionary(1).to(factory: Leaf.init)
            binder.bind(Leaf.self).intoDictionary(true).to(factory: Leaf.init)
            binder.bind(Leaf.self).intoDictionary(Season.usual).to(factory: Leaf.init)
        }
    }
    extension Season {
        static let usual = Season.winter
    }

    // MARK: Structures

    struct Wiring {
        let binder: Binder<Singleton>
        var builder: BindingBuilder<Leaf, [Leaf], Singleton> { binder.bind(Leaf.self).intoCollection() }
        func run() { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
    }
    struct Stored {
        let binder: Binder<Singleton>
        init(_ binder: Binder<Singleton>) { self.binder = binder }
        init(again binder: Binder<Singleton>) { self.init(binder) }
    }
    struct Callable {
        func callAsFunction(_ binder: Binder<Singleton>) { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
    }
    extension Binder where Scope == Singleton {
        var wired: Binder {
            bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            return self
        }
    }
    infix operator <+ : AdditionPrecedence
    func <+ (binder: Binder<Singleton>, number: Int) { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
    func bindLeaf(_ binder: Binder<Singleton>) { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }

    enum Structures: Module {
        static func configure(binder: Binder<Singleton>) {
            Wiring(binder: binder).run()
            Wiring(binder: binder).builder.to(factory: Leaf.init)
            Stored(binder).binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            Stored(again: binder).binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            Callable()(binder)
            binder.wired.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            binder <+ 1
            Canary.bindLeaf(binder)
        }
    }

    // MARK: Closures

    enum Closures: Module {
        static let steps: [@Sendable (Binder<Singleton>) -> Void] = [
            { $0.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }, bindLeaf,
        ]

        static func configure(binder: Binder<Singleton>) {
            let bind = { [binder] in _ = binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            bind()
            for step in steps { step(binder) }
            byDefault(binder)
            let later = { _ = binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            _ = later
            counted(2, binder)
        }

        static func byDefault(
            _ binder: Binder<Singleton>,
            _ body: (Binder<Singleton>) -> Void = { $0.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        ) { body(binder) }

        /// Arithmetic of parameters.
        static func counted(_ count: Int, _ binder: Binder<Singleton>) {
            guard count > 0 else { return }
            binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            counted(count - 1, binder)
        }
    }

    // MARK: Constants

    protocol Kind: Sendable {
        static var isUsed: Bool { get }
    }
    enum UsedKind: Kind {
        static let isUsed = true
    }
    enum UnusedKind: Kind {
        static var isUsed: Bool { return false }
    }
    enum Kinds<K: Kind>: Module {
        static func configure(binder: Binder<Singleton>) {
            if K.isUsed { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        }
    }
    class Nest {
        class var isWarm: Bool { false }
    }
    final class WarmNest: Nest {
        override class var isWarm: Bool { true }
    }

    enum Constants: Module {
        static var nest: Nest.Type { WarmNest.self }

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Kinds<UsedKind>.self)
            binder.include(module: Kinds<UnusedKind>.self)
            if nest.isWarm { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            if Flags.isVerbose || !Flags.isUsual { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            if #unavailable(macOS 10) { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            for number in [1, 2, 3] {
                if number == 1 { continue }
                if number == 3 { break }
                binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            }
            for number in 1...2 where number == 2 { _ = number }
            (binder).bind(Leaf.self).intoCollection().to(factory: (Leaf.init))
            binder.bind(Int16.self).to(factory: countOnMainActor)
        }
    }
    @MainActor func countOnMainActor(leaves: [Leaf]) -> Int16 { Int16(leaves.count) }
    extension Flags {
        static var isUsual: Bool { true }
    }

    // MARK: Questions

    enum Questions: Module {
        static func configure(binder: Binder<Singleton>) {
            let builder = binder.bind(Leaf.self).intoCollection()
            let receipt = if Flags.isNight { builder.to(value: Leaf()) } else { builder.to(factory: Leaf.init) }
            _ = receipt
            switch CommandLine.arguments.count {
            case 2_000...:
                binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
                fallthrough
            case 1_000...: binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
            default: break
            }
            var isMarked = false
            [1, 2].forEach { if $0 == 3 { isMarked = true } }
            if isMarked { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
            once(CommandLine.arguments.count > 1_000, binder)
            once(CommandLine.arguments.count > 2_000, binder)
            guard Flags.isDay else { return }
            binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init)
        }

        static func once(_ isMeant: Bool, _ binder: Binder<Singleton>) {
            if isMeant { binder.bind(Leaf.self).intoCollection().to(factory: Leaf.init) }
        }
    }
    extension Flags {
        static var isNight: Bool { CommandLine.arguments.count > 1_000 }
        static var isDay: Bool { CommandLine.arguments.count < 1_000 }
    }

    // SPDX-License-Identifier: Apache-2.0

    """###
]

/// The graph that the program collects when it runs.
let canaryGraph = ###"""
    {"format":"dovetail-graph","version":1,
    "keys":[
    {"type":"Canary.HomeFeature.Screen"},
    {"type":"Swift.Array<Swift.String>","form":"collection","of":82},
    {"type":"Swift.UInt"},
    {"type":"Swift.UInt8"},
    {"type":"Swift.UInt16"},
    {"type":"Swift.UInt32"},
    {"type":"Swift.UInt64"},
    {"type":"Swift.Unicode.Scalar"},
    {"type":"Swift.Substring"},
    {"type":"Swift.Dictionary<Swift.String, Swift.Character>","form":"collection","of":83},
    {"type":"Swift.Array<Swift.Int8>","form":"collection","of":84},
    {"type":"Swift.Array<Swift.Int16>","form":"collection","of":34},
    {"type":"Swift.Dictionary<Canary.Season, Swift.Bool>","form":"collection","of":85},
    {"type":"Swift.Dictionary<Swift.ObjectIdentifier, Canary.Wing>","form":"collection","of":29},
    {"type":"Swift.Set<Swift.UInt8>","form":"collection","of":3},
    {"type":"Swift.String","tag":"Canary.Name"},
    {"type":"Swift.Int","tag":"Canary.Port"},
    {"type":"Swift.Double"},
    {"type":"Swift.Float"},
    {"type":"Swift.Duration"},
    {"type":"Canary.Clock"},
    {"type":"Canary.Air"},
    {"type":"Canary.Seed"},
    {"type":"Swift.Array<Canary.Twig>","form":"collection","of":25},
    {"type":"Canary.Feather"},
    {"type":"Canary.Twig"},
    {"type":"Swift.Optional<Canary.Feather>","form":"optional","of":24},
    {"type":"Canary.Store"},
    {"type":"Canary.Song"},
    {"type":"Canary.Wing"},
    {"type":"Swift.Array<Canary.Leaf>","form":"collection","of":86},
    {"type":"Swift.Dictionary<Swift.Int, Canary.Leaf>","form":"collection","of":86},
    {"type":"Swift.Dictionary<Swift.Bool, Canary.Leaf>","form":"collection","of":86},
    {"type":"Swift.Dictionary<Canary.Season, Canary.Leaf>","form":"collection","of":86},
    {"type":"Swift.Int16"},
    {"type":"Canary.Cache<Swift.String>"},
    {"type":"Dovetail.TaggedProvider<Canary.Name>","form":"provider","of":15},
    {"type":"Canary.Box<Swift.String>"},
    {"type":"Canary.Cache<Swift.Int>"},
    {"type":"Dovetail.TaggedProvider<Canary.Port>","form":"provider","of":16},
    {"type":"Canary.Box<Swift.Int>"},
    {"type":"Dovetail.ComponentFactory<Canary.UserComponent>","form":"componentFactory"},
    {"type":"Dovetail.ComponentFactory<Canary.GuestComponent>","form":"componentFactory"},
    {"type":"Dovetail.ComponentFactory<Canary.VisitorComponent>","form":"componentFactory"},
    {"type":"Dovetail.PropertyInjector<Canary.Delegate>","form":"propertyInjector","of":87},
    {"type":"Dovetail.Assisted<Swift.Int>","form":"assisted","of":88},
    {"type":"Dovetail.Factory<Canary.MakeWing>","form":"factory","of":29,"seed":88},
    {"type":"Dovetail.Factory<Dovetail.EmptySeed<Canary.Song>>","form":"factory","of":28,"seed":89},
    {"type":"Dovetail.Factory<Dovetail.From<Swift.Int8, Canary.Wing>>","form":"factory","of":29,"seed":84},
    {"type":"Dovetail.Factory<Dovetail.From<(Swift.Int8, Canary.Store), Canary.Wing>>","form":"factory","of":29,"seed":90},
    {"type":"Dovetail.ComponentFactory<Dovetail.InPlaceChild<Swift.UInt8, Canary.Song, Canary.PerSong>>","form":"componentFactory"},
    {"type":"Dovetail.Factory<Dovetail.From<Swift.UInt8, Canary.Song>>","form":"factory","of":28,"seed":3},
    {"type":"Canary.Motto"},
    {"type":"Canary.Window"},
    {"type":"Dovetail.Provider<Canary.Chick>","form":"provider","of":57},
    {"type":"Canary.Parent"},
    {"type":"Dovetail.WeakProvider<Canary.Parent>","form":"weak","of":55},
    {"type":"Canary.Chick"},
    {"type":"Swift.Dictionary<Swift.String, Dovetail.Provider<Swift.Character>>","form":"providers","of":9},
    {"type":"Swift.Optional<Canary.Wing>","form":"optional","of":29},
    {"type":"Dovetail.Lazy<Canary.Store>","form":"lazy","of":27},
    {"type":"@Sendable () -> Swift.Optional<Canary.Disk>","form":"closure","of":91},
    {"type":"Canary.Cage"},
    {"type":"Canary.CanaryApp.Local"},
    {"type":"(Canary.CanaryApp.Local, x: Swift.Int)"},
    {"type":"@Sendable (Canary.CanaryApp.Local) -> ()"},
    {"type":"Swift.Result<Swift.Optional<Canary.CanaryApp.Local>, Swift.Error>"},
    {"type":"any Swift.Sequence<Self.Swift.Sequence.Element == Swift.Int>"},
    {"type":"Canary.Private"},
    {"type":"Canary.Private.Inner"},
    {"type":"Dovetail.MainActorProvider<Canary.Window>","form":"mainActorProvider","of":53},
    {"type":"@Sendable (Swift.Int8) -> Canary.Wing","form":"function","of":29,"seed":84},
    {"type":"@Swift.MainActor @Sendable (Swift.Int8, Canary.Store) -> Canary.Wing","form":"function","of":29,"seed":90,"traits":"mainActor"},
    {"type":"(inout Swift.Int8) -> Canary.Wing"},
    {"type":"Canary.Aviary"},
    {"type":"Canary.User","tag":"Canary.UserName"},
    {"type":"Dovetail.TaggedProvider<Canary.UserName>","form":"provider","of":75},
    {"type":"Canary.UserRoot"},
    {"type":"Canary.Guest"},
    {"type":"Canary.Visitor"},
    {"type":"Canary.Disk"},
    {"type":"Swift.Int32","tag":"Canary.Unfinished"},
    {"type":"Swift.String"},
    {"type":"Swift.Character"},
    {"type":"Swift.Int8"},
    {"type":"Swift.Bool"},
    {"type":"Canary.Leaf"},
    {"type":"Canary.Delegate"},
    {"type":"Swift.Int"},
    {"type":"()"},
    {"type":"(Swift.Int8, Canary.Store)"},
    {"type":"Swift.Optional<Canary.Disk>","form":"optional","of":80}],
    "components":[
    {"name":"Canary.CanaryApp","scope":"Dovetail.Singleton","root":95,"bindings":[0,96],"modules":[0,16],"place":["DovetailReadingTests/CanaryTests.swift",13,36]},
    {"name":"Canary.UserComponent","parent":0,"scope":"Canary.PerUser","root":97,"seed":96,"bindings":[96,98],"modules":[16,17],"place":["Canary/Canary.swift",194,23]},
    {"name":"Canary.GuestComponent","parent":0,"scope":"Canary.PerUser","root":99,"bindings":[98,100],"modules":[17,18],"place":["Canary/Canary.swift",195,23]},
    {"name":"Canary.VisitorComponent","parent":0,"scope":"Canary.PerUser","root":101,"bindings":[100,102],"modules":[18,19],"place":["Canary/Canary.swift",196,23]},
    {"name":"Canary.Song","parent":0,"scope":"Canary.PerSong","root":105,"seed":102,"bindings":[102,106],"modules":[19,20],"place":["Canary/Canary.swift",202,25]}],
    "modules":[
    {"name":"Canary.CanaryApp","component":0},
    {"name":"Canary.HomeFeature","component":0,"includedBy":0,"place":["Canary/Canary.swift",181,23]},
    {"name":"Canary.Conditions","component":0,"includedBy":0,"place":["Canary/Canary.swift",182,23]},
    {"name":"Canary.Loops","component":0,"includedBy":0,"place":["Canary/Canary.swift",183,23]},
    {"name":"Canary.Functions","component":0,"includedBy":0,"place":["Canary/Canary.swift",184,23]},
    {"name":"Canary.Constructors","component":0,"includedBy":0,"place":["Canary/Canary.swift",185,23]},
    {"name":"Canary.Configured","component":0,"includedBy":0,"place":["Canary/Canary.swift",186,23]},
    {"name":"Canary.Values","component":0,"includedBy":0,"place":["Canary/Canary.swift",187,23]},
    {"name":"Canary.Structures","component":0,"includedBy":0,"place":["Canary/Canary.swift",188,23]},
    {"name":"Canary.Closures","component":0,"includedBy":0,"place":["Canary/Canary.swift",189,23]},
    {"name":"Canary.Constants","component":0,"includedBy":0,"place":["Canary/Canary.swift",190,23]},
    {"name":"Canary.Kinds<Canary.UsedKind>","component":0,"includedBy":10,"place":["Canary/Values.swift",141,23]},
    {"name":"Canary.Kinds<Canary.UnusedKind>","component":0,"includedBy":10,"place":["Canary/Values.swift",142,23]},
    {"name":"Canary.Questions","component":0,"includedBy":0,"place":["Canary/Canary.swift",191,23]},
    {"name":"Canary.Caching<Swift.String, Canary.Name>","component":0,"includedBy":0,"place":["Canary/Canary.swift",192,23]},
    {"name":"Canary.Caching<Swift.Int, Canary.Port>","component":0,"includedBy":0,"place":["Canary/Canary.swift",193,23]},
    {"name":"Canary.UserComponent","component":1},
    {"name":"Canary.GuestComponent","component":2},
    {"name":"Canary.VisitorComponent","component":3},
    {"name":"Canary.Song","component":4}],
    "bindings":[
    {"key":0,"component":0,"module":1,"place":["Canary/Support.swift",37,20]},
    {"key":1,"kind":"value","component":0,"module":2,"place":["Canary/Canary.swift",27,24]},
    {"key":2,"kind":"value","component":0,"module":2,"place":["Canary/Canary.swift",29,42]},
    {"key":3,"kind":"value","component":0,"module":2,"place":["Canary/Canary.swift",34,20]},
    {"key":4,"kind":"value","component":0,"module":2,"place":["Canary/Canary.swift",39,29]},
    {"key":5,"kind":"value","component":0,"module":2,"place":["Canary/Canary.swift",41,34]},
    {"key":6,"kind":"value","component":0,"module":2,"place":["Canary/Canary.swift",43,49]},
    {"key":7,"kind":"value","component":0,"module":2,"place":["Canary/Canary.swift",44,30]},
    {"key":8,"kind":"value","component":0,"module":2,"place":["Canary/Canary.swift",57,20]},
    {"key":9,"kind":"value","contribution":"entry","entry":0,"entryKey":"\"a\"","component":0,"module":3,"place":["Canary/Canary.swift",65,50]},
    {"key":9,"kind":"value","contribution":"entry","entry":1,"entryKey":"\"b\"","component":0,"module":3,"place":["Canary/Canary.swift",65,50]},
    {"key":9,"kind":"value","contribution":"entry","entry":2,"entryKey":"\"c\"","component":0,"module":3,"place":["Canary/Canary.swift",65,50]},
    {"key":10,"kind":"value","contribution":"element","component":0,"module":3,"place":["Canary/Canary.swift",66,42]},
    {"key":10,"kind":"value","contribution":"element","component":0,"module":3,"place":["Canary/Canary.swift",66,42]},
    {"key":11,"kind":"value","contribution":"element","component":0,"module":3,"place":["Canary/Canary.swift",67,37]},
    {"key":11,"kind":"value","contribution":"element","component":0,"module":3,"place":["Canary/Canary.swift",67,37]},
    {"key":12,"kind":"value","contribution":"entry","entry":0,"entryKey":"spring","component":0,"module":3,"place":["Canary/Canary.swift",68,20]},
    {"key":12,"kind":"value","contribution":"entry","entry":1,"entryKey":"winter","component":0,"module":3,"place":["Canary/Canary.swift",69,20]},
    {"key":13,"contribution":"entry","entry":0,"component":0,"module":3,"place":["Canary/Canary.swift",70,20]},
    {"key":14,"kind":"value","contribution":"element","component":0,"module":3,"place":["Canary/Canary.swift",71,20]},
    {"key":15,"kind":"value","component":0,"module":4,"place":["Canary/Canary.swift",97,20]},
    {"key":16,"component":0,"module":4,"place":["Canary/Canary.swift",98,20]},
    {"key":17,"shared":true,"scope":"Dovetail.Singleton","component":0,"module":4,"place":["Canary/Canary.swift",82,24]},
    {"key":18,"shared":true,"scope":"Dovetail.Singleton","component":0,"module":4,"place":["Canary/Canary.swift",82,24]},
    {"key":19,"kind":"value","component":0,"module":4,"place":["Canary/Canary.swift",87,28]},
    {"key":20,"component":0,"module":4,"place":["Canary/Canary.swift",90,25]},
    {"key":21,"component":0,"module":4,"place":["Canary/Support.swift",25,60]},
    {"key":22,"component":0,"module":4,"place":["Canary/Support.swift",25,60]},
    {"key":23,"kind":"value","contribution":"element","component":0,"module":4,"place":["Canary/Support.swift",26,59]},
    {"key":24,"component":0,"module":5,"place":["Canary/Canary.swift",110,20]},
    {"key":26,"component":0,"module":5,"requests":[25],"place":["Canary/Canary.swift",111,20]},
    {"key":25,"component":0,"module":5,"place":["Canary/Canary.swift",112,20]},
    {"key":27,"shared":true,"scope":"Dovetail.Singleton","component":0,"module":6,"requests":[20],"place":["Canary/Canary.swift",118,20]},
    {"key":29,"component":0,"module":6,"requests":[28],"place":["Canary/Canary.swift",119,20]},
    {"key":28,"component":0,"module":6,"requests":[21],"place":["Canary/Canary.swift",120,20]},
    {"key":30,"contribution":"element","component":0,"module":7,"place":["Canary/Values.swift",11,18]},
    {"key":30,"contribution":"element","component":0,"module":7,"place":["Canary/Values.swift",13,20]},
    {"key":30,"contribution":"element","component":0,"module":7,"place":["Canary/Values.swift",15,46]},
    {"key":30,"contribution":"element","component":0,"module":7,"place":["Canary/Values.swift",17,21]},
    {"key":30,"contribution":"element","component":0,"module":7,"place":["Canary/Values.swift",19,46]},
    {"key":30,"contribution":"element","component":0,"module":7,"place":["Canary/Values.swift",33,72]},
    {"key":30,"contribution":"element","component":0,"module":7,"place":["Canary/Values.swift",28,43]},
    {"key":30,"contribution":"element","component":0,"module":7,"place":["Canary/Values.swift",29,23]},
    {"key":31,"contribution":"entry","entry":0,"entryKey":"-1","component":0,"module":7,"place":["Canary/Values.swift",36,20]},
    {"key":31,"contribution":"entry","entry":1,"entryKey":"1","component":0,"module":7,"place":["Canary/Values.swift",37,20]},
    {"key":32,"contribution":"entry","entry":0,"entryKey":"true","component":0,"module":7,"place":["Canary/Values.swift",38,20]},
    {"key":33,"contribution":"entry","entry":0,"entryKey":"winter","component":0,"module":7,"place":["Canary/Values.swift",39,20]},
    {"key":30,"contribution":"element","component":0,"module":8,"place":["Canary/Values.swift",51,29]},
    {"key":30,"contribution":"element","component":0,"module":8,"place":["Canary/Values.swift",50,71]},
    {"key":30,"contribution":"element","component":0,"module":8,"place":["Canary/Values.swift",75,35]},
    {"key":30,"contribution":"element","component":0,"module":8,"place":["Canary/Values.swift",76,42]},
    {"key":30,"contribution":"element","component":0,"module":8,"place":["Canary/Values.swift",59,67]},
    {"key":30,"contribution":"element","component":0,"module":8,"place":["Canary/Values.swift",63,13]},
    {"key":30,"contribution":"element","component":0,"module":8,"place":["Canary/Values.swift",78,26]},
    {"key":30,"contribution":"element","component":0,"module":8,"place":["Canary/Values.swift",68,63]},
    {"key":30,"contribution":"element","component":0,"module":8,"place":["Canary/Values.swift",69,57]},
    {"key":30,"contribution":"element","component":0,"module":9,"place":["Canary/Values.swift",92,49]},
    {"key":30,"contribution":"element","component":0,"module":9,"place":["Canary/Values.swift",88,18]},
    {"key":30,"contribution":"element","component":0,"module":9,"place":["Canary/Values.swift",69,57]},
    {"key":30,"contribution":"element","component":0,"module":9,"place":["Canary/Values.swift",103,56]},
    {"key":30,"contribution":"element","component":0,"module":9,"place":["Canary/Values.swift",109,20]},
    {"key":30,"contribution":"element","component":0,"module":9,"place":["Canary/Values.swift",109,20]},
    {"key":30,"contribution":"element","component":0,"module":11,"place":["Canary/Values.swift",127,34]},
    {"key":30,"contribution":"element","component":0,"module":10,"place":["Canary/Values.swift",143,37]},
    {"key":30,"contribution":"element","component":0,"module":10,"place":["Canary/Values.swift",149,24]},
    {"key":30,"contribution":"element","component":0,"module":10,"place":["Canary/Values.swift",152,22]},
    {"key":34,"isolation":"MainActor","component":0,"module":10,"requests":[30],"place":["Canary/Values.swift",153,20]},
    {"key":30,"contribution":"element","component":0,"module":13,"place":["Canary/Values.swift",165,34]},
    {"key":30,"contribution":"element","component":0,"module":13,"place":["Canary/Values.swift",181,20]},
    {"key":35,"shared":true,"scope":"Dovetail.Singleton","component":0,"module":14,"requests":[20],"place":["Canary/Support.swift",11,20]},
    {"key":37,"component":0,"module":14,"requests":[36],"place":["Canary/Support.swift",12,20]},
    {"key":38,"shared":true,"scope":"Dovetail.Singleton","component":0,"module":15,"requests":[20],"place":["Canary/Support.swift",11,20]},
    {"key":40,"component":0,"module":15,"requests":[39],"place":["Canary/Support.swift",12,20]},
    {"key":41,"kind":"componentFactory","child":1,"component":0,"module":0,"place":["Canary/Canary.swift",194,23],"builtIn":true},
    {"key":42,"kind":"componentFactory","child":2,"component":0,"module":0,"place":["Canary/Canary.swift",195,23],"builtIn":true},
    {"key":43,"kind":"componentFactory","child":3,"component":0,"module":0,"place":["Canary/Canary.swift",196,23],"builtIn":true},
    {"key":44,"kind":"propertyInjector","component":0,"module":0,"requests":[21,22],"place":["Canary/Canary.swift",197,39]},
    {"key":46,"kind":"assistedFactory","component":0,"module":0,"requests":[45,21],"place":["Canary/Canary.swift",198,27]},
    {"key":47,"kind":"assistedFactory","component":0,"module":0,"requests":[21],"place":["Canary/Canary.swift",199,27]},
    {"key":48,"kind":"assistedFactory","component":0,"module":0,"requests":[21],"place":["Canary/Canary.swift",200,27]},
    {"key":49,"kind":"assistedFactory","component":0,"module":0,"requests":[21],"place":["Canary/Canary.swift",201,27]},
    {"key":50,"kind":"componentFactory","child":4,"component":0,"module":0,"place":["Canary/Canary.swift",202,25],"builtIn":true},
    {"key":51,"kind":"assistedFactory","component":0,"module":0,"requests":[50],"place":["Canary/Canary.swift",202,25]},
    {"key":52,"component":0,"module":0,"requests":[15,21],"place":["Canary/Canary.swift",206,20]},
    {"key":53,"isolation":"MainActor","component":0,"module":0,"requests":[21],"place":["Canary/Canary.swift",207,20]},
    {"key":55,"shared":true,"scope":"Dovetail.Singleton","component":0,"module":0,"requests":[54],"place":["Canary/Canary.swift",208,20]},
    {"key":57,"shared":true,"scope":"Dovetail.Singleton","component":0,"module":0,"requests":[56],"place":["Canary/Canary.swift",209,20]},
    {"key":62,"component":0,"module":0,"requests":[0,1,9,58,10,59,60,61,57,35,40,14,23,30],"place":["Canary/Canary.swift",210,20]},
    {"key":63,"component":0,"module":0,"requests":[21],"place":["Canary/Canary.swift",216,20]},
    {"key":64,"component":0,"module":0,"requests":[63],"place":["Canary/Canary.swift",217,20]},
    {"key":65,"component":0,"module":0,"place":["Canary/Canary.swift",218,20]},
    {"key":66,"kind":"provider","component":0,"module":0,"place":["Canary/Canary.swift",219,20]},
    {"key":67,"component":0,"module":0,"place":["Canary/Canary.swift",220,20]},
    {"key":68,"component":0,"module":0,"place":["Canary/Canary.swift",221,20]},
    {"key":69,"component":0,"module":0,"place":["Canary/Canary.swift",222,20]},
    {"key":74,"component":0,"module":0,"requests":[62,41,42,43,44,46,47,70,71,72,73],"place":["Canary/Canary.swift",225,16]},
    {"key":75,"kind":"seed","shared":true,"component":1,"module":16,"place":["Canary/Canary.swift",194,23],"builtIn":true},
    {"key":77,"component":1,"module":16,"requests":[76,1],"place":["Canary/Canary.swift",143,106]},
    {"key":78,"component":2,"module":17,"place":["Canary/Canary.swift",149,65]},
    {"key":78,"component":2,"module":17,"requests":[78],"place":["Canary/Canary.swift",195,23],"builtIn":true},
    {"key":79,"component":3,"module":18,"place":["Canary/Canary.swift",154,65]},
    {"key":79,"component":3,"module":18,"requests":[79],"place":["Canary/Canary.swift",196,23],"builtIn":true},
    {"key":3,"kind":"seed","shared":true,"component":4,"module":19,"place":["Canary/Canary.swift",202,25],"builtIn":true},
    {"key":21,"shared":true,"scope":"Canary.PerSong","component":4,"module":19,"requests":[3],"place":["Canary/Canary.swift",203,23]},
    {"key":28,"component":4,"module":19,"requests":[21],"place":["Canary/Canary.swift",204,23]},
    {"key":28,"component":4,"module":19,"requests":[28],"place":["Canary/Canary.swift",202,25],"builtIn":true}],
    "declarations":[
    {"kind":"optional","key":80,"component":0,"module":0,"place":["Canary/Canary.swift",211,31]},
    {"kind":"collection","key":14,"component":0,"module":0,"place":["Canary/Canary.swift",212,26]},
    {"kind":"requirement","key":15,"component":0,"module":0,"place":["Canary/Canary.swift",213,24]}],
    "inclusions":[
    {"module":0,"included":1,"name":"Canary.HomeFeature","place":["Canary/Canary.swift",181,23]},
    {"module":0,"included":2,"name":"Canary.Conditions","place":["Canary/Canary.swift",182,23]},
    {"module":0,"included":3,"name":"Canary.Loops","place":["Canary/Canary.swift",183,23]},
    {"module":0,"included":4,"name":"Canary.Functions","place":["Canary/Canary.swift",184,23]},
    {"module":0,"included":5,"name":"Canary.Constructors","place":["Canary/Canary.swift",185,23]},
    {"module":0,"included":6,"name":"Canary.Configured","place":["Canary/Canary.swift",186,23]},
    {"module":0,"included":7,"name":"Canary.Values","place":["Canary/Canary.swift",187,23]},
    {"module":0,"included":8,"name":"Canary.Structures","place":["Canary/Canary.swift",188,23]},
    {"module":0,"included":9,"name":"Canary.Closures","place":["Canary/Canary.swift",189,23]},
    {"module":0,"included":10,"name":"Canary.Constants","place":["Canary/Canary.swift",190,23]},
    {"module":10,"included":11,"name":"Canary.Kinds<Canary.UsedKind>","place":["Canary/Values.swift",141,23]},
    {"module":10,"included":12,"name":"Canary.Kinds<Canary.UnusedKind>","place":["Canary/Values.swift",142,23]},
    {"module":0,"included":13,"name":"Canary.Questions","place":["Canary/Canary.swift",191,23]},
    {"module":0,"included":14,"name":"Canary.Caching<Swift.String, Canary.Name>","place":["Canary/Canary.swift",192,23]},
    {"module":0,"included":15,"name":"Canary.Caching<Swift.Int, Canary.Port>","place":["Canary/Canary.swift",193,23]}],
    "installations":[
    {"module":0,"component":0,"child":1,"name":"Canary.UserComponent","place":["Canary/Canary.swift",194,23]},
    {"module":0,"component":0,"child":2,"name":"Canary.GuestComponent","place":["Canary/Canary.swift",195,23]},
    {"module":0,"component":0,"child":3,"name":"Canary.VisitorComponent","place":["Canary/Canary.swift",196,23]},
    {"module":0,"component":0,"child":4,"name":"Canary.Song","place":["Canary/Canary.swift",202,25]}],
    "unfinished":[
    {"key":81,"component":0,"module":0,"place":["Canary/Canary.swift",214,24]}]
    }

    """###

/// What is read of the program beside its graph.
let canaryTranscript = ###"""
    Canary.CanaryApp: 20 worlds
    ? Canary:24:12 Flags.isStaging: false, true; false
    ? Canary:30:12 isNight(): false, true; false
    ? Canary:37:16 switch CommandLine.arguments.count: 1000..., default; default
    ? Values:166:26 Flags.isNight: false, true; false
    ? Values:168:16 switch CommandLine.arguments.count: 2_000..., 1_000..., default; default
    ? Values:177:12 isMarked: false, true; false
    ? Values:178:14 CommandLine.arguments.count > 1_000: false, true; false
    ? Values:179:14 CommandLine.arguments.count > 2_000: false, true; false
    ? Values:180:15 Flags.isDay: false, true; true
    ! Canary:214:24 unfinished-binding
    ! Canary:202:25 shadowed-binding
    ! Canary:203:23 shadowed-binding
    ! Canary:204:23 shadowed-binding
    ! Canary:225:16 missing-binding
    = Support:37:20 Canary:27:24 Canary:29:42 Canary:34:20 Canary:39:29 Canary:41:34 Canary:43:49 Canary:44:30 Canary:57:20 Canary:65:50 Canary:65:50 Canary:65:50 Canary:66:42 Canary:66:42 Canary:67:37 Canary:67:37 Canary:68:20 Canary:69:20 Canary:70:20 Canary:71:20 Canary:97:20 Canary:98:20 Canary:82:24 Canary:82:24 Canary:87:28 Canary:90:25 Support:25:60 Support:25:60 Support:26:59 Canary:110:20 Canary:111:20 Canary:112:20 Canary:118:20 Canary:119:20 Canary:120:20 Values:11:18 Values:13:20 Values:15:46 Values:17:21 Values:19:46 Values:33:72 Values:28:43 Values:29:23 Values:36:20 Values:37:20 Values:38:20 Values:39:20 Values:51:29 Values:50:71 Values:75:35 Values:76:42 Values:59:67 Values:63:13 Values:78:26 Values:68:63 Values:69:57 Values:92:49 Values:88:18 Values:69:57 Values:103:56 Values:109:20 Values:109:20 Values:127:34 Values:143:37 Values:149:24 Values:152:22 Values:153:20 Values:165:34 Values:181:20 Support:11:20 Support:12:20 Support:11:20 Support:12:20 Canary:194:23 Canary:195:23 Canary:196:23 Canary:197:39 Canary:198:27 Canary:199:27 Canary:200:27 Canary:201:27 Canary:202:25 Canary:202:25 Canary:206:20 Canary:207:20 Canary:208:20 Canary:209:20 Canary:210:20 Canary:216:20 Canary:217:20 Canary:218:20 Canary:219:20 Canary:220:20 Canary:221:20 Canary:222:20 Canary:225:16 Canary:194:23 Canary:143:106 Canary:149:65 Canary:195:23 Canary:154:65 Canary:196:23 Canary:202:25 Canary:203:23 Canary:204:23 Canary:202:25
    = Support:37:20 Canary:25:24 Canary:30:63 Canary:34:20 Canary:38:34 Canary:41:34 Canary:43:49 Canary:44:30 Canary:65:50 Canary:65:50 Canary:65:50 Canary:66:42 Canary:66:42 Canary:67:37 Canary:67:37 Canary:68:20 Canary:69:20 Canary:70:20 Canary:71:20 Canary:97:20 Canary:98:20 Canary:82:24 Canary:82:24 Canary:87:28 Canary:90:25 Support:25:60 Support:25:60 Support:26:59 Canary:110:20 Canary:111:20 Canary:112:20 Canary:118:20 Canary:119:20 Canary:120:20 Values:11:18 Values:13:20 Values:15:46 Values:17:21 Values:19:46 Values:33:72 Values:28:43 Values:29:23 Values:36:20 Values:37:20 Values:38:20 Values:39:20 Values:51:29 Values:50:71 Values:75:35 Values:76:42 Values:59:67 Values:63:13 Values:78:26 Values:68:63 Values:69:57 Values:92:49 Values:88:18 Values:69:57 Values:103:56 Values:109:20 Values:109:20 Values:127:34 Values:143:37 Values:149:24 Values:152:22 Values:153:20 Values:165:34 Values:170:24 Values:172:35 Values:177:34 Values:185:33 Values:185:33 Support:11:20 Support:12:20 Support:11:20 Support:12:20 Canary:194:23 Canary:195:23 Canary:196:23 Canary:197:39 Canary:198:27 Canary:199:27 Canary:200:27 Canary:201:27 Canary:202:25 Canary:202:25 Canary:206:20 Canary:207:20 Canary:208:20 Canary:209:20 Canary:210:20 Canary:216:20 Canary:217:20 Canary:218:20 Canary:219:20 Canary:220:20 Canary:221:20 Canary:222:20 Canary:225:16 Canary:194:23 Canary:143:106 Canary:149:65 Canary:195:23 Canary:154:65 Canary:196:23 Canary:202:25 Canary:203:23 Canary:204:23 Canary:202:25

    Canary.CanaryLimits: 2 worlds
    ? Limits:68:12 CommandLine.arguments.count > 1_000: false, true; false
    ! Limits:44:24 unused-binding perhaps Limits:68:12=0
    ! Limits:80:20 unused-binding perhaps
    ! Limits:37:20 unused-binding perhaps
    ! Limits:38:20 unused-binding perhaps
    ! Limits:44:24 unused-binding perhaps Limits:68:12=1
    - Limits:18:40 not followed
    - Limits:37:47 not followed
    - Limits:38:47 not followed
    - Limits:51:9 not followed
    - Limits:57:24 not followed
    - Limits:57:40 not followed
    - Limits:57:57 not followed
    - Limits:74:9 not followed
    - Limits:83:9 not followed
    - Limits:83:40 not followed
    - Limits:92:9 not followed
    - Limits:93:9 not followed
    - Limits:93:9 not followed
    - Limits:93:9 not followed
    - Limits:96:13 not followed
    - Limits:97:9 not followed
    = Limits:44:24 Limits:44:24 Limits:44:24 Limits:48:24 Limits:48:24 Limits:48:24 Limits:48:24 Limits:48:24 Limits:48:24 Limits:51:53 Limits:52:60 Limits:69:20 Limits:69:20 Limits:5:56 Limits:13:57 Limits:80:20 Limits:80:20 Limits:90:58 Limits:86:90 Limits:98:47 Limits:37:20 Limits:38:20 Limits:36:28 Limits:101:106
    = Limits:44:24 Limits:44:24 Limits:44:24 Limits:48:24 Limits:48:24 Limits:48:24 Limits:48:24 Limits:48:24 Limits:48:24 Limits:51:53 Limits:52:60 Limits:63:52 Limits:5:56 Limits:13:57 Limits:80:20 Limits:80:20 Limits:90:58 Limits:86:90 Limits:98:47 Limits:37:20 Limits:38:20 Limits:36:28 Limits:101:106

    """###
