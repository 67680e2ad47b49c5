import Dovetail

/// Five properties of an object that was created outside the graph.
enum Injecting {
    static func rows() throws -> [Row] {
        let (injector, closure) = (try Graph.build(), try Closure.build())
        let (byHand, byGraph) = (Delegate(), Delegate())
        return [
            Row(
                name: "injector",
                hand: {
                    for _ in 0..<$0 {
                        inject(byHand)
                        consume(byHand)
                    }
                },
                dovetail: {
                    for _ in 0..<$0 {
                        injector.injectProperties(into: byGraph)
                        consume(byGraph)
                    }
                }),
            Row(
                name: "injector-closure",
                hand: {
                    for _ in 0..<$0 {
                        inject(byHand)
                        consume(byHand)
                    }
                },
                dovetail: {
                    for _ in 0..<$0 {
                        closure.injectProperties(into: byGraph)
                        consume(byGraph)
                    }
                }),
        ]
    }

    enum Graph: RootComponent {
        typealias Root = PropertyInjector<Delegate>

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(L0.self).to(L0.init)
            binder.bind(L1.self).to(L1.init)
            binder.bind(L2.self).to(L2.init)
            binder.bind(L3.self).to(L3.init)
            binder.bind(L4.self).to(L4.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.propertyInjector { $0.to(injector: Delegate.inject) }
        }
    }

    /// The same with a closure in place of the method.
    enum Closure: RootComponent {
        typealias Root = PropertyInjector<Delegate>

        static func configure(binder: Binder<Unscoped>) { Graph.configure(binder: binder) }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.propertyInjector {
                $0.to { $0.inject(l0: $1, l1: $2, l2: $3, l3: $4, l4: $5) }
            }
        }
    }

    @inline(never) static func inject(_ delegate: Delegate) {
        delegate.inject(l0: L0(), l1: L1(), l2: L2(), l3: L3(), l4: L4())
    }

    final class Delegate {
        private var l0: L0?
        private var l1: L1?
        private var l2: L2?
        private var l3: L3?
        private var l4: L4?

        func inject(l0: L0, l1: L1, l2: L2, l3: L3, l4: L4) {
            self.l0 = l0
            self.l1 = l1
            self.l2 = l2
            self.l3 = l3
            self.l4 = l4
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
