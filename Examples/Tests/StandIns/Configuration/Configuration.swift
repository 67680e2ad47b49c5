// Replaces swift-configuration: the declarations that the examples use, as version 1.2 declares them, and only the behavior that the tests
// examine. A provider of the real library has further requirements.

public struct ConfigKey: Sendable {
    public var components: [String]

    public init(_ string: String) { components = string.split(separator: ".").map(String.init) }
}

public struct AbsoluteConfigKey: Sendable, Hashable, ExpressibleByStringLiteral {
    public var components: [String]

    public init(_ relative: ConfigKey) { components = relative.components }
    public init(stringLiteral value: String) { self.init(ConfigKey(value)) }
}

public enum ConfigContent: Sendable, Hashable {
    case string(String), int(Int), double(Double), bool(Bool), stringArray([String])
}

public struct ConfigValue: Sendable, Hashable {
    public var content: ConfigContent
    public var isSecret: Bool

    public init(_ content: ConfigContent, isSecret: Bool) {
        self.content = content
        self.isSecret = isSecret
    }
}

public enum ConfigType: String, Sendable {
    case string, int, double, bool, stringArray
}

public struct LookupResult: Sendable, Hashable {
    public var encodedKey: String
    public var value: ConfigValue?
}

public protocol ConfigProvider: Sendable {
    func value(forKey key: AbsoluteConfigKey, type: ConfigType) throws -> LookupResult
}

private struct NotConvertible: Error {}

extension ConfigContent {
    fileprivate var type: ConfigType {
        switch self {
        case .string: .string
        case .int: .int
        case .double: .double
        case .bool: .bool
        case .stringArray: .stringArray
        }
    }
}

/// Values with types: another type is an error, as in a JSON file.
public struct InMemoryProvider: ConfigProvider {
    private let values: [AbsoluteConfigKey: ConfigValue]

    public init(name: String? = nil, values: [AbsoluteConfigKey: ConfigValue]) { self.values = values }

    public func value(forKey key: AbsoluteConfigKey, type: ConfigType) throws -> LookupResult {
        let value = values[key]
        if let value, value.content.type != type { throw NotConvertible() }
        return LookupResult(encodedKey: key.components.joined(separator: "."), value: value)
    }
}

/// Text, which is converted to the type that is requested.
public struct EnvironmentVariablesProvider: ConfigProvider {
    private let variables: [String: String]

    public init(environmentVariables: [String: String]) { variables = environmentVariables }

    public func value(forKey key: AbsoluteConfigKey, type: ConfigType) throws -> LookupResult {
        let name = key.components.joined(separator: "_").uppercased()
        guard let text = variables[name] else { return LookupResult(encodedKey: name, value: nil) }
        let content: ConfigContent? =
            switch type {
            case .string: .string(text)
            case .int: Int(text).map { .int($0) }
            case .double: Double(text).map { .double($0) }
            case .bool: Bool(text).map { .bool($0) }
            case .stringArray: .stringArray(text.split(separator: ",").map(String.init))
            }
        guard let content else { throw NotConvertible() }
        return LookupResult(encodedKey: name, value: ConfigValue(content, isSecret: false))
    }
}

/// Reads from the first provider with a value. An error is reported to an access reporter only, and the result is nil.
public struct ConfigReader: Sendable {
    private let providers: [any ConfigProvider]

    public init(providers: [any ConfigProvider]) { self.providers = providers }
    public init(provider: some ConfigProvider) { self.init(providers: [provider]) }

    private func content(_ key: ConfigKey, _ type: ConfigType) -> ConfigContent? {
        do {
            for provider in providers {
                if let value = try provider.value(forKey: AbsoluteConfigKey(key), type: type).value { return value.content }
            }
        } catch {}
        return nil
    }

    public func string(forKey key: ConfigKey, isSecret: Bool = false, fileID: String = #fileID, line: UInt = #line) -> String? {
        if case .string(let value) = content(key, .string) { value } else { nil }
    }

    public func int(forKey key: ConfigKey, isSecret: Bool = false, fileID: String = #fileID, line: UInt = #line) -> Int? {
        if case .int(let value) = content(key, .int) { value } else { nil }
    }

    public func double(forKey key: ConfigKey, isSecret: Bool = false, fileID: String = #fileID, line: UInt = #line) -> Double? {
        if case .double(let value) = content(key, .double) { value } else { nil }
    }

    public func bool(forKey key: ConfigKey, isSecret: Bool = false, fileID: String = #fileID, line: UInt = #line) -> Bool? {
        if case .bool(let value) = content(key, .bool) { value } else { nil }
    }

    public func stringArray(forKey key: ConfigKey, isSecret: Bool = false, fileID: String = #fileID, line: UInt = #line) -> [String]? {
        if case .stringArray(let value) = content(key, .stringArray) { value } else { nil }
    }
}

// SPDX-License-Identifier: Apache-2.0
