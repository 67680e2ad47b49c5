import Dovetail
import TestTools
import Testing

/// `to(X.init)` is `to(factory: X.init)` for nonisolated factories: the same instances, the same graph, the same findings.
@Suite(.watched) struct FactoriesWithoutLabel {
    final class Clock: Sendable {}
    struct Hour: Equatable, Sendable {
        let number: Int
        init() { number = 9 }
    }
    protocol Store: AnyObject, Sendable { var clock: Clock { get } }
    final class Disk: Store {
        let clock: Clock
        init(clock: Clock) { self.clock = clock }
    }
    final class Tape: Store {
        let clock: Clock
        init(clock: Clock) { self.clock = clock }
    }
    final class Page: Hashable, Sendable {
        let hour: Hour
        init(hour: Hour) { self.hour = hour }
        static func == (one: Page, other: Page) -> Bool { one === other }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    enum Spare: Tag { typealias Element = Disk }
    struct Label: Sendable, Equatable {
        let text: String
        let hour: Hour
        init(seed: Assisted<String>, hour: Hour) {
            text = seed.get()
            self.hour = hour
        }
    }
    enum MakeLabel: AssistedFactory {
        typealias Seed = String
        typealias Element = Label
    }
    struct All {
        let clock: Provider<Clock>
        let hour: Hour
        let disk: Provider<Disk>
        let spare: TaggedProvider<Spare>
        let store: Provider<any Store>
        let pages: [Page]
        let set: Set<Page>
        let dictionary: [String: Page]
        let labels: Factory<MakeLabel>
        let tape: Provider<Tape>
    }

    // The same lines, with the label and without.

    enum Labelled: RootComponent {
        typealias Scope = Singleton
        static let line: UInt = #line
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Clock.self).sharedInScope().to(factory: Clock.init)
            binder.bind(Hour.self).to(factory: Hour.init)
            binder.bind(Disk.self).to(factory: Disk.init)
            binder.bind(Disk.self).tagged(with: Spare.self).sharedInScope().to(factory: Disk.init)
            binder.bind((any Store).self).to(factory: Disk.init)
            binder.bind(Page.self).intoCollection().to(factory: Page.init)
            binder.bind(Page.self).elementsIntoCollection().to(factory: { (hour: Hour) in [Page(hour: hour), Page(hour: hour)] })
            binder.bind(Page.self).intoSet().to(factory: Page.init)
            binder.bind(Page.self).intoDictionary("home").to(factory: Page.init)
            binder.bindFactory(Label.self).with(MakeLabel.self).to(factory: Label.init)
            binder.bind(Tape.self).configured(with: configureTape)
        }
        static func configureTape(_ bind: ReceiptBinder<Tape>) -> BindingReceipt<Tape> {
            bind.sharedInScope().to(factory: Tape.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<All>) -> BindingReceipt<All> {
            bind.to(factory: All.init)
        }
    }

    enum Plain: RootComponent {
        typealias Scope = Singleton
        static let line: UInt = #line
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Clock.self).sharedInScope().to(Clock.init)
            binder.bind(Hour.self).to(Hour.init)
            binder.bind(Disk.self).to(Disk.init)
            binder.bind(Disk.self).tagged(with: Spare.self).sharedInScope().to(Disk.init)
            binder.bind((any Store).self).to(Disk.init)
            binder.bind(Page.self).intoCollection().to(Page.init)
            binder.bind(Page.self).elementsIntoCollection().to({ (hour: Hour) in [Page(hour: hour), Page(hour: hour)] })
            binder.bind(Page.self).intoSet().to(Page.init)
            binder.bind(Page.self).intoDictionary("home").to(Page.init)
            binder.bindFactory(Label.self).with(MakeLabel.self).to(Label.init)
            binder.bind(Tape.self).configured(with: configureTape)
        }
        static func configureTape(_ bind: ReceiptBinder<Tape>) -> BindingReceipt<Tape> {
            bind.sharedInScope().to(Tape.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<All>) -> BindingReceipt<All> {
            bind.to(All.init)
        }
    }

    private func check(_ all: All, _ other: All, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(all.clock.get() === all.clock.get() && all.clock.get() !== other.clock.get(), sourceLocation: sourceLocation)
        #expect(all.hour == Hour(), sourceLocation: sourceLocation)
        #expect(all.disk.get() !== all.disk.get() && all.disk.get().clock === all.clock.get(), sourceLocation: sourceLocation)
        #expect(all.spare.get() === all.spare.get() && all.spare.get() !== other.spare.get(), sourceLocation: sourceLocation)
        #expect(all.spare.get().clock === all.clock.get(), sourceLocation: sourceLocation)
        #expect(all.store.get() is Disk && all.store.get() !== all.store.get(), sourceLocation: sourceLocation)
        #expect(all.store.get().clock === all.clock.get(), sourceLocation: sourceLocation)
        #expect(all.pages.map(\.hour) == [Hour(), Hour(), Hour()], sourceLocation: sourceLocation)
        #expect(Set(all.pages + all.set + all.dictionary.values).count == 5, sourceLocation: sourceLocation)
        #expect(all.set.map(\.hour) == [Hour()], sourceLocation: sourceLocation)
        #expect(all.dictionary.mapValues(\.hour) == ["home": Hour()], sourceLocation: sourceLocation)
        #expect(["a", "b"].map { all.labels.build($0).text } == ["a", "b"], sourceLocation: sourceLocation)
        #expect(all.labels.build("c").hour == Hour(), sourceLocation: sourceLocation)
        #expect(all.tape.get() === all.tape.get() && all.tape.get() !== other.tape.get(), sourceLocation: sourceLocation)
    }

    @Test func `each builder creates and shares the same instances as with the label`() throws {
        let labelled = try ComponentFactory.of(Labelled.self)
        check(labelled.build(), labelled.build())
        let plain = try ComponentFactory.of(Plain.self)
        check(plain.build(), plain.build())
    }

    /// What the graph says of each binding, with its place.
    private func bindings(of graph: Graph, from line: UInt) -> [String] {
        graph.bindings.filter { !$0.isBuiltIn }.map { binding in
            let asked = graph.requests[binding.requests].map { graph.keys[$0.key].key.description }
            let contribution = binding.contribution.map { " \($0)" } ?? ""
            return "\(graph.keys[binding.key].key)\(contribution) +\(binding.place.line - Int(line)):\(binding.place.column) "
                + "\(binding.place.file) \(binding.kind) \(binding.isolation)\(binding.isShared ? " shared" : "") \(asked)"
        }
    }

    @Test func `the graph is the same, with the same locations, and is nonisolated`() {
        let labelled = bindings(of: Labelled.graph(), from: Labelled.line)
        let plain = bindings(of: Plain.graph(), from: Plain.line)
        #expect(plain == labelled)
        #expect(plain.count == 12)
        #expect(plain.allSatisfy { $0.contains(" nonisolated") })
        #expect(Plain.findings().ids == Labelled.findings().ids && Plain.findings().errors.isEmpty)
    }

    // MARK: Findings

    final class Cup: Sendable {
        let tea: Tea
        init(tea: Tea) { self.tea = tea }
    }
    final class Tea: Sendable {
        init(cup: Cup) {}
    }
    struct Sugar: Sendable {}
    struct Bill: Sendable {
        init(number: Assisted<Int>, sugar: Sugar) {}
    }
    enum MakeBill: AssistedFactory {
        typealias Seed = Int
        typealias Element = Bill
    }
    struct Table {
        init(cup: Cup, bills: Factory<MakeBill>, hours: [Int: Hour], sugar: Sugar) {}
    }

    enum LabelledFaults: RootComponent {
        static let line: UInt = #line
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Cup.self).to(factory: Cup.init)
            binder.bind(Tea.self).to(factory: Tea.init)
            binder.bindFactory(Bill.self).with(MakeBill.self).to(factory: Bill.init)
            binder.bind(Hour.self).to(factory: Hour.init)
            binder.bind(Hour.self).to(factory: Hour.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Table>) -> BindingReceipt<Table> {
            bind.to(factory: Table.init)
        }
    }

    enum PlainFaults: RootComponent {
        static let line: UInt = #line
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Cup.self).to(Cup.init)
            binder.bind(Tea.self).to(Tea.init)
            binder.bindFactory(Bill.self).with(MakeBill.self).to(Bill.init)
            binder.bind(Hour.self).to(Hour.init)
            binder.bind(Hour.self).to(Hour.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Table>) -> BindingReceipt<Table> {
            bind.to(Table.init)
        }
    }

    /// Each finding as the text that is read, with lines counted from `line`.
    private func texts(of findings: [Diagnostic], from line: UInt, named name: String) -> [String] {
        findings.map { finding in
            let place = finding.place.map { "\($0.file) +\($0.line - Int(line)):\($0.column)" } ?? ""
            let notes = zip(finding.notes, finding.noteLines(from: line)).map { "\($0.message) +\($1)" }
            return "\(place) \(finding.severity) \(finding.id) \(finding.message) \(notes) \(finding.help) \(finding.path)"
                .replacing(name, with: "Faults")
        }
    }

    @Test func `errors are reported at the same locations, with the same messages`() {
        let (labelled, plain) = (LabelledFaults.findings(), PlainFaults.findings())
        #expect(
            texts(of: plain, from: PlainFaults.line, named: "PlainFaults")
                == texts(of: labelled, from: LabelledFaults.line, named: "LabelledFaults"))
        #expect(
            plain.brief(from: PlainFaults.line)
                == ["duplicate-binding +6", "missing-binding +9", "missing-binding +9", "dependency-cycle +2"])
    }

    // MARK: More than twenty parameters

    struct Many {
        let values: [Int]
        init(
            _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int, _ j: Int, _ k: Int, _ l: Int,
            _ m: Int, _ n: Int, _ o: Int, _ p: Int, _ q: Int, _ r: Int, _ s: Int, _ t: Int, _ u: Int
        ) {
            let first = [a, b, c, d, e, f, g, h, i, j, k]
            values = first + [l, m, n, o, p, q, r, s, t, u]
        }
    }
    struct Seeded {
        let values: [Int]
        init(
            a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int, k: Int, l: Int, m: Int, n: Int, o: Int,
            p: Int, q: Int, r: Int, s: Int, t: Int, u: Int, v: Int, w: Assisted<Int>
        ) {
            let first = [a, b, c, d, e, f, g, h, i, j, k, l]
            values = first + [m, n, o, p, q, r, s, t, u, v, w.get()]
        }
    }
    enum MakeSeeded: AssistedFactory {
        typealias Seed = Int
        typealias Element = Seeded
    }

    @Test func `twenty-one parameters and more arrive in order, for each builder`() throws {
        enum Rooted: RootComponent {
            static func configure(binder: Binder<Unscoped>) {
                let next = Counter()
                binder.bind(Int.self).to { next.next() }
            }
            static func configureRoot(binder bind: ReceiptBinder<Many>) -> BindingReceipt<Many> { bind.to(Many.init) }
        }
        let line: UInt = #line - 2
        #expect(try Rooted.build().values == Array(0..<21))
        #expect(Rooted.graph().bindings.filter { !$0.isBuiltIn }.map { $0.place.line - Int(line) } == [-2, 0])

        let next = Counter()
        let many = try ask(Many.self) { binder in
            binder.bind(Int.self).to { next.next() }
            binder.bind(Many.self).to(Many.init)
        }
        #expect(many.values == Array(0..<21))

        let seeded = try ask(Factory<MakeSeeded>.self) { binder in
            binder.bind(Int.self).to { next.next() }
            binder.bindFactory(Seeded.self).with(MakeSeeded.self).to(Seeded.init)
        }
        #expect(seeded.build(-1).values == Array(21..<43) + [-1])
    }

    // MARK: Closures

    @Test func `a closure in parentheses may capture values and request any form`() throws {
        let made = Counter()
        let labels = try ask(Factory<MakeLabel>.self) { binder in
            binder.bind(Hour.self).to(Hour.init)
            binder.bind(Int.self).to({ made.next() })
            binder.bindFactory(Label.self).with(MakeLabel.self).to({ (seed: Assisted<String>, number: Int, hour: Hour) in
                Label(seed: Assisted("\(seed.get()) \(number)"), hour: hour)
            })
        }
        #expect(made.value == 0)
        #expect(["a", "b"].map { labels.build($0).text } == ["a 0", "b 1"])
        #expect(made.value == 2)
    }

    @Test func `a shared factory runs once, regardless of the number of requesting threads`() throws {
        let made = Counter()
        let disks = try ask(Provider<Disk>.self) { binder in
            binder.bind(Clock.self).to(Clock.init)
            binder.bind(Disk.self).sharedInScope().to({ (clock: Clock) in
                made.next()
                return Disk(clock: clock)
            })
        }
        #expect(Set(together(8) { _ in ObjectIdentifier(disks.get()) }).count == 1)
        #expect(made.value == 1)
    }

    @Test func `its captured values are released with the component`() throws {
        let census = Census()
        do {
            let kept = Clock()
            census.count(kept)
            let disks = try ask(Provider<Disk>.self) { binder in
                binder.bind(Disk.self).to({ Disk(clock: kept) })
            }
            census.count(disks.get())
            #expect(disks.get().clock === kept)
        }
        #expect(census.total == 2 && census.alive == 0)
    }
}

// SPDX-License-Identifier: Apache-2.0
