/// A type that a setting can have.
///
/// `String`, `Bool`, `Double`, `Float`, the integers, `URL`, `Duration`, `Data`, ``Secret``, and arrays and optionals of them conform
/// already. An enum with raw values only needs to declare the conformance:
///
/// ```swift
/// enum LogLevel: String, CaseIterable, SettingValue { case debug, info, error }
/// ```
///
/// All other types implement the conversion, usually from an existing value type:
///
/// ```swift
/// struct Percentage: SettingValue {
///     static let settingKind = "a percentage"
///     let fraction: Double
///
///     init?(setting node: SettingNode) {
///         guard let number = Double(setting: node), (0...100).contains(number) else { return nil }
///         fraction = number / 100
///     }
/// }
/// ```
public protocol SettingValue: Sendable {
    /// The expected value after the word “expected” in a message, such as `an integer`.
    static var settingKind: String { get }
    /// The form of the setting on the command line and in the environment.
    static var settingShape: SettingShape { get }

    /// Converts a node to a value, or returns nil if it is invalid.
    init?(setting node: SettingNode)

    /// The description of a node that `init(setting:)` rejected: a kind such as `a string`, never the value.
    static func settingMismatch(_ node: SettingNode) -> String
}

/// A value that must be hidden completely.
///
/// ``Secret`` is one, and so are arrays and optionals of it. Conform a type of your own that is secret as a whole; a `Secret` in one of
/// its properties is hidden without that.
public protocol SecretSettingValue: SettingValue {}

/// The form of a setting in layers that only have text.
public enum SettingShape: Sendable, Hashable {
    /// Present or absent: `--verbose`, `--no-verbose`. It never consumes the next argument.
    case flag
    /// One value: `--port 80`, `--port=80`.
    case scalar
    /// Several values: `--host a --host b`; `HOST=a,b` in the environment.
    case list
}

extension SettingValue {
    /// The name of the type. Implement it to provide a better description.
    public static var settingKind: String { "a value for \(Self.self)" }
    public static var settingShape: SettingShape { .scalar }
    public static func settingMismatch(_ node: SettingNode) -> String { node.kind }
}

// SPDX-License-Identifier: Apache-2.0
