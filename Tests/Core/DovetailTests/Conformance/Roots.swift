import Dovetail
import TestTools
import Testing

/// What a component's root may be.
@Suite(.watched) struct Roots {
    final class Clock: Sendable {}
    final class Target { var clock: Clock? }

    enum Child: Component {
        typealias Seed = Int
        static func configure(binder: Binder<Unscoped>) {}
        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to { (number: Int) in "child \(number)" }
        }
    }

    enum Handing<Root>: RootComponent {
        static var root: (ReceiptBinder<Root>) -> BindingReceipt<Root> { { $0.to { (root: Root) in root } } }

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Clock.self).to(factory: Clock.init)
            binder.install(dependency: Child.self)
            binder.bindFactory(String.self).to { (clock: Clock) in "made" }
        }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { root(bind) }
    }

    @Test func `a root may return derived forms`() throws {
        let provider = try Handing<Provider<Clock>>.build()
        #expect(provider.get() !== provider.get())
        let lazy = try Handing<Lazy<Clock>>.build()
        #expect(lazy.get() === lazy.get())
        #expect(try Handing<ComponentFactory<Child>>.build().build(3) == "child 3")
        #expect(try Handing<Factory<EmptySeed<String>>>.build().build() == "made")
    }

    @Test func `a root that requests its own type is a cycle`() {
        let errors = Handing<Set<Int>>.graph().validate().filter { $0.severity == .error }
        #expect(errors.map(\.id) == [.dependencyCycle])
    }
}

// SPDX-License-Identifier: Apache-2.0
