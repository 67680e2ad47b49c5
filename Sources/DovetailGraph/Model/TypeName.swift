/// The name of a type: of a dependency, a tag, a scope, a module or a component.
///
/// A name made from a metatype is spelled out only when somebody reads it, because spelling costs more than
/// everything else that is done with a binding. A name can be made from text, too: rules, drawings and
/// differences work the same on a graph that was read from a file.
public struct TypeName: Sendable {
    private enum Origin: Sendable {
        case metatype(Any.Type)
        case text(Text)
    }

    /// What few names have: the others are small for it.
    private final class Text: Sendable {
        let text: String
        init(_ text: String) { self.text = text }
    }

    private let origin: Origin

    /// Spelled out when somebody reads it.
    public init(_ type: Any.Type) { origin = .metatype(type) }
    /// A name that no type of this program has to bear.
    public init(_ text: String) { origin = .text(Text(text)) }

    /// The type itself, where the graph was written down by the process that reads it.
    package var metatype: Any.Type? {
        if case .metatype(let type) = origin { type } else { nil }
    }

    /// The name with its modules, such as `Swift.Array<Shop.Item>`: the same bytes in every run.
    public var full: String {
        switch origin {
        case .metatype(let type): TypeSpelling.full(of: type)
        case .text(let text): text.text
        }
    }

    /// The name without its modules, such as `[Item]`.
    public var short: String { TypeSpelling.shortened(full) }

    /// The last identifier of the name: `Item` of `Shop.Cart<Shop.Food>.Item`, `Cart` of `Shop.Cart<Shop.Food>`.
    var word: String {
        var word = ""
        var depth = 0
        for character in full {
            switch character {
            case "<": depth += 1
            case ">": depth -= 1
            case "." where depth == 0: word = ""
            default: if depth == 0 { word.append(character) }
            }
        }
        return word
    }
}

extension TypeName: Hashable {
    public static func == (one: TypeName, other: TypeName) -> Bool {
        if let one = one.metatype, let other = other.metatype { return one == other }
        return one.full == other.full
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(full) }
}

extension TypeName: CustomStringConvertible {
    public var description: String { short }
}
