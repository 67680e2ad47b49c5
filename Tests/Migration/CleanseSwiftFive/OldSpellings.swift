import Cleanse
import TestTools
import XCTest

// Code that uses `to0` is deprecated itself, because the checks treat warnings as errors.

struct Digit {
    let value: Int
}

class Sum {
    let total: Int
    init(digit: Digit) { total = digit.value * 20 }
}

struct NumberedModule: Module {
    @available(*, deprecated)
    static func configure(binder: UnscopedBinder) {
        binder.bind().to0 { Digit(value: 2) }
        binder.include(module: SumModule.self)
    }
}

/// `to1` is not deprecated, takes any function, and the location of a caller.
struct SumModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind().to1(factory: Sum.init)
        binder.bind(Int.self).to1(factory: self.total)
        binder.bind(Float.self).to1(file: #file, line: #line, function: #function) { (total: Int) in Float(total) / 4 }
    }

    static func total(of sum: Sum) -> Int { return sum.total }
}

struct NumberedComponent: RootComponent {
    typealias Root = String

    static func configure(binder: UnscopedBinder) { binder.include(module: NumberedModule.self) }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        return bind.to1 { "\(($0 as Sum).total)" }
    }
}

struct HalvedComponent: RootComponent {
    typealias Root = Double

    static func configure(binder: UnscopedBinder) { binder.include(module: NumberedModule.self) }

    static func configureRoot(binder bind: ReceiptBinder<Double>) -> BindingReceipt<Double> {
        return bind.to1(file: #file, line: #line, factory: half)
    }

    static func half(of total: Float) -> Double { return Double(total) * 2 }
}

struct ConstantComponent: RootComponent {
    typealias Root = Digit

    static func configure(binder: UnscopedBinder) {}

    @available(*, deprecated)
    static func configureRoot(binder bind: ReceiptBinder<Digit>) -> BindingReceipt<Digit> {
        return bind.to0 { Digit(value: 3) }
    }
}

/// Binds the same keys in several modules, as existing programs do.
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
        XCTAssertEqual(try ComponentFactory.of(NumberedComponent.self).build(()), "40")
        XCTAssertEqual(try ComponentFactory.of(HalvedComponent.self).build(()), 20)
        XCTAssertEqual(try ComponentFactory.of(ConstantComponent.self).build(()).value, 3)
    }

    func testFunctionsOverAnyBinder() throws {
        XCTAssertEqual(try ComponentFactory.of(HelpedComponent.self).build(()), "1 one")
    }
}

// SPDX-License-Identifier: Apache-2.0
