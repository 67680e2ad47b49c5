public import DovetailLayers

extension SettingLayers: ExpressibleByDictionaryLiteral {
    /// `[:]` creates no layers, `["http.port": 8080]` a layer of values.
    public init(dictionaryLiteral elements: (SettingName, SettingNode)...) {
        self.init(elements.isEmpty ? [] : [.values(elements, name: "values")])
    }
}
