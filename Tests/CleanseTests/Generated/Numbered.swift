// Written by Scripts/generate-arity-tests.swift; Scripts/generate writes it again.

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

@Sendable func take0() -> Taken { Taken(numbers: []) }
@Sendable func take1(_ p0: N0) -> Taken { Taken(numbers: [p0.number]) }
@Sendable func take2(_ p0: N0, _ p1: N1) -> Taken { Taken(numbers: [p0.number, p1.number]) }
@Sendable func take3(_ p0: N0, _ p1: N1, _ p2: N2) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number]) }
@Sendable func take4(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number]) }
@Sendable func take5(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number]) }
@Sendable func take6(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number]) }
@Sendable func take7(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number]) }
@Sendable func take8(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number]) }
@Sendable func take9(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number]) }
@Sendable func take10(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number]) }
@Sendable func take11(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number]) }
@Sendable func take12(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number]) }
@Sendable func take13(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number]) }
@Sendable func take14(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number]) }
@Sendable func take15(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number]) }
@Sendable func take16(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number]) }
@Sendable func take17(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number]) }
@Sendable func take18(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number]) }
@Sendable func take19(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number]) }
@Sendable func take20(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number]) }
@Sendable func take21(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number]) }
@Sendable func take22(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number]) }
@Sendable func take23(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21, _ p22: N22) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number, p22.number]) }
@Sendable func take25(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21, _ p22: N22, _ p23: N23, _ p24: N24) -> Taken { Taken(numbers: [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number, p22.number, p23.number, p24.number]) }

let arities = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]

@available(*, deprecated)
func bindNumbered(_ bind: BindingBuilder<Taken, Taken, Unscoped>, _ arity: Int) -> BindingReceipt<Taken> {
    switch arity {
    case 0: return bind.to0(factory: take0)
    case 1: return bind.to1(factory: take1)
    case 2: return bind.to2(factory: take2)
    case 3: return bind.to3(factory: take3)
    case 4: return bind.to4(factory: take4)
    case 5: return bind.to5(factory: take5)
    case 6: return bind.to6(factory: take6)
    case 7: return bind.to7(factory: take7)
    case 8: return bind.to8(factory: take8)
    case 9: return bind.to9(factory: take9)
    case 10: return bind.to10(factory: take10)
    case 11: return bind.to11(factory: take11)
    case 12: return bind.to12(factory: take12)
    case 13: return bind.to13(factory: take13)
    case 14: return bind.to14(factory: take14)
    case 15: return bind.to15(factory: take15)
    case 16: return bind.to16(factory: take16)
    case 17: return bind.to17(factory: take17)
    case 18: return bind.to18(factory: take18)
    case 19: return bind.to19(factory: take19)
    case 20: return bind.to20(factory: take20)
    default: fatalError("no test has \(arity) parameters")
    }
}

@available(*, deprecated)
func rootNumbered(_ bind: ReceiptBinder<Taken>, _ arity: Int) -> BindingReceipt<Taken> {
    switch arity {
    case 0: return bind.to0(factory: take0)
    case 1: return bind.to1(factory: take1)
    case 2: return bind.to2(factory: take2)
    case 3: return bind.to3(factory: take3)
    case 4: return bind.to4(factory: take4)
    case 5: return bind.to5(factory: take5)
    case 6: return bind.to6(factory: take6)
    case 7: return bind.to7(factory: take7)
    case 8: return bind.to8(factory: take8)
    case 9: return bind.to9(factory: take9)
    case 10: return bind.to10(factory: take10)
    case 11: return bind.to11(factory: take11)
    case 12: return bind.to12(factory: take12)
    case 13: return bind.to13(factory: take13)
    case 14: return bind.to14(factory: take14)
    case 15: return bind.to15(factory: take15)
    case 16: return bind.to16(factory: take16)
    case 17: return bind.to17(factory: take17)
    case 18: return bind.to18(factory: take18)
    case 19: return bind.to19(factory: take19)
    case 20: return bind.to20(factory: take20)
    default: fatalError("no test has \(arity) parameters")
    }
}
