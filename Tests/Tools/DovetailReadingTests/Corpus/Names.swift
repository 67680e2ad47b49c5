public import Dovetail

// Members that share a name.

extension Binder where Scope == Unscoped {
    var isHot: Bool { true }
    func pour() { tea() }
}
extension Binder where Scope == Singleton {
    var isHot: Bool { false }
    func pour() { bind(Coffee.self).to(factory: Coffee.init) }
}
public enum PropertyOfAScope: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { if binder.isHot { binder.tea() } else { binder.coffee() } }
}
public enum MethodOfAScope: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.pour() }
}
public enum FilePrivateProperties: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Kitchen.isOpen { binder.tea() } else { binder.coffee() }
        if OtherKitchen.isOpen() { binder.count() }
    }
}
enum Kitchen {}
extension Kitchen { fileprivate static var isOpen: Bool { true } }

protocol Counter { static var isCounted: Bool { get } }
extension Counter {
    static var isCounted: Bool { true }
    static var isExtra: Bool { true }
    static func pour(_ binder: Binder<Unscoped>) { binder.tea() }
    static func wire(_ binder: Binder<Unscoped>) {
        if isExtra { binder.tea() } else { binder.coffee() }
        if isCounted { binder.count() }
        pour(binder)
    }
}
enum OwnCounter: Counter {
    static var isCounted: Bool { false }
    static var isExtra: Bool { false }
    static func pour(_ binder: Binder<Unscoped>) { binder.coffee() }
}
public enum StaticDispatch: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { OwnCounter.wire(binder) }
}
public enum StaticDispatchThroughAParameter: CupComponent {
    static func wire<C: Counter>(_: C.Type, _ binder: Binder<Unscoped>) {
        if C.isExtra { binder.tea() } else { binder.coffee() }
        C.pour(binder)
    }
    public static func configure(binder: Binder<Unscoped>) { wire(OwnCounter.self, binder) }
}
struct Shelf<Item> {}
extension Shelf where Item == Tea { static var isWarm: Bool { true } }
extension Shelf where Item == Coffee { static var isWarm: Bool { false } }
extension Shelf { static var isLarge: Bool { false } }
extension Shelf where Item: Brewed { static var isLarge: Bool { true } }
public enum ConstrainedExtensions: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Shelf<Tea>.isWarm { binder.tea() }
        if Shelf<Coffee>.isWarm { binder.coffee() }
        if Shelf<Int>.isLarge { binder.count() }
    }
}
protocol Sized { static var isBig: Bool { get } }
extension Sized { static var isBig: Bool { false } }
extension Sized where Self: Brewed { static var isBig: Bool { true } }
extension Tea: Sized {}
enum Spoon: Sized {}
public enum ConstrainedDefaults: CupComponent {
    static func wire<S: Sized>(_: S.Type, _ binder: Binder<Unscoped>) { if S.isBig { binder.count() } }
    public static func configure(binder: Binder<Unscoped>) {
        wire(Tea.self, binder)
        wire(Spoon.self, binder)
    }
}

// Witnesses.

protocol Brewer {
    static func brew(_ binder: Binder<Unscoped>)
}
enum OverloadedBrewer: Brewer {
    static func brew(_ number: Int) {}
    static func brew(_ binder: Binder<Singleton>) {}
    static func brew(_ binder: Binder<Unscoped>) { binder.tea() }
}
enum BrewerOfAnInstance: Brewer {
    case one
    func brew(_ binder: Binder<Unscoped>) { binder.tea() }
    static func brew(_ binder: Binder<Unscoped>) { binder.coffee() }
}
extension Brewer {
    static func brew(_ binder: Binder<Unscoped>) { binder.coffee() }
}
enum BrewerBesideADefault: Brewer {
    static func brew(_ number: Int) {}
}
enum BrewerWithAnInstanceBesideADefault: Brewer {
    case one
    func brew(_ binder: Binder<Unscoped>) { binder.tea() }
}
enum GenericBrewer: Brewer {
    static func brew<B>(_ binder: Binder<B>) { binder.bind(Tea.self).to(factory: Tea.init) }
}
func brewed<B: Brewer>(_: B.Type, _ binder: Binder<Unscoped>) { B.brew(binder) }

public enum OverloadedWitness: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { brewed(OverloadedBrewer.self, binder) }
}
public enum WitnessBesideAnInstanceMethod: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { brewed(BrewerOfAnInstance.self, binder) }
}
public enum OverloadBesideADefault: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { brewed(BrewerBesideADefault.self, binder) }
}
public enum InstanceMethodBesideADefault: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { brewed(BrewerWithAnInstanceBesideADefault.self, binder) }
}
public enum GenericWitness: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { brewed(GenericBrewer.self, binder) }
}
enum OverloadedModule: Module {
    static func configure(binder: Int) {}
    static func configure(binder: Binder<Unscoped>, again: Bool) { binder.coffee() }
    static func configure(binder: Binder<Unscoped>) { binder.tea() }
}
public enum OverloadedConfigure: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.include(module: OverloadedModule.self) }
}
enum ModuleOfAnInstance: Module {
    case one
    func configure(binder: Binder<Unscoped>) { binder.coffee() }
    static func configure(binder: Binder<Unscoped>) { binder.tea() }
}
public enum ConfigureBesideAnInstanceMethod: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.include(module: ModuleOfAnInstance.self) }
}
protocol DefaultModule: Module where Scope == Unscoped {}
extension DefaultModule {
    static func configure(binder: Binder<Unscoped>) { binder.tea() }
}
enum ModuleBesideADefault: DefaultModule {
    case one
    func configure(binder: Binder<Unscoped>) { binder.coffee() }
}
public enum ConfigureOfAnInstanceBesideADefault: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.include(module: ModuleBesideADefault.self) }
}
protocol Barista {
    func serve(_ binder: Binder<Unscoped>)
}
extension Barista {
    func serve(_ binder: Binder<Unscoped>) { binder.coffee() }
}
struct OwnBarista: Barista {
    func serve(_ binder: Binder<Unscoped>) { binder.tea() }
}
struct DefaultBarista: Barista {}
func served<B: Barista>(_ barista: B, _ binder: Binder<Unscoped>) { barista.serve(binder) }
public enum WitnessOfAnInstance: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        served(OwnBarista(), binder)
        served(DefaultBarista(), binder)
    }
}
public enum WitnessOfAnExistential: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let barista: any Barista = OwnBarista()
        barista.serve(binder)
    }
}

// SPDX-License-Identifier: Apache-2.0
