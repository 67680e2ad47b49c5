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
    /// How an entry that no setting reads is reported; nil for the default.
    package private(set) var unknown: Level?

    /// How a likely mistake in the sources of settings is reported.
    public enum Level: Sendable, Hashable {
        /// The settings cannot be used.
        case error
        /// It is reported, and the settings are used.
        case warning
        /// It is not reported.
        case off
    }

    package init(_ name: String, content: any Sendable) {
        self.name = name
        self.content = content
    }

    /// This layer with its own level for entries that no setting reads, regardless of that of its `SettingLayers`.
    ///
    /// ```swift
    /// .dotEnv().reportingUnknown(as: .off)  // Other programs read this file, too.
    /// ```
    public func reportingUnknown(as level: Level) -> SettingLayer {
        var layer = self
        layer.unknown = level
        return layer
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
    /// How an entry that no setting reads is reported; nil for the default of each layer.
    package let unknown: SettingLayer.Level?
    /// How a secret is reported that was passed where other users can see it.
    package let exposed: SettingLayer.Level

    /// Without layers, only defaults apply.
    ///
    /// An entry that no setting reads is an error in values that are written in the program, such as those of a test, and a warning in all
    /// other layers. A secret on the command line is a warning.
    public init(_ layers: [SettingLayer] = []) { self.init(layers, unknown: nil, exposed: .warning) }

    /// Layers whose likely mistakes are reported differently.
    ///
    /// ```swift
    /// SettingLayers([.json("settings.json"), .environment(prefix: "APP_")], unknown: .error)
    /// ```
    ///
    /// - Parameters:
    ///   - layers: The layers; the last one wins.
    ///   - unknown: How an entry is reported that no setting reads, such as a misspelled name. ``SettingLayer/reportingUnknown(as:)`` takes
    ///     precedence for its layer.
    ///   - exposed: How a secret on the command line is reported.
    public init(_ layers: [SettingLayer], unknown: SettingLayer.Level, exposed: SettingLayer.Level = .warning) {
        self.init(layers, unknown: .some(unknown), exposed: exposed)
    }

    private init(_ layers: [SettingLayer], unknown: SettingLayer.Level?, exposed: SettingLayer.Level) {
        self.layers = layers
        self.unknown = unknown
        self.exposed = exposed
    }

    /// These layers, and one with a higher priority.
    public func adding(_ layer: SettingLayer) -> SettingLayers { SettingLayers(layers + [layer], unknown: unknown, exposed: exposed) }
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

/// The settings that were read for a graph. DovetailSettings implements it.
///
/// The launcher gets it from the graph, so neither module imports the other.
package protocol SettingsSupply: GraphSupply {
    /// The settings with their values and origins; secrets are redacted. Empty without settings.
    var table: String { get }
    /// The likely mistakes of the person who started the program: unknown names, and secrets that others can see.
    var warnings: [Diagnostic] { get }
    /// Redacts the secrets in a text.
    var redact: @Sendable (String) -> String { get }
}

// SPDX-License-Identifier: Apache-2.0
