/// The mirror of a provider is empty, so that reflection does not reach the graph behind it.
///
/// Failing tests and `dump` reflect everything that an object contains. They would traverse the whole graph, print secret values, and
/// read references of components that have been deallocated.
extension Provider: CustomReflectable {
    public var customMirror: Mirror { .opaque(self) }
}

extension TaggedProvider: CustomReflectable {
    public var customMirror: Mirror { .opaque(self) }
}

extension MainActorProvider: CustomReflectable {
    public var customMirror: Mirror { .opaque(self) }
}

extension Lazy: CustomReflectable {
    public var customMirror: Mirror { .opaque(self) }
}

extension WeakProvider: CustomReflectable {
    public var customMirror: Mirror { .opaque(self) }
}

extension Factory: CustomReflectable {
    public var customMirror: Mirror { .opaque(self) }
}

extension ComponentFactory: CustomReflectable {
    public var customMirror: Mirror { .opaque(self) }
}

extension PropertyInjector: CustomReflectable {
    public var customMirror: Mirror { .opaque(self) }
}

extension Mirror {
    fileprivate static func opaque<InstanceInProgress>(_ subject: InstanceInProgress) -> Mirror { Mirror(subject, children: []) }
}
