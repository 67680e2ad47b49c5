// The values and types of existentials, and the functions that implement what they require.
public import Dovetail

protocol Decanter {
    func pour(_ binder: Binder<Unscoped>)
    var isHot: Bool { get }
}
extension Decanter {
    var isHot: Bool { Run.isOn }
    static var isForTea: Bool { Self.self == TeaDecanter.self }
    func pourItsKind(_ binder: Binder<Unscoped>) { if Self.self == TeaDecanter.self { binder.tea() } else { binder.coffee() } }
}
struct TeaDecanter: Decanter { func pour(_ binder: Binder<Unscoped>) { binder.tea() } }
struct ColdDecanter: Decanter {
    func pour(_ binder: Binder<Unscoped>) { binder.coffee() }
    var isHot: Bool { Run.isOff }
}

protocol Server { func pour() }
struct Waiter: Server {
    let binder: Binder<Unscoped>
    func pour() { binder.tea() }
}

protocol MenuModule: Module where Scope == Unscoped { static var isServed: Bool { get } }
enum TeaMenu: MenuModule {
    static var isServed: Bool { true }
    static func configure(binder: Binder<Unscoped>) { binder.tea() }
}
enum CoffeeMenu: MenuModule {
    static var isServed: Bool { false }
    static func configure(binder: Binder<Unscoped>) { binder.coffee() }
}
enum CountMenu: MenuModule {
    static var isServed: Bool { true }
    static func configure(binder: Binder<Unscoped>) { binder.count() }
}
enum LabelOf<Subject>: Tag { typealias Element = String }
extension Binder where Scope == Unscoped {
    fileprivate func label<Subject>(_ subject: Subject.Type) {
        bind(String.self).tagged(with: LabelOf<Subject>.self).to(value: "")
    }
    fileprivate func labels<First: Decanter, Second>(_ first: First.Type, _ second: Second.Type) {
        label(first)
        label(second)
    }
}

public enum StructureInAnExistential: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let server: any Server = Waiter(binder: binder)
        server.pour()
    }
}
public enum StructuresInExistentials: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for server in [Waiter(binder: binder), Waiter(binder: binder)] as [any Server] { server.pour() }
    }
}
public enum ExistentialThatAFunctionMakes: CupComponent {
    private static func server(_ binder: Binder<Unscoped>) -> any Server {
        binder.coffee()
        return Waiter(binder: binder)
    }
    public static func configure(binder: Binder<Unscoped>) { server(binder).pour() }
}
public enum ExistentialThatMayBeMissing: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let server: (any Server)? = Run.isOn ? Waiter(binder: binder) : nil
        server?.pour()
    }
}
public enum StructureInAGenericFunction: CupComponent {
    private static func pour(_ server: some Server) { server.pour() }
    public static func configure(binder: Binder<Unscoped>) {
        let waiter = Waiter(binder: binder)
        pour(waiter)
        let server: any Server = waiter
        pour(server)
    }
}
public enum TupleThatIsConverted: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let pair = (Waiter(binder: binder), 1)
        let converted: (any Server, Int) = pair
        converted.0.pour()
    }
}
public enum PropertyOfAnExistentialMetatype: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let type: any Decanter.Type = TeaDecanter.self
        if type.isForTea { binder.tea() } else { binder.coffee() }
        for type in [TeaDecanter.self, ColdDecanter.self] as [any Decanter.Type] where type.isForTea { binder.count() }
    }
}
public enum KindOfAnExistential: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for decanter in [TeaDecanter(), ColdDecanter()] as [any Decanter] { decanter.pourItsKind(binder) }
    }
}
public enum ConditionsOfExistentials: CupComponent {
    private static func pour(_ isHot: Bool, _ binder: Binder<Unscoped>) { if isHot { binder.count() } }
    public static func configure(binder: Binder<Unscoped>) {
        for decanter in [TeaDecanter(), ColdDecanter(), TeaDecanter()] as [any Decanter] {
            pour(decanter.isHot, binder)
            if decanter.isHot { binder.tea() }
        }
    }
}
public enum ModulesInAnArray: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let menus: [any MenuModule.Type] = [TeaMenu.self, CoffeeMenu.self, CountMenu.self]
        for menu in menus where menu.isServed { binder.include(module: menu) }
    }
}
public enum ModulesOfAGenericFunction: CupComponent {
    private static func include<Menu: MenuModule>(_ menu: Menu.Type, in binder: Binder<Unscoped>) {
        binder.include(module: menu)
        binder.label(Menu.self)
    }
    public static func configure(binder: Binder<Unscoped>) {
        let menus: [any MenuModule.Type] = [TeaMenu.self, CoffeeMenu.self]
        menus.forEach { include($0, in: binder) }
        for menu in menus { menu.configure(binder: binder) }
    }
}
public enum TwoTypesThatAreOpened: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let type: any Decanter.Type = TeaDecanter.self
        let other: any Decanter.Type = ColdDecanter.self
        func label<Second: Decanter>(_ second: Second.Type) { binder.labels(type, second) }
        label(other)
    }
}
public enum ExistentialBesideATypeThatIsOpened: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let type: any Decanter.Type = TeaDecanter.self
        binder.labels(type, (any Decanter).self)
    }
}
public enum ExistentialInAnArgument: CupComponent {
    private static func label<First: Decanter>(_ first: First.Type, _ void: Void, _ binder: Binder<Unscoped>) { binder.label(first) }
    public static func configure(binder: Binder<Unscoped>) {
        let type: any Decanter.Type = TeaDecanter.self
        label(type, binder.label((any Decanter).self), binder)
    }
}
public enum ExpansionThatDeclares: CupComponent {
    private static func tap(_ element: Any, _ binder: Binder<Unscoped>) { binder.count() }
    private static func tapEach<each Element>(_ element: repeat each Element, with binder: Binder<Unscoped>) {
        repeat tap(each element, binder)
    }
    public static func configure(binder: Binder<Unscoped>) { tapEach(1, 2, 3, with: binder) }
}

// SPDX-License-Identifier: Apache-2.0
