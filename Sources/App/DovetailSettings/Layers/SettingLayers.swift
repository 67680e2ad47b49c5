public import DovetailLayers

extension SettingLayers: ExpressibleByDictionaryLiteral {
    /// `[:]` creates no layers, `["http.port": 8080]` a layer of values, in which a name that no setting has is an error.
    public init(dictionaryLiteral elements: (SettingName, SettingNode)...) {
        self.init(elements.isEmpty ? [] : [.values(elements, name: "values")])
    }
}

// SPDX-License-Identifier: Apache-2.0
