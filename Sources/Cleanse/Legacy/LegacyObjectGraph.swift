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
/// In a child it keeps whatever the child's parents share, because any of it may be looked up after they have ended.
///
/// Nobody can check beforehand whether what is looked up is bound: if it is not, the program ends with a message.
public final class LegacyObjectGraph: LegacyObjectGraphProtocol, Sendable {
    let lookup: LegacyLookup

    init(_ lookup: LegacyLookup) { self.lookup = lookup }

    /// The object that is bound for `cls`.
    public func objectForClass(cls: AnyClass) -> AnyObject { lookup.provider(of: cls)() }

    /// The object that is bound for `cls` under the tag called `name`.
    public func objectForClass(cls: AnyClass, withName name: String?) -> AnyObject { lookup.provider(of: cls, tagged: name)() }

    /// What gives the object that is bound for `cls`, whenever it is called.
    public func providerForClass(cls: AnyClass) -> () -> AnyObject { lookup.provider(of: cls) }

    /// The same under the tag called `name`.
    public func providerForClass(cls: AnyClass, withName name: String?) -> () -> AnyObject { lookup.provider(of: cls, tagged: name) }

    /// Calls the property injectors of the object's class and of the classes that it inherits from.
    public func injectPropertiesIntoObject(object: AnyObject) { lookup.inject(into: object) }
}

enum LegacyBridge {
    /// Nothing but classes is an object here.
    static func classOfObject(_ type: Any.Type) -> AnyClass? { nil }
}
#endif

extension LegacyObjectGraph {
    /// Binds the graph of the component that asks for it.
    public static func configure(binder bind: ReceiptBinder<LegacyObjectGraph>) -> BindingReceipt<LegacyObjectGraph> {
        bind.to(lookup: { LegacyObjectGraph(LegacyLookup($0)) })
    }
}

extension ComponentBase where Root == LegacyObjectGraph {
    /// Nothing needs to be said of such a root.
    public static func configureRoot(binder bind: ReceiptBinder<LegacyObjectGraph>) -> BindingReceipt<LegacyObjectGraph> {
        LegacyObjectGraph.configure(binder: bind)
    }
}

/// Answers a question that was put while the program runs, or ends the program with what was asked.
struct LegacyLookup: Sendable {
    private let lookup: Lookup
    /// Written when the first question comes: a graph that is only passed on costs nothing.
    private let directory: Lazy<ClassDirectory>

    init(_ lookup: Lookup) {
        self.lookup = lookup
        let (graph, component) = (lookup.graph, lookup.component)
        directory = Lazy { ClassDirectory(graph, component: component) }
    }

    /// Whether the question has an answer.
    func has(_ type: AnyClass, tagged tag: String? = nil) -> Bool { directory.get().object(of: type, tagged: tag) != nil }

    func provider(of type: AnyClass, tagged tag: String? = nil) -> @Sendable () -> AnyObject {
        guard let binding = directory.get().object(of: type, tagged: tag) else {
            let words = tag.map { "\(type) tagged \($0)" } ?? "\(type)"
            fatalError("nothing is bound for \(words), which was asked of a LegacyObjectGraph")
        }
        return { value(of: binding) as AnyObject }
    }

    func inject(into object: AnyObject) {
        let injectors = directory.get().injectors(into: type(of: object))
        if injectors.isEmpty {
            fatalError("no property injector is bound for \(type(of: object)), nor for a class that it inherits from")
        }
        for injector in injectors {
            func open<Target: AnyObject>(_: Target.Type) {
                guard let object = object as? Target else { return }
                (value(of: injector.binding) as? PropertyInjector<Target>)?.injectProperties(into: object)
            }
            open(injector.target)
        }
    }

    private func value(of binding: Int) -> Any {
        guard let value = lookup.value(of: binding) else {
            fatalError("a LegacyObjectGraph was used after its component \(lookup.graph.components[lookup.component].name) had ended")
        }
        return value
    }
}
