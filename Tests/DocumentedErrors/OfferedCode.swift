import Dovetail

// The types that the faulty graphs below request and bind, in all forms.
private protocol Archive {}
private protocol Locking {}
private protocol Plugin: Sendable {}
private protocol Feed<Item> { associatedtype Item }
private protocol Egg {}
private protocol Window: AnyObject {}
private protocol Owner: AnyObject, Sendable {}
private struct FileArchive: Archive {}
private struct Clock {}
private struct Rule {}
private struct Pen {}
private struct Word: Hashable {}
private final class Screen {}
private struct Utc: Tag { typealias Element = Clock }
private struct Local: Tag { typealias Element = Clock }
private struct Rules: Tag { typealias Element = [Rule] }
private struct MakeClock: Tag { typealias Element = () -> Clock }
private struct PenFactory: AssistedFactory {
    typealias Seed = any Archive
    typealias Element = Pen
}
private enum Outer {
    struct Page {}
    enum Session: Component {
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) {}
        static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> { bind.to(factory: Page.init) }
    }
}
private struct Wanting {
    let archive: any Archive
    let locked: (any Archive & Locking)?
    let feed: Provider<any Feed<Int>>
    let utc: Tagged<Utc>
    let local: Tagged<Local>?
    let plugins: [any Plugin]
    let words: Set<Word>
    let pages: [String: Outer.Page]
    let rules: Tagged<Rules>
    let point: (x: Int, y: Int)
    let format: @Sendable (Int) -> String
    let pens: Factory<PenFactory>
    let clocks: Factory<EmptySeed<Clock>>
    let screens: PropertyInjector<Screen>
    let sessions: ComponentFactory<Outer.Session>
    let act: () -> Void
    let nothing: Provider<Void>
    let make: Tagged<MakeClock>
}

private enum Missing: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}
    static func configureRoot(binder bind: ReceiptBinder<Wanting>) -> BindingReceipt<Wanting> { bind.to(factory: Wanting.init) }
}

private enum Alone: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Int.self).to { (_: any Archive, _: Tagged<Utc>) in 1 }
    }
}

private enum Wrong: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        // Cycles.
        binder.bind(Int.self).to { (_: any Egg) in 1 }
        binder.bind((any Egg).self).to { (_: Int) -> any Egg in fatalError("never made") }
        binder.bind(Clock.self).tagged(with: Utc.self).to { (_: UInt) in Clock() }
        binder.bind(UInt.self).to { (_: Tagged<Utc>) in 1 }
        // Keys that the library provides.
        binder.bind(Provider<any Archive>.self).to { Provider { FileArchive() } }
        binder.bind((any Plugin).self).intoDictionary("a").to { () -> any Plugin in fatalError("never made") }
        binder.bind(Provider<any Plugin>.self).intoDictionary("a").to { Provider { fatalError("never made") } }
        // Bound as a whole and contributed to.
        binder.bind([any Plugin].self).to(value: [])
        binder.declareCollection(of: (any Plugin).self)
        binder.bind([Rule].self).tagged(with: Rules.self).to(value: [])
        binder.declareCollection(tagged: Rules.self)
        // A seed that belongs to no factory.
        binder.bind(Pen.self).to { (_: Assisted<any Archive>) in Pen() }
        // The same scope twice.
        binder.install(dependency: Outer.Session.self)
        // On the main actor only.
        binder.bind((any Window).self).to { @MainActor () -> any Window in fatalError("never made") }
        binder.bind(Int16.self).to { (_: Provider<any Window>) in 1 }
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to { (_: Int, _: [any Plugin], _: Pen, _: Int16, _: Tagged<Rules>, _: UInt) in "" }
    }
}

private enum Questionable: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind((any Archive).self).to { FileArchive() }
        binder.bind(Clock.self).tagged(with: Utc.self).to(factory: Clock.init)
        binder.bind((any Plugin).self).intoDictionary("a").to { () -> any Plugin in fatalError("never made") }
        binder.bind((any Owner).self).sharedInScope().to { (_: Provider<Held>) -> any Owner in fatalError("never made") }
        binder.bind(Held.self).sharedInScope().to { (_: any Owner) in Held() }
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (_: Held) in 1 } }
}

private final class Held: Sendable {}

private enum Fakes: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(FileArchive.self).to(factory: FileArchive.init)
        binder.bind((any Plugin).self).intoCollection().to { () -> any Plugin in fatalError("never made") }
    }
}

/// Graphs whose findings suggest code.
let graphsWithOffers: [Graph] = [
    Missing.graph(), Alone.graph(), Wrong.graph(), Questionable.graph(), Questionable.graph(replacing: [Fakes.self]),
]

// MARK: Suggested code

/// All code that a help suggests, verbatim; the test is that it compiles.
private func offered(_ binder: Binder<Singleton>) {
    binder.bind((any Archive).self).to { FileArchive() }
    binder.bind((any Archive & Locking).self).to { () -> any Archive & Locking in fatalError("never made") }
    binder.bind((any Feed<Int>).self).to { () -> any Feed<Int> in fatalError("never made") }
    binder.bind(Clock.self).tagged(with: Utc.self).to(factory: Clock.init)
    binder.bind(Clock.self).tagged(with: Local.self).to(factory: Clock.init)
    binder.bind(FileArchive.self).to(factory: FileArchive.init)
    binder.bind((x: Int, y: Int).self).to(value: (1, 2))
    binder.bind((@Sendable (Int) -> String).self).to { { @Sendable number in "\(number)" } }
    binder.bind([any Plugin].self).to(value: [])
    binder.bind([Rule].self).tagged(with: Rules.self).to(value: [])
    binder.bind((() -> ()).self).to { {} }
    binder.bind(Void.self).to(value: ())
    binder.bind((() -> Clock).self).tagged(with: MakeClock.self).to { { Clock() } }
    binder.bind((any Plugin).self).intoCollection().to { () -> any Plugin in fatalError("never made") }
    binder.bind((any Plugin).self).intoDictionary("a").to { () -> any Plugin in fatalError("never made") }
    binder.bind(Outer.Page.self).intoDictionary("a").to(factory: Outer.Page.init)
    binder.bind(Rule.self).intoCollection().tagged(with: Rules.self).to(factory: Rule.init)
    binder.bind(Word.self).intoSet().to(factory: Word.init)
    binder.bindFactory(Clock.self).to(factory: Clock.init)
    binder.bindFactory(String.self).from(Int.self).to { (number: Int) in "\(number)" }
    binder.bindFactory(Pen.self).with(PenFactory.self).to { (_: Assisted<any Archive>) in Pen() }
    binder.bindPropertyInjectionOf(Screen.self).to { (_: Screen) in }
    binder.declareCollection(of: (any Plugin).self)
    binder.declareCollection(tagged: Rules.self)
    binder.declareDictionary(of: Outer.Page.self, keyedBy: String.self)
    binder.declareOptional((any Archive & Locking).self)
    binder.declareOptional(tagged: Local.self)
    binder.declareSet(of: Word.self)
    binder.install(dependency: Outer.Session.self)
    binder.requires((any Archive).self)
    binder.requires(tagged: Utc.self)

    let _: (any Archive)? = nil
    let _: (MainActorProvider<any Window>)? = nil
    let _: (Provider<Int>)? = nil
    let _: (Provider<UInt>)? = nil
    let _: (Provider<any Archive>)? = nil
    let _: (Tagged<Utc>)? = nil
    let _: (TaggedProvider<Utc>)? = nil
    let _: (WeakProvider<Held>)? = nil
    let _: ([String: any Plugin])? = nil
    let _: ([String: Provider<any Plugin>])? = nil

    struct SessionScope: Scope {}
}

// SPDX-License-Identifier: Apache-2.0
