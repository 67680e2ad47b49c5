/// A setting without its type: what the layers need to find its value, and the way to read what they found.
struct SettingDeclaration: Sendable {
    enum Reading: Sendable {
        case value(any SettingValue)
        /// What was found instead, by its kind.
        case refused(String)
    }

    let type: any Setting.Type
    let name: SettingName
    let shape: SettingShape
    let isSecret: Bool
    /// `an integer in 1...65535`
    let expected: String
    /// What holds where no layer has it, and whether it satisfies its own condition.
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
            key.condition?.holds(value) == false ? .refused("a default that is not") : .value(value)
        }
        read = { node in
            guard let value = S.Element(setting: node) else { return .refused(S.Element.settingMismatch(node)) }
            return key.condition?.holds(value) == false ? .refused(key.refused) : .value(value)
        }
    }
}
