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
