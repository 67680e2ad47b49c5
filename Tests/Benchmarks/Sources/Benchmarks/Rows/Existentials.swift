import Dovetail
import Pieces

/// The same shapes with a protocol as the type of each dependency.
enum Existentials {
    static func rows() throws -> [Row] {
        let root = try Graph.build()
        let closures = try Closures.build()
        return [
            Row(
                name: "transient-any", hand: { for _ in 0..<$0 { consume(value: leaf()) } },
                dovetail: { for _ in 0..<$0 { consume(value: root.leaf.get()) } }),
            Row(
                name: "chain-any", hand: { for _ in 0..<$0 { consume(value: chain()) } },
                dovetail: { for _ in 0..<$0 { consume(value: root.chain.get()) } }),
            Row(
                name: "chain-any-closures", hand: { for _ in 0..<$0 { consume(value: chain()) } },
                dovetail: { for _ in 0..<$0 { consume(value: closures.chain.get()) } }),
            Row(
                name: "wide-any", hand: { for _ in 0..<$0 { consume(value: wide()) } },
                dovetail: { for _ in 0..<$0 { consume(value: root.wide.get()) } }),
        ]
    }

    struct Providers {
        let leaf: Provider<any P0>
        let chain: Provider<any Q9>
        let wide: Provider<any Broad>
    }

    enum Graph: RootComponent {
        typealias Root = Providers

        static func configure(binder: Binder<Unscoped>) {
            binder.bind((any Q0).self).to(D0.init)
            binder.bind((any Q1).self).to(D1.init)
            binder.bind((any Q2).self).to(D2.init)
            binder.bind((any Q3).self).to(D3.init)
            binder.bind((any Q4).self).to(D4.init)
            binder.bind((any Q5).self).to(D5.init)
            binder.bind((any Q6).self).to(D6.init)
            binder.bind((any Q7).self).to(D7.init)
            binder.bind((any Q8).self).to(D8.init)
            binder.bind((any Q9).self).to(D9.init)
            binder.bind((any P0).self).to(M0.init)
            binder.bind((any P1).self).to(M1.init)
            binder.bind((any P2).self).to(M2.init)
            binder.bind((any P3).self).to(M3.init)
            binder.bind((any P4).self).to(M4.init)
            binder.bind((any P5).self).to(M5.init)
            binder.bind((any P6).self).to(M6.init)
            binder.bind((any P7).self).to(M7.init)
            binder.bind((any P8).self).to(M8.init)
            binder.bind((any P9).self).to(M9.init)
            binder.bind((any Broad).self).to(Breadth.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Providers>) -> BindingReceipt<Providers> {
            bind.to(Providers.init)
        }
    }

    /// The chain with closures in place of initializers.
    enum Closures: RootComponent {
        typealias Root = Chain

        static func configure(binder: Binder<Unscoped>) {
            binder.bind((any Q0).self).to { D0() }
            binder.bind((any Q1).self).to { D1(q0: $0) }
            binder.bind((any Q2).self).to { D2(q1: $0) }
            binder.bind((any Q3).self).to { D3(q2: $0) }
            binder.bind((any Q4).self).to { D4(q3: $0) }
            binder.bind((any Q5).self).to { D5(q4: $0) }
            binder.bind((any Q6).self).to { D6(q5: $0) }
            binder.bind((any Q7).self).to { D7(q6: $0) }
            binder.bind((any Q8).self).to { D8(q7: $0) }
            binder.bind((any Q9).self).to { D9(q8: $0) }
        }

        static func configureRoot(binder bind: ReceiptBinder<Chain>) -> BindingReceipt<Chain> { bind.to { Chain(chain: $0) } }
    }

    struct Chain {
        let chain: Provider<any Q9>
    }

    @inline(never) static func leaf() -> any P0 { M0() }

    @inline(never) static func chain() -> any Q9 {
        D9(q8: D8(q7: D7(q6: D6(q5: D5(q4: D4(q3: D3(q2: D2(q1: D1(q0: D0())))))))))
    }

    @inline(never) static func wide() -> any Broad {
        Breadth(p0: M0(), p1: M1(), p2: M2(), p3: M3(), p4: M4(), p5: M5(), p6: M6(), p7: M7(), p8: M8(), p9: M9())
    }
}

// SPDX-License-Identifier: Apache-2.0
