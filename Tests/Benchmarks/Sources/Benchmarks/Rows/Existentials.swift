import Dovetail

/// The same shapes where everything is asked for through a protocol.
enum Existentials {
    static func rows() throws -> [Row] {
        let root = try Graph.build()
        let closures = try Closures.build()
        return [
            Row(name: "transient-any", hand: { for _ in 0..<$0 { consume(value: leaf()) } }, dovetail: { for _ in 0..<$0 { consume(value: root.leaf.get()) } }),
            Row(name: "chain-any", hand: { for _ in 0..<$0 { consume(value: chain()) } }, dovetail: { for _ in 0..<$0 { consume(value: root.chain.get()) } }),
            Row(name: "chain-any-closures", hand: { for _ in 0..<$0 { consume(value: chain()) } }, dovetail: { for _ in 0..<$0 { consume(value: closures.chain.get()) } }),
            Row(name: "wide-any", hand: { for _ in 0..<$0 { consume(value: wide()) } }, dovetail: { for _ in 0..<$0 { consume(value: root.wide.get()) } }),
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
            binder.bind((any Q0).self).to(factory: D0.init)
            binder.bind((any Q1).self).to(factory: D1.init)
            binder.bind((any Q2).self).to(factory: D2.init)
            binder.bind((any Q3).self).to(factory: D3.init)
            binder.bind((any Q4).self).to(factory: D4.init)
            binder.bind((any Q5).self).to(factory: D5.init)
            binder.bind((any Q6).self).to(factory: D6.init)
            binder.bind((any Q7).self).to(factory: D7.init)
            binder.bind((any Q8).self).to(factory: D8.init)
            binder.bind((any Q9).self).to(factory: D9.init)
            binder.bind((any P0).self).to(factory: M0.init)
            binder.bind((any P1).self).to(factory: M1.init)
            binder.bind((any P2).self).to(factory: M2.init)
            binder.bind((any P3).self).to(factory: M3.init)
            binder.bind((any P4).self).to(factory: M4.init)
            binder.bind((any P5).self).to(factory: M5.init)
            binder.bind((any P6).self).to(factory: M6.init)
            binder.bind((any P7).self).to(factory: M7.init)
            binder.bind((any P8).self).to(factory: M8.init)
            binder.bind((any P9).self).to(factory: M9.init)
            binder.bind((any Broad).self).to(factory: Breadth.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Providers>) -> BindingReceipt<Providers> {
            bind.to(factory: Providers.init)
        }
    }

    /// The chain with closures in place of initialisers.
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

protocol Q0: Sendable {}
protocol Q1: Sendable {}
protocol Q2: Sendable {}
protocol Q3: Sendable {}
protocol Q4: Sendable {}
protocol Q5: Sendable {}
protocol Q6: Sendable {}
protocol Q7: Sendable {}
protocol Q8: Sendable {}
protocol Q9: Sendable {}
protocol P0: Sendable {}
protocol P1: Sendable {}
protocol P2: Sendable {}
protocol P3: Sendable {}
protocol P4: Sendable {}
protocol P5: Sendable {}
protocol P6: Sendable {}
protocol P7: Sendable {}
protocol P8: Sendable {}
protocol P9: Sendable {}
protocol Broad: Sendable {}

final class D0: Q0 {}
final class D1: Q1 {
    let q0: any Q0
    init(q0: any Q0) { self.q0 = q0 }
}
final class D2: Q2 {
    let q1: any Q1
    init(q1: any Q1) { self.q1 = q1 }
}
final class D3: Q3 {
    let q2: any Q2
    init(q2: any Q2) { self.q2 = q2 }
}
final class D4: Q4 {
    let q3: any Q3
    init(q3: any Q3) { self.q3 = q3 }
}
final class D5: Q5 {
    let q4: any Q4
    init(q4: any Q4) { self.q4 = q4 }
}
final class D6: Q6 {
    let q5: any Q5
    init(q5: any Q5) { self.q5 = q5 }
}
final class D7: Q7 {
    let q6: any Q6
    init(q6: any Q6) { self.q6 = q6 }
}
final class D8: Q8 {
    let q7: any Q7
    init(q7: any Q7) { self.q7 = q7 }
}
final class D9: Q9 {
    let q8: any Q8
    init(q8: any Q8) { self.q8 = q8 }
}

final class M0: P0 {}
final class M1: P1 {}
final class M2: P2 {}
final class M3: P3 {}
final class M4: P4 {}
final class M5: P5 {}
final class M6: P6 {}
final class M7: P7 {}
final class M8: P8 {}
final class M9: P9 {}

final class Breadth: Broad {
    let p0: any P0
    let p1: any P1
    let p2: any P2
    let p3: any P3
    let p4: any P4
    let p5: any P5
    let p6: any P6
    let p7: any P7
    let p8: any P8
    let p9: any P9
    init(
        p0: any P0, p1: any P1, p2: any P2, p3: any P3, p4: any P4,
        p5: any P5, p6: any P6, p7: any P7, p8: any P8, p9: any P9
    ) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
        self.p4 = p4
        self.p5 = p5
        self.p6 = p6
        self.p7 = p7
        self.p8 = p8
        self.p9 = p9
    }
}

/// A second implementation of every protocol, as a program has for its tests: the optimiser knows what to make of a
/// protocol that only one type conforms to, for the better by hand and for the worse in a graph.
final class Fake: Broad, P0, Q0, P1, Q1, P2, Q2, P3, Q3, P4, Q4, P5, Q5, P6, Q6, P7, Q7, P8, Q8, P9, Q9 {}
