/// A value that nobody sees by accident.
///
/// Secrecy lives in the type: printing, interpolating, dumping, mirroring, an error, a table of settings show `<redacted>`.
/// Only ``reveal()`` gives the value, so that a search for that word finds every use.
///
/// ```swift
/// enum APIToken: Setting { static let key = SettingKey<Secret<String>>("api.token") }
///
/// binder.bind(Client.self).to { (token: TaggedProvider<APIToken>) in Client(token: token.get().reveal()) }
/// ```
///
/// It is neither `Encodable` nor `Hashable`, so it does not get into a file or a set of keys either.
public struct Secret<Value: SettingValue>: SettingValue {
    private let value: Value

    /// Hides `value`.
    public init(_ value: Value) { self.value = value }

    public init?(setting node: SettingNode) {
        guard let value = Value(setting: node) else { return nil }
        self.value = value
    }

    /// The value itself: from here on its secrecy is in the hands of the caller.
    public func reveal() -> Value { value }

    public static var settingKind: String { Value.settingKind }
    public static var settingShape: SettingShape { Value.settingShape }
    public static var isSecret: Bool { true }
    public static func settingMismatch(_ node: SettingNode) -> String { Value.settingMismatch(node) }
    public var settingText: String { SettingText.redacted }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { SettingText.redacted }
    public var debugDescription: String { SettingText.redacted }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Secret: Equatable where Value: Equatable {}

extension Secret: Revealing {
    var revealed: Any { value }
}
