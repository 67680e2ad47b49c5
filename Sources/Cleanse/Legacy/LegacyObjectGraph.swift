public import Dovetail

/// What gives objects by their class.
public protocol LegacyObjectGraphProtocol {
    /// What gives the object that is bound for `cls`, under the tag called `name` if there is one.
    func providerForClass(cls: AnyClass, withName name: String?) -> () -> AnyObject
}

#if !canImport(ObjectiveC)
/// Looks things up by their class and by the name of their tag, as code in Objective-C does.
///
/// It is the root of a component that has nothing else to say:
///
/// ```swift
/// struct Legacy: RootComponent {
///     typealias Root = LegacyObjectGraph
///     static func configure(binder: UnscopedBinder) { binder.include(module: StoreModule.self) }
/// }
/// ```
///
/// In other components it is bound where it is asked for:
///
/// ```swift
/// binder.bind(LegacyObjectGraph.self).configured(with: LegacyObjectGraph.configure)
/// ```
///
/// Nobody can check beforehand whether what is looked up is bound: if it is not, the program ends with a message.
public final class LegacyObjectGraph: LegacyObjectGraphProtocol, Sendable {
    let index: LegacyIndex

    init(_ index: LegacyIndex) { self.index = index }

    /// The object that is bound for `cls`.
    public func objectForClass(cls: AnyClass) -> AnyObject { index.provider(cls, nil)() }

    /// The object that is bound for `cls` under the tag called `name`.
    public func objectForClass(cls: AnyClass, withName name: String?) -> AnyObject { index.provider(cls, name)() }

    /// What gives the object that is bound for `cls`, whenever it is called.
    public func providerForClass(cls: AnyClass) -> () -> AnyObject { index.provider(cls, nil) }

    /// The same under the tag called `name`.
    public func providerForClass(cls: AnyClass, withName name: String?) -> () -> AnyObject { index.provider(cls, name) }

    /// Calls the property injectors of the object's class and of the classes that it inherits from.
    public func injectPropertiesIntoObject(object: AnyObject) { index.injectAll(object) }
}

enum LegacyBridge {
    /// Nothing but classes is an object here.
    static func classOfObject(_ type: Any.Type) -> AnyClass? { nil }
}
#endif

extension LegacyObjectGraph {
    /// Binds the graph of the component that asks for it.
    public static func configure(binder bind: ReceiptBinder<LegacyObjectGraph>) -> BindingReceipt<LegacyObjectGraph> {
        bind.to(lookup: { LegacyObjectGraph(LegacyIndex($0)) })
    }
}

extension ComponentBase where Root == LegacyObjectGraph {
    /// Nothing needs to be said of such a root.
    public static func configureRoot(binder bind: ReceiptBinder<LegacyObjectGraph>) -> BindingReceipt<LegacyObjectGraph> {
        LegacyObjectGraph.configure(binder: bind)
    }
}

extension LegacyIndex {
    /// What gives the object, or the end of the program.
    func provider(_ type: AnyClass, _ name: String?) -> @Sendable () -> AnyObject {
        guard let provider = provider(of: type, tagged: name) else {
            let tag = name.map { " tagged \($0)" } ?? ""
            fatalError("nothing is bound for \(type)\(tag), which was asked of a LegacyObjectGraph")
        }
        return provider
    }

    func injectAll(_ object: AnyObject) {
        guard inject(into: object) else {
            fatalError("no property injector is bound for \(type(of: object)), nor for a class that it inherits from")
        }
    }
}
