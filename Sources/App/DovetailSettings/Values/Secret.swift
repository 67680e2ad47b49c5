/// A value that is not revealed by accident.
///
/// Secrecy is part of the type: printing, interpolation, dumping, mirrors, errors and tables of settings show `<redacted>`. Only
/// ``reveal()`` returns the value, so that a text search finds every use.
///
/// ```swift
/// enum APIToken: Setting { static let key = SettingKey<Secret<String>>("api.token") }
///
/// binder.bind(Client.self).to { (token: Tagged<APIToken>) in Client(token: token.get().reveal()) }
/// ```
///
/// It is neither `Encodable` nor `Hashable`, so it cannot be stored in a file or used as a key either.
public struct Secret<Value: SettingValue>: SecretSettingValue {
    private let value: Value

    /// Hides `value`.
    public init(_ value: Value) { self.value = value }

    public init?(setting node: SettingNode) {
        guard let value = Value(setting: node) else { return nil }
        self.value = value
    }

    /// Returns the value itself. The caller is responsible for its secrecy.
    public func reveal() -> Value { value }

    public static var settingKind: String { Value.settingKind }
    public static var settingShape: SettingShape { Value.settingShape }
    public static func settingMismatch(_ node: SettingNode) -> String { Value.settingMismatch(node) }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { SettingText.redacted }
    public var debugDescription: String { SettingText.redacted }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension DefaultStringInterpolation {
    /// Interpolates `<redacted>`, which is rarely meant: a header with it is sent, and the other side refuses it.
    @available(*, deprecated, message: "this is <redacted>: interpolate reveal() for the value, or description")
    public mutating func appendInterpolation<Value>(_ secret: Secret<Value>) { appendLiteral(secret.description) }

    /// Interpolates `Optional(<redacted>)` or `nil`.
    @available(*, deprecated, message: "this is <redacted>: interpolate reveal() for the value, or description")
    public mutating func appendInterpolation<Value>(_ secret: Secret<Value>?) { appendLiteral(String(describing: secret)) }
}

extension Secret: Equatable where Value: Equatable {}

extension Secret: Revealing {
    var revealed: Any { value }
}

// SPDX-License-Identifier: Apache-2.0
