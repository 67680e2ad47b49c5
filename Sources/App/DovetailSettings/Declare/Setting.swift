public import Dovetail
public import DovetailGraph

/// A typed value of a program's configuration, and the tag under which the graph provides it.
///
/// Declare a setting where it is used. Inject it as `Tagged<HTTPPort>`; without a graph, read it from the layers:
/// `try layers[HTTPPort.self]`.
///
/// ```swift
/// enum HTTPPort: Setting    { static let key = SettingKey("http.port", default: 8080, in: 1...65_535) }
/// enum DatabaseURL: Setting { static let key = SettingKey<URL>("database.url") }              // required
/// enum APIToken: Setting    { static let key = SettingKey<Secret<String>>("api.token") }      // redacted everywhere
/// enum ProxyURL: Setting    { static let key = SettingKey<URL?>("proxy.url") }                // may be absent
/// ```
public protocol Setting: Tag, DeclaredTag where Element: SettingValue {
    // Redeclared so that it is inferred from `key`.
    override associatedtype Element

    /// The name of the setting, its type, its default and the condition for its values.
    static var key: SettingKey<Element> { get }
}

extension Setting {
    /// The call that binds the setting, for the diagnostic of a missing binding.
    public static func declaration(of name: String) -> String { "setting(\(name).self)" }
}

// SPDX-License-Identifier: Apache-2.0
