/// A mirror shows nothing of the graph behind a provider.
///
/// A test that fails, and `dump`, look through everything that an object holds. They would walk through the whole graph,
/// meet values that are secret, and read references of components that have ended.
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
    fileprivate static func opaque<Subject>(_ subject: Subject) -> Mirror { Mirror(subject, children: []) }
}
