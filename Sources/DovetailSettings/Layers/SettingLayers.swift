public import DovetailLayers

extension SettingLayers: ExpressibleByDictionaryLiteral {
    /// `[:]` is no layer at all, `["http.port": 8080]` one of values.
    public init(dictionaryLiteral elements: (SettingName, SettingNode)...) {
        self.init(elements.isEmpty ? [] : [.values(elements, name: "values")])
    }
}
