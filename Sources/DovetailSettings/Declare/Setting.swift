public import Dovetail

/// One typed value of a program's configuration, and the tag under which the graph hands it out.
///
/// A setting is declared where it is used, and nowhere else. What asks for it asks for `TaggedProvider<HTTPPort>`;
/// what runs without a graph reads it from the layers: `try layers[HTTPPort.self]`.
///
/// ```swift
/// enum HTTPPort: Setting    { static let key = SettingKey("http.port", default: 8080, in: 1...65_535) }
/// enum DatabaseURL: Setting { static let key = SettingKey<URL>("database.url") }              // required
/// enum APIToken: Setting    { static let key = SettingKey<Secret<String>>("api.token") }      // redacted everywhere
/// enum ProxyURL: Setting    { static let key = SettingKey<URL?>("proxy.url") }                // may be absent
/// ```
public protocol Setting: Tag where Element: SettingValue {
    // Said again so that it is inferred from `key`.
    override associatedtype Element

    /// The name of the setting, its type, its default and what its values must satisfy.
    static var key: SettingKey<Element> { get }
}
