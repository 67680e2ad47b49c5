package import DovetailGraph

/// One source of settings: a file, the environment, the command line, or any other.
///
/// DovetailSettings makes layers and reads them. Here they are only carried, so that what launches an application can
/// take them without knowing what a setting is.
public struct SettingLayer: Sendable {
    /// What messages call it: `settings.json`, `the environment`.
    public let name: String
    /// What DovetailSettings finds the values in.
    package let content: any Sendable

    package init(_ name: String, content: any Sendable) {
        self.name = name
        self.content = content
    }
}

/// All sources of settings of a program, the most general one first: a later one wins.
///
/// ```swift
/// let layers = SettingLayers([.json("settings.json"), .dotEnv(), .environment(prefix: "APP_"), .commandLine()])
/// let stage = try layers[StageSetting.self]
/// ```
///
/// Groups are merged deeply: a later file that has only `http.port` leaves `http.host` of an earlier one alone. Lists
/// are not merged; the last one holds.
public struct SettingLayers: Sendable {
    /// The last one wins.
    public let layers: [SettingLayer]

    /// No layer at all, unless some are named: only defaults hold.
    public init(_ layers: [SettingLayer] = []) { self.layers = layers }

    /// These, and one that wins over all of them.
    public func adding(_ layer: SettingLayer) -> SettingLayers { SettingLayers(layers + [layer]) }
}

extension SettingLayer: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { name }
    public var debugDescription: String { name }
    /// Without the values: any of them may be secret.
    public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

extension SettingLayers: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { layers.map(\.name).joined(separator: ", ") }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: layers.map(\.name)) }
}

/// What DovetailSettings makes of layers: something that reads the settings of a graph while it is validated.
///
/// The launcher finds it by asking the layers for it, so that neither module imports the other.
package protocol LayerReading: OwnPlugin {
    /// What there is to say about the settings of `graph`.
    func reading(of graph: Graph) -> LayersRead
}

/// What was found in layers, for people.
package struct LayersRead: Sendable {
    /// The settings with their values and origins, secrets left out.
    package let table: String
    /// Takes the secrets out of a text that somebody else has written.
    package let redact: @Sendable (String) -> String

    /// Without anything, nothing was found.
    package init(table: String = "", redact: @escaping @Sendable (String) -> String = { $0 }) {
        self.table = table
        self.redact = redact
    }
}
