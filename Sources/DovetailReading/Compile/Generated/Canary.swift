// Written by Scripts/generate-canary.swift; Scripts/generate writes it again.

/// The files of the program that shows whether a compiler's trees are understood.
let canarySources = [
"Canary.swift": ###"""
    // One program with everything that a `configure` can be read to say. A reader of trees whose graph of it is not the graph that the program
    // itself collects does not understand the compiler that wrote the trees.
    public import Dovetail

    struct Air: Sendable, Makeable { static func make() -> Air { Air() } }
    struct Seed: Sendable, Makeable { static func make() -> Seed { Seed() } }
    struct Song: Sendable { let air: Air }
    struct Wing: Sendable {}
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
    final class Delegate { func inject(air: Air, seed: Seed) {} }
    struct MakeWing: AssistedFactory {
        typealias Seed = Int
        typealias Element = Wing
    }
    @MainActor final class Window { init(air: Air) {} }

    public struct Aviary: Sendable {
        init(
            cage: Cage, users: ComponentFactory<UserComponent>, injector: PropertyInjector<Delegate>, wings: Factory<MakeWing>,
            songs: Factory<EmptySeed<Song>>, windows: MainActorProvider<Window>
        ) {}
    }
    struct Cage: Sendable {
        init(
            screen: HomeFeature.Screen, words: Words, letters: [String: Character], letterProviders: [String: Provider<Character>],
            bytes: [Int8], wing: Wing?, store: Lazy<any Store>, disk: @Sendable () -> Disk?, chick: Chick, cache: Cache<String>, box: Box<Int>,
            extra: Set<UInt8>, twigs: [Twig]
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
            binder.include(module: Caching<String, Name>.self)
            binder.include(module: Caching<Int, Port>.self)
            binder.install(dependency: UserComponent.self)
            binder.bindPropertyInjectionOf(Delegate.self).to(injector: Delegate.inject)
            binder.bindFactory(Wing.self).with(MakeWing.self).to { (number: Assisted<Int>, air: Air) in Wing() }
            binder.bindFactory(Song.self).to(factory: Song.init)
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
    private struct Private: Sendable { struct Inner: Sendable {} }
    enum Unfinished: Tag { typealias Element = Int32 }

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

    """###
]

/// The graph that the program collects when it runs.
let canaryGraph = ###"""
    {"format":"dovetail-graph","version":1,
    "keys":[
    {"type":"Canary.HomeFeature.Screen"},
    {"type":"Swift.Array<Swift.String>","form":"collection","of":65},
    {"type":"Swift.UInt"},
    {"type":"Swift.UInt8"},
    {"type":"Swift.UInt16"},
    {"type":"Swift.UInt32"},
    {"type":"Swift.UInt64"},
    {"type":"Swift.Unicode.Scalar"},
    {"type":"Swift.Substring"},
    {"type":"Swift.Dictionary<Swift.String, Swift.Character>","form":"collection","of":66},
    {"type":"Swift.Array<Swift.Int8>","form":"collection","of":67},
    {"type":"Swift.Array<Swift.Int16>","form":"collection","of":68},
    {"type":"Swift.Dictionary<Canary.Season, Swift.Bool>","form":"collection","of":69},
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
    {"type":"Canary.Cache<Swift.String>"},
    {"type":"Dovetail.TaggedProvider<Canary.Name>","form":"provider","of":15},
    {"type":"Canary.Box<Swift.String>"},
    {"type":"Canary.Cache<Swift.Int>"},
    {"type":"Dovetail.TaggedProvider<Canary.Port>","form":"provider","of":16},
    {"type":"Canary.Box<Swift.Int>"},
    {"type":"Dovetail.ComponentFactory<Canary.UserComponent>","form":"componentFactory"},
    {"type":"Dovetail.PropertyInjector<Canary.Delegate>","form":"propertyInjector","of":70},
    {"type":"Dovetail.Assisted<Swift.Int>","form":"assisted","of":71},
    {"type":"Dovetail.Factory<Canary.MakeWing>","form":"factory","of":29,"seed":71},
    {"type":"Dovetail.Factory<Dovetail.EmptySeed<Canary.Song>>","form":"factory","of":28,"seed":72},
    {"type":"Canary.Window"},
    {"type":"Dovetail.Provider<Canary.Chick>","form":"provider","of":45},
    {"type":"Canary.Parent"},
    {"type":"Dovetail.WeakProvider<Canary.Parent>","form":"weak","of":43},
    {"type":"Canary.Chick"},
    {"type":"Swift.Dictionary<Swift.String, Dovetail.Provider<Swift.Character>>","form":"providers","of":9},
    {"type":"Swift.Optional<Canary.Wing>","form":"optional","of":29},
    {"type":"Dovetail.Lazy<Canary.Store>","form":"lazy","of":27},
    {"type":"@Sendable () -> Swift.Optional<Canary.Disk>","form":"closure","of":73},
    {"type":"Canary.Cage"},
    {"type":"Canary.CanaryApp.Local"},
    {"type":"(Canary.CanaryApp.Local, x: Swift.Int)"},
    {"type":"@Sendable (Canary.CanaryApp.Local) -> ()"},
    {"type":"Swift.Result<Swift.Optional<Canary.CanaryApp.Local>, Swift.Error>"},
    {"type":"any Swift.Sequence<Self.Swift.Sequence.Element == Swift.Int>"},
    {"type":"Canary.Private"},
    {"type":"Canary.Private.Inner"},
    {"type":"Dovetail.MainActorProvider<Canary.Window>","form":"mainActorProvider","of":41},
    {"type":"Canary.Aviary"},
    {"type":"Canary.User","tag":"Canary.UserName"},
    {"type":"Dovetail.TaggedProvider<Canary.UserName>","form":"provider","of":60},
    {"type":"Canary.UserRoot"},
    {"type":"Canary.Disk"},
    {"type":"Swift.Int32","tag":"Canary.Unfinished"},
    {"type":"Swift.String"},
    {"type":"Swift.Character"},
    {"type":"Swift.Int8"},
    {"type":"Swift.Int16"},
    {"type":"Swift.Bool"},
    {"type":"Canary.Delegate"},
    {"type":"Swift.Int"},
    {"type":"()"},
    {"type":"Swift.Optional<Canary.Disk>","form":"optional","of":63}],
    "components":[
    {"name":"Canary.CanaryApp","scope":"Dovetail.Singleton","root":54,"bindings":[0,55],"modules":[0,9],"place":["DovetailReadingTests/CanaryTests.swift",13,36]},
    {"name":"Canary.UserComponent","parent":0,"scope":"Canary.PerUser","root":56,"seed":55,"bindings":[55,57],"modules":[9,10],"place":["Canary/Canary.swift",176,23]}],
    "modules":[
    {"name":"Canary.CanaryApp","component":0},
    {"name":"Canary.HomeFeature","component":0,"includedBy":0,"place":["Canary/Canary.swift",168,23]},
    {"name":"Canary.Conditions","component":0,"includedBy":0,"place":["Canary/Canary.swift",169,23]},
    {"name":"Canary.Loops","component":0,"includedBy":0,"place":["Canary/Canary.swift",170,23]},
    {"name":"Canary.Functions","component":0,"includedBy":0,"place":["Canary/Canary.swift",171,23]},
    {"name":"Canary.Constructors","component":0,"includedBy":0,"place":["Canary/Canary.swift",172,23]},
    {"name":"Canary.Configured","component":0,"includedBy":0,"place":["Canary/Canary.swift",173,23]},
    {"name":"Canary.Caching<Swift.String, Canary.Name>","component":0,"includedBy":0,"place":["Canary/Canary.swift",174,23]},
    {"name":"Canary.Caching<Swift.Int, Canary.Port>","component":0,"includedBy":0,"place":["Canary/Canary.swift",175,23]},
    {"name":"Canary.UserComponent","component":1}],
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
    {"key":30,"shared":true,"scope":"Dovetail.Singleton","component":0,"module":7,"requests":[20],"place":["Canary/Support.swift",11,20]},
    {"key":32,"component":0,"module":7,"requests":[31],"place":["Canary/Support.swift",12,20]},
    {"key":33,"shared":true,"scope":"Dovetail.Singleton","component":0,"module":8,"requests":[20],"place":["Canary/Support.swift",11,20]},
    {"key":35,"component":0,"module":8,"requests":[34],"place":["Canary/Support.swift",12,20]},
    {"key":36,"kind":"componentFactory","child":1,"component":0,"module":0,"place":["Canary/Canary.swift",176,23],"builtIn":true},
    {"key":37,"kind":"propertyInjector","component":0,"module":0,"requests":[21,22],"place":["Canary/Canary.swift",177,39]},
    {"key":39,"kind":"assistedFactory","component":0,"module":0,"requests":[38,21],"place":["Canary/Canary.swift",178,27]},
    {"key":40,"kind":"assistedFactory","component":0,"module":0,"requests":[21],"place":["Canary/Canary.swift",179,27]},
    {"key":41,"isolation":"MainActor","component":0,"module":0,"requests":[21],"place":["Canary/Canary.swift",180,20]},
    {"key":43,"shared":true,"scope":"Dovetail.Singleton","component":0,"module":0,"requests":[42],"place":["Canary/Canary.swift",181,20]},
    {"key":45,"shared":true,"scope":"Dovetail.Singleton","component":0,"module":0,"requests":[44],"place":["Canary/Canary.swift",182,20]},
    {"key":50,"component":0,"module":0,"requests":[0,1,9,46,10,47,48,49,45,30,35,14,23],"place":["Canary/Canary.swift",183,20]},
    {"key":51,"component":0,"module":0,"requests":[21],"place":["Canary/Canary.swift",189,20]},
    {"key":52,"component":0,"module":0,"requests":[51],"place":["Canary/Canary.swift",190,20]},
    {"key":53,"component":0,"module":0,"place":["Canary/Canary.swift",191,20]},
    {"key":54,"kind":"provider","component":0,"module":0,"place":["Canary/Canary.swift",192,20]},
    {"key":55,"component":0,"module":0,"place":["Canary/Canary.swift",193,20]},
    {"key":56,"component":0,"module":0,"place":["Canary/Canary.swift",194,20]},
    {"key":57,"component":0,"module":0,"place":["Canary/Canary.swift",195,20]},
    {"key":59,"component":0,"module":0,"requests":[50,36,37,39,40,58],"place":["Canary/Canary.swift",198,16]},
    {"key":60,"kind":"seed","shared":true,"component":1,"module":9,"place":["Canary/Canary.swift",176,23],"builtIn":true},
    {"key":62,"component":1,"module":9,"requests":[61,1],"place":["Canary/Canary.swift",143,106]}],
    "declarations":[
    {"kind":"optional","key":63,"component":0,"module":0,"place":["Canary/Canary.swift",184,31]},
    {"kind":"collection","key":14,"component":0,"module":0,"place":["Canary/Canary.swift",185,26]},
    {"kind":"requirement","key":15,"component":0,"module":0,"place":["Canary/Canary.swift",186,24]}],
    "inclusions":[
    {"module":0,"included":1,"name":"Canary.HomeFeature","place":["Canary/Canary.swift",168,23]},
    {"module":0,"included":2,"name":"Canary.Conditions","place":["Canary/Canary.swift",169,23]},
    {"module":0,"included":3,"name":"Canary.Loops","place":["Canary/Canary.swift",170,23]},
    {"module":0,"included":4,"name":"Canary.Functions","place":["Canary/Canary.swift",171,23]},
    {"module":0,"included":5,"name":"Canary.Constructors","place":["Canary/Canary.swift",172,23]},
    {"module":0,"included":6,"name":"Canary.Configured","place":["Canary/Canary.swift",173,23]},
    {"module":0,"included":7,"name":"Canary.Caching<Swift.String, Canary.Name>","place":["Canary/Canary.swift",174,23]},
    {"module":0,"included":8,"name":"Canary.Caching<Swift.Int, Canary.Port>","place":["Canary/Canary.swift",175,23]}],
    "installations":[
    {"module":0,"component":0,"child":1,"name":"Canary.UserComponent","place":["Canary/Canary.swift",176,23]}],
    "unfinished":[
    {"key":64,"component":0,"module":0,"place":["Canary/Canary.swift",187,24]}]
    }

    """###
