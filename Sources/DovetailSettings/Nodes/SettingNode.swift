#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a layer says, before anybody has asked for a type.
///
/// ```swift
/// SettingLayers([.values(["http": ["port": 8080, "hosts": ["a", "b"]], "log.level": "debug"])])
/// ```
///
/// Its descriptions say which kind it is and never the value: it may become a ``Secret``.
public enum SettingNode: Sendable, Hashable {
    /// Nothing, said on purpose: it takes the value of an earlier layer away from an optional setting.
    case null
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case integer(Int64)
    /// An integer beyond `Int64.max`.
    case unsigned(UInt64)
    /// A number with a fraction, or too large for the others.
    case double(Double)
    /// Text, where the layer tells text from numbers.
    case string(String)
    /// What stands where everything is text: the environment, a `.env` file, the command line. It may be read as a
    /// number or a boolean, which a ``string(_:)`` may not.
    case text(String)
    /// Bytes, from a property list.
    case data(Data)
    /// A point in time, from a property list.
    case date(Date)
    /// Several values in their order.
    case list([SettingNode])
    /// Values by name.
    case object([String: SettingNode])

    /// `an integer`, `a list`: what an error may say.
    public var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .integer, .unsigned: "an integer"
        case .double: "a number"
        case .string: "a string"
        case .text(let text): text.isEmpty ? "empty text" : "text"
        case .data: "data"
        case .date: "a date"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

extension SettingNode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { kind }
    public var debugDescription: String { kind }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension SettingNode: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(nilLiteral: ()) { self = .null }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int64) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .double(value) }
}

extension SettingNode: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: SettingNode...) { self = .list(elements) }
    /// The last of two equal keys holds.
    public init(dictionaryLiteral elements: (String, SettingNode)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}
