import Cleanse
import TestTools
import Testing

/// What a factory received.
struct Taken: Sendable { let numbers: [Int] }

/// Every numbered spelling, by Scripts/generate-arity-tests.swift: each parameter receives the dependency of its type.
@Suite(.serialized, .watched) struct NumberedTests {
    @TaskLocal static var arity = 0

    enum Bound: RootComponent {
        @available(*, deprecated)
        static func configure(binder: Binder<Unscoped>) {
            bindNumbers(binder)
            _ = bindNumbered(binder.bind(Taken.self), arity)
        }
        static func configureRoot(binder bind: ReceiptBinder<Provider<Taken>>) -> BindingReceipt<Provider<Taken>> {
            bind.to { (root: Provider<Taken>) in root }
        }
    }

    enum Rooted: RootComponent {
        static func configure(binder: Binder<Unscoped>) { bindNumbers(binder) }
        @available(*, deprecated)
        static func configureRoot(binder bind: ReceiptBinder<Taken>) -> BindingReceipt<Taken> { rootNumbered(bind, arity) }
    }

    @Test(arguments: arities) func `BindingBuilder by its number`(_ arity: Int) throws {
        let taken = try Self.$arity.withValue(arity) { try Bound.build() }
        #expect(taken.get().numbers == (0..<arity).map { 100 + $0 })
    }

    @Test(arguments: arities) func `ReceiptBinder by its number`(_ arity: Int) throws {
        let taken = try Self.$arity.withValue(arity) { try Rooted.build() }
        #expect(taken.numbers == (0..<arity).map { 100 + $0 })
    }
}
