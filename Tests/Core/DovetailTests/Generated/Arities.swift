// Written by `Scripts/generate arity-tests`. Do not edit.

import Dovetail

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

let arities = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 25]

@Sendable func takeEven1(_ p0: Assisted<Seed>) -> Taken { Taken(numbers: [p0.get().number]) }
@Sendable func takeEven2(_ p0: Assisted<Seed>, _ p1: N1) -> Taken { Taken(numbers: [p0.get().number, p1.number]) }
@Sendable func takeEven3(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number]) }
@Sendable func takeEven4(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number]) }
@Sendable func takeEven5(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number]) }
@Sendable func takeEven6(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number]) }
@Sendable func takeEven7(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number]) }
@Sendable func takeEven8(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number]) }
@Sendable func takeEven9(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number]) }
@Sendable func takeEven10(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number]) }
@Sendable func takeEven11(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9, _ p10: Assisted<Seed>) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number, p10.get().number]) }
@Sendable func takeEven12(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9, _ p10: Assisted<Seed>, _ p11: N11) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number, p10.get().number, p11.number]) }
@Sendable func takeEven13(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9, _ p10: Assisted<Seed>, _ p11: N11, _ p12: Assisted<Seed>) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number, p10.get().number, p11.number, p12.get().number]) }
@Sendable func takeEven14(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9, _ p10: Assisted<Seed>, _ p11: N11, _ p12: Assisted<Seed>, _ p13: N13) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number, p10.get().number, p11.number, p12.get().number, p13.number]) }
@Sendable func takeEven15(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9, _ p10: Assisted<Seed>, _ p11: N11, _ p12: Assisted<Seed>, _ p13: N13, _ p14: Assisted<Seed>) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number, p10.get().number, p11.number, p12.get().number, p13.number, p14.get().number]) }
@Sendable func takeEven16(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9, _ p10: Assisted<Seed>, _ p11: N11, _ p12: Assisted<Seed>, _ p13: N13, _ p14: Assisted<Seed>, _ p15: N15) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number, p10.get().number, p11.number, p12.get().number, p13.number, p14.get().number, p15.number]) }
@Sendable func takeEven17(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9, _ p10: Assisted<Seed>, _ p11: N11, _ p12: Assisted<Seed>, _ p13: N13, _ p14: Assisted<Seed>, _ p15: N15, _ p16: Assisted<Seed>) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number, p10.get().number, p11.number, p12.get().number, p13.number, p14.get().number, p15.number, p16.get().number]) }
@Sendable func takeEven18(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9, _ p10: Assisted<Seed>, _ p11: N11, _ p12: Assisted<Seed>, _ p13: N13, _ p14: Assisted<Seed>, _ p15: N15, _ p16: Assisted<Seed>, _ p17: N17) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number, p10.get().number, p11.number, p12.get().number, p13.number, p14.get().number, p15.number, p16.get().number, p17.number]) }
@Sendable func takeEven19(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9, _ p10: Assisted<Seed>, _ p11: N11, _ p12: Assisted<Seed>, _ p13: N13, _ p14: Assisted<Seed>, _ p15: N15, _ p16: Assisted<Seed>, _ p17: N17, _ p18: Assisted<Seed>) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number, p10.get().number, p11.number, p12.get().number, p13.number, p14.get().number, p15.number, p16.get().number, p17.number, p18.get().number]) }
@Sendable func takeEven20(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9, _ p10: Assisted<Seed>, _ p11: N11, _ p12: Assisted<Seed>, _ p13: N13, _ p14: Assisted<Seed>, _ p15: N15, _ p16: Assisted<Seed>, _ p17: N17, _ p18: Assisted<Seed>, _ p19: N19) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number, p10.get().number, p11.number, p12.get().number, p13.number, p14.get().number, p15.number, p16.get().number, p17.number, p18.get().number, p19.number]) }
@Sendable func takeEven21(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9, _ p10: Assisted<Seed>, _ p11: N11, _ p12: Assisted<Seed>, _ p13: N13, _ p14: Assisted<Seed>, _ p15: N15, _ p16: Assisted<Seed>, _ p17: N17, _ p18: Assisted<Seed>, _ p19: N19, _ p20: Assisted<Seed>) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number, p10.get().number, p11.number, p12.get().number, p13.number, p14.get().number, p15.number, p16.get().number, p17.number, p18.get().number, p19.number, p20.get().number]) }
@Sendable func takeEven22(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9, _ p10: Assisted<Seed>, _ p11: N11, _ p12: Assisted<Seed>, _ p13: N13, _ p14: Assisted<Seed>, _ p15: N15, _ p16: Assisted<Seed>, _ p17: N17, _ p18: Assisted<Seed>, _ p19: N19, _ p20: Assisted<Seed>, _ p21: N21) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number, p10.get().number, p11.number, p12.get().number, p13.number, p14.get().number, p15.number, p16.get().number, p17.number, p18.get().number, p19.number, p20.get().number, p21.number]) }
@Sendable func takeEven23(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9, _ p10: Assisted<Seed>, _ p11: N11, _ p12: Assisted<Seed>, _ p13: N13, _ p14: Assisted<Seed>, _ p15: N15, _ p16: Assisted<Seed>, _ p17: N17, _ p18: Assisted<Seed>, _ p19: N19, _ p20: Assisted<Seed>, _ p21: N21, _ p22: Assisted<Seed>) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number, p10.get().number, p11.number, p12.get().number, p13.number, p14.get().number, p15.number, p16.get().number, p17.number, p18.get().number, p19.number, p20.get().number, p21.number, p22.get().number]) }
@Sendable func takeEven25(_ p0: Assisted<Seed>, _ p1: N1, _ p2: Assisted<Seed>, _ p3: N3, _ p4: Assisted<Seed>, _ p5: N5, _ p6: Assisted<Seed>, _ p7: N7, _ p8: Assisted<Seed>, _ p9: N9, _ p10: Assisted<Seed>, _ p11: N11, _ p12: Assisted<Seed>, _ p13: N13, _ p14: Assisted<Seed>, _ p15: N15, _ p16: Assisted<Seed>, _ p17: N17, _ p18: Assisted<Seed>, _ p19: N19, _ p20: Assisted<Seed>, _ p21: N21, _ p22: Assisted<Seed>, _ p23: N23, _ p24: Assisted<Seed>) -> Taken { Taken(numbers: [p0.get().number, p1.number, p2.get().number, p3.number, p4.get().number, p5.number, p6.get().number, p7.number, p8.get().number, p9.number, p10.get().number, p11.number, p12.get().number, p13.number, p14.get().number, p15.number, p16.get().number, p17.number, p18.get().number, p19.number, p20.get().number, p21.number, p22.get().number, p23.number, p24.get().number]) }

@Sendable func takeOdd1(_ p0: N0) -> Taken { Taken(numbers: [p0.number]) }
@Sendable func takeOdd2(_ p0: N0, _ p1: Assisted<Seed>) -> Taken { Taken(numbers: [p0.number, p1.get().number]) }
@Sendable func takeOdd3(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number]) }
@Sendable func takeOdd4(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number]) }
@Sendable func takeOdd5(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number]) }
@Sendable func takeOdd6(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number]) }
@Sendable func takeOdd7(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number]) }
@Sendable func takeOdd8(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number]) }
@Sendable func takeOdd9(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number]) }
@Sendable func takeOdd10(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number]) }
@Sendable func takeOdd11(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>, _ p10: N10) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number, p10.number]) }
@Sendable func takeOdd12(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>, _ p10: N10, _ p11: Assisted<Seed>) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number, p10.number, p11.get().number]) }
@Sendable func takeOdd13(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>, _ p10: N10, _ p11: Assisted<Seed>, _ p12: N12) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number, p10.number, p11.get().number, p12.number]) }
@Sendable func takeOdd14(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>, _ p10: N10, _ p11: Assisted<Seed>, _ p12: N12, _ p13: Assisted<Seed>) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number, p10.number, p11.get().number, p12.number, p13.get().number]) }
@Sendable func takeOdd15(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>, _ p10: N10, _ p11: Assisted<Seed>, _ p12: N12, _ p13: Assisted<Seed>, _ p14: N14) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number, p10.number, p11.get().number, p12.number, p13.get().number, p14.number]) }
@Sendable func takeOdd16(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>, _ p10: N10, _ p11: Assisted<Seed>, _ p12: N12, _ p13: Assisted<Seed>, _ p14: N14, _ p15: Assisted<Seed>) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number, p10.number, p11.get().number, p12.number, p13.get().number, p14.number, p15.get().number]) }
@Sendable func takeOdd17(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>, _ p10: N10, _ p11: Assisted<Seed>, _ p12: N12, _ p13: Assisted<Seed>, _ p14: N14, _ p15: Assisted<Seed>, _ p16: N16) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number, p10.number, p11.get().number, p12.number, p13.get().number, p14.number, p15.get().number, p16.number]) }
@Sendable func takeOdd18(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>, _ p10: N10, _ p11: Assisted<Seed>, _ p12: N12, _ p13: Assisted<Seed>, _ p14: N14, _ p15: Assisted<Seed>, _ p16: N16, _ p17: Assisted<Seed>) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number, p10.number, p11.get().number, p12.number, p13.get().number, p14.number, p15.get().number, p16.number, p17.get().number]) }
@Sendable func takeOdd19(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>, _ p10: N10, _ p11: Assisted<Seed>, _ p12: N12, _ p13: Assisted<Seed>, _ p14: N14, _ p15: Assisted<Seed>, _ p16: N16, _ p17: Assisted<Seed>, _ p18: N18) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number, p10.number, p11.get().number, p12.number, p13.get().number, p14.number, p15.get().number, p16.number, p17.get().number, p18.number]) }
@Sendable func takeOdd20(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>, _ p10: N10, _ p11: Assisted<Seed>, _ p12: N12, _ p13: Assisted<Seed>, _ p14: N14, _ p15: Assisted<Seed>, _ p16: N16, _ p17: Assisted<Seed>, _ p18: N18, _ p19: Assisted<Seed>) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number, p10.number, p11.get().number, p12.number, p13.get().number, p14.number, p15.get().number, p16.number, p17.get().number, p18.number, p19.get().number]) }
@Sendable func takeOdd21(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>, _ p10: N10, _ p11: Assisted<Seed>, _ p12: N12, _ p13: Assisted<Seed>, _ p14: N14, _ p15: Assisted<Seed>, _ p16: N16, _ p17: Assisted<Seed>, _ p18: N18, _ p19: Assisted<Seed>, _ p20: N20) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number, p10.number, p11.get().number, p12.number, p13.get().number, p14.number, p15.get().number, p16.number, p17.get().number, p18.number, p19.get().number, p20.number]) }
@Sendable func takeOdd22(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>, _ p10: N10, _ p11: Assisted<Seed>, _ p12: N12, _ p13: Assisted<Seed>, _ p14: N14, _ p15: Assisted<Seed>, _ p16: N16, _ p17: Assisted<Seed>, _ p18: N18, _ p19: Assisted<Seed>, _ p20: N20, _ p21: Assisted<Seed>) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number, p10.number, p11.get().number, p12.number, p13.get().number, p14.number, p15.get().number, p16.number, p17.get().number, p18.number, p19.get().number, p20.number, p21.get().number]) }
@Sendable func takeOdd23(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>, _ p10: N10, _ p11: Assisted<Seed>, _ p12: N12, _ p13: Assisted<Seed>, _ p14: N14, _ p15: Assisted<Seed>, _ p16: N16, _ p17: Assisted<Seed>, _ p18: N18, _ p19: Assisted<Seed>, _ p20: N20, _ p21: Assisted<Seed>, _ p22: N22) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number, p10.number, p11.get().number, p12.number, p13.get().number, p14.number, p15.get().number, p16.number, p17.get().number, p18.number, p19.get().number, p20.number, p21.get().number, p22.number]) }
@Sendable func takeOdd25(_ p0: N0, _ p1: Assisted<Seed>, _ p2: N2, _ p3: Assisted<Seed>, _ p4: N4, _ p5: Assisted<Seed>, _ p6: N6, _ p7: Assisted<Seed>, _ p8: N8, _ p9: Assisted<Seed>, _ p10: N10, _ p11: Assisted<Seed>, _ p12: N12, _ p13: Assisted<Seed>, _ p14: N14, _ p15: Assisted<Seed>, _ p16: N16, _ p17: Assisted<Seed>, _ p18: N18, _ p19: Assisted<Seed>, _ p20: N20, _ p21: Assisted<Seed>, _ p22: N22, _ p23: Assisted<Seed>, _ p24: N24) -> Taken { Taken(numbers: [p0.number, p1.get().number, p2.number, p3.get().number, p4.number, p5.get().number, p6.number, p7.get().number, p8.number, p9.get().number, p10.number, p11.get().number, p12.number, p13.get().number, p14.number, p15.get().number, p16.number, p17.get().number, p18.number, p19.get().number, p20.number, p21.get().number, p22.number, p23.get().number, p24.number]) }

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
    func inject21(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number] }
    func inject22(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number] }
    func inject23(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21, _ p22: N22) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number, p22.number] }
    func inject25(_ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21, _ p22: N22, _ p23: N23, _ p24: N24) { numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number, p22.number, p23.number, p24.number] }
}

@Sendable func fill0(_ target: Target) { target.numbers = [] }
@Sendable func fill1(_ target: Target, _ p0: N0) { target.numbers = [p0.number] }
@Sendable func fill2(_ target: Target, _ p0: N0, _ p1: N1) { target.numbers = [p0.number, p1.number] }
@Sendable func fill3(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2) { target.numbers = [p0.number, p1.number, p2.number] }
@Sendable func fill4(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3) { target.numbers = [p0.number, p1.number, p2.number, p3.number] }
@Sendable func fill5(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number] }
@Sendable func fill6(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number] }
@Sendable func fill7(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number] }
@Sendable func fill8(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number] }
@Sendable func fill9(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number] }
@Sendable func fill10(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number] }
@Sendable func fill11(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number] }
@Sendable func fill12(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number] }
@Sendable func fill13(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number] }
@Sendable func fill14(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number] }
@Sendable func fill15(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number] }
@Sendable func fill16(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number] }
@Sendable func fill17(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number] }
@Sendable func fill18(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number] }
@Sendable func fill19(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number] }
@Sendable func fill20(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number] }
@Sendable func fill21(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number] }
@Sendable func fill22(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number] }
@Sendable func fill23(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21, _ p22: N22) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number, p22.number] }
@Sendable func fill25(_ target: Target, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21, _ p22: N22, _ p23: N23, _ p24: N24) { target.numbers = [p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number, p22.number, p23.number, p24.number] }

func bindLabelled(_ bind: BindingBuilder<Taken, Taken, Unscoped>, _ arity: Int) -> BindingReceipt<Taken> {
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
    case 21: return bind.to(factory: take21)
    case 22: return bind.to(factory: take22)
    case 23: return bind.to(factory: take23)
    case 25: return bind.to(factory: take25)
    default: fatalError("no test has \(arity) parameters")
    }
}

func bindUnlabelled(_ bind: BindingBuilder<Taken, Taken, Unscoped>, _ arity: Int) -> BindingReceipt<Taken> {
    switch arity {
    case 0: return bind.to(take0)
    case 1: return bind.to(take1)
    case 2: return bind.to(take2)
    case 3: return bind.to(take3)
    case 4: return bind.to(take4)
    case 5: return bind.to(take5)
    case 6: return bind.to(take6)
    case 7: return bind.to(take7)
    case 8: return bind.to(take8)
    case 9: return bind.to(take9)
    case 10: return bind.to(take10)
    case 11: return bind.to(take11)
    case 12: return bind.to(take12)
    case 13: return bind.to(take13)
    case 14: return bind.to(take14)
    case 15: return bind.to(take15)
    case 16: return bind.to(take16)
    case 17: return bind.to(take17)
    case 18: return bind.to(take18)
    case 19: return bind.to(take19)
    case 20: return bind.to(take20)
    case 21: return bind.to(take21)
    case 22: return bind.to(take22)
    case 23: return bind.to(take23)
    case 25: return bind.to(take25)
    default: fatalError("no test has \(arity) parameters")
    }
}

func rootLabelled(_ bind: ReceiptBinder<Taken>, _ arity: Int) -> BindingReceipt<Taken> {
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
    case 21: return bind.to(factory: take21)
    case 22: return bind.to(factory: take22)
    case 23: return bind.to(factory: take23)
    case 25: return bind.to(factory: take25)
    default: fatalError("no test has \(arity) parameters")
    }
}

func rootUnlabelled(_ bind: ReceiptBinder<Taken>, _ arity: Int) -> BindingReceipt<Taken> {
    switch arity {
    case 0: return bind.to(take0)
    case 1: return bind.to(take1)
    case 2: return bind.to(take2)
    case 3: return bind.to(take3)
    case 4: return bind.to(take4)
    case 5: return bind.to(take5)
    case 6: return bind.to(take6)
    case 7: return bind.to(take7)
    case 8: return bind.to(take8)
    case 9: return bind.to(take9)
    case 10: return bind.to(take10)
    case 11: return bind.to(take11)
    case 12: return bind.to(take12)
    case 13: return bind.to(take13)
    case 14: return bind.to(take14)
    case 15: return bind.to(take15)
    case 16: return bind.to(take16)
    case 17: return bind.to(take17)
    case 18: return bind.to(take18)
    case 19: return bind.to(take19)
    case 20: return bind.to(take20)
    case 21: return bind.to(take21)
    case 22: return bind.to(take22)
    case 23: return bind.to(take23)
    case 25: return bind.to(take25)
    default: fatalError("no test has \(arity) parameters")
    }
}

func makeLabelled(_ bind: FactoryBuilder<Taken, MakeTaken>, _ arity: Int) -> BindingReceipt<Factory<MakeTaken>> {
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
    case 21: return bind.to(factory: take21)
    case 22: return bind.to(factory: take22)
    case 23: return bind.to(factory: take23)
    case 25: return bind.to(factory: take25)
    default: fatalError("no test has \(arity) parameters")
    }
}

func makeUnlabelled(_ bind: FactoryBuilder<Taken, MakeTaken>, _ arity: Int) -> BindingReceipt<Factory<MakeTaken>> {
    switch arity {
    case 0: return bind.to(take0)
    case 1: return bind.to(take1)
    case 2: return bind.to(take2)
    case 3: return bind.to(take3)
    case 4: return bind.to(take4)
    case 5: return bind.to(take5)
    case 6: return bind.to(take6)
    case 7: return bind.to(take7)
    case 8: return bind.to(take8)
    case 9: return bind.to(take9)
    case 10: return bind.to(take10)
    case 11: return bind.to(take11)
    case 12: return bind.to(take12)
    case 13: return bind.to(take13)
    case 14: return bind.to(take14)
    case 15: return bind.to(take15)
    case 16: return bind.to(take16)
    case 17: return bind.to(take17)
    case 18: return bind.to(take18)
    case 19: return bind.to(take19)
    case 20: return bind.to(take20)
    case 21: return bind.to(take21)
    case 22: return bind.to(take22)
    case 23: return bind.to(take23)
    case 25: return bind.to(take25)
    default: fatalError("no test has \(arity) parameters")
    }
}

func makeEvenLabelled(_ bind: FactoryBuilder<Taken, MakeTaken>, _ arity: Int) -> BindingReceipt<Factory<MakeTaken>> {
    switch arity {
    case 1: return bind.to(factory: takeEven1)
    case 2: return bind.to(factory: takeEven2)
    case 3: return bind.to(factory: takeEven3)
    case 4: return bind.to(factory: takeEven4)
    case 5: return bind.to(factory: takeEven5)
    case 6: return bind.to(factory: takeEven6)
    case 7: return bind.to(factory: takeEven7)
    case 8: return bind.to(factory: takeEven8)
    case 9: return bind.to(factory: takeEven9)
    case 10: return bind.to(factory: takeEven10)
    case 11: return bind.to(factory: takeEven11)
    case 12: return bind.to(factory: takeEven12)
    case 13: return bind.to(factory: takeEven13)
    case 14: return bind.to(factory: takeEven14)
    case 15: return bind.to(factory: takeEven15)
    case 16: return bind.to(factory: takeEven16)
    case 17: return bind.to(factory: takeEven17)
    case 18: return bind.to(factory: takeEven18)
    case 19: return bind.to(factory: takeEven19)
    case 20: return bind.to(factory: takeEven20)
    case 21: return bind.to(factory: takeEven21)
    case 22: return bind.to(factory: takeEven22)
    case 23: return bind.to(factory: takeEven23)
    case 25: return bind.to(factory: takeEven25)
    default: fatalError("no test has \(arity) parameters")
    }
}

func makeEvenUnlabelled(_ bind: FactoryBuilder<Taken, MakeTaken>, _ arity: Int) -> BindingReceipt<Factory<MakeTaken>> {
    switch arity {
    case 1: return bind.to(takeEven1)
    case 2: return bind.to(takeEven2)
    case 3: return bind.to(takeEven3)
    case 4: return bind.to(takeEven4)
    case 5: return bind.to(takeEven5)
    case 6: return bind.to(takeEven6)
    case 7: return bind.to(takeEven7)
    case 8: return bind.to(takeEven8)
    case 9: return bind.to(takeEven9)
    case 10: return bind.to(takeEven10)
    case 11: return bind.to(takeEven11)
    case 12: return bind.to(takeEven12)
    case 13: return bind.to(takeEven13)
    case 14: return bind.to(takeEven14)
    case 15: return bind.to(takeEven15)
    case 16: return bind.to(takeEven16)
    case 17: return bind.to(takeEven17)
    case 18: return bind.to(takeEven18)
    case 19: return bind.to(takeEven19)
    case 20: return bind.to(takeEven20)
    case 21: return bind.to(takeEven21)
    case 22: return bind.to(takeEven22)
    case 23: return bind.to(takeEven23)
    case 25: return bind.to(takeEven25)
    default: fatalError("no test has \(arity) parameters")
    }
}

func makeOddLabelled(_ bind: FactoryBuilder<Taken, MakeTaken>, _ arity: Int) -> BindingReceipt<Factory<MakeTaken>> {
    switch arity {
    case 1: return bind.to(factory: takeOdd1)
    case 2: return bind.to(factory: takeOdd2)
    case 3: return bind.to(factory: takeOdd3)
    case 4: return bind.to(factory: takeOdd4)
    case 5: return bind.to(factory: takeOdd5)
    case 6: return bind.to(factory: takeOdd6)
    case 7: return bind.to(factory: takeOdd7)
    case 8: return bind.to(factory: takeOdd8)
    case 9: return bind.to(factory: takeOdd9)
    case 10: return bind.to(factory: takeOdd10)
    case 11: return bind.to(factory: takeOdd11)
    case 12: return bind.to(factory: takeOdd12)
    case 13: return bind.to(factory: takeOdd13)
    case 14: return bind.to(factory: takeOdd14)
    case 15: return bind.to(factory: takeOdd15)
    case 16: return bind.to(factory: takeOdd16)
    case 17: return bind.to(factory: takeOdd17)
    case 18: return bind.to(factory: takeOdd18)
    case 19: return bind.to(factory: takeOdd19)
    case 20: return bind.to(factory: takeOdd20)
    case 21: return bind.to(factory: takeOdd21)
    case 22: return bind.to(factory: takeOdd22)
    case 23: return bind.to(factory: takeOdd23)
    case 25: return bind.to(factory: takeOdd25)
    default: fatalError("no test has \(arity) parameters")
    }
}

func makeOddUnlabelled(_ bind: FactoryBuilder<Taken, MakeTaken>, _ arity: Int) -> BindingReceipt<Factory<MakeTaken>> {
    switch arity {
    case 1: return bind.to(takeOdd1)
    case 2: return bind.to(takeOdd2)
    case 3: return bind.to(takeOdd3)
    case 4: return bind.to(takeOdd4)
    case 5: return bind.to(takeOdd5)
    case 6: return bind.to(takeOdd6)
    case 7: return bind.to(takeOdd7)
    case 8: return bind.to(takeOdd8)
    case 9: return bind.to(takeOdd9)
    case 10: return bind.to(takeOdd10)
    case 11: return bind.to(takeOdd11)
    case 12: return bind.to(takeOdd12)
    case 13: return bind.to(takeOdd13)
    case 14: return bind.to(takeOdd14)
    case 15: return bind.to(takeOdd15)
    case 16: return bind.to(takeOdd16)
    case 17: return bind.to(takeOdd17)
    case 18: return bind.to(takeOdd18)
    case 19: return bind.to(takeOdd19)
    case 20: return bind.to(takeOdd20)
    case 21: return bind.to(takeOdd21)
    case 22: return bind.to(takeOdd22)
    case 23: return bind.to(takeOdd23)
    case 25: return bind.to(takeOdd25)
    default: fatalError("no test has \(arity) parameters")
    }
}

struct A0: Sendable { let number: Int }
struct A1: Sendable { let number: Int }
struct A2: Sendable { let number: Int }
struct A3: Sendable { let number: Int }

let aritiesFromSeveral = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

@Sendable func takeFrom1With0(_ a0: A0) -> Taken { Taken(numbers: [a0.number]) }
@Sendable func takeFrom1With1(_ a0: A0, _ p0: N0) -> Taken { Taken(numbers: [a0.number, p0.number]) }
@Sendable func takeFrom1With2(_ a0: A0, _ p0: N0, _ p1: N1) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number]) }
@Sendable func takeFrom1With3(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number]) }
@Sendable func takeFrom1With4(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number]) }
@Sendable func takeFrom1With5(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number]) }
@Sendable func takeFrom1With6(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number]) }
@Sendable func takeFrom1With7(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number]) }
@Sendable func takeFrom1With8(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number]) }
@Sendable func takeFrom1With9(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number]) }
@Sendable func takeFrom1With10(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number]) }
@Sendable func takeFrom1With11(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number]) }
@Sendable func takeFrom1With12(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number]) }
@Sendable func takeFrom1With13(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number]) }
@Sendable func takeFrom1With14(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number]) }
@Sendable func takeFrom1With15(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number]) }
@Sendable func takeFrom1With16(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number]) }
@Sendable func takeFrom1With17(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number]) }
@Sendable func takeFrom1With18(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number]) }
@Sendable func takeFrom1With19(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number]) }
@Sendable func takeFrom1With20(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number]) }
@Sendable func takeFrom1With21(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number]) }
@Sendable func takeFrom1With22(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number]) }
@Sendable func takeFrom1With23(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21, _ p22: N22) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number, p22.number]) }
@Sendable func takeFrom1With25(_ a0: A0, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9, _ p10: N10, _ p11: N11, _ p12: N12, _ p13: N13, _ p14: N14, _ p15: N15, _ p16: N16, _ p17: N17, _ p18: N18, _ p19: N19, _ p20: N20, _ p21: N21, _ p22: N22, _ p23: N23, _ p24: N24) -> Taken { Taken(numbers: [a0.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number, p10.number, p11.number, p12.number, p13.number, p14.number, p15.number, p16.number, p17.number, p18.number, p19.number, p20.number, p21.number, p22.number, p23.number, p24.number]) }

@Sendable func takeFrom2With0(_ a0: A0, _ a1: A1) -> Taken { Taken(numbers: [a0.number, a1.number]) }
@Sendable func takeFrom2With1(_ a0: A0, _ a1: A1, _ p0: N0) -> Taken { Taken(numbers: [a0.number, a1.number, p0.number]) }
@Sendable func takeFrom2With2(_ a0: A0, _ a1: A1, _ p0: N0, _ p1: N1) -> Taken { Taken(numbers: [a0.number, a1.number, p0.number, p1.number]) }
@Sendable func takeFrom2With3(_ a0: A0, _ a1: A1, _ p0: N0, _ p1: N1, _ p2: N2) -> Taken { Taken(numbers: [a0.number, a1.number, p0.number, p1.number, p2.number]) }
@Sendable func takeFrom2With4(_ a0: A0, _ a1: A1, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3) -> Taken { Taken(numbers: [a0.number, a1.number, p0.number, p1.number, p2.number, p3.number]) }
@Sendable func takeFrom2With5(_ a0: A0, _ a1: A1, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4) -> Taken { Taken(numbers: [a0.number, a1.number, p0.number, p1.number, p2.number, p3.number, p4.number]) }
@Sendable func takeFrom2With6(_ a0: A0, _ a1: A1, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5) -> Taken { Taken(numbers: [a0.number, a1.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number]) }
@Sendable func takeFrom2With7(_ a0: A0, _ a1: A1, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6) -> Taken { Taken(numbers: [a0.number, a1.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number]) }
@Sendable func takeFrom2With8(_ a0: A0, _ a1: A1, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7) -> Taken { Taken(numbers: [a0.number, a1.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number]) }
@Sendable func takeFrom2With9(_ a0: A0, _ a1: A1, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8) -> Taken { Taken(numbers: [a0.number, a1.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number]) }
@Sendable func takeFrom2With10(_ a0: A0, _ a1: A1, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9) -> Taken { Taken(numbers: [a0.number, a1.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number]) }

@Sendable func takeFrom3With0(_ a0: A0, _ a1: A1, _ a2: A2) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number]) }
@Sendable func takeFrom3With1(_ a0: A0, _ a1: A1, _ a2: A2, _ p0: N0) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, p0.number]) }
@Sendable func takeFrom3With2(_ a0: A0, _ a1: A1, _ a2: A2, _ p0: N0, _ p1: N1) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, p0.number, p1.number]) }
@Sendable func takeFrom3With3(_ a0: A0, _ a1: A1, _ a2: A2, _ p0: N0, _ p1: N1, _ p2: N2) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, p0.number, p1.number, p2.number]) }
@Sendable func takeFrom3With4(_ a0: A0, _ a1: A1, _ a2: A2, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, p0.number, p1.number, p2.number, p3.number]) }
@Sendable func takeFrom3With5(_ a0: A0, _ a1: A1, _ a2: A2, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, p0.number, p1.number, p2.number, p3.number, p4.number]) }
@Sendable func takeFrom3With6(_ a0: A0, _ a1: A1, _ a2: A2, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number]) }
@Sendable func takeFrom3With7(_ a0: A0, _ a1: A1, _ a2: A2, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number]) }
@Sendable func takeFrom3With8(_ a0: A0, _ a1: A1, _ a2: A2, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number]) }
@Sendable func takeFrom3With9(_ a0: A0, _ a1: A1, _ a2: A2, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number]) }
@Sendable func takeFrom3With10(_ a0: A0, _ a1: A1, _ a2: A2, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number]) }

@Sendable func takeFrom4With0(_ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, a3.number]) }
@Sendable func takeFrom4With1(_ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ p0: N0) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, a3.number, p0.number]) }
@Sendable func takeFrom4With2(_ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ p0: N0, _ p1: N1) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, a3.number, p0.number, p1.number]) }
@Sendable func takeFrom4With3(_ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ p0: N0, _ p1: N1, _ p2: N2) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, a3.number, p0.number, p1.number, p2.number]) }
@Sendable func takeFrom4With4(_ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, a3.number, p0.number, p1.number, p2.number, p3.number]) }
@Sendable func takeFrom4With5(_ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, a3.number, p0.number, p1.number, p2.number, p3.number, p4.number]) }
@Sendable func takeFrom4With6(_ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, a3.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number]) }
@Sendable func takeFrom4With7(_ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, a3.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number]) }
@Sendable func takeFrom4With8(_ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, a3.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number]) }
@Sendable func takeFrom4With9(_ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, a3.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number]) }
@Sendable func takeFrom4With10(_ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ p0: N0, _ p1: N1, _ p2: N2, _ p3: N3, _ p4: N4, _ p5: N5, _ p6: N6, _ p7: N7, _ p8: N8, _ p9: N9) -> Taken { Taken(numbers: [a0.number, a1.number, a2.number, a3.number, p0.number, p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number, p9.number]) }

func from1Labelled(_ bind: ArgumentFactoryBuilder<Taken, A0>, _ arity: Int) -> BindingReceipt<Factory<From<A0, Taken>>> {
    switch arity {
    case 0: return bind.to(factory: takeFrom1With0)
    case 1: return bind.to(factory: takeFrom1With1)
    case 2: return bind.to(factory: takeFrom1With2)
    case 3: return bind.to(factory: takeFrom1With3)
    case 4: return bind.to(factory: takeFrom1With4)
    case 5: return bind.to(factory: takeFrom1With5)
    case 6: return bind.to(factory: takeFrom1With6)
    case 7: return bind.to(factory: takeFrom1With7)
    case 8: return bind.to(factory: takeFrom1With8)
    case 9: return bind.to(factory: takeFrom1With9)
    case 10: return bind.to(factory: takeFrom1With10)
    case 11: return bind.to(factory: takeFrom1With11)
    case 12: return bind.to(factory: takeFrom1With12)
    case 13: return bind.to(factory: takeFrom1With13)
    case 14: return bind.to(factory: takeFrom1With14)
    case 15: return bind.to(factory: takeFrom1With15)
    case 16: return bind.to(factory: takeFrom1With16)
    case 17: return bind.to(factory: takeFrom1With17)
    case 18: return bind.to(factory: takeFrom1With18)
    case 19: return bind.to(factory: takeFrom1With19)
    case 20: return bind.to(factory: takeFrom1With20)
    case 21: return bind.to(factory: takeFrom1With21)
    case 22: return bind.to(factory: takeFrom1With22)
    case 23: return bind.to(factory: takeFrom1With23)
    case 25: return bind.to(factory: takeFrom1With25)
    default: fatalError("no test has \(arity) parameters")
    }
}

func from1Unlabelled(_ bind: ArgumentFactoryBuilder<Taken, A0>, _ arity: Int) -> BindingReceipt<Factory<From<A0, Taken>>> {
    switch arity {
    case 0: return bind.to(takeFrom1With0)
    case 1: return bind.to(takeFrom1With1)
    case 2: return bind.to(takeFrom1With2)
    case 3: return bind.to(takeFrom1With3)
    case 4: return bind.to(takeFrom1With4)
    case 5: return bind.to(takeFrom1With5)
    case 6: return bind.to(takeFrom1With6)
    case 7: return bind.to(takeFrom1With7)
    case 8: return bind.to(takeFrom1With8)
    case 9: return bind.to(takeFrom1With9)
    case 10: return bind.to(takeFrom1With10)
    case 11: return bind.to(takeFrom1With11)
    case 12: return bind.to(takeFrom1With12)
    case 13: return bind.to(takeFrom1With13)
    case 14: return bind.to(takeFrom1With14)
    case 15: return bind.to(takeFrom1With15)
    case 16: return bind.to(takeFrom1With16)
    case 17: return bind.to(takeFrom1With17)
    case 18: return bind.to(takeFrom1With18)
    case 19: return bind.to(takeFrom1With19)
    case 20: return bind.to(takeFrom1With20)
    case 21: return bind.to(takeFrom1With21)
    case 22: return bind.to(takeFrom1With22)
    case 23: return bind.to(takeFrom1With23)
    case 25: return bind.to(takeFrom1With25)
    default: fatalError("no test has \(arity) parameters")
    }
}

func from2Labelled(_ bind: ArgumentFactoryBuilder2<Taken, A0, A1>, _ arity: Int) -> BindingReceipt<Factory<From<(A0, A1), Taken>>> {
    switch arity {
    case 0: return bind.to(factory: takeFrom2With0)
    case 1: return bind.to(factory: takeFrom2With1)
    case 2: return bind.to(factory: takeFrom2With2)
    case 3: return bind.to(factory: takeFrom2With3)
    case 4: return bind.to(factory: takeFrom2With4)
    case 5: return bind.to(factory: takeFrom2With5)
    case 6: return bind.to(factory: takeFrom2With6)
    case 7: return bind.to(factory: takeFrom2With7)
    case 8: return bind.to(factory: takeFrom2With8)
    case 9: return bind.to(factory: takeFrom2With9)
    case 10: return bind.to(factory: takeFrom2With10)
    default: fatalError("no test has \(arity) parameters")
    }
}

func from2Unlabelled(_ bind: ArgumentFactoryBuilder2<Taken, A0, A1>, _ arity: Int) -> BindingReceipt<Factory<From<(A0, A1), Taken>>> {
    switch arity {
    case 0: return bind.to(takeFrom2With0)
    case 1: return bind.to(takeFrom2With1)
    case 2: return bind.to(takeFrom2With2)
    case 3: return bind.to(takeFrom2With3)
    case 4: return bind.to(takeFrom2With4)
    case 5: return bind.to(takeFrom2With5)
    case 6: return bind.to(takeFrom2With6)
    case 7: return bind.to(takeFrom2With7)
    case 8: return bind.to(takeFrom2With8)
    case 9: return bind.to(takeFrom2With9)
    case 10: return bind.to(takeFrom2With10)
    default: fatalError("no test has \(arity) parameters")
    }
}

func from3Labelled(_ bind: ArgumentFactoryBuilder3<Taken, A0, A1, A2>, _ arity: Int) -> BindingReceipt<Factory<From<(A0, A1, A2), Taken>>> {
    switch arity {
    case 0: return bind.to(factory: takeFrom3With0)
    case 1: return bind.to(factory: takeFrom3With1)
    case 2: return bind.to(factory: takeFrom3With2)
    case 3: return bind.to(factory: takeFrom3With3)
    case 4: return bind.to(factory: takeFrom3With4)
    case 5: return bind.to(factory: takeFrom3With5)
    case 6: return bind.to(factory: takeFrom3With6)
    case 7: return bind.to(factory: takeFrom3With7)
    case 8: return bind.to(factory: takeFrom3With8)
    case 9: return bind.to(factory: takeFrom3With9)
    case 10: return bind.to(factory: takeFrom3With10)
    default: fatalError("no test has \(arity) parameters")
    }
}

func from3Unlabelled(_ bind: ArgumentFactoryBuilder3<Taken, A0, A1, A2>, _ arity: Int) -> BindingReceipt<Factory<From<(A0, A1, A2), Taken>>> {
    switch arity {
    case 0: return bind.to(takeFrom3With0)
    case 1: return bind.to(takeFrom3With1)
    case 2: return bind.to(takeFrom3With2)
    case 3: return bind.to(takeFrom3With3)
    case 4: return bind.to(takeFrom3With4)
    case 5: return bind.to(takeFrom3With5)
    case 6: return bind.to(takeFrom3With6)
    case 7: return bind.to(takeFrom3With7)
    case 8: return bind.to(takeFrom3With8)
    case 9: return bind.to(takeFrom3With9)
    case 10: return bind.to(takeFrom3With10)
    default: fatalError("no test has \(arity) parameters")
    }
}

func from4Labelled(_ bind: ArgumentFactoryBuilder4<Taken, A0, A1, A2, A3>, _ arity: Int) -> BindingReceipt<Factory<From<(A0, A1, A2, A3), Taken>>> {
    switch arity {
    case 0: return bind.to(factory: takeFrom4With0)
    case 1: return bind.to(factory: takeFrom4With1)
    case 2: return bind.to(factory: takeFrom4With2)
    case 3: return bind.to(factory: takeFrom4With3)
    case 4: return bind.to(factory: takeFrom4With4)
    case 5: return bind.to(factory: takeFrom4With5)
    case 6: return bind.to(factory: takeFrom4With6)
    case 7: return bind.to(factory: takeFrom4With7)
    case 8: return bind.to(factory: takeFrom4With8)
    case 9: return bind.to(factory: takeFrom4With9)
    case 10: return bind.to(factory: takeFrom4With10)
    default: fatalError("no test has \(arity) parameters")
    }
}

func from4Unlabelled(_ bind: ArgumentFactoryBuilder4<Taken, A0, A1, A2, A3>, _ arity: Int) -> BindingReceipt<Factory<From<(A0, A1, A2, A3), Taken>>> {
    switch arity {
    case 0: return bind.to(takeFrom4With0)
    case 1: return bind.to(takeFrom4With1)
    case 2: return bind.to(takeFrom4With2)
    case 3: return bind.to(takeFrom4With3)
    case 4: return bind.to(takeFrom4With4)
    case 5: return bind.to(takeFrom4With5)
    case 6: return bind.to(takeFrom4With6)
    case 7: return bind.to(takeFrom4With7)
    case 8: return bind.to(takeFrom4With8)
    case 9: return bind.to(takeFrom4With9)
    case 10: return bind.to(takeFrom4With10)
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
    case 21: return bind.to(injector: Target.inject21)
    case 22: return bind.to(injector: Target.inject22)
    case 23: return bind.to(injector: Target.inject23)
    case 25: return bind.to(injector: Target.inject25)
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
    case 21: return bind.to(injector: fill21)
    case 22: return bind.to(injector: fill22)
    case 23: return bind.to(injector: fill23)
    case 25: return bind.to(injector: fill25)
    default: fatalError("no test has \(arity) parameters")
    }
}
