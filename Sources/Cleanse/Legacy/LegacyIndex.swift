internal import Dovetail

/// Finds what a component binds by a class and the name of a tag, while the program runs.
struct LegacyIndex: Sendable {
    private let lookup: Lookup

    init(_ lookup: Lookup) { self.lookup = lookup }

    private var graph: Graph { lookup.graph }

    /// What gives the instance of `type` under the tag called `name`; nil where nobody binds that.
    func provider(of type: AnyClass, tagged name: String?) -> (@Sendable () -> AnyObject)? {
        guard let binding = visible(where: { isBound($0, as: type, name) }) else { return nil }
        return { value(of: binding) as AnyObject }
    }

    /// Calls every injector that is bound for the class of `object` or for one that it inherits from, the base class first.
    ///
    /// False where there is none.
    func inject(into object: AnyObject) -> Bool {
        var injectors: [any LegacyInjector] = []
        var targets: Set<ObjectIdentifier> = []
        for binding in visibleBindings() where graph.bindings[binding].contribution == nil {
            guard let type = graph.keys[graph.bindings[binding].key].key.type.metatype as? any LegacyInjector.Type,
                type.fits(object), targets.insert(ObjectIdentifier(type)).inserted
            else { continue }
            if let injector = value(of: binding) as? any LegacyInjector { injectors.append(injector) }
        }
        let ordered = injectors.sorted { $0.isOfBase(of: $1) }
        for injector in ordered { injector.inject(into: object) }
        return !ordered.isEmpty
    }

    private func value(of binding: Int) -> Any {
        guard let value = lookup.value(of: binding) else {
            fatalError("a LegacyObjectGraph was used after its component \(graph.components[lookup.component].name) had ended")
        }
        return value
    }

    // MARK: Bindings

    /// Those of the component, then those of its ancestors.
    private func visibleBindings() -> [Int] {
        var bindings: [Int] = []
        var level: Int? = lookup.component
        while let component = level {
            bindings += graph.components[component].bindings
            level = graph.components[component].parent
        }
        return bindings
    }

    private func visible(where isWanted: (Int) -> Bool) -> Int? { visibleBindings().first(where: isWanted) }

    private func isBound(_ binding: Int, as type: AnyClass, _ name: String?) -> Bool {
        let key = graph.keys[graph.bindings[binding].key].key
        guard graph.bindings[binding].contribution == nil, let bound = key.type.metatype else { return false }
        guard bound == type || LegacyBridge.classOfObject(bound) == type else { return false }
        guard let tag = key.tag else { return name == nil }
        return name == tag.short || name == tag.full || name == tag.metatype.map { String(describing: $0) }
    }
}

/// A property injector of whatever class.
protocol LegacyInjector {
    static func fits(_ object: AnyObject) -> Bool
    static func isTarget(inheritedBy other: AnyClass) -> Bool
    static var target: AnyClass { get }
    func inject(into object: AnyObject)
}

extension LegacyInjector {
    /// Whether this injector is of a class that the other one's class inherits from.
    func isOfBase(of other: any LegacyInjector) -> Bool {
        let target: AnyClass = type(of: other).target
        return Self.target != target && Self.isTarget(inheritedBy: target)
    }
}

extension PropertyInjector: LegacyInjector {
    static func fits(_ object: AnyObject) -> Bool { object is Element }
    static func isTarget(inheritedBy other: AnyClass) -> Bool { other is Element.Type }
    static var target: AnyClass { Element.self as AnyClass }

    func inject(into object: AnyObject) {
        guard let object = object as? Element else { return }
        injectProperties(into: object)
    }
}
