#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A value in a layer, before it is converted to the type of a setting.
///
/// ```swift
/// SettingLayers([.values(["http": ["port": 8080, "hosts": ["a", "b"]], "log.level": "debug"])])
/// ```
///
/// Its descriptions contain the kind and never the value, because it may become a ``Secret``.
public enum SettingNode: Sendable, Hashable {
    /// An explicit null, which removes the value of an earlier layer from an optional setting.
    case null
    /// True or false.
    case bool(Bool)
    /// An integer.
    case integer(Int64)
    /// An integer beyond `Int64.max`.
    case unsigned(UInt64)
    /// A number with a fraction, or too large for the others.
    case double(Double)
    /// A string, where the layer distinguishes strings from numbers.
    case string(String)
    /// A value in a layer that only has text: the environment, a `.env` file, the command line. It may be converted to a number or a
    /// boolean, unlike a ``string(_:)``.
    case text(String)
    /// Bytes, from a property list.
    case data(Data)
    /// A point in time, from a property list.
    case date(Date)
    /// A list of values.
    case list([SettingNode])
    /// Values by name.
    case object([String: SettingNode])

    /// The kind for error messages, such as `an integer` or `a list`.
    public var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .integer, .unsigned: "an integer"
        case .double: "a number"
        case .string: "a string"
        case .text(let text): text.isEmpty ? "an empty string" : "a string"
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
    /// The last of two equal keys is used.
    public init(dictionaryLiteral elements: (String, SettingNode)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}

// SPDX-License-Identifier: Apache-2.0
