/// The origin of a value: a location in a file, a variable, a flag.
public struct SettingOrigin: Sendable, Hashable {
    /// The layer, such as `settings.json` or `the environment`.
    public let layer: String
    /// The layer's spelling of the setting, where it differs from the key: `HTTP_PORT`, `--http-port`.
    public let spelling: String?
    /// The path as it was passed, for layers that are files.
    public let file: String?
    /// The line, starting at 1.
    public let line: Int?
    /// The column, starting at 1, in bytes, as the compiler counts.
    public let column: Int?
    /// Whether values from there are secrets, whatever the types of their settings are.
    let isSecret: Bool

    /// Creates an origin, for custom layers.
    public init(layer: String, spelling: String? = nil, file: String? = nil, line: Int? = nil, column: Int? = nil) {
        self.init(layer: layer, spelling: spelling, file: file, line: line, column: column, isSecret: false)
    }

    init(layer: String, spelling: String? = nil, file: String? = nil, line: Int? = nil, column: Int? = nil, isSecret: Bool) {
        self.layer = layer
        self.spelling = spelling
        self.file = file
        self.line = line
        self.column = column
        self.isSecret = isSecret
    }
}

extension SettingOrigin: CustomStringConvertible {
    /// `settings.json:3:13`, `HTTP_PORT in .env:4:1`, `HTTP_PORT in the environment`, `--http-port on the command line`
    public var description: String {
        guard var spelling else { return place }
        if spelling.isEmpty { spelling = "\"\"" }
        return spelling.hasPrefix("--") ? "\(spelling) on \(place)" : "\(spelling) in \(place)"
    }

    /// `settings.json:3:13`, `the environment`
    var place: String {
        let numbers = line.map { [$0] + (column.map { [$0] } ?? []) } ?? []
        return ([SettingText.escaped(file ?? layer)] + numbers.map(String.init)).joined(separator: ":")
    }
}

// SPDX-License-Identifier: Apache-2.0
