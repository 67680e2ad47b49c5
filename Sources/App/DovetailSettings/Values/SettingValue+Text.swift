// What a table of settings shows of a value. Not requirements of `SettingValue`: those would be members of every `String` and `Array` of
// a program that imports the module.

extension SettingValue {
    /// Whether the value must be hidden.
    static var isSecret: Bool {
        if self is any SecretSettingValue.Type { return true }
        if let wrapper = self as? any SettingValueWrapper.Type { return wrapper.wrapped.isSecret }
        return (self as? any RawRepresentable.Type)?.hasSecretRawValue ?? false
    }

    /// The value in a table of settings.
    var settingText: String {
        if Self.isSecret { return (self as? any AbsentValue)?.isAbsent == true ? SettingText.none : SettingText.redacted }
        if let value = self as? any SettingTextConvertible { return value.textOfSetting }
        if let text = (self as? any RawRepresentable)?.textOfRawValue { return text }
        return SettingText.shown(Redaction(inside: self).applied(to: String(describing: self)))
    }
}

/// A value whose text in tables is not its description.
protocol SettingTextConvertible: SettingValue {
    var textOfSetting: String { get }
}

/// A value that may be absent, which is no secret.
protocol AbsentValue: SettingValue {
    var isAbsent: Bool { get }
}

/// A value that is as secret as the values in it.
protocol SettingValueWrapper: SettingValue {
    static var wrapped: any SettingValue.Type { get }
}

extension RawRepresentable {
    fileprivate static var hasSecretRawValue: Bool { (RawValue.self as? any SettingValue.Type)?.isSecret ?? false }
    fileprivate var textOfRawValue: String? { (rawValue as? any SettingValue)?.settingText }
}

// SPDX-License-Identifier: Apache-2.0
