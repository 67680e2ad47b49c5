public import Dovetail

extension Binder {
    /// Binds the value of a setting: whoever needs it asks for `TaggedProvider<setting>`.
    ///
    /// ```swift
    /// static func configure(binder: Binder<Singleton>) {
    ///     binder.setting(HTTPPort.self)
    ///     binder.bind(Server.self).to { (port: TaggedProvider<HTTPPort>) in Server(port: port.get()) }
    /// }
    ///
    /// let app = try ComponentFactory.of(App.self, plugins: [layers])
    /// ```
    ///
    /// Several modules may say it of the same setting. The value comes from the ``SettingLayers`` that are given as a
    /// plugin: they read all settings of the graph while it is validated, and report everything that is wrong with
    /// them beside everything that is wrong with the graph. Without layers there are only the defaults.
    public func setting<S: Setting>(
        _ setting: S.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = Graph.Place(file: file, filePath: filePath, line: line, column: column)
        include(module: SettingModule<S>.self, at: place) { binder in
            let slot = SettingSlot<S>()
            binder.bind(S.Element.self, file: file, filePath: filePath, line: line, column: column)
                .tagged(with: S.self)
                .attached(slot)
                .to(provider: slot)
        }
    }
}

/// What `binder.setting` includes, so that saying it twice binds once.
private enum SettingModule<S: Setting>: Module {
    static func configure(binder: Binder<Unscoped>) {}
}
