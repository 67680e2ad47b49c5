import Dovetail

/// Classes without state: one, ten in a chain, ten side by side.
enum Shapes {
    static func rows() throws -> [Row] {
        let root = try Graph.build()
        let (labelled, closures) = (try Labelled.build(), try Closures.build())
        return [
            Row(
                name: "transient", hand: { for _ in 0..<$0 { consume(leaf()) } }, dovetail: { for _ in 0..<$0 { consume(root.leaf.get()) } }
            ),
            Row(name: "chain", hand: { for _ in 0..<$0 { consume(chain()) } }, dovetail: { for _ in 0..<$0 { consume(root.chain.get()) } }),
            Row(name: "wide", hand: { for _ in 0..<$0 { consume(wide()) } }, dovetail: { for _ in 0..<$0 { consume(root.wide.get()) } }),
            Row(
                name: "chain-labelled", hand: { for _ in 0..<$0 { consume(chain()) } },
                dovetail: { for _ in 0..<$0 { consume(labelled.chain.get()) } }),
            Row(
                name: "wide-labelled", hand: { for _ in 0..<$0 { consume(wide()) } },
                dovetail: { for _ in 0..<$0 { consume(labelled.wide.get()) } }),
            Row(
                name: "chain-closures", hand: { for _ in 0..<$0 { consume(chain()) } },
                dovetail: { for _ in 0..<$0 { consume(closures.chain.get()) } }),
            Row(
                name: "wide-closures", hand: { for _ in 0..<$0 { consume(wide()) } },
                dovetail: { for _ in 0..<$0 { consume(closures.wide.get()) } }),
        ]
    }

    struct Providers {
        let leaf: Provider<L0>
        let chain: Provider<C9>
        let wide: Provider<Wide>
    }

    enum Graph: RootComponent {
        typealias Root = Providers

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(C0.self).to(C0.init)
            binder.bind(C1.self).to(C1.init)
            binder.bind(C2.self).to(C2.init)
            binder.bind(C3.self).to(C3.init)
            binder.bind(C4.self).to(C4.init)
            binder.bind(C5.self).to(C5.init)
            binder.bind(C6.self).to(C6.init)
            binder.bind(C7.self).to(C7.init)
            binder.bind(C8.self).to(C8.init)
            binder.bind(C9.self).to(C9.init)
            binder.bind(L0.self).to(L0.init)
            binder.bind(L1.self).to(L1.init)
            binder.bind(L2.self).to(L2.init)
            binder.bind(L3.self).to(L3.init)
            binder.bind(L4.self).to(L4.init)
            binder.bind(L5.self).to(L5.init)
            binder.bind(L6.self).to(L6.init)
            binder.bind(L7.self).to(L7.init)
            binder.bind(L8.self).to(L8.init)
            binder.bind(L9.self).to(L9.init)
            binder.bind(Wide.self).to(Wide.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Providers>) -> BindingReceipt<Providers> {
            bind.to(Providers.init)
        }
    }

    /// The same with factories whose actor is inspected.
    enum Labelled: RootComponent {
        typealias Root = Providers

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(C0.self).to(factory: C0.init)
            binder.bind(C1.self).to(factory: C1.init)
            binder.bind(C2.self).to(factory: C2.init)
            binder.bind(C3.self).to(factory: C3.init)
            binder.bind(C4.self).to(factory: C4.init)
            binder.bind(C5.self).to(factory: C5.init)
            binder.bind(C6.self).to(factory: C6.init)
            binder.bind(C7.self).to(factory: C7.init)
            binder.bind(C8.self).to(factory: C8.init)
            binder.bind(C9.self).to(factory: C9.init)
            binder.bind(L0.self).to(factory: L0.init)
            binder.bind(L1.self).to(factory: L1.init)
            binder.bind(L2.self).to(factory: L2.init)
            binder.bind(L3.self).to(factory: L3.init)
            binder.bind(L4.self).to(factory: L4.init)
            binder.bind(L5.self).to(factory: L5.init)
            binder.bind(L6.self).to(factory: L6.init)
            binder.bind(L7.self).to(factory: L7.init)
            binder.bind(L8.self).to(factory: L8.init)
            binder.bind(L9.self).to(factory: L9.init)
            binder.bind(Wide.self).to(factory: Wide.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Providers>) -> BindingReceipt<Providers> {
            bind.to(factory: Providers.init)
        }
    }

    /// The same with closures in place of initializers.
    enum Closures: RootComponent {
        typealias Root = Providers

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(C0.self).to { C0() }
            binder.bind(C1.self).to { C1(c0: $0) }
            binder.bind(C2.self).to { C2(c1: $0) }
            binder.bind(C3.self).to { C3(c2: $0) }
            binder.bind(C4.self).to { C4(c3: $0) }
            binder.bind(C5.self).to { C5(c4: $0) }
            binder.bind(C6.self).to { C6(c5: $0) }
            binder.bind(C7.self).to { C7(c6: $0) }
            binder.bind(C8.self).to { C8(c7: $0) }
            binder.bind(C9.self).to { C9(c8: $0) }
            binder.bind(L0.self).to { L0() }
            binder.bind(L1.self).to { L1() }
            binder.bind(L2.self).to { L2() }
            binder.bind(L3.self).to { L3() }
            binder.bind(L4.self).to { L4() }
            binder.bind(L5.self).to { L5() }
            binder.bind(L6.self).to { L6() }
            binder.bind(L7.self).to { L7() }
            binder.bind(L8.self).to { L8() }
            binder.bind(L9.self).to { L9() }
            binder.bind(Wide.self).to { Wide(l0: $0, l1: $1, l2: $2, l3: $3, l4: $4, l5: $5, l6: $6, l7: $7, l8: $8, l9: $9) }
        }

        static func configureRoot(binder bind: ReceiptBinder<Providers>) -> BindingReceipt<Providers> {
            bind.to { Providers(leaf: $0, chain: $1, wide: $2) }
        }
    }

    @inline(never) static func leaf() -> L0 { L0() }

    @inline(never) static func chain() -> C9 {
        C9(c8: C8(c7: C7(c6: C6(c5: C5(c4: C4(c3: C3(c2: C2(c1: C1(c0: C0())))))))))
    }

    @inline(never) static func wide() -> Wide {
        Wide(l0: L0(), l1: L1(), l2: L2(), l3: L3(), l4: L4(), l5: L5(), l6: L6(), l7: L7(), l8: L8(), l9: L9())
    }
}

final class C0: Sendable {}
final class C1: Sendable {
    let c0: C0
    init(c0: C0) { self.c0 = c0 }
}
final class C2: Sendable {
    let c1: C1
    init(c1: C1) { self.c1 = c1 }
}
final class C3: Sendable {
    let c2: C2
    init(c2: C2) { self.c2 = c2 }
}
final class C4: Sendable {
    let c3: C3
    init(c3: C3) { self.c3 = c3 }
}
final class C5: Sendable {
    let c4: C4
    init(c4: C4) { self.c4 = c4 }
}
final class C6: Sendable {
    let c5: C5
    init(c5: C5) { self.c5 = c5 }
}
final class C7: Sendable {
    let c6: C6
    init(c6: C6) { self.c6 = c6 }
}
final class C8: Sendable {
    let c7: C7
    init(c7: C7) { self.c7 = c7 }
}
final class C9: Sendable {
    let c8: C8
    init(c8: C8) { self.c8 = c8 }
}

final class L0: Sendable {}
final class L1: Sendable {}
final class L2: Sendable {}
final class L3: Sendable {}
final class L4: Sendable {}
final class L5: Sendable {}
final class L6: Sendable {}
final class L7: Sendable {}
final class L8: Sendable {}
final class L9: Sendable {}

final class Wide: Sendable {
    let l0: L0, l1: L1, l2: L2, l3: L3, l4: L4, l5: L5, l6: L6, l7: L7, l8: L8, l9: L9
    init(l0: L0, l1: L1, l2: L2, l3: L3, l4: L4, l5: L5, l6: L6, l7: L7, l8: L8, l9: L9) {
        (self.l0, self.l1, self.l2, self.l3, self.l4, self.l5, self.l6, self.l7, self.l8, self.l9) = (
            l0, l1, l2, l3, l4, l5, l6, l7, l8, l9
        )
    }
}

// SPDX-License-Identifier: Apache-2.0
