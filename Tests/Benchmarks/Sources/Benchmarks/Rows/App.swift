import Dovetail

/// An app: 20 shared services, 40 unshared screens and helpers, and a root that needs ten of them.
enum App {
    static func rows() throws -> [Row] {
        let factory = try ComponentFactory.of(Graph.self)
        return [
            Row(name: "root", hand: { for _ in 0..<$0 { consume(root()) } }, dovetail: { for _ in 0..<$0 { consume(factory.build()) } }),
            Row(
                name: "root-from-nothing", hand: { for _ in 0..<$0 { consume(root()) } },
                dovetail: { for _ in 0..<$0 { if let root = try? Graph.build() { consume(root) } } }),
            Row(
                name: "replacing", hand: { for _ in 0..<$0 { if let root = try? Graph.build() { consume(root) } } },
                dovetail: { for _ in 0..<$0 { if let root = try? replaced() { consume(root) } } }),
        ]
    }

    /// With one replacement: beside the same without it.
    private static func replaced() throws(GraphError) -> AppRoot {
        try Graph.build { $0.bind(Screen39.self).to(Screen39.init) }
    }

    enum Graph: RootComponent {
        typealias Root = AppRoot
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Services.self)
            binder.include(module: Screens.self)
            binder.include(module: Flows.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<AppRoot>) -> BindingReceipt<AppRoot> {
            bind.to(AppRoot.init)
        }
    }

    enum Services: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Service0.self).sharedInScope().to(Service0.init)
            binder.bind(Service1.self).sharedInScope().to(Service1.init)
            binder.bind(Service2.self).sharedInScope().to(Service2.init)
            binder.bind(Service3.self).sharedInScope().to(Service3.init)
            binder.bind(Service4.self).sharedInScope().to(Service4.init)
            binder.bind(Service5.self).sharedInScope().to(Service5.init)
            binder.bind(Service6.self).sharedInScope().to(Service6.init)
            binder.bind(Service7.self).sharedInScope().to(Service7.init)
            binder.bind(Service8.self).sharedInScope().to(Service8.init)
            binder.bind(Service9.self).sharedInScope().to(Service9.init)
            binder.bind(Service10.self).sharedInScope().to(Service10.init)
            binder.bind(Service11.self).sharedInScope().to(Service11.init)
            binder.bind(Service12.self).sharedInScope().to(Service12.init)
            binder.bind(Service13.self).sharedInScope().to(Service13.init)
            binder.bind(Service14.self).sharedInScope().to(Service14.init)
            binder.bind(Service15.self).sharedInScope().to(Service15.init)
            binder.bind(Service16.self).sharedInScope().to(Service16.init)
            binder.bind(Service17.self).sharedInScope().to(Service17.init)
            binder.bind(Service18.self).sharedInScope().to(Service18.init)
            binder.bind(Service19.self).sharedInScope().to(Service19.init)
        }
    }

    enum Screens: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Screen0.self).to(Screen0.init)
            binder.bind(Screen1.self).to(Screen1.init)
            binder.bind(Screen2.self).to(Screen2.init)
            binder.bind(Screen3.self).to(Screen3.init)
            binder.bind(Screen4.self).to(Screen4.init)
            binder.bind(Screen5.self).to(Screen5.init)
            binder.bind(Screen6.self).to(Screen6.init)
            binder.bind(Screen7.self).to(Screen7.init)
            binder.bind(Screen8.self).to(Screen8.init)
            binder.bind(Screen9.self).to(Screen9.init)
            binder.bind(Screen10.self).to(Screen10.init)
            binder.bind(Screen11.self).to(Screen11.init)
            binder.bind(Screen12.self).to(Screen12.init)
            binder.bind(Screen13.self).to(Screen13.init)
            binder.bind(Screen14.self).to(Screen14.init)
            binder.bind(Screen15.self).to(Screen15.init)
            binder.bind(Screen16.self).to(Screen16.init)
            binder.bind(Screen17.self).to(Screen17.init)
            binder.bind(Screen18.self).to(Screen18.init)
            binder.bind(Screen19.self).to(Screen19.init)
        }
    }

    enum Flows: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Screen20.self).to(Screen20.init)
            binder.bind(Screen21.self).to(Screen21.init)
            binder.bind(Screen22.self).to(Screen22.init)
            binder.bind(Screen23.self).to(Screen23.init)
            binder.bind(Screen24.self).to(Screen24.init)
            binder.bind(Screen25.self).to(Screen25.init)
            binder.bind(Screen26.self).to(Screen26.init)
            binder.bind(Screen27.self).to(Screen27.init)
            binder.bind(Screen28.self).to(Screen28.init)
            binder.bind(Screen29.self).to(Screen29.init)
            binder.bind(Screen30.self).to(Screen30.init)
            binder.bind(Screen31.self).to(Screen31.init)
            binder.bind(Screen32.self).to(Screen32.init)
            binder.bind(Screen33.self).to(Screen33.init)
            binder.bind(Screen34.self).to(Screen34.init)
            binder.bind(Screen35.self).to(Screen35.init)
            binder.bind(Screen36.self).to(Screen36.init)
            binder.bind(Screen37.self).to(Screen37.init)
            binder.bind(Screen38.self).to(Screen38.init)
            binder.bind(Screen39.self).to(Screen39.init)
        }
    }

    /// By hand: first the shared instances, then the instances that depend on them.
    @inline(never) static func root() -> AppRoot {
        let service0 = Service0()
        let service1 = Service1(service0: service0)
        let service2 = Service2(service1: service1)
        let service3 = Service3(service2: service2)
        let service4 = Service4(service2: service2, service3: service3)
        let service5 = Service5(service2: service2, service4: service4)
        let service6 = Service6(service5: service5)
        let service7 = Service7(service3: service3, service6: service6)
        let service8 = Service8(service4: service4, service7: service7)
        let service9 = Service9(service8: service8)
        let service10 = Service10(service5: service5, service9: service9)
        let service11 = Service11(service5: service5, service10: service10)
        let service12 = Service12(service11: service11)
        let service13 = Service13(service6: service6, service12: service12)
        let service14 = Service14(service7: service7, service13: service13)
        let service15 = Service15(service14: service14)
        let service16 = Service16(service8: service8, service15: service15)
        let service17 = Service17(service8: service8, service16: service16)
        let service18 = Service18(service17: service17)
        let service19 = Service19(service9: service9, service18: service18)
        let screen30 = Screen30(
            service10: service10,
            screen20: Screen20(service0: service0, screen10: Screen10(service10: service10, screen0: Screen0(service0: service0))),
            screen10: Screen10(service10: service10, screen0: Screen0(service0: service0)))
        let screen31 = Screen31(
            service11: service11, service17: service17,
            screen21: Screen21(
                service1: service1, service7: service7,
                screen11: Screen11(service11: service11, service17: service17, screen1: Screen1(service1: service1, service7: service7))),
            screen11: Screen11(service11: service11, service17: service17, screen1: Screen1(service1: service1, service7: service7)))
        let screen32 = Screen32(
            service12: service12,
            screen22: Screen22(service2: service2, screen12: Screen12(service12: service12, screen2: Screen2(service2: service2))),
            screen12: Screen12(service12: service12, screen2: Screen2(service2: service2)))
        let screen33 = Screen33(
            service13: service13, service11: service11,
            screen23: Screen23(
                service3: service3, service1: service1,
                screen13: Screen13(service13: service13, service11: service11, screen3: Screen3(service3: service3, service1: service1))),
            screen13: Screen13(service13: service13, service11: service11, screen3: Screen3(service3: service3, service1: service1)))
        let screen34 = Screen34(
            service14: service14,
            screen24: Screen24(service4: service4, screen14: Screen14(service14: service14, screen4: Screen4(service4: service4))),
            screen14: Screen14(service14: service14, screen4: Screen4(service4: service4)))
        let screen35 = Screen35(
            service15: service15, service5: service5,
            screen25: Screen25(
                service5: service5, service15: service15,
                screen15: Screen15(service15: service15, service5: service5, screen5: Screen5(service5: service5, service15: service15))),
            screen15: Screen15(service15: service15, service5: service5, screen5: Screen5(service5: service5, service15: service15)))
        let screen36 = Screen36(
            service16: service16,
            screen26: Screen26(service6: service6, screen16: Screen16(service16: service16, screen6: Screen6(service6: service6))),
            screen16: Screen16(service16: service16, screen6: Screen6(service6: service6)))
        let screen37 = Screen37(
            service17: service17, service19: service19,
            screen27: Screen27(
                service7: service7, service9: service9,
                screen17: Screen17(service17: service17, service19: service19, screen7: Screen7(service7: service7, service9: service9))),
            screen17: Screen17(service17: service17, service19: service19, screen7: Screen7(service7: service7, service9: service9)))
        let screen38 = Screen38(
            service18: service18,
            screen28: Screen28(service8: service8, screen18: Screen18(service18: service18, screen8: Screen8(service8: service8))),
            screen18: Screen18(service18: service18, screen8: Screen8(service8: service8)))
        let screen39 = Screen39(
            service19: service19, service13: service13,
            screen29: Screen29(
                service9: service9, service3: service3,
                screen19: Screen19(service19: service19, service13: service13, screen9: Screen9(service9: service9, service3: service3))),
            screen19: Screen19(service19: service19, service13: service13, screen9: Screen9(service9: service9, service3: service3)))
        return AppRoot(
            screen30: screen30, screen31: screen31, screen32: screen32, screen33: screen33, screen34: screen34,
            screen35: screen35, screen36: screen36, screen37: screen37, screen38: screen38, screen39: screen39)
    }
}

final class Service0: Sendable {}
final class Service1: Sendable {
    let service0: Service0
    init(service0: Service0) {
        self.service0 = service0
    }
}
final class Service2: Sendable {
    let service1: Service1
    init(service1: Service1) {
        self.service1 = service1
    }
}
final class Service3: Sendable {
    let service2: Service2
    init(service2: Service2) {
        self.service2 = service2
    }
}
final class Service4: Sendable {
    let service2: Service2
    let service3: Service3
    init(service2: Service2, service3: Service3) {
        self.service2 = service2
        self.service3 = service3
    }
}
final class Service5: Sendable {
    let service2: Service2
    let service4: Service4
    init(service2: Service2, service4: Service4) {
        self.service2 = service2
        self.service4 = service4
    }
}
final class Service6: Sendable {
    let service5: Service5
    init(service5: Service5) {
        self.service5 = service5
    }
}
final class Service7: Sendable {
    let service3: Service3
    let service6: Service6
    init(service3: Service3, service6: Service6) {
        self.service3 = service3
        self.service6 = service6
    }
}
final class Service8: Sendable {
    let service4: Service4
    let service7: Service7
    init(service4: Service4, service7: Service7) {
        self.service4 = service4
        self.service7 = service7
    }
}
final class Service9: Sendable {
    let service8: Service8
    init(service8: Service8) {
        self.service8 = service8
    }
}
final class Service10: Sendable {
    let service5: Service5
    let service9: Service9
    init(service5: Service5, service9: Service9) {
        self.service5 = service5
        self.service9 = service9
    }
}
final class Service11: Sendable {
    let service5: Service5
    let service10: Service10
    init(service5: Service5, service10: Service10) {
        self.service5 = service5
        self.service10 = service10
    }
}
final class Service12: Sendable {
    let service11: Service11
    init(service11: Service11) {
        self.service11 = service11
    }
}
final class Service13: Sendable {
    let service6: Service6
    let service12: Service12
    init(service6: Service6, service12: Service12) {
        self.service6 = service6
        self.service12 = service12
    }
}
final class Service14: Sendable {
    let service7: Service7
    let service13: Service13
    init(service7: Service7, service13: Service13) {
        self.service7 = service7
        self.service13 = service13
    }
}
final class Service15: Sendable {
    let service14: Service14
    init(service14: Service14) {
        self.service14 = service14
    }
}
final class Service16: Sendable {
    let service8: Service8
    let service15: Service15
    init(service8: Service8, service15: Service15) {
        self.service8 = service8
        self.service15 = service15
    }
}
final class Service17: Sendable {
    let service8: Service8
    let service16: Service16
    init(service8: Service8, service16: Service16) {
        self.service8 = service8
        self.service16 = service16
    }
}
final class Service18: Sendable {
    let service17: Service17
    init(service17: Service17) {
        self.service17 = service17
    }
}
final class Service19: Sendable {
    let service9: Service9
    let service18: Service18
    init(service9: Service9, service18: Service18) {
        self.service9 = service9
        self.service18 = service18
    }
}
final class Screen0: Sendable {
    let service0: Service0
    init(service0: Service0) {
        self.service0 = service0
    }
}
final class Screen1: Sendable {
    let service1: Service1
    let service7: Service7
    init(service1: Service1, service7: Service7) {
        self.service1 = service1
        self.service7 = service7
    }
}
final class Screen2: Sendable {
    let service2: Service2
    init(service2: Service2) {
        self.service2 = service2
    }
}
final class Screen3: Sendable {
    let service3: Service3
    let service1: Service1
    init(service3: Service3, service1: Service1) {
        self.service3 = service3
        self.service1 = service1
    }
}
final class Screen4: Sendable {
    let service4: Service4
    init(service4: Service4) {
        self.service4 = service4
    }
}
final class Screen5: Sendable {
    let service5: Service5
    let service15: Service15
    init(service5: Service5, service15: Service15) {
        self.service5 = service5
        self.service15 = service15
    }
}
final class Screen6: Sendable {
    let service6: Service6
    init(service6: Service6) {
        self.service6 = service6
    }
}
final class Screen7: Sendable {
    let service7: Service7
    let service9: Service9
    init(service7: Service7, service9: Service9) {
        self.service7 = service7
        self.service9 = service9
    }
}
final class Screen8: Sendable {
    let service8: Service8
    init(service8: Service8) {
        self.service8 = service8
    }
}
final class Screen9: Sendable {
    let service9: Service9
    let service3: Service3
    init(service9: Service9, service3: Service3) {
        self.service9 = service9
        self.service3 = service3
    }
}
final class Screen10: Sendable {
    let service10: Service10
    let screen0: Screen0
    init(service10: Service10, screen0: Screen0) {
        self.service10 = service10
        self.screen0 = screen0
    }
}
final class Screen11: Sendable {
    let service11: Service11
    let service17: Service17
    let screen1: Screen1
    init(service11: Service11, service17: Service17, screen1: Screen1) {
        self.service11 = service11
        self.service17 = service17
        self.screen1 = screen1
    }
}
final class Screen12: Sendable {
    let service12: Service12
    let screen2: Screen2
    init(service12: Service12, screen2: Screen2) {
        self.service12 = service12
        self.screen2 = screen2
    }
}
final class Screen13: Sendable {
    let service13: Service13
    let service11: Service11
    let screen3: Screen3
    init(service13: Service13, service11: Service11, screen3: Screen3) {
        self.service13 = service13
        self.service11 = service11
        self.screen3 = screen3
    }
}
final class Screen14: Sendable {
    let service14: Service14
    let screen4: Screen4
    init(service14: Service14, screen4: Screen4) {
        self.service14 = service14
        self.screen4 = screen4
    }
}
final class Screen15: Sendable {
    let service15: Service15
    let service5: Service5
    let screen5: Screen5
    init(service15: Service15, service5: Service5, screen5: Screen5) {
        self.service15 = service15
        self.service5 = service5
        self.screen5 = screen5
    }
}
final class Screen16: Sendable {
    let service16: Service16
    let screen6: Screen6
    init(service16: Service16, screen6: Screen6) {
        self.service16 = service16
        self.screen6 = screen6
    }
}
final class Screen17: Sendable {
    let service17: Service17
    let service19: Service19
    let screen7: Screen7
    init(service17: Service17, service19: Service19, screen7: Screen7) {
        self.service17 = service17
        self.service19 = service19
        self.screen7 = screen7
    }
}
final class Screen18: Sendable {
    let service18: Service18
    let screen8: Screen8
    init(service18: Service18, screen8: Screen8) {
        self.service18 = service18
        self.screen8 = screen8
    }
}
final class Screen19: Sendable {
    let service19: Service19
    let service13: Service13
    let screen9: Screen9
    init(service19: Service19, service13: Service13, screen9: Screen9) {
        self.service19 = service19
        self.service13 = service13
        self.screen9 = screen9
    }
}
final class Screen20: Sendable {
    let service0: Service0
    let screen10: Screen10
    init(service0: Service0, screen10: Screen10) {
        self.service0 = service0
        self.screen10 = screen10
    }
}
final class Screen21: Sendable {
    let service1: Service1
    let service7: Service7
    let screen11: Screen11
    init(service1: Service1, service7: Service7, screen11: Screen11) {
        self.service1 = service1
        self.service7 = service7
        self.screen11 = screen11
    }
}
final class Screen22: Sendable {
    let service2: Service2
    let screen12: Screen12
    init(service2: Service2, screen12: Screen12) {
        self.service2 = service2
        self.screen12 = screen12
    }
}
final class Screen23: Sendable {
    let service3: Service3
    let service1: Service1
    let screen13: Screen13
    init(service3: Service3, service1: Service1, screen13: Screen13) {
        self.service3 = service3
        self.service1 = service1
        self.screen13 = screen13
    }
}
final class Screen24: Sendable {
    let service4: Service4
    let screen14: Screen14
    init(service4: Service4, screen14: Screen14) {
        self.service4 = service4
        self.screen14 = screen14
    }
}
final class Screen25: Sendable {
    let service5: Service5
    let service15: Service15
    let screen15: Screen15
    init(service5: Service5, service15: Service15, screen15: Screen15) {
        self.service5 = service5
        self.service15 = service15
        self.screen15 = screen15
    }
}
final class Screen26: Sendable {
    let service6: Service6
    let screen16: Screen16
    init(service6: Service6, screen16: Screen16) {
        self.service6 = service6
        self.screen16 = screen16
    }
}
final class Screen27: Sendable {
    let service7: Service7
    let service9: Service9
    let screen17: Screen17
    init(service7: Service7, service9: Service9, screen17: Screen17) {
        self.service7 = service7
        self.service9 = service9
        self.screen17 = screen17
    }
}
final class Screen28: Sendable {
    let service8: Service8
    let screen18: Screen18
    init(service8: Service8, screen18: Screen18) {
        self.service8 = service8
        self.screen18 = screen18
    }
}
final class Screen29: Sendable {
    let service9: Service9
    let service3: Service3
    let screen19: Screen19
    init(service9: Service9, service3: Service3, screen19: Screen19) {
        self.service9 = service9
        self.service3 = service3
        self.screen19 = screen19
    }
}
final class Screen30: Sendable {
    let service10: Service10
    let screen20: Screen20
    let screen10: Screen10
    init(service10: Service10, screen20: Screen20, screen10: Screen10) {
        self.service10 = service10
        self.screen20 = screen20
        self.screen10 = screen10
    }
}
final class Screen31: Sendable {
    let service11: Service11
    let service17: Service17
    let screen21: Screen21
    let screen11: Screen11
    init(service11: Service11, service17: Service17, screen21: Screen21, screen11: Screen11) {
        self.service11 = service11
        self.service17 = service17
        self.screen21 = screen21
        self.screen11 = screen11
    }
}
final class Screen32: Sendable {
    let service12: Service12
    let screen22: Screen22
    let screen12: Screen12
    init(service12: Service12, screen22: Screen22, screen12: Screen12) {
        self.service12 = service12
        self.screen22 = screen22
        self.screen12 = screen12
    }
}
final class Screen33: Sendable {
    let service13: Service13
    let service11: Service11
    let screen23: Screen23
    let screen13: Screen13
    init(service13: Service13, service11: Service11, screen23: Screen23, screen13: Screen13) {
        self.service13 = service13
        self.service11 = service11
        self.screen23 = screen23
        self.screen13 = screen13
    }
}
final class Screen34: Sendable {
    let service14: Service14
    let screen24: Screen24
    let screen14: Screen14
    init(service14: Service14, screen24: Screen24, screen14: Screen14) {
        self.service14 = service14
        self.screen24 = screen24
        self.screen14 = screen14
    }
}
final class Screen35: Sendable {
    let service15: Service15
    let service5: Service5
    let screen25: Screen25
    let screen15: Screen15
    init(service15: Service15, service5: Service5, screen25: Screen25, screen15: Screen15) {
        self.service15 = service15
        self.service5 = service5
        self.screen25 = screen25
        self.screen15 = screen15
    }
}
final class Screen36: Sendable {
    let service16: Service16
    let screen26: Screen26
    let screen16: Screen16
    init(service16: Service16, screen26: Screen26, screen16: Screen16) {
        self.service16 = service16
        self.screen26 = screen26
        self.screen16 = screen16
    }
}
final class Screen37: Sendable {
    let service17: Service17
    let service19: Service19
    let screen27: Screen27
    let screen17: Screen17
    init(service17: Service17, service19: Service19, screen27: Screen27, screen17: Screen17) {
        self.service17 = service17
        self.service19 = service19
        self.screen27 = screen27
        self.screen17 = screen17
    }
}
final class Screen38: Sendable {
    let service18: Service18
    let screen28: Screen28
    let screen18: Screen18
    init(service18: Service18, screen28: Screen28, screen18: Screen18) {
        self.service18 = service18
        self.screen28 = screen28
        self.screen18 = screen18
    }
}
final class Screen39: Sendable {
    let service19: Service19
    let service13: Service13
    let screen29: Screen29
    let screen19: Screen19
    init(service19: Service19, service13: Service13, screen29: Screen29, screen19: Screen19) {
        self.service19 = service19
        self.service13 = service13
        self.screen29 = screen29
        self.screen19 = screen19
    }
}
final class AppRoot: Sendable {
    let screen30: Screen30
    let screen31: Screen31
    let screen32: Screen32
    let screen33: Screen33
    let screen34: Screen34
    let screen35: Screen35
    let screen36: Screen36
    let screen37: Screen37
    let screen38: Screen38
    let screen39: Screen39
    init(
        screen30: Screen30, screen31: Screen31, screen32: Screen32, screen33: Screen33, screen34: Screen34,
        screen35: Screen35, screen36: Screen36, screen37: Screen37, screen38: Screen38, screen39: Screen39
    ) {
        self.screen30 = screen30
        self.screen31 = screen31
        self.screen32 = screen32
        self.screen33 = screen33
        self.screen34 = screen34
        self.screen35 = screen35
        self.screen36 = screen36
        self.screen37 = screen37
        self.screen38 = screen38
        self.screen39 = screen39
    }
}

// SPDX-License-Identifier: Apache-2.0
