import Cleanse
import TestTools
import XCTest

// What uses the numbered spellings is deprecated itself, so that the checks, to which a warning is an error, let it be.

struct Digit {
    let value: Int
}

class Sum {
    let total: Int
    init(
        a: Digit, b: Digit, c: Digit, d: Digit, e: Digit, f: Digit, g: Digit, h: Digit, i: Digit, j: Digit, k: Digit, l: Digit,
        m: Digit, n: Digit, o: Digit, p: Digit, q: Digit, r: Digit, s: Digit, t: Digit
    ) {
        let first = a.value + b.value + c.value + d.value + e.value + f.value + g.value + h.value + i.value + j.value
        let second = k.value + l.value + m.value + n.value + o.value + p.value + q.value + r.value + s.value + t.value
        total = first + second
    }
}

struct Pair {
    let sum: Sum
    let other: Sum
}

struct NumberedModule: Module {
    @available(*, deprecated)
    static func configure(binder: UnscopedBinder) {
        binder.bind().to0 { Digit(value: 2) }
        binder.bind().to20(factory: Sum.init)
        binder.bind(String.self).to1 { "\(($0 as Sum).total)" }
    }
}

struct NumberedComponent: RootComponent {
    typealias Root = (Pair, String)

    static func configure(binder: UnscopedBinder) {
        binder.include(module: NumberedModule.self)
        binder.bind().to(factory: Pair.init)
    }

    @available(*, deprecated)
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        return bind.to2 { ($0 as Pair, $1 as String) }
    }
}

/// What a program wrote to bind the same things in several modules.
func bindDigits<B: BinderBase>(_ binder: B) {
    binder.bind(Digit.self).to(factory: { Digit(value: 1) })
    binder.bind().tagged(with: Word.self).to(value: "one")
}

struct Word: Tag {
    typealias Element = String
}

struct HelpedComponent: RootComponent {
    typealias Root = String

    static func configure(binder: Binder<Singleton>) { bindDigits(binder) }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        return bind.to { (digit: Digit, word: TaggedProvider<Word>) in "\(digit.value) \(word.get())" }
    }
}

final class OldSpellingTests: WatchedTestCase {
    func testNumberedFactories() throws {
        let (pair, text) = try ComponentFactory.of(NumberedComponent.self).build(())
        XCTAssertEqual(pair.sum.total, 40)
        XCTAssertFalse(pair.sum === pair.other)
        XCTAssertEqual(text, "40")
    }

    func testFunctionsOverAnyBinder() throws {
        XCTAssertEqual(try ComponentFactory.of(HelpedComponent.self).build(()), "1 one")
    }
}
