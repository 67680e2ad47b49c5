/// The static properties of a setting: its name, its default, and the condition for its values.
///
/// ```swift
/// SettingKey("http.port", default: 8080, in: 1...65_535)
/// SettingKey("pool.size", default: 8, expected: "a power of two") { $0 > 0 && $0.nonzeroBitCount == 1 }
/// SettingKey<URL>("database.url")                                  // required
/// SettingKey<URL?>("proxy.url")                                    // nil where no layer has it
/// ```
///
/// An invalid value is an error even when the setting has a default: defaults replace missing values, not malformed ones.
public struct SettingKey<Value: SettingValue>: Sendable {
    /// The dotted name.
    public let name: SettingName
    /// The value if no layer has one; `nil` makes the setting required.
    public let fallback: Value?
    let condition: SettingCondition<Value>?

    private init(name: SettingName, fallback: Value?, condition: SettingCondition<Value>? = nil) {
        self.name = name
        self.fallback = fallback
        self.condition = condition
    }

    /// Creates a required setting.
    public init(_ name: SettingName) {
        self.init(name: name, fallback: nil)
    }

    /// Creates a setting that may be absent.
    public init(_ name: SettingName) where Value: ExpressibleByNilLiteral {
        self.init(name: name, fallback: .some(nil))
    }

    /// Creates a setting with a default.
    public init(_ name: SettingName, default value: Value) {
        self.init(name: name, fallback: value)
    }

    /// Creates a setting with limits, such as `in: 1...65_535`; required when there is no default.
    public init(_ name: SettingName, default value: Value? = nil, in range: ClosedRange<Value>) where Value: Comparable {
        self.init(
            name: name, fallback: value,
            condition: .in("\(range.lowerBound.settingText)...\(range.upperBound.settingText)") {
                range.contains($0)
            })
    }

    /// Creates a setting with a lower limit, such as `in: 1...`; required when there is no default.
    public init(_ name: SettingName, default value: Value? = nil, in range: PartialRangeFrom<Value>) where Value: Comparable {
        self.init(name: name, fallback: value, condition: .in("\(range.lowerBound.settingText)...") { range.contains($0) })
    }

    /// Creates a setting with an upper limit, such as `in: ...0.5`; required when there is no default.
    public init(_ name: SettingName, default value: Value? = nil, in range: PartialRangeThrough<Value>) where Value: Comparable {
        self.init(name: name, fallback: value, condition: .in("...\(range.upperBound.settingText)") { range.contains($0) })
    }

    /// Creates a setting with limits that may be absent.
    public init<Wrapped: Comparable>(_ name: SettingName, in range: ClosedRange<Wrapped>) where Value == Wrapped? {
        self.init(
            name: name, fallback: .some(nil),
            condition: .in("\(range.lowerBound.settingText)...\(range.upperBound.settingText)") { $0.map(range.contains) ?? true }
        )
    }

    /// Creates a setting whose values satisfy a condition; required when there is no default.
    ///
    /// `reason` describes the expected value after the word “expected” in a message, such as `a power of two`.
    public init(
        _ name: SettingName, default value: Value? = nil, expected reason: String, where condition: @escaping @Sendable (Value) -> Bool
    ) {
        self.init(name: name, fallback: value, condition: .expected(reason, condition))
    }

    /// Creates a setting that may be absent and otherwise satisfies a condition.
    public init<Wrapped>(
        _ name: SettingName, expected reason: String, where condition: @escaping @Sendable (Wrapped) -> Bool
    ) where Value == Wrapped? {
        self.init(name: name, fallback: .some(nil), condition: .expected(reason) { $0.map(condition) ?? true })
    }

    /// `an integer in 1...65535`
    public var expected: String {
        switch condition?.wording {
        case nil: Value.settingKind
        case .in(let range): "\(Value.settingKind) in \(range)"
        case .expected(let reason): reason
        }
    }

    /// The description of a value that was parsed and does not satisfy the condition.
    var refused: String { refused(Value.settingKind) }

    /// The description of a default that does not satisfy the condition.
    var refusedDefault: String { refused("a default") }

    private func refused(_ value: String) -> String {
        if case .in = condition?.wording { "\(value) out of range" } else { "\(value) that does not match" }
    }
}

/// The condition for the values of a setting, with its wording in messages.
struct SettingCondition<Value>: Sendable {
    enum Wording: Sendable {
        case `in`(String)
        case expected(String)
    }

    let wording: Wording
    let holds: @Sendable (Value) -> Bool

    static func `in`(_ range: String, _ holds: @escaping @Sendable (Value) -> Bool) -> Self {
        Self(wording: .in(range), holds: holds)
    }

    static func expected(_ reason: String, _ holds: @escaping @Sendable (Value) -> Bool) -> Self {
        Self(wording: .expected(reason), holds: holds)
    }
}

// SPDX-License-Identifier: Apache-2.0
