public import Dovetail

extension Binder {
    /// Binds the value of a setting, to be requested as `Tagged<setting>`.
    ///
    /// ```swift
    /// static func configure(binder: Binder<Singleton>) {
    ///     binder.setting(HTTPPort.self)
    ///     binder.bind(Server.self).to { (port: Tagged<HTTPPort>) in Server(port: port.get()) }
    /// }
    ///
    /// let app = try ComponentFactory.of(App.self, plugins: [layers])
    /// ```
    ///
    /// Several modules may bind the same setting. The value comes from the `SettingLayers` that are passed as a plugin. They read all
    /// settings of the graph before it is validated, and report every problem together with those of the graph. Without layers, only
    /// defaults are available.
    public func setting<S: Setting>(
        _ setting: S.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
        include(module: SettingModule<S>.self, at: place) { binder in
            let slot = SettingSlot<S>()
            binder.bind(S.Element.self, file: file, filePath: filePath, line: line, column: column)
                .tagged(with: S.self)
                .attached(slot)
                .to(provider: slot)
        }
    }
}

/// The module that `binder.setting` includes, so that repeated calls bind once.
private enum SettingModule<S: Setting>: Module {
    static func configure(binder: Binder<Unscoped>) {}
}

// SPDX-License-Identifier: Apache-2.0
