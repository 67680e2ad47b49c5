import Dovetail
import DovetailGraph

/// The value of a setting in one graph. It is supplied before the graph is validated, and never changes afterwards.
final class SettingSlot<S: Setting>: ProviderProtocol, @unchecked Sendable {  // Filled before it is shared.
    private var value: S.Element?
    /// Whether layers have been searched for the value.
    private var isSearched = false

    func get() -> S.Element {
        if let value { return value }
        if let fallback = S.key.fallback { return fallback }
        // The graph was not validated. Validation reports this as `complaint` before any instance is created.
        fatalError("setting \(S.key.name.shown) was requested in a graph without settings: pass SettingLayers as a plugin")
    }
}

/// A slot with its type erased, as attached to a binding.
protocol AnySettingSlot: Sendable {
    var declaration: SettingDeclaration { get }
    func fill(from settings: ResolvedSettings)
}

extension SettingSlot: AnySettingSlot {
    var declaration: SettingDeclaration { SettingDeclaration(S.self) }

    func fill(from settings: ResolvedSettings) {
        isSearched = true
        // Of two suppliers, the first one.
        if value == nil { value = settings[S.self] }
    }
}

extension SettingSlot: GraphAttachment {
    func add(_ binding: Int, to graph: inout Graph) { graph.attach(SettingRule()) }
}

extension SettingSlot: UnresolvedAttachment {
    /// Without layers there is no value, unless the key has a default.
    var complaint: (message: String, help: String)? {
        if isSearched || S.key.fallback != nil { return nil }
        return (
            "setting \(S.key.name.shown) has no default, and the graph is built without settings",
            "pass SettingLayers: ComponentFactory.of(…, plugins: [layers]), or Launcher(…, settings: layers)"
        )
    }
}

extension SettingSlot: SettingDescription {
    var settingKey: String { S.key.name.shown }

    var settingFallback: String? { S.key.fallback?.settingText }
}

extension SettingSlot: CustomReflectable {
    /// Omits the value: any of them can be secret, and whoever prints a graph prints its attachments.
    var customMirror: Mirror { Mirror(self, children: ["setting": S.key.name.shown]) }
}

// SPDX-License-Identifier: Apache-2.0
