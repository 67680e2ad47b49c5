/// A type that a setting can have.
///
/// `String`, `Bool`, `Double`, `Float`, the integers, `URL`, `Duration`, `Data`, ``Secret``, and arrays and optionals of
/// them are values already. An enum with raw values needs nothing but its name:
///
/// ```swift
/// enum LogLevel: String, CaseIterable, SettingValue { case debug, info, error }
/// ```
///
/// Any other type says how it is read, most often from a value that there is:
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
    /// What is expected, as it follows the word “expected” in a message, such as `an integer`.
    static var settingKind: String { get }
    /// How the command line and the environment write it.
    static var settingShape: SettingShape { get }
    /// Whether it must not be seen. ``Secret`` says `true`, and what contains one repeats it.
    static var isSecret: Bool { get }

    /// Reads the value, or refuses by returning nil.
    init?(setting node: SettingNode)

    /// What to say was found where `init(setting:)` refused: a kind such as `a string`, never the value.
    static func settingMismatch(_ node: SettingNode) -> String

    /// How a table of settings shows it.
    var settingText: String { get }
}

/// How a setting is written where everything is text.
public enum SettingShape: Sendable, Hashable {
    /// Present or absent: `--verbose`, `--no-verbose`. It never takes the argument that follows.
    case flag
    /// One value: `--port 80`, `--port=80`.
    case scalar
    /// Several: `--host a --host b`; `HOST=a,b` in the environment.
    case list
}

extension SettingValue {
    /// The type; values with a better word for themselves say it.
    public static var settingKind: String { "a value for \(Self.self)" }
    public static var settingShape: SettingShape { .scalar }
    public static var isSecret: Bool { false }
    public static func settingMismatch(_ node: SettingNode) -> String { node.kind }
    public var settingText: String {
        if Self.isSecret { return SettingText.redacted }
        return SettingText.shown(Redaction(inside: self).applied(to: String(describing: self)))
    }
}
