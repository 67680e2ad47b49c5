import Cleanse
import TestTools
import Testing

/// What a factory received.
struct Taken: Sendable { let numbers: [Int] }

struct Seed: Sendable { let number: Int }

enum MakeTaken: AssistedFactory {
    typealias Seed = CleanseTests.Seed
    typealias Element = Taken
}

/// Every overload that knows where the seed is, in Swift 6 mode, by Scripts/Generate.
@Suite(.serialized, .watched) struct SeedTests {
    struct Case: Sendable {
        let arity: Int
        let isFirst: Bool
    }

    @TaskLocal static var tested = Case(arity: 0, isFirst: true)

    enum Making: RootComponent {
        static func configure(binder: Binder<Unscoped>) {
            bindNumbers(binder)
            let builder = binder.bindFactory(Taken.self).with(MakeTaken.self)
            _ = tested.isFirst ? makeSeedFirst(builder, tested.arity) : makeSeedLast(builder, tested.arity)
        }

        static func configureRoot(binder bind: ReceiptBinder<Factory<MakeTaken>>) -> BindingReceipt<Factory<MakeTaken>> {
            bind.to { (root: Factory<MakeTaken>) in root }
        }
    }

    func product(_ arity: Int, isFirst: Bool) throws -> [Int] {
        try Self.$tested.withValue(Case(arity: arity, isFirst: isFirst)) { try Making.build() }.build(Seed(number: 7)).numbers
    }

    @Test(arguments: arities) func `the seed is the first parameter`(_ arity: Int) throws {
        #expect(try product(arity, isFirst: true) == [7] + (0..<arity).map { 100 + $0 })
    }

    @Test(arguments: arities) func `the seed is the last parameter`(_ arity: Int) throws {
        #expect(try product(arity, isFirst: false) == (0..<arity).map { 100 + $0 } + [7])
    }
}

// SPDX-License-Identifier: Apache-2.0
