package import DovetailGraph

/// One source of settings: a file, the environment, the command line, or any other.
///
/// DovetailSettings creates and reads layers. This module only declares them, so that DovetailLaunch can accept layers without
/// depending on settings.
public struct SettingLayer: Sendable {
    /// Its name in messages: `settings.json`, `the environment`.
    public let name: String
    /// The source that DovetailSettings reads values from.
    package let content: any Sendable

    package init(_ name: String, content: any Sendable) {
        self.name = name
        self.content = content
    }
}

/// All sources of settings of a program, from the lowest to the highest priority.
///
/// ```swift
/// let layers = SettingLayers([.json("settings.json"), .dotEnv(), .environment(prefix: "APP_"), .commandLine()])
/// let stage = try layers[StageSetting.self]
/// ```
///
/// Groups are merged deeply: a later file that has only `http.port` does not change `http.host` of an earlier one. Lists
/// are not merged; the last one is used.
public struct SettingLayers: Sendable {
    /// The last one wins.
    public let layers: [SettingLayer]

    /// Without layers, only defaults apply.
    public init(_ layers: [SettingLayer] = []) { self.layers = layers }

    /// These layers, and one with a higher priority.
    public func adding(_ layer: SettingLayer) -> SettingLayers { SettingLayers(layers + [layer]) }
}

extension SettingLayer: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { name }
    public var debugDescription: String { name }
    /// Omits the values: any of them can be secret.
    public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

extension SettingLayers: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { layers.map(\.name).joined(separator: ", ") }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: layers.map(\.name)) }
}

/// Reads the settings of a graph during validation. DovetailSettings implements it.
///
/// The launcher gets it from the layers, so neither module imports the other.
package protocol LayerReading: OwnPlugin {
    /// The values and diagnostics of the settings of `graph`.
    func reading(of graph: Graph) -> LayersRead
}

/// The settings that were read from layers, as text.
package struct LayersRead: Sendable {
    /// The settings with their values and origins; secrets are redacted.
    package let table: String
    /// Redacts the secrets in a text.
    package let redact: @Sendable (String) -> String

    /// Without arguments, there are no settings.
    package init(table: String = "", redact: @escaping @Sendable (String) -> String = { $0 }) {
        self.table = table
        self.redact = redact
    }
}
