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

func take0() -> Taken { Taken(numbers: []) }
func take1(_ p0: N0) -> Taken { Taken(numbers: [p0.number]) }
func take2(_ p0: N0, _ p1: N1) -> Taken { Taken(numbers: [p0.number, p1.number]) }
func take3(_ p0: N0, _ p1: N1, _ p2: N2) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number]) }
func take4(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number]) }
func take5(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number]) }
func take6(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number]) }
func take7(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number]) }
func take8(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number]) }
func take9(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number]) }
func take10(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number]) }
func take11(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number]) }
func take12(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number]) }
func take13(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number]) }
func take14(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number]) }
func take15(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number]) }
func take16(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number]) }
func take17(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number]) }
func take18(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number]) }
func take19(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number]) }
func take20(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number]) }
func take21(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number]) }
func take22(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number]) }
func take23(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21, _ p22: N22) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number, p22.number]) }
func take25(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21, _ p22: N22, _ p23: N23, _ p24: N24) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number, p22.number, p23.number, p24.number]) }

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

let arities = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]

extension Target {
    func inject0() { numbers = [] }
    func inject1(_ p0: N0) { numbers = [p0.number] }
    func inject2(_ p0: N0, _ p1: N1) { numbers = [p0.number, p1.number] }
    func inject3(_ p0: N0, _ p1: N1, _ p2: N2) { numbers = [p0.number, p1.number, p2.number] }
    func inject4(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3) { numbers = [p0.number, p1.number, p2.number, p3.number] }
    func inject5(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number] }
    func inject6(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number] }
    func inject7(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number] }
    func inject8(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number] }
    func inject9(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number] }
    func inject10(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number] }
    func inject11(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number] }
    func inject12(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number] }
    func inject13(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number] }
    func inject14(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number] }
    func inject15(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number] }
    func inject16(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number] }
    func inject17(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number] }
    func inject18(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number] }
    func inject19(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number] }
    func inject20(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number] }
}

func fill0(_ target: Target) { target.numbers = [] }
func fill1(_ target: Target, _ p0: N0) { target.numbers = [p0.number] }
func fill2(_ target: Target, _ p0: N0, _ p1: N1) { target.numbers = [p0.number, p1.number] }
func fill3(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2) { target.numbers = [p0.number, p1.number, p2.number] }
func fill4(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3) { target.numbers = [p0.number, p1.number, p2.number, p3.number] }
func fill5(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number] }
func fill6(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number] }
func fill7(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number] }
func fill8(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number] }
func fill9(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number] }
func fill10(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number] }
func fill11(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number] }
func fill12(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number] }
func fill13(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number] }
func fill14(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number] }
func fill15(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number] }
func fill16(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number] }
func fill17(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number] }
func fill18(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number] }
func fill19(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number] }
func fill20(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number] }

func bindNumbered(_ bind: BindingBuilder<Taken, Taken, Unscoped>, _ arity: Int) -> BindingReceipt<Taken> {
    switch arity {
    case 0: return bind.to(factory: take0)
    case 1: return bind.to(factory: take1)
    case 2: return bind.to(factory: take2)
    case 3: return bind.to(factory: take3)
    case 4: return bind.to(factory: take4)
    case 5: return bind.to(factory: take5)
    case 6: return bind.to(factory: take6)
    case 7: return bind.to(factory: take7)
    case 8: return bind.to(factory: take8)
    case 9: return bind.to(factory: take9)
    case 10: return bind.to(factory: take10)
    case 11: return bind.to(factory: take11)
    case 12: return bind.to(factory: take12)
    case 13: return bind.to(factory: take13)
    case 14: return bind.to(factory: take14)
    case 15: return bind.to(factory: take15)
    case 16: return bind.to(factory: take16)
    case 17: return bind.to(factory: take17)
    case 18: return bind.to(factory: take18)
    case 19: return bind.to(factory: take19)
    case 20: return bind.to(factory: take20)
    default: fatalError("no test has \(arity) parameters")
    }
}

func rootNumbered(_ bind: ReceiptBinder<Taken>, _ arity: Int) -> BindingReceipt<Taken> {
    switch arity {
    case 0: return bind.to(factory: take0)
    case 1: return bind.to(factory: take1)
    case 2: return bind.to(factory: take2)
    case 3: return bind.to(factory: take3)
    case 4: return bind.to(factory: take4)
    case 5: return bind.to(factory: take5)
    case 6: return bind.to(factory: take6)
    case 7: return bind.to(factory: take7)
    case 8: return bind.to(factory: take8)
    case 9: return bind.to(factory: take9)
    case 10: return bind.to(factory: take10)
    case 11: return bind.to(factory: take11)
    case 12: return bind.to(factory: take12)
    case 13: return bind.to(factory: take13)
    case 14: return bind.to(factory: take14)
    case 15: return bind.to(factory: take15)
    case 16: return bind.to(factory: take16)
    case 17: return bind.to(factory: take17)
    case 18: return bind.to(factory: take18)
    case 19: return bind.to(factory: take19)
    case 20: return bind.to(factory: take20)
    default: fatalError("no test has \(arity) parameters")
    }
}

func makeNumbered(_ bind: FactoryBuilder<Taken, MakeTaken>, _ arity: Int) -> BindingReceipt<Factory<MakeTaken>> {
    switch arity {
    case 0: return bind.to(factory: take0)
    case 1: return bind.to(factory: take1)
    case 2: return bind.to(factory: take2)
    case 3: return bind.to(factory: take3)
    case 4: return bind.to(factory: take4)
    case 5: return bind.to(factory: take5)
    case 6: return bind.to(factory: take6)
    case 7: return bind.to(factory: take7)
    case 8: return bind.to(factory: take8)
    case 9: return bind.to(factory: take9)
    case 10: return bind.to(factory: take10)
    case 11: return bind.to(factory: take11)
    case 12: return bind.to(factory: take12)
    case 13: return bind.to(factory: take13)
    case 14: return bind.to(factory: take14)
    case 15: return bind.to(factory: take15)
    case 16: return bind.to(factory: take16)
    case 17: return bind.to(factory: take17)
    case 18: return bind.to(factory: take18)
    case 19: return bind.to(factory: take19)
    case 20: return bind.to(factory: take20)
    default: fatalError("no test has \(arity) parameters")
    }
}

func injectMethod(_ bind: InjectorBuilder<Target>, _ arity: Int) -> BindingReceipt<PropertyInjector<Target>> {
    switch arity {
    case 0: return bind.to(injector: Target.inject0)
    case 1: return bind.to(injector: Target.inject1)
    case 2: return bind.to(injector: Target.inject2)
    case 3: return bind.to(injector: Target.inject3)
    case 4: return bind.to(injector: Target.inject4)
    case 5: return bind.to(injector: Target.inject5)
    case 6: return bind.to(injector: Target.inject6)
    case 7: return bind.to(injector: Target.inject7)
    case 8: return bind.to(injector: Target.inject8)
    case 9: return bind.to(injector: Target.inject9)
    case 10: return bind.to(injector: Target.inject10)
    case 11: return bind.to(injector: Target.inject11)
    case 12: return bind.to(injector: Target.inject12)
    case 13: return bind.to(injector: Target.inject13)
    case 14: return bind.to(injector: Target.inject14)
    case 15: return bind.to(injector: Target.inject15)
    case 16: return bind.to(injector: Target.inject16)
    case 17: return bind.to(injector: Target.inject17)
    case 18: return bind.to(injector: Target.inject18)
    case 19: return bind.to(injector: Target.inject19)
    case 20: return bind.to(injector: Target.inject20)
    default: fatalError("no test has \(arity) parameters")
    }
}

func injectFunction(_ bind: InjectorBuilder<Target>, _ arity: Int) -> BindingReceipt<PropertyInjector<Target>> {
    switch arity {
    case 0: return bind.to(injector: fill0)
    case 1: return bind.to(injector: fill1)
    case 2: return bind.to(injector: fill2)
    case 3: return bind.to(injector: fill3)
    case 4: return bind.to(injector: fill4)
    case 5: return bind.to(injector: fill5)
    case 6: return bind.to(injector: fill6)
    case 7: return bind.to(injector: fill7)
    case 8: return bind.to(injector: fill8)
    case 9: return bind.to(injector: fill9)
    case 10: return bind.to(injector: fill10)
    case 11: return bind.to(injector: fill11)
    case 12: return bind.to(injector: fill12)
    case 13: return bind.to(injector: fill13)
    case 14: return bind.to(injector: fill14)
    case 15: return bind.to(injector: fill15)
    case 16: return bind.to(injector: fill16)
    case 17: return bind.to(injector: fill17)
    case 18: return bind.to(injector: fill18)
    case 19: return bind.to(injector: fill19)
    case 20: return bind.to(injector: fill20)
    default: fatalError("no test has \(arity) parameters")
    }
}
