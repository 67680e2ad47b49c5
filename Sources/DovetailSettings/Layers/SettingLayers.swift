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
    public let layers: [SettingLayer]

    public init(_ layers: [SettingLayer] = []) { self.layers = layers }

    /// These, and one that wins over all of them.
    public func adding(_ layer: SettingLayer) -> SettingLayers { SettingLayers(layers + [layer]) }

    /// The value of one setting, without a graph.
    ///
    /// What is wrong with a layer that could not be read is thrown as well, since it may have held the value.
    public subscript<S: Setting>(_ setting: S.Type) -> S.Element {
        get throws(SettingError) {
            let settings = ResolvedSettings([setting], in: self)
            guard settings.problems.isEmpty, let value = settings[setting] else { throw SettingError(settings.problems) }
            return value
        }
    }
}

extension SettingLayers: ExpressibleByDictionaryLiteral {
    /// `[:]` is no layer at all, `["http.port": 8080]` one of values.
    public init(dictionaryLiteral elements: (SettingName, SettingNode)...) {
        layers = elements.isEmpty ? [] : [.values(elements, name: "values")]
    }
}

extension SettingLayers: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { layers.map(\.name).joined(separator: ", ") }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: layers.map(\.name)) }
}
