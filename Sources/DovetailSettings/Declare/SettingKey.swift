/// What is known about a setting before any layer is read: its name, its default, and what its values must satisfy.
///
/// ```swift
/// SettingKey("http.port", default: 8080, in: 1...65_535)
/// SettingKey("pool.size", default: 8, expected: "a power of two") { $0 > 0 && $0.nonzeroBitCount == 1 }
/// SettingKey<URL>("database.url")                                  // required
/// SettingKey<URL?>("proxy.url")                                    // nil where no layer has it
/// ```
///
/// A value that is there and wrong is an error, also where there is a default: a default stands in for what was not
/// said, not for what was said badly.
public struct SettingKey<Value: SettingValue>: Sendable {
    /// The dotted name.
    public let name: SettingName
    /// What holds where no layer has a value; `nil` makes the setting required.
    public let fallback: Value?
    let condition: SettingCondition<Value>?

    private init(name: SettingName, fallback: Value?, condition: SettingCondition<Value>? = nil) {
        self.name = name
        self.fallback = fallback
        self.condition = condition
    }

    /// A required setting.
    public init(_ name: SettingName) {
        self.init(name: name, fallback: nil)
    }

    /// A setting that may be absent.
    public init(_ name: SettingName) where Value: ExpressibleByNilLiteral {
        self.init(name: name, fallback: .some(nil))
    }

    /// A setting with a default.
    public init(_ name: SettingName, default value: Value) {
        self.init(name: name, fallback: value)
    }

    /// A setting with limits, such as `in: 1...65_535`; required when there is no default.
    public init(_ name: SettingName, default value: Value? = nil, in range: ClosedRange<Value>) where Value: Comparable {
        self.init(
            name: name, fallback: value,
            condition: .in("\(range.lowerBound.settingText)...\(range.upperBound.settingText)") {
                range.contains($0)
            })
    }

    /// A setting with a lower limit, such as `in: 1...`; required when there is no default.
    public init(_ name: SettingName, default value: Value? = nil, in range: PartialRangeFrom<Value>) where Value: Comparable {
        self.init(name: name, fallback: value, condition: .in("\(range.lowerBound.settingText)...") { range.contains($0) })
    }

    /// A setting with an upper limit, such as `in: ...0.5`; required when there is no default.
    public init(_ name: SettingName, default value: Value? = nil, in range: PartialRangeThrough<Value>) where Value: Comparable {
        self.init(name: name, fallback: value, condition: .in("...\(range.upperBound.settingText)") { range.contains($0) })
    }

    /// A setting with limits that may be absent.
    public init<Wrapped: Comparable>(_ name: SettingName, in range: ClosedRange<Wrapped>) where Value == Wrapped? {
        self.init(
            name: name, fallback: .some(nil),
            condition: .in("\(range.lowerBound.settingText)...\(range.upperBound.settingText)") { $0.map(range.contains) ?? true }
        )
    }

    /// A setting whose values satisfy a condition; required when there is no default.
    ///
    /// `reason` is what is expected, as it is to follow the word “expected” in a message, such as `a power of two`.
    public init(
        _ name: SettingName, default value: Value? = nil, expected reason: String, where condition: @escaping @Sendable (Value) -> Bool
    ) {
        self.init(name: name, fallback: value, condition: .expected(reason, condition))
    }

    /// A setting that may be absent and otherwise satisfies a condition.
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

    /// What to say of a value that was understood and does not satisfy the condition.
    var refused: String {
        if case .in = condition?.wording { "\(Value.settingKind) out of range" } else { "\(Value.settingKind) that is not" }
    }
}

/// What every value of a setting must satisfy, and how to say it.
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
