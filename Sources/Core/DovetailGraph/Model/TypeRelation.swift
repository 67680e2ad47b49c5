internal import CDovetail

extension TypeName {
    /// Whether every value of this type is one of `other`: the same type, a subclass, or a conforming type of `any P`.
    ///
    /// Used for suggestions, and conservative: names created from strings are only related if they are equal.
    func isKind(of other: TypeName) -> Bool {
        if self == other { return true }
        guard let type = metatype, let other = other.metatype else { return false }
        return isSubclass(type, of: other) || dovetail_conforms(metadata(of: type), metadata(of: other))
    }

    /// Whether this is `any P`, whose runtime name is `P`.
    var isExistential: Bool {
        guard let metatype else { return isWrittenExistential }
        guard full != "Any", full != "Swift.AnyObject" else { return false }
        return dovetail_is_existential(metadata(of: metatype))
    }

    /// Whether this is a struct.
    var isStruct: Bool { metatype.map { dovetail_is_struct(metadata(of: $0)) } ?? false }

    /// Whether no value of this type can be held weakly, because it is not an object; false for names created from strings.
    var hasNoWeakReferences: Bool {
        guard let type = metatype.map(metadata(of:)) else { return false }
        return !dovetail_is_object(type) && !dovetail_is_existential(type)
    }

    /// Whether some values of this type can be held weakly, and others cannot, as with a protocol to which not only classes conform; false
    /// for names created from strings.
    var mayHaveNoWeakReferences: Bool {
        guard let type = metatype.map(metadata(of:)) else { return false }
        return dovetail_is_existential(type) && !dovetail_is_existential_of_objects(type)
    }

    /// Whether every type is a kind of this type, so that suggesting it would not help.
    var isTooGeneral: Bool {
        switch full {
        case "Any", "Swift.AnyObject", "AnyObject", "any Any", "any Sendable", "any Swift.Sendable", "Swift.Sendable", "Sendable":
            true
        default: false
        }
    }
}

private func metadata(of type: Any.Type) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

private func isSubclass<Base>(_ type: Any.Type, of: Base.Type) -> Bool { type is Base.Type }

// SPDX-License-Identifier: Apache-2.0
