public import Dovetail

/// Provides objects by their class.
public protocol LegacyObjectGraphProtocol {
    /// Returns a function that returns the object bound for `cls`, under the tag called `name` unless it is nil.
    func providerForClass(cls: AnyClass, withName name: String?) -> () -> AnyObject
}

#if !canImport(ObjectiveC)
/// Looks up objects by their class and the name of their tag, like code in Objective-C.
///
/// It can be the root of a component, which then needs no `configureRoot`:
///
/// ```swift
/// struct Legacy: RootComponent {
///     typealias Root = LegacyObjectGraph
///     static func configure(binder: UnscopedBinder) { binder.include(module: StoreModule.self) }
/// }
/// ```
///
/// In other components, bind it where it is needed:
///
/// ```swift
/// binder.bind(LegacyObjectGraph.self).configured(with: LegacyObjectGraph.configure)
/// ```
///
/// In a child it retains all shared instances of the child's ancestors, because each of them may be looked up after their components
/// have been deallocated.
///
/// A lookup cannot be validated in advance: if the class is not bound, the program traps with a message.
public final class LegacyObjectGraph: LegacyObjectGraphProtocol, Sendable {
    let lookup: LegacyLookup

    init(_ lookup: LegacyLookup) { self.lookup = lookup }

    /// Returns the object that is bound for `cls`.
    public func objectForClass(cls: AnyClass) -> AnyObject { lookup.provider(of: cls)() }

    /// Returns the object that is bound for `cls` under the tag called `name`.
    public func objectForClass(cls: AnyClass, withName name: String?) -> AnyObject { lookup.provider(of: cls, tagged: name)() }

    /// Returns a function that returns the object bound for `cls` on each call.
    public func providerForClass(cls: AnyClass) -> () -> AnyObject { lookup.provider(of: cls) }

    /// Returns a function that returns the object bound for `cls` under the tag called `name` on each call.
    public func providerForClass(cls: AnyClass, withName name: String?) -> () -> AnyObject { lookup.provider(of: cls, tagged: name) }

    /// Calls the property injectors of the object's class and of the classes that it inherits from.
    public func injectPropertiesIntoObject(object: AnyObject) { lookup.inject(into: object) }
}

enum LegacyBridge {
    /// Without Objective-C, values do not bridge to classes.
    static func classOfObject(_ type: Any.Type) -> AnyClass? { nil }
}
#endif

extension LegacyObjectGraph {
    /// Binds the graph of the component that requests it.
    public static func configure(binder bind: ReceiptBinder<LegacyObjectGraph>) -> BindingReceipt<LegacyObjectGraph> {
        bind.to(lookup: { LegacyObjectGraph(LegacyLookup($0)) })
    }
}

extension ComponentBase where Root == LegacyObjectGraph {
    /// Binds the root, so that the component does not have to.
    public static func configureRoot(binder bind: ReceiptBinder<LegacyObjectGraph>) -> BindingReceipt<LegacyObjectGraph> {
        LegacyObjectGraph.configure(binder: bind)
    }
}

/// Performs a lookup at run time, or traps with a message that names the class and the tag.
struct LegacyLookup: Sendable {
    private let lookup: Lookup
    /// Computed on the first lookup, so that an unused graph costs nothing.
    private let directory: Lazy<ClassDirectory>

    init(_ lookup: Lookup) {
        self.lookup = lookup
        let (graph, component) = (lookup.graph, lookup.component)
        directory = Lazy { ClassDirectory(graph, component: component) }
    }

    /// Whether a lookup would succeed.
    func has(_ type: AnyClass, tagged tag: String? = nil) -> Bool { directory.get().object(of: type, tagged: tag) != nil }

    func provider(of type: AnyClass, tagged tag: String? = nil) -> @Sendable () -> AnyObject {
        guard let binding = directory.get().object(of: type, tagged: tag) else {
            let words = tag.map { "\(type) tagged \($0)" } ?? "\(type)"
            fatalError("nothing is bound for \(words), which was requested from a LegacyObjectGraph")
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

// SPDX-License-Identifier: Apache-2.0
