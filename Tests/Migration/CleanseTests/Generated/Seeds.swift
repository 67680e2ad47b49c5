// Written by `Scripts/generate arity-tests`. Do not edit.

import Cleanse

struct N0: Sendable { let number: Int }
struct N1: Sendable { let number: Int }
struct N2: Sendable { let number: Int }
struct N3: Sendable { let number: Int }
struct N4: Sendable { let number: Int }
struct N5: Sendable { let number: Int }
struct N6: Sendable { let number: Int }
struct N7: Sendable { let number: Int }
struct N8: Sendable { let number: Int }
struct N9: Sendable { let number: Int }
struct N10: Sendable { let number: Int }
struct N11: Sendable { let number: Int }
struct N12: Sendable { let number: Int }
struct N13: Sendable { let number: Int }
struct N14: Sendable { let number: Int }
struct N15: Sendable { let number: Int }
struct N16: Sendable { let number: Int }
struct N17: Sendable { let number: Int }
struct N18: Sendable { let number: Int }
struct N19: Sendable { let number: Int }
struct N20: Sendable { let number: Int }
struct N21: Sendable { let number: Int }
struct N22: Sendable { let number: Int }
struct N23: Sendable { let number: Int }
struct N24: Sendable { let number: Int }

/// Binds N0 to 100, N1 to 101 and so on.
func bindNumbers(_ binder: Binder<Unscoped>) {
    binder.bind(N0.self).to(value: N0(number: 100))
    binder.bind(N1.self).to(value: N1(number: 101))
    binder.bind(N2.self).to(value: N2(number: 102))
    binder.bind(N3.self).to(value: N3(number: 103))
    binder.bind(N4.self).to(value: N4(number: 104))
    binder.bind(N5.self).to(value: N5(number: 105))
    binder.bind(N6.self).to(value: N6(number: 106))
    binder.bind(N7.self).to(value: N7(number: 107))
    binder.bind(N8.self).to(value: N8(number: 108))
    binder.bind(N9.self).to(value: N9(number: 109))
    binder.bind(N10.self).to(value: N10(number: 110))
    binder.bind(N11.self).to(value: N11(number: 111))
    binder.bind(N12.self).to(value: N12(number: 112))
    binder.bind(N13.self).to(value: N13(number: 113))
    binder.bind(N14.self).to(value: N14(number: 114))
    binder.bind(N15.self).to(value: N15(number: 115))
    binder.bind(N16.self).to(value: N16(number: 116))
    binder.bind(N17.self).to(value: N17(number: 117))
    binder.bind(N18.self).to(value: N18(number: 118))
    binder.bind(N19.self).to(value: N19(number: 119))
    binder.bind(N20.self).to(value: N20(number: 120))
    binder.bind(N21.self).to(value: N21(number: 121))
    binder.bind(N22.self).to(value: N22(number: 122))
    binder.bind(N23.self).to(value: N23(number: 123))
    binder.bind(N24.self).to(value: N24(number: 124))
}

let arities = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]

func makeSeedFirst(_ bind: SeededFactoryBuilder<Taken, MakeTaken>, _ arity: Int) -> BindingReceipt<Factory<MakeTaken>> {
    switch arity {
    case 0: return bind.to { (seed) in Taken(numbers: [seed.get().number]) }
    case 1: return bind.to { (seed, p0: N0) in Taken(numbers: [seed.get().number, p0.number]) }
    case 2: return bind.to { (seed, p0: N0, p1: N1) in Taken(numbers: [seed.get().number, p0.number, p1.number]) }
    case 3: return bind.to { (seed, p0: N0, p1: N1, p2: N2) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number]) }
    case 4: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number]) }
    case 5: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number]) }
    case 6: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number]) }
    case 7: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number]) }
    case 8: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number]) }
    case 9: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number]) }
    case 10: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number]) }
    case 11: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number]) }
    case 12: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number]) }
    case 13: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, p12: N12) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number]) }
    case 14: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, p12: N12, p13: N13) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number]) }
    case 15: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, p12: N12, p13: N13, p14: N14) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number]) }
    case 16: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, p12: N12, p13: N13, p14: N14, p15: N15) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number]) }
    case 17: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, p12: N12, p13: N13, p14: N14, p15: N15, p16: N16) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number]) }
    case 18: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, p12: N12, p13: N13, p14: N14, p15: N15, p16: N16, p17: N17) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number]) }
    case 19: return bind.to { (seed, p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, p12: N12, p13: N13, p14: N14, p15: N15, p16: N16, p17: N17, p18: N18) in Taken(numbers: [seed.get().number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number]) }
    default: fatalError("no test has \(arity) parameters")
    }
}

func makeSeedLast(_ bind: SeededFactoryBuilder<Taken, MakeTaken>, _ arity: Int) -> BindingReceipt<Factory<MakeTaken>> {
    switch arity {
    case 0: return bind.to { (seed) in Taken(numbers: [seed.get().number]) }
    case 1: return bind.to { (p0: N0, seed) in Taken(numbers: [p0.number, seed.get().number]) }
    case 2: return bind.to { (p0: N0, p1: N1, seed) in Taken(numbers: [p0.number, p1.number, seed.get().number]) }
    case 3: return bind.to { (p0: N0, p1: N1, p2: N2, seed) in Taken(numbers: [p0.number, p1.number, p2.number, seed.get().number]) }
    case 4: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, seed.get().number]) }
    case 5: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, seed.get().number]) }
    case 6: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, seed.get().number]) }
    case 7: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, seed.get().number]) }
    case 8: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, seed.get().number]) }
    case 9: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, seed.get().number]) }
    case 10: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, seed.get().number]) }
    case 11: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, seed.get().number]) }
    case 12: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, seed.get().number]) }
    case 13: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, p12: N12, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, seed.get().number]) }
    case 14: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, p12: N12, p13: N13, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, seed.get().number]) }
    case 15: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, p12: N12, p13: N13, p14: N14, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, seed.get().number]) }
    case 16: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, p12: N12, p13: N13, p14: N14, p15: N15, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, seed.get().number]) }
    case 17: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, p12: N12, p13: N13, p14: N14, p15: N15, p16: N16, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, seed.get().number]) }
    case 18: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, p12: N12, p13: N13, p14: N14, p15: N15, p16: N16, p17: N17, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, seed.get().number]) }
    case 19: return bind.to { (p0: N0, p1: N1, p2: N2, p3: N3, p4: N4, p5: N5, p6: N6, p7: N7, p8: N8, p9: N9, p10: N10, p11: N11, p12: N12, p13: N13, p14: N14, p15: N15, p16: N16, p17: N17, p18: N18, seed) in Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, seed.get().number]) }
    default: fatalError("no test has \(arity) parameters")
    }
}
