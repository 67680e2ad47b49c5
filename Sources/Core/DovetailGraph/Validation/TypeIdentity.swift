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

// SPDX-License-Identifier: Apache-2.0
