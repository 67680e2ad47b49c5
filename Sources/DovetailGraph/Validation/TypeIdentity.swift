/// Identifies a type without the text of its name, which is expensive to compute.
enum TypeIdentity: Hashable {
    case type(ObjectIdentifier)
    case text(String)

    init(_ name: TypeName) {
        self = if let type = name.metatype { .type(ObjectIdentifier(type)) } else { .text(name.full) }
    }
}

extension Graph.KeyEntry {
    var type: TypeName { key.type }
    var tag: TypeName? { key.tag }
}

extension Graph.Form {
    var isCollection: Bool { if case .collection = self { true } else { false } }
    var isFactory: Bool { if case .factory = self { true } else { false } }
    var isOptional: Bool { if case .optional = self { true } else { false } }
    var isProviders: Bool { if case .providers = self { true } else { false } }
}
