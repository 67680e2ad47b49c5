// Properties of the kind, because accessing a property of a binding from another module copies the whole binding.
// Inlinable, because they take less than a call.
extension Graph.Binding.Kind {
    /// Whether it creates an object that runs the function later.
    @inlinable package var isHandedOut: Bool {
        switch self {
        case .assistedFactory, .propertyInjector, .componentFactory: true
        case .value, .factory, .provider, .seed, .given: false
        }
    }

    /// Whether its instances are supplied from outside. (Comparing kinds costs more than matching one.)
    @inlinable package var isGiven: Bool { if case .given = self { true } else { false } }

    /// Whether it is evaluated once for each instance of the component.
    @inlinable package var isValue: Bool { if case .value = self { true } else { false } }
}

extension Graph.Binding {
    /// Whether each instance of the component keeps an instance of it, in a slot of its own.
    @inlinable package var isKept: Bool { isShared || kind.isValue }
}
