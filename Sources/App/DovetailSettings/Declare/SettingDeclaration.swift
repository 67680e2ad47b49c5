/// A setting with its type erased: the information with which layers find its value, and the function that converts it.
struct SettingDeclaration: Sendable {
    enum Reading: Sendable {
        case value(any SettingValue)
        /// The value was rejected; with the kind of the value found.
        case refused(String)
    }

    let type: any Setting.Type
    let name: SettingName
    let shape: SettingShape
    let isSecret: Bool
    /// `an integer in 1...65535`
    let expected: String
    /// The value if no layer has one, and whether it satisfies the setting's condition.
    let fallback: Reading?
    let read: @Sendable (SettingNode) -> Reading

    init<S: Setting>(_ setting: S.Type) {
        let key = S.key
        type = setting
        name = key.name
        shape = S.Element.settingShape
        isSecret = S.Element.isSecret
        expected = key.expected
        fallback = key.fallback.map { value in
            key.condition?.holds(value) == false ? .refused(key.refusedDefault) : .value(value)
        }
        read = { node in
            guard let value = S.Element(setting: node) else { return .refused(S.Element.settingMismatch(node)) }
            return key.condition?.holds(value) == false ? .refused(key.refused) : .value(value)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
