// What the cases that Scripts/Generate writes have in common: a module of its own, which is compiled once, so that the
// builds of the cases compile only the code that calls.
import Dovetail

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// MARK: What is counted

// All of it is used by one thread.

/// A part of each product.
final class Mark: @unchecked Sendable {
    nonisolated(unsafe) static var alive = 0
    private var number = 7_777

    init() { Mark.alive += 1 }
    deinit {
        Mark.alive -= 1
        number = 0
    }

    var isSound: Bool { number == 7_777 }
}

/// A shared instance that only the component retains: it is alive for exactly as long as the component.
final class Sentinel: @unchecked Sendable {
    nonisolated(unsafe) static var alive = 0

    init() { Sentinel.alive += 1 }
    deinit {
        Sentinel.alive -= 1
        if Call.isRunning { Call.hasLostComponent = true }
    }
}

/// The current call of a case.
enum Call {
    /// Clears the variable through which the provider is being called.
    nonisolated(unsafe) static var clear: (() -> Void)?
    /// Whether the call has cleared its holder, and its factory has not returned yet.
    nonisolated(unsafe) static var isRunning = false
    nonisolated(unsafe) static var hasLostComponent = false
    nonisolated(unsafe) static var hasDamagedResult = false

    static func clearHolder() {
        guard let clear else { return }
        self.clear = nil
        isRunning = true
        clear()
    }

    static func check(_ mark: Mark) {
        if !mark.isSound { hasDamagedResult = true }
    }
}

@inline(never) func consume<Value>(_ value: Value) { withExtendedLifetime(value) {} }

/// Returns a value in a way that the optimizer of a case does not see through.
@inline(never) func opaque<Value>(_ value: Value) -> Value { value }

// MARK: Products

/// A kind of product.
protocol Kind: SendableMetatype {
    associatedtype Value: Sendable
    static func make() -> Value
}

final class Object: Shape, Thing, @unchecked Sendable {
    let mark = Mark()
}

protocol Shape: Sendable { var mark: Mark { get } }
protocol Thing: AnyObject, Sendable { var mark: Mark { get } }

struct One: Shape { let mark = Mark() }

struct Small: Shape {
    let mark = Mark()
    let other = Mark()
    let number = 1
}

struct Six: Shape {
    let mark = Mark()
    let others = (Mark(), 1, 2, 3, 4)
}

struct Large: Shape {
    let first = (1, 2, 3, 4, 5)
    let mark = Mark()
    let others = (Mark(), 1, 2, 3, 4, Mark())
}

struct Huge: Sendable {
    let first = Large()
    let more = (Large(), Large(), Large(), Large(), Large(), Large(), Large())
    let last = Large()
}

struct Pair<First: Sendable, Second: Sendable>: Sendable {
    let first: First
    let second: Second
}

enum Either: Sendable {
    case mark(Mark)
    case pair(Mark, Int)

    var mark: Mark {
        switch self {
        case .mark(let mark), .pair(let mark, _): mark
        }
    }
}

enum ObjectKind: Kind {
    static func make() -> Object { Object() }
}
enum OneKind: Kind {
    static func make() -> One { One() }
}
enum SmallKind: Kind {
    static func make() -> Small { Small() }
}
enum SixKind: Kind {
    static func make() -> Six { Six() }
}
enum LargeKind: Kind {
    static func make() -> Large { Large() }
}
enum HugeKind: Kind {
    static func make() -> Huge { Huge() }
}
enum AnyWithObjectKind: Kind {
    static func make() -> any Shape { Object() }
}
enum AnyWithStructKind: Kind {
    static func make() -> any Shape { Small() }
}
enum AnyWithLargeStructKind: Kind {
    static func make() -> any Shape { Large() }
}
enum AnyOfClassesKind: Kind {
    static func make() -> any Thing { Object() }
}
enum AnyObjectKind: Kind {
    static func make() -> any AnyObject & Sendable { Object() }
}
enum EitherKind: Kind {
    static func make() -> Either { .pair(Mark(), 1) }
}
enum PairKind: Kind {
    static func make() -> Pair<Mark, String> { Pair(first: Mark(), second: String(repeating: "a", count: 40)) }
}
enum FunctionKind: Kind {
    typealias Value = @Sendable (Int) -> Mark
    static func make() -> Value {
        let mark = Mark()
        return { _ in mark }
    }
}
enum DictionaryKind: Kind {
    static func make() -> Pair<[String: Mark], [Mark]> { Pair(first: ["a": Mark()], second: [Mark()]) }
}

// MARK: Components

protocol Sharing: SendableMetatype { static var isShared: Bool { get } }
enum Shared: Sharing { static var isShared: Bool { true } }
enum Unshared: Sharing { static var isShared: Bool { false } }

enum Name<K: Kind>: Tag { typealias Element = K.Value }

enum Making<K: Kind>: AssistedFactory {
    typealias Seed = Mark
    typealias Element = K.Value
}

/// Receives a product by property injection.
final class Target<K: Kind> {
    var value: K.Value?
    func receive(after: After, value: K.Value) { self.value = value }
}

/// Created before the holder is cleared. It does not retain what it requests.
struct Before {}
/// Clears the holder while it is created.
struct Trigger {}
/// Created from the component after the holder was cleared.
struct After {}

/// Each form in which a product can be requested.
struct Forms<K: Kind> {
    let provider: Provider<K.Value>
    let tagged: TaggedProvider<Name<K>>
    let main: MainActorProvider<K.Value>
    let closure: () -> K.Value
    let lazy: Lazy<K.Value>
    let weak: WeakProvider<K.Value>
    let optional: Provider<K.Value?>
    let wrapped: Provider<Tagged<Name<K>>>
    let nested: Provider<Lazy<K.Value>>
    let factory: Factory<Making<K>>
    let child: ComponentFactory<Child<K>>
    let injector: PropertyInjector<Target<K>>
}

/// A weak provider, and what retains its component.
struct Watched<K: Kind> {
    let weak: WeakProvider<K.Value>
    let provider: Provider<K.Value>
}

/// Retains the forms as a shared instance: they retain a part of the component only.
final class Coordinator<K: Kind>: @unchecked Sendable {
    let forms: Forms<K>
    init(forms: Forms<K>) { self.forms = forms }
}

private func declare<K: Kind, S: Sharing>(_: K.Type, _: S.Type, in binder: Binder<Singleton>) {
    binder.bind(Sentinel.self).sharedInScope().to { Sentinel() }
    binder.bind(Trigger.self).to { () -> Trigger in
        Call.clearHolder()
        return Trigger()
    }
    binder.bind(After.self).to { After() }
    let make = { @Sendable (_: Before, _: Trigger, _: After) -> K.Value in
        let value = K.make()
        Call.isRunning = false
        return value
    }
    let plain = binder.bind(K.Value.self)
    let tagged = binder.bind(K.Value.self).tagged(with: Name<K>.self)
    if S.isShared {
        plain.sharedInScope().to(factory: make)
        tagged.sharedInScope().to(factory: make)
    } else {
        plain.to(factory: make)
        tagged.to(factory: make)
    }
    binder.declareOptional(K.Value.self)
    binder.bindFactory(K.Value.self).with(Making<K>.self).to { (_: Assisted<Mark>, _: Before, _: Trigger, _: After) -> K.Value in
        let value = K.make()
        Call.isRunning = false
        return value
    }
    binder.bindPropertyInjectionOf(Target<K>.self).to(injector: Target<K>.receive)
    binder.bind(Forms<K>.self).to(factory: Forms<K>.init)
    binder.install(dependency: Child<K>.self)
}

struct PerChild: Scope {}
struct ChildRoot<K: Kind> { let value: K.Value }

enum Child<K: Kind>: Component {
    typealias Seed = Mark
    static func configure(binder: Binder<PerChild>) {}
    static func configureRoot(binder bind: ReceiptBinder<ChildRoot<K>>) -> BindingReceipt<ChildRoot<K>> {
        bind.to { (value: K.Value, _: After) in ChildRoot(value: value) }
    }
}

/// Its forms retain the whole component.
enum Whole<K: Kind, S: Sharing>: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        declare(K.self, S.self, in: binder)
        binder.bind(Before.self).to { (_: Sentinel) in Before() }
    }
    static func configureRoot(binder bind: ReceiptBinder<Coordinator<K>>) -> BindingReceipt<Coordinator<K>> {
        bind.to(factory: Coordinator<K>.init)
    }
}

/// Its forms retain the instances before their holder.
enum Part<K: Kind, S: Sharing>: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        declare(K.self, S.self, in: binder)
        binder.bind(Before.self).to { (_: Sentinel) in Before() }
    }
    static func configureRoot(binder bind: ReceiptBinder<Coordinator<K>>) -> BindingReceipt<Coordinator<K>> {
        bind.sharedInScope().to(factory: Coordinator<K>.init)
    }
}

/// Its forms retain their holder only while they are being used, because what they create may depend on it.
enum Cycle<K: Kind, S: Sharing>: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        declare(K.self, S.self, in: binder)
        binder.bind(Before.self).to { (_: Sentinel, _: Coordinator<K>) in Before() }
    }
    static func configureRoot(binder bind: ReceiptBinder<Coordinator<K>>) -> BindingReceipt<Coordinator<K>> {
        bind.sharedInScope().to(factory: Coordinator<K>.init)
    }
}

// MARK: Running

/// Returns the coordinator of a new component, which nothing else retains.
@inline(never) func make<C: RootComponent, K: Kind>(_: C.Type) -> Coordinator<K> where C.Root == Coordinator<K>, C.Seed == Void {
    try! C.build()
}

@inline(never) func watched<K: Kind>(_ coordinator: Coordinator<K>) -> Watched<K> {
    Watched(weak: coordinator.forms.weak, provider: coordinator.forms.provider)
}

/// The first case to run, because one has crashed before.
private let first = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1])! : 0
nonisolated(unsafe) private var number = 0
nonisolated(unsafe) private var count = 0
nonisolated(unsafe) private var lost = 0
nonisolated(unsafe) private var damaged = 0
nonisolated(unsafe) private var leaked = 0
nonisolated(unsafe) private var current = ""

/// Runs a case, and compares what is alive before and after it.
@MainActor func test(_ number: Int, _ name: String, _ run: @MainActor () -> Void) {
    if number < first { return }
    LifetimeSupport.number = number
    current = "case \(number): \(name)"
    count += 1
    let (marks, sentinels) = (Mark.alive, Sentinel.alive)
    run()
    // What it assigned last is released.
    Call.clear = nil
    Call.isRunning = false
    if Call.hasLostComponent { lost += 1; print("error: \(current): the component is released during the call") }
    if Call.hasDamagedResult { damaged += 1; print("error: \(current): the result is released before its use") }
    if Mark.alive > marks { leaked += 1; print("error: \(current): \(Mark.alive - marks) products are never released") }
    if Mark.alive < marks { damaged += 1; print("error: \(current): \(marks - Mark.alive) products are released twice") }
    if Sentinel.alive > sentinels { leaked += 1; print("error: \(current): its component is never released") }
    Call.hasLostComponent = false
    Call.hasDamagedResult = false
}

private func print(_ line: String) { (line + "\n").withCString { _ = write(1, $0, strlen($0)) } }

func report() {
    print("\(count) cases: \(lost) lose their component, \(damaged) their result, \(leaked) leak")
    exit(lost + damaged + leaked == 0 ? 0 : 1)
}

/// Names the case in which the process crashes.
func reportCrashes() {
    for number in [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS] {
        signal(number) { signal in
            print("error: \(current): ends with signal \(signal)")
            print("next: \(LifetimeSupport.number + 1)")
            exit(1)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
