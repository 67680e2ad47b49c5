import DovetailSettings

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

enum HTTPPort: Setting { static let key = SettingKey("http.port", default: 8080, in: 1...65_535) }
enum HTTPHost: Setting { static let key = SettingKey("http.host", default: "localhost") }
enum HTTPTimeout: Setting { static let key = SettingKey<Duration>("http.serverTimeout", default: .seconds(30)) }
enum DatabaseURL: Setting { static let key = SettingKey<URL>("database.url") }
enum APIToken: Setting { static let key = SettingKey<Secret<String>>("api.token") }
enum Verbose: Setting { static let key = SettingKey("verbose", default: false) }
enum Hosts: Setting { static let key = SettingKey<[String]>("hosts", default: []) }
enum Offset: Setting { static let key = SettingKey("offset", default: 0) }
enum Proxy: Setting { static let key = SettingKey<URL?>("proxy.url") }

/// Runs `body` with the path of a new directory that is gone afterwards.
func withDirectory<R>(_ body: (String) throws -> R) throws -> R {
    let directory = FileManager.default.temporaryDirectory.appending(path: "dovetail-settings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    return try body(directory.path)
}

/// Runs `body` with the path of a file of this content.
func withFile<R>(_ content: [UInt8], named name: String = "settings.json", _ body: (String) throws -> R) throws -> R {
    try withDirectory { directory in
        let path = directory + "/" + name
        try Data(content).write(to: URL(filePath: path))
        return try body(path)
    }
}

func withFile<R>(_ text: String, named name: String = "settings.json", _ body: (String) throws -> R) throws -> R {
    try withFile(Array(text.utf8), named: name, body)
}

/// What is wrong, as it would be printed, with the name of the directory left out.
func report(_ layers: SettingLayers, _ settings: [any Setting.Type] = [], in path: String = "") -> String {
    let settings = ResolvedSettings(settings, in: layers)
    let directory = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/"
    let text = (settings.problems + settings.warnings).map(\.description).joined(separator: "\n")
    return path.isEmpty ? text : text.replacing(directory, with: "")
}

/// What is wrong with a JSON file of this content.
func jsonReport(_ text: String, _ settings: [any Setting.Type] = []) throws -> String {
    try withFile(text) { report(SettingLayers([.json($0)]), settings, in: $0) }
}

/// What is wrong with a `.env` file of this content.
func dotEnvReport(_ text: String, _ settings: [any Setting.Type] = []) throws -> String {
    try withFile(text, named: ".env") { report(SettingLayers([.dotEnv($0)]), settings, in: $0) }
}

// SPDX-License-Identifier: Apache-2.0
