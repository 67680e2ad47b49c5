extension Graph {
    /// A setting of the program, whose value a binding provides.
    public struct Setting: Hashable, Sendable {
        /// The binding, a position in ``Graph/bindings``.
        public var binding: Int
        /// The name of the setting, such as `http.port`.
        public var key: String
        /// The default as text, `<redacted>` for a secret; `nil` if the setting is required.
        public var fallback: String?

        /// Creates the description of the setting that a binding provides.
        public init(binding: Int, key: String, fallback: String? = nil) {
            self.binding = binding
            self.key = key
            self.fallback = fallback
        }
    }

    /// The settings that bindings provide, in the order of the bindings.
    ///
    /// In a graph that was collected in this process, they are derived from the bindings when this is read, so that collecting them costs
    /// nothing.
    public var settings: [Setting] {
        get { storedSettings?.content ?? attachedBindings.compactMap { setting(of: $0) } }
        set { storedSettings = Indirect(newValue) }
    }

    private func setting(of binding: Int) -> Setting? {
        guard let description = bindings[binding].attachment as? any SettingDescription else { return nil }
        return Setting(binding: binding, key: description.settingKey, fallback: description.settingFallback)
    }
}

/// An attachment of a binding that provides the value of a setting.
package protocol SettingDescription: Sendable {
    /// The name of the setting.
    var settingKey: String { get }
    /// The default as text, without secrets; `nil` if the setting is required.
    var settingFallback: String? { get }
}

extension Graph.Module {
    /// Whether the library includes this module on behalf of a declaration in another module, such as `binder.setting(HTTPPort.self)`.
    ///
    /// Such modules are not shown: their bindings belong to the module with the declaration.
    package var isOfLibrary: Bool { name.full.hasPrefix("DovetailSettings.SettingModule<") }
}

extension Graph {
    /// The module of a binding as a person knows it: the one that contains the declaration.
    package func declaringModule(_ module: Int) -> Int {
        var module = module
        while modules[module].isOfLibrary, let including = modules[module].includedBy, including != module { module = including }
        return module
    }
}

// SPDX-License-Identifier: Apache-2.0
