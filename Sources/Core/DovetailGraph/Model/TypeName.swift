internal import CDovetail

/// The name of a type: of a dependency, a tag, a scope, a module or a component.
///
/// The text of a name created from a metatype is only computed when it is read, because that costs more than all other operations on a
/// binding. A name can also be created from a string, so that rules, drawings and comparisons support graphs that were read from
/// a file.
public struct TypeName: Sendable {
    private enum Origin: Sendable {
        case metatype(Any.Type)
        case text(Indirect<Written>)
    }

    private struct Written {
        let name: String
        var image: String?
        var isExistential = false
    }

    private let origin: Origin

    /// Creates the name of a type. The text is computed when it is read.
    public init(_ type: Any.Type) { origin = .metatype(type) }
    /// Creates a name from a string. It does not need to name a type of this program.
    public init(_ text: String) { origin = .text(Indirect(Written(name: text))) }
    /// Creates the name of a type of an image that does not need to be loaded.
    package init(_ text: String, image: String) { origin = .text(Indirect(Written(name: text, image: image))) }

    /// Creates the name of a type that was read from sources.
    package init(_ text: String, isExistential: Bool) { origin = .text(Indirect(Written(name: text, isExistential: isExistential))) }

    /// The type itself, if the graph was collected in this process.
    package var metatype: Any.Type? {
        if case .metatype(let type) = origin { type } else { nil }
    }

    /// The name with its modules, such as `Swift.Array<Shop.Item>`, which is the same in every run.
    public var full: String {
        switch origin {
        case .metatype(let type): TypeSpelling.full(of: type)
        case .text(let text): text.content.name
        }
    }

    /// The path of the program or library that declares the type; nil if it is unknown.
    package var image: String? {
        switch origin {
        case .metatype(let type):
            guard let declaration = dovetail_declaration(unsafeBitCast(type, to: UnsafeRawPointer.self)) else { return nil }
            return dovetail_image_of(declaration).map { String(cString: $0) }
        case .text(let text): return text.content.image
        }
    }

    /// Whether the name, which does not contain the `any`, is known to be that of a protocol.
    var isWrittenExistential: Bool { if case .text(let text) = origin { text.content.isExistential } else { false } }

    fileprivate var writtenImage: String? { if case .text(let text) = origin { text.content.image } else { nil } }

    /// The name without its modules, such as `[Item]`.
    public var short: String { TypeSpelling.shortened(full) }
}

extension TypeName: Hashable {
    public static func == (one: TypeName, other: TypeName) -> Bool {
        if let one = one.metatype, let other = other.metatype { return one == other }
        return one.full == other.full && one.writtenImage == other.writtenImage
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(full) }
}

extension TypeName: CustomStringConvertible {
    public var description: String { short }
}

// SPDX-License-Identifier: Apache-2.0
