/// Where a value was written: a place in a file, a variable, a flag.
public struct SettingOrigin: Sendable, Hashable {
    /// The layer, such as `settings.json` or `the environment`.
    public let layer: String
    /// How the layer spells the setting, where it differs from the key: `HTTP_PORT`, `--http-port`.
    public let spelling: String?
    /// The file as it was given, for layers that are files.
    public let file: String?
    /// From 1.
    public let line: Int?
    /// From 1, in bytes, as the compiler counts.
    public let column: Int?

    /// For layers of your own.
    public init(layer: String, spelling: String? = nil, file: String? = nil, line: Int? = nil, column: Int? = nil) {
        self.layer = layer
        self.spelling = spelling
        self.file = file
        self.line = line
        self.column = column
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
