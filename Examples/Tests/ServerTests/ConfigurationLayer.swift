import Configuration
import Dovetail
import DovetailSettings

extension SettingLayer {
    /// The values of a reader of swift-configuration. Name the settings that are lists: in the environment, they look like other text.
    static func configuration(_ reader: ConfigReader, lists: Set<SettingName> = []) -> SettingLayer {
        .custom("swift-configuration") { name in
            // The reader does not know which settings are secrets, so its access log contains no values.
            let key = ConfigKey(name.dotted)
            if lists.contains(name) {
                return reader.stringArray(forKey: key, isSecret: true).map { .list($0.map { .text($0) }) }
            }
            if let text = reader.string(forKey: key, isSecret: true) { return .text(text) }
            if let number = reader.int(forKey: key, isSecret: true) { return .integer(Int64(number)) }
            if let number = reader.double(forKey: key, isSecret: true) { return .double(number) }
            return reader.bool(forKey: key, isSecret: true).map { .bool($0) }
        }
    }
}

enum Port: Setting { static let key = SettingKey("http.port", default: 8080, in: 1...65_535) }
enum Hosts: Setting { static let key = SettingKey("http.hosts", default: ["localhost"]) }
enum Token: Setting { static let key = SettingKey<Secret<String>>("http.token") }

/// Settings for a library that is configured with a reader.
enum ClientConfiguration: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.setting(Port.self)
        binder.setting(Token.self)
        binder.bind(ConfigReader.self).to { (port: Tagged<Port>, token: Tagged<Token>) in
            ConfigReader(
                provider: InMemoryProvider(values: [
                    "http.port": ConfigValue(.int(port.get()), isSecret: false),
                    "http.token": ConfigValue(.string(token.get().reveal()), isSecret: true),
                ]))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
