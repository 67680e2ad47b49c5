import Cleanse
import TestTools
import XCTest

// The smaller names of Cleanse's API. This file must compile without a warning.

class Letter {
    var text = ""
}

class Envelope {
    var weight = 0.0
    func inject(weight: Double) { self.weight = weight }
}

class Stamp {
    var cents = 0
}

struct Sealed: Tag {
    typealias Element = Letter
}

struct Number: Tag {
    typealias Element = Int
}

struct Writing: AssistedFactory {
    typealias Seed = String
    typealias Element = Letter
}

enum Letters {
    static let letter = Letter()
    static func make() -> Letter { return letter }
    static func length(of letter: Letter) -> Int { return letter.text.count }
    static func write(text: String) -> Letter {
        let letter = Letter()
        letter.text = text
        return letter
    }
}

struct LetterInjector: PropertyInjectorProtocol {
    func injectProperties(into object: Letter) { object.text = "injected" }
}

func inject<I: PropertyInjectorProtocol>(_ injector: I, into object: I.Element) { injector.injectProperties(into: object) }

func get<P: ProviderProtocol>(_ provider: P) -> P.Element { return provider.get() }

/// A function of a program that binds for its callers, and passes on where they are.
func bindNumber<B: BinderBase>(
    _ binder: B, file: StaticString = #file, line: Int = #line, function: StaticString = #function, factory: @escaping () -> Int
) {
    binder.bind(Int.self).to(file: file, line: line, function: function, factory: factory)
    binder.bind(Double.self).to(value: 0.5, file: file, line: line, function: function)
    binder.bindPropertyInjectionOf(Envelope.self).to(file: file, line: line, function: function, injector: Envelope.inject)
    binder.bindPropertyInjectionOf(Stamp.self).to(file: file, line: line, function: function) { $0.cents = $1 as Int }
    Binder(binder: binder).bind(Int.self).tagged(with: Number.self).to(file: file, line: line, function: function) { $0 as Int }
}

struct Parcel: Component {
    typealias Seed = Provider<Int>
    typealias Root = String

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        return bind.to { (weight: Int, provider: Provider<Int>) in "\(weight) \(provider.get())" }
    }
}

struct Counter {
    let number: TaggedProvider<Number>
    let injector: PropertyInjector<Letter>
    let half: Double
    let envelopes: PropertyInjector<Envelope>
    let stamps: PropertyInjector<Stamp>
}

struct CounterComponent: RootComponent {
    typealias Root = Counter

    static func configure(binder: UnscopedBinder) {
        bindNumber(binder) { 4 }
        binder.bindPropertyInjectionOf().to { (letter: Letter, number: Int) in letter.text = "\(number)" }
    }

    static func configureRoot(binder bind: ReceiptBinder<Counter>) -> BindingReceipt<Counter> {
        return bind.to(file: #file, line: #line, function: #function, factory: Counter.init)
    }
}

struct HalfComponent: RootComponent {
    typealias Root = Double

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Double>) -> BindingReceipt<Double> {
        return bind.to(value: 0.5, file: #file, line: #line, function: #function)
    }
}

struct ParcelComponent: RootComponent {
    typealias Root = ComponentFactory<Parcel>

    static func configure(binder: UnscopedBinder) { binder.install(dependency: Parcel.self) }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        return bind.to { $0 as Root }
    }
}

final class NameTests: WatchedTestCase {
    func testProvidersOfAnyFunction() {
        XCTAssertTrue(Provider(getter: Letters.make).get() === Letters.letter)
        XCTAssertTrue(TaggedProvider<Sealed>(getter: Letters.make).get() === Letters.letter)
        XCTAssertTrue(WeakProvider<Letter>(getter: Letters.make).get() === Letters.letter)
    }

    func testProvidersOfProviders() {
        XCTAssertEqual(Provider(getter: Letters.make).map(transform: Letters.length).get(), 0)
        let tagged = TaggedProvider<Sealed>(value: Letters.letter)
        XCTAssertTrue(tagged.asProvider().get() === Letters.letter)
        XCTAssertTrue(TaggedProvider<Sealed>(other: Provider(getter: Letters.make)).get() === Letters.letter)
        XCTAssertTrue(WeakProvider<Letter>(other: WeakProvider(getter: Letters.make)).get() === Letters.letter)
    }

    func testAWeakProviderOfAValueRetainsIt() {
        weak var letter: Letter?
        do {
            let provider = WeakProvider<Letter>(value: Letter()), copy = WeakProvider<Letter>(other: provider)
            letter = provider.get()
            XCTAssertNotNil(letter)
            XCTAssertTrue(provider.get() === letter && copy.get() === letter)
        }
        XCTAssertNil(letter)
        XCTAssertNil(WeakProvider<Letter>(value: nil).get())
        XCTAssertEqual(WeakProvider<Int>(value: 3).get(), 3)
    }

    func testASeedIsAProvider() {
        XCTAssertEqual([get(Assisted(value: 1)), get(Assisted(getter: { 2 })), Assisted(3).map { $0 + 1 }.get()], [1, 2, 4])
        XCTAssertEqual(Factory<Writing>(factory: Letters.write).build("hello").text, "hello")
    }

    func testAPropertyInjectorCanBeReplaced() {
        let letter = Letter()
        inject(PropertyInjector<Letter> { $0.text = "given" }, into: letter)
        XCTAssertEqual(letter.text, "given")
        inject(LetterInjector(), into: letter)
        XCTAssertEqual(letter.text, "injected")
    }

    func testFunctionsThatPassThePlaceOn() throws {
        let counter = try ComponentFactory.of(CounterComponent.self).build(())
        let letter = Letter()
        counter.injector.injectProperties(into: letter)
        XCTAssertEqual(counter.number.get(), 4)
        XCTAssertEqual(letter.text, "4")
        let envelope = Envelope(), stamp = Stamp()
        counter.envelopes.injectProperties(into: envelope)
        counter.stamps.injectProperties(into: stamp)
        XCTAssertEqual(envelope.weight, 0.5)
        XCTAssertEqual(stamp.cents, 4)
        XCTAssertEqual(counter.half, 0.5)
        XCTAssertEqual(try ComponentFactory.of(HalfComponent.self).build(()), 0.5)
    }

    func testASeedThatIsAProviderTakesTheValueToo() throws {
        let parcels = try ComponentFactory.of(ParcelComponent.self).build(())
        XCTAssertEqual(parcels.build(7), "7 7")
        XCTAssertEqual(parcels.build(Provider(value: 8)), "8 8")
    }
}

// SPDX-License-Identifier: Apache-2.0
